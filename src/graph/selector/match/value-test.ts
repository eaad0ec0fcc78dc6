import type { Comparison } from "@/graph/selector/selector-types";
import { assertNever } from "@/lib/assert-never";
import { isJsonList, type JsonValue } from "@/lib/json";
import { membersOf } from "@/lib/lists/members";
import { compareValues, equalValues, folded, numberInText } from "./compare-values";

/** What a condition asks of one value, made once and asked of many. */
export interface ValueTest {
  /** Of a value that is there (never null). */
  readonly value: (value: JsonValue) => boolean;
  /** Of a number of a numeric attribute, where a quoted number is that number. */
  readonly numeric: (value: number) => boolean;
  /** Of no value. */
  readonly missing: boolean;
  /** The only texts it accepts, where it accepts exactly these: an index can answer. */
  readonly texts?: readonly string[];
  /** The same as `numeric`, for a scan. */
  readonly bound?: { readonly cmp: "==" | "<" | "<=" | ">" | ">="; readonly value: number };
}

/** A list of nothing is no value. */
export const existsTest: ValueTest = {
  value: (value) => membersOf(value).length > 0,
  numeric: () => true,
  missing: false,
};

/** `!=` is no test of its own: it is the opposite of `==`. */
export function comparisonTest(cmp: Exclude<Comparison, "!=">, literal: JsonValue): ValueTest {
  // A comparison with null asks whether there is a value at all.
  if (literal === null) {
    return { value: (value) => cmp === "==" && !existsTest.value(value), numeric: () => false, missing: cmp === "==" };
  }
  const number = typeof literal === "string" ? numberInText(literal) : literal;
  const isText = typeof literal === "string" && cmp === "==";
  return {
    value: literalTest(cmp, literal),
    numeric: typeof number === "number" ? numberTest(cmp, number) : () => false,
    missing: false,
    ...(isText ? { texts: [literal] } : {}),
    ...(typeof number === "number" && isOrder(cmp) ? { bound: { cmp, value: number } } : {}),
  };
}

/** The same as `==` any of the values. */
export function membershipTest(values: readonly JsonValue[]): ValueTest {
  const plain = new Set<JsonValue>(values.filter((value) => typeof value !== "object"));
  const nested = values.filter((value) => typeof value === "object" && value !== null);
  const texts = values.filter((value) => typeof value === "string");
  const numbers = new Set<number | undefined>([
    ...values.filter((value) => typeof value === "number"),
    ...texts.map(numberInText),
  ]);
  const isOne = (value: JsonValue): boolean => plain.has(value) || nested.some((item) => equalValues(item, value));
  const isNone = (value: JsonValue): boolean => values.includes(null) && !existsTest.value(value);
  return {
    value: (value) => isOne(value) || (isJsonList(value) && value.some(isOne)) || isNone(value),
    numeric: (value) => numbers.has(value),
    missing: values.includes(null),
    ...(texts.length === values.length ? { texts } : {}),
  };
}

function literalTest(cmp: Exclude<Comparison, "!=">, literal: JsonValue): (value: JsonValue) => boolean {
  if (typeof literal !== "string") return (value) => compareValues(value, cmp, literal);
  const wanted = folded(literal);
  switch (cmp) {
    case "contains":
      return (value) =>
        typeof value === "string" ? folded(value).includes(wanted) : compareValues(value, cmp, literal);
    case "==":
    case "startsWith":
    case "endsWith":
    case "<":
    case "<=":
    case ">":
    case ">=":
    case "has":
      return (value) => compareValues(value, cmp, literal);
    default:
      return assertNever(cmp);
  }
}

function numberTest(cmp: Exclude<Comparison, "!=">, number: number): (value: number) => boolean {
  switch (cmp) {
    case "==":
      return (value) => value === number;
    case "<":
      return (value) => value < number;
    case "<=":
      return (value) => value <= number;
    case ">":
      return (value) => value > number;
    case ">=":
      return (value) => value >= number;
    case "contains":
    case "startsWith":
    case "endsWith":
    case "has":
      return () => false;
    default:
      return assertNever(cmp);
  }
}

function isOrder(cmp: Comparison): cmp is "==" | "<" | "<=" | ">" | ">=" {
  return cmp === "==" || cmp === "<" || cmp === "<=" || cmp === ">" || cmp === ">=";
}

import { numberInText } from "@/graph/selector/match/compare-values";
import type { Comparison } from "@/graph/selector/selector-types";
import type { JsonValue } from "@/lib/json";
import { cannotAsk } from "../engine-fault";
import type { KeyKind, Parameter } from "../engine-types";
import { type Operand, plainText } from "./operands";

type Value = Extract<Operand, { is: "value" }>;
type Add = (value: Parameter) => string;
type Asked = Exclude<Comparison, "!=">;

interface With {
  /** Never null. */
  readonly value: JsonValue;
  readonly add: Add;
}

const operators = { "==": "=", "<": "<", "<=": "<=", ">": ">", ">=": ">=" } as const;
const dayFirst = /^\s*\d\d?\.\s?\d\d?\.\s?\d{4}/u;

/** A value beside a literal, as `comparisonTest` compares them. */
export function comparisonOf(left: Value, cmp: Asked, { value, add }: With): string {
  if (isListed(left)) return ofItems(left, cmp, { value, add });
  if (cmp === "has" || typeof value === "object") return "false";
  if (isOnly(left.kinds, "number")) return numeric(left, cmp, { value, add });
  if (cmp === "contains" || cmp === "startsWith" || cmp === "endsWith") return partOf(left, cmp, { value, add });
  if (cmp === "==") return `${typeof value === "string" ? datesAsText(left) : left.text} = ${add(value)}`;
  if (typeof value === "boolean") return "false";
  return typeof value === "number" ? ordered(left, cmp, { value, add }) : orderedText(left, cmp, { value, add });
}

function datesAsText({ text, kinds }: Value): string {
  return kinds.includes("temporal") ? `toString(${text})` : text;
}

type Order = "<" | "<=" | ">" | ">=";

function orderedText(left: Value, cmp: Order, { value, add }: With): string {
  if (typeof value === "string" && dayFirst.test(value)) {
    throw cannotAsk("to order days that are written day first", "Write the date as 2026-01-31.");
  }
  return `${datesAsText(left)} ${cmp} ${add(value)}`;
}

/** A value in a list, as `membershipTest` has it. */
export function memberOf(left: Value, values: readonly JsonValue[], add: Add): string {
  const plain = values.filter((value) => typeof value !== "object");
  const isMissing = values.includes(null) ? `${left.text} IS NULL` : undefined;
  const found = membersIn(left, plain, add);
  const texts = [found, isMissing].filter((text) => text !== undefined);
  return texts.length > 1 ? `(${texts.join(" OR ")})` : (texts[0] ?? "false");
}

function membersIn(left: Value, plain: readonly JsonValue[], add: Add): string | undefined {
  if (isListed(left)) return plain.length === 0 ? undefined : someItem(left.text, `item IN ${add(plain)}`);
  const wanted = isOnly(left.kinds, "number") ? plain.flatMap((value) => numberIn(value) ?? []) : plain;
  if (wanted.length === 0) return undefined;
  return `${datesAsText(left)} IN ${add(wanted)}`;
}

/** Where a property holds lists beside single values, no statement asks both without a fault. */
function isListed({ text, kinds }: Value): boolean {
  const odd = kinds.includes("other") || (kinds.includes("list") && kinds.length > 1);
  if (odd)
    throw cannotAsk(
      `for the values of ${text}, which are of several kinds`,
      "Ask whether it has a value (exists), or use another attribute.",
    );
  return kinds.includes("list");
}

/** Counted, for ArcadeDB takes NOT of any() to be false. */
function someItem(list: string, condition: string): string {
  return `size([item IN ${list} WHERE ${condition}]) > 0`;
}

function ofItems({ text }: Value, cmp: Asked, { value, add }: With): string {
  if (Array.isArray(value)) return cmp === "==" ? `${text} = ${add(value)}` : "false";
  if (typeof value === "object") return "false";
  const item: Value = { is: "value", text: "item", kinds: ["string", "number", "boolean"] };
  const condition = comparisonOf(item, cmp === "has" ? "==" : cmp, { value, add });
  return condition === "false" ? "false" : someItem(text, condition);
}

/** A quoted number is that number where an attribute holds numbers alone. */
function numeric({ text }: Value, cmp: Exclude<Asked, "has">, { value, add }: With): string {
  const number = numberIn(value);
  if (number === undefined || cmp === "contains" || cmp === "startsWith" || cmp === "endsWith") return "false";
  return `${text} ${operators[cmp]} ${add(number)}`;
}

/** A whole number above 2^53 is read as a text: as a number it would be another one. */
function numberIn(value: JsonValue): number | bigint | undefined {
  if (typeof value !== "string") return typeof value === "number" ? value : undefined;
  const isLarge = /^-?\d{16,19}$/u.test(value) && BigInt.asIntN(64, BigInt(value)) === BigInt(value);
  return isLarge ? BigInt(value) : numberInText(value);
}

const wordsFor = { contains: "CONTAINS", startsWith: "STARTS WITH", endsWith: "ENDS WITH" } as const;

function partOf({ text, kinds }: Value, cmp: keyof typeof wordsFor, { value, add }: With): string {
  if (typeof value !== "string") return "false";
  const part = `toLower(${plainText(text, kinds)}) ${wordsFor[cmp]} toLower(${add(value)})`;
  // A number has no letters: only what is a text is asked.
  return kinds.some((kind) => kind === "number" || kind === "boolean")
    ? `(${text} = toString(${text}) AND ${part})`
    : part;
}

/** A number beside a date is a year. */
function ordered({ text, kinds }: Value, cmp: Order, { value, add }: With): string {
  const number = add(value);
  const conditions = [
    ...(kinds.includes("number") ? [`${text} ${cmp} ${number}`] : []),
    ...(kinds.includes("string") || kinds.includes("temporal")
      ? [yearOf(plainText(text, kinds), `${cmp} ${number}`)]
      : []),
  ];
  if (conditions.length === 0) return "false";
  return conditions.length > 1 ? `(${conditions.join(" OR ")})` : (conditions[0] ?? "false");
}

function yearOf(text: string, compared: string): string {
  const isDate = `(size(${text}) = 4 OR substring(${text}, 4, 1) IN ['-', '/', '.'])`;
  return `(${isDate} AND toInteger(substring(${text}, 0, 4)) ${compared})`;
}

function isOnly(kinds: readonly KeyKind[], kind: KeyKind): boolean {
  return kinds.length === 1 && kinds[0] === kind;
}

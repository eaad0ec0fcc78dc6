import type { Comparison } from "@/graph/selector/selector-types";
import { isJsonList, isJsonObject, type JsonValue } from "@/lib/json";

const DATE = /^(?:(\d{4})(?:[-/.]\d{1,2}(?:[-/.]\d{1,2})?(?:[T ]\d.*)?)?|\d{1,2}[./]\s?\d{1,2}[./]\s?(\d{4}))$/;

/**
 * Whether two values, both present, are in the relation. Unlike kinds are not equal, and ordered only where a text is a date.
 * A list is asked of a value that is none by its items: one that is in the relation is enough.
 */
export function compareValues(left: JsonValue, cmp: Comparison, right: JsonValue): boolean {
  const isOfItems = cmp !== "has" && cmp !== "!=" && isJsonList(left) && !isJsonList(right);
  if (isOfItems) return left.some((item) => compareValues(item, cmp, right));
  switch (cmp) {
    case "==":
      return equalValues(left, right);
    case "!=":
      return !compareValues(left, "==", right);
    case "has":
      return isJsonList(left) && left.some((item) => equalValues(item, right));
    case "<":
      return orderOf(left, right) < 0;
    case "<=":
      return orderOf(left, right) <= 0;
    case ">":
      return orderOf(left, right) > 0;
    case ">=":
      return orderOf(left, right) >= 0;
    case "contains":
      return contains(left, right);
    case "startsWith":
      return typeof left === "string" && typeof right === "string" && folded(left).startsWith(folded(right));
    case "endsWith":
      return typeof left === "string" && typeof right === "string" && folded(left).endsWith(folded(right));
  }
}

/** Same kind and same content; lists by order, records by keys. */
export function equalValues(left: JsonValue, right: JsonValue): boolean {
  if (left === right) return true;
  if (isJsonList(left)) {
    return (
      isJsonList(right) && left.length === right.length && left.every((item, index) => equalAt(item, right[index]))
    );
  }
  if (!isJsonObject(left) || !isJsonObject(right)) return false;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && equalAt(left[key], right[key]))
  );
}

/** Days written day first (17.01.2026) order as time does, also beside those written year first; all other texts by code point. */
export function compareTexts(left: string, right: string): number {
  const [a, b] = [yearFirst(left), yearFirst(right)];
  const isTime = (a !== left || b !== right) && YEAR.test(a) && YEAR.test(b);
  return isTime ? compareText(a, b) : compareText(left, right);
}

const YEAR = /^\d{4}(?:$|-)/;

function yearFirst(text: string): string {
  return text.replace(
    /^(\d\d?)\.\s?(\d\d?)\.\s?(\d{4})(?!\d)/,
    (_, day: string, month: string, year: string) => `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`,
  );
}

/** Negative, 0 or positive by code point; `<` of the language goes by UTF-16 unit and puts U+FFFD after U+1F600. */
export function compareText(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index += 1) {
    const a = left.charCodeAt(index);
    const b = right.charCodeAt(index);
    if (a !== b) return rankOfUnit(a) - rankOfUnit(b);
  }
  return left.length - right.length;
}

/** The number a quoted text stands for, if it is one: " 5 ", "-2.5e3". */
export function numberInText(text: string): number | undefined {
  return /^\s*[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?\s*$/i.test(text) ? Number(text) : undefined;
}

/** Case goes; what is left compares by unit. */
export function folded(text: string): string {
  return text.toLowerCase();
}

function equalAt(left: JsonValue | undefined, right: JsonValue | undefined): boolean {
  return left !== undefined && right !== undefined && equalValues(left, right);
}

/** NaN, which no comparison accepts, when the two have no order. A number beside a date is a year. */
function orderOf(left: JsonValue, right: JsonValue): number {
  if (typeof left === "number" && typeof right === "number") return Number(left > right) - Number(left < right);
  if (typeof left === "string" && typeof right === "string") return compareTexts(left, right);
  if (typeof left === "string" && typeof right === "number") return yearIn(left) - right;
  return typeof left === "number" && typeof right === "string" ? left - yearIn(right) : Number.NaN;
}

/** The year of a text that is a date, else NaN: 1646-07-01, 1646-07, 1646, 1654/55 (years that began in March), 17.12.1706. */
function yearIn(text: string): number {
  const [, first, last] = DATE.exec(text.trim()) ?? [];
  return Number(first ?? last ?? Number.NaN);
}

/** A text in a text, in any case; a list in a list. */
function contains(left: JsonValue, right: JsonValue): boolean {
  if (isJsonList(left)) return left.some((item) => equalValues(item, right));
  return typeof left === "string" && typeof right === "string" && folded(left).includes(folded(right));
}

/** Surrogates stand for code points above all others, so they rank above U+E000 to U+FFFF. */
function rankOfUnit(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}

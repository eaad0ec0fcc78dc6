import type { JsonValue } from "@/lib/json";
import { canonical } from "@/lib/same-value";
import { cannotAsk } from "../engine-fault";
import { kindOfValue, plainValue } from "../plain-value";

const day = /^\d{4}-\d{2}-\d{2}$/u;

export interface ServerValueOf {
  /** What is kept of its kind now or was before; absent: nothing is known. */
  readonly known: readonly unknown[];
  readonly isTemporal: boolean;
  readonly dateOf: (text: string) => unknown;
}

/** A value as a server keeps it: of the kind that stood there, a whole number whole, null nothing. */
export function serverValue(
  name: string,
  value: JsonValue | undefined,
  { known, isTemporal, dateOf }: ServerValueOf,
): unknown {
  if (value === undefined || value === null) return null;
  const same = known.find((raw) => raw !== undefined && raw !== null && isSame(raw, value));
  if (same !== undefined) return same;
  if (typeof value === "string") return isTemporal || known.some(isDate) ? dateIn(name, value, dateOf) : value;
  if (typeof value === "number")
    return asNumber(
      value,
      known.some((raw) => typeof raw === "number"),
    );
  if (typeof value === "boolean") return value;
  if (Array.isArray(value)) return asList(name, value);
  throw cannotAsk(`to keep a record as ${name}`, "Give it texts, numbers, true or false, or a list of one of them.");
}

export function isSame(raw: unknown, value: JsonValue): boolean {
  return canonical(plainValue(raw)) === canonical(value);
}

const isDate = (raw: unknown): boolean => kindOfValue(raw) === "temporal";

function dateIn(name: string, text: string, dateOf: (text: string) => unknown): unknown {
  if (day.test(text)) return dateOf(text);
  throw cannotAsk(`to keep “${text.slice(0, 40)}” as ${name}, which holds dates`, "Write the date as 2026-01-31.");
}

/** A property that holds fractions keeps doing so. */
function asNumber(value: number, isFraction: boolean): unknown {
  return Number.isSafeInteger(value) && !isFraction ? BigInt(value) : value;
}

function asList(name: string, values: readonly JsonValue[]): unknown {
  const kinds = new Set(values.map((value) => typeof value));
  const isPlain = values.every((value) => ["string", "number", "boolean"].includes(typeof value));
  if (kinds.size > 1 || !isPlain)
    throw cannotAsk(`to keep a list of several kinds as ${name}`, "Give it a list of texts or of numbers alone.");
  const isWhole = values.every((value) => Number.isSafeInteger(value));
  return values.map((value) => (typeof value === "number" && isWhole ? BigInt(value) : value));
}

import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";
import type { KeyKind, Row } from "./engine-types";

/** What a server sends as plain JSON: dates and spans as text, points as their numbers, bytes by their length. */
export function plainValue(value: unknown): JsonValue {
  switch (typeof value) {
    case "string":
    case "boolean":
      return value;
    case "number":
      return Number.isFinite(value) ? value : null;
    // Above 2^53 a number would be another one.
    case "bigint":
      return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
    case "object":
      return value === null ? null : plainObject(value);
    default:
      return null;
  }
}

function plainObject(value: object): JsonValue {
  if (Array.isArray(value)) return value.map(plainValue);
  if (ArrayBuffer.isView(value)) return `${value.byteLength} bytes`;
  return isEntries(value) ? plainEntries(value) : String(value);
}

/** A map, or a point, which is one of numbers. */
function isEntries(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null || "srid" in value;
}

function plainEntries(value: object): JsonObject {
  const entries = Object.entries(value).map(([name, own]) => [name, plainValue(own)] as const);
  return Object.fromEntries(entries.filter(([, own]) => own !== null));
}

/** What a value is to a server. */
export function kindOfValue(value: unknown): KeyKind {
  if (typeof value === "bigint" || typeof value === "number") return "number";
  if (typeof value === "string" || typeof value === "boolean") return typeof value === "string" ? "string" : "boolean";
  if (Array.isArray(value)) return "list";
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value) || isEntries(value)) return "other";
  return "temporal";
}

/** A number of the first row; 0 where there is none. */
export function numberIn(rows: readonly Row[], name: string): number {
  const value = plainValue(rows[0]?.[name]);
  return typeof value === "number" ? value : 0;
}

/** The values of one column. */
export function textsIn(rows: readonly Row[], name: string): readonly string[] {
  return rows.map((row) => plainValue(row[name])).filter((value) => typeof value === "string");
}

/** Rows that were sent in lists (see `inLists`). */
export function listedRows(rows: readonly Row[]): readonly JsonValue[] {
  return rows.flatMap(({ rows: list }) => {
    const plain = plainValue(list);
    return Array.isArray(plain) ? plain : [];
  });
}

export function listIn(value: JsonValue | undefined): readonly JsonValue[] {
  return Array.isArray(value) ? value : [];
}

export function recordIn(value: JsonValue | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

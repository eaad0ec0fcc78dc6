import { isTooDeep, type JsonValue, tryJson } from "../host";
import type { ReadNote } from "../note-texts";
import { readTyped } from "./xml-values";

/** Reads values of typed columns, and counts those that are kept otherwise than their type says. */
export type TypedReader = ReturnType<typeof createTypedReader>;

export function createTypedReader() {
  let large = 0;
  return {
    read(text: string, type: string): JsonValue {
      const value = type.toLowerCase().startsWith("list") ? readList(text, type.slice(4)) : readTyped(text, type);
      if (typeof value === "string" && isLargeInteger(text, type)) large += 1;
      return value;
    },
    notes: (): readonly ReadNote[] => (large === 0 ? [] : [{ id: "largeNumbers", with: { count: large } }]),
  };
}

/** Values of lists and records as our files have them; undefined for what is no JSON or nested too deep. */
export function jsonIn(text: string): JsonValue | undefined {
  // What JSON.parse gives is JSON.
  const json = tryJson(text) as JsonValue | undefined;
  return json !== undefined && !isTooDeep(json) ? json : undefined;
}

function isLargeInteger(text: string, type: string): boolean {
  return !/^(?:string|anyuri|char)$/i.test(type) && /^\s*[-+]?\d{16,}\s*$/.test(text);
}

/** GEXF's lists: `[a, b]` and `["a", "b"]`, before version 1.3 `a|b`. */
function readList(text: string, type: string): JsonValue {
  const word = text.trim();
  if (word === "") return [];
  if (!word.startsWith("[") || !word.endsWith("]")) return word.split("|").map((part) => readTyped(part, type));
  return jsonIn(word) ?? partsOf(word.slice(1, -1)).map((part) => readTyped(part, type));
}

function partsOf(text: string): readonly string[] {
  const parts = text.match(/'[^']*'|"[^"]*"|[^,]+/g) ?? [];
  return parts.map((part) => part.trim().replace(/^(['"])(.*)\1$/s, "$2")).filter((part) => part !== "");
}

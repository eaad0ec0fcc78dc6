import { isJsonObject, type JsonValue } from "@/lib/json";
import type { Act } from "../meaning/acts";

/** Names for what a sentence leaves open ("a given node"): another sentence tells which. */
export const openNames: readonly [string, string] = ["\u0001", "\u0002"];

/** How many names these acts leave open. */
export function opensOf(acts: readonly Act[]): number {
  const text = JSON.stringify(acts);
  return openNames.filter((name) => text.includes(JSON.stringify(name))).length;
}

/** The acts with these names for what is left open. */
export function filled(acts: readonly Act[], names: readonly string[]): readonly Act[] {
  const put = (value: JsonValue): JsonValue => {
    if (typeof value === "string") return names[openNames.indexOf(value)] ?? value;
    if (Array.isArray(value)) return value.map(put);
    if (!isJsonObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, put(inner)]));
  };
  // Border: acts are plain JSON, and only texts are put for texts.
  return put(acts as unknown as JsonValue) as unknown as readonly Act[];
}

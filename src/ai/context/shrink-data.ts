import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";
import { cutText } from "./text-limits";

export interface ShrinkLimits {
  /** Items of each list, and keys of each record when few are allowed. */
  readonly items: number;
  /** UTF-16 units of each text. */
  readonly text: number;
  /** Levels of lists and records. */
  readonly depth: number;
}

/** What was left out, gathered while shrinking. */
export interface Cuts {
  items: boolean;
  text: boolean;
  depth: boolean;
}

/** Keys of a record are left out only when little is allowed anyway. */
const keysPerItem = 8;

/** The same data with lists, texts and nesting cut to the limits; `cuts` says where that left something out. */
export function shrink(value: JsonValue, limits: ShrinkLimits, cuts: Cuts): JsonValue {
  if (typeof value === "string") return shrinkText(value, limits.text, cuts);
  if (isJsonList(value)) return shrinkList(value, limits, cuts);
  if (isJsonObject(value)) return shrinkRecord(value, limits, cuts);
  return value;
}

function shrinkText(text: string, limit: number, cuts: Cuts): string {
  if (text.length <= limit) return text;
  cuts.text = true;
  return cutText(text, limit);
}

function shrinkList(list: readonly JsonValue[], limits: ShrinkLimits, cuts: Cuts): JsonValue {
  if (list.length > limits.items) cuts.items = true;
  if (limits.depth === 0) return emptied([], list.length, cuts);
  const inner = { ...limits, depth: limits.depth - 1 };
  return list.slice(0, limits.items).map((item) => shrink(item, inner, cuts));
}

function shrinkRecord(record: JsonObject, limits: ShrinkLimits, cuts: Cuts): JsonValue {
  const entries = Object.entries(record);
  if (limits.depth === 0) return emptied({}, entries.length, cuts);
  const keys = limits.items * keysPerItem;
  if (entries.length > keys) cuts.items = true;
  const inner = { ...limits, depth: limits.depth - 1 };
  return Object.fromEntries(
    entries.slice(0, keys).map(([key, item]) => [shrinkText(key, limits.text, cuts), shrink(item, inner, cuts)]),
  );
}

function emptied<T extends JsonValue>(nothing: T, size: number, cuts: Cuts): T {
  if (size > 0) cuts.depth = true;
  return nothing;
}

const looked = 50;

/** Length of the longest list in the data, looked for a few levels deep. */
export function longestList(value: JsonValue, levels = 3): number {
  if (levels === 0 || typeof value !== "object" || value === null) return 0;
  const items = isJsonList(value) ? value : Object.values(value);
  let longest = isJsonList(value) ? value.length : 0;
  for (let index = 0; index < items.length && index < looked; index += 1) {
    longest = Math.max(longest, longestList(items[index] ?? null, levels - 1));
  }
  return longest;
}

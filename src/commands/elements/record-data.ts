import type { ElementRecord } from "@/graph/document/graph-reader";
import type { JsonObject } from "@/lib/json";

/** How many elements a list in `data` holds when the call does not say. */
export const listLimit = 20;

/** A record as `data` shows it; edges with their ends and the labels of them. */
export function recordData(record: ElementRecord): JsonObject {
  const { id, label, data, source, target, sourceLabel, targetLabel } = record;
  if (source === undefined || target === undefined) return { id, label, data };
  return { id, label, source, target, sourceLabel: sourceLabel ?? source, targetLabel: targetLabel ?? target, data };
}

export function namedData({ id, label }: { readonly id: string; readonly label: string }): JsonObject {
  return { id, label };
}

/** A record's name in a sentence: the label, for an edge its ends. */
export function spokenName({ label, source, target, sourceLabel, targetLabel }: ElementRecord): string {
  return source === undefined ? label : `${sourceLabel ?? source} – ${targetLabel ?? target}`;
}

/** A value in a sentence: "cat", 5, ["a","b"]. */
export function spokenValue(value: JsonObject[string]): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

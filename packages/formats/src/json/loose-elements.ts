import { type Attributes, isJsonObject, type JsonObject, type JsonValue, type Position } from "../host";
import type { ReadNote } from "../note-texts";

/** JSON that says nodes and edges in its own way, said the way node-link JSON does. */
export interface LooseGraph {
  readonly json: JsonObject;
  readonly notes: readonly ReadNote[];
}

/** An id as other programs write it: a text or a number. */
export function idOf(value: JsonValue | undefined): string | undefined {
  if (typeof value === "string") return value === "" ? undefined : value;
  return typeof value === "number" ? String(value) : undefined;
}

export function positionOf(record: JsonValue | undefined): Position | undefined {
  if (!isJsonObject(record)) return undefined;
  const { x, y } = record;
  return typeof x === "number" && typeof y === "number" && Number.isFinite(x) && Number.isFinite(y)
    ? { x, y }
    : undefined;
}

/** The record without some of its keys; an own key `__proto__` stays a key. */
export function without(record: JsonObject, keys: ReadonlySet<string>): Attributes {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.has(key)));
}

/** Gives edges their own ids where they bring them, `e1`, `e2` … where they bring none or a used one. */
export function createEdgeIds(): (wanted: string | undefined) => string {
  const used = new Set<string>();
  let next = 1;
  return (wanted) => {
    let id = wanted ?? `e${next}`;
    while (used.has(id)) {
      id = `e${next}`;
      next += 1;
    }
    used.add(id);
    return id;
  };
}

import type { JsonValue } from "@/lib/json";

/** Deepest nesting a selector may have: far beyond sense, far before the stack ends. */
export const MAX_DEPTH = 200;

/** Levels of lists and records, counted without recursion (the value may be nested without end). */
export function jsonDepth(value: JsonValue): number {
  let level: readonly JsonValue[] = [value];
  let depth = 0;
  while (level.length > 0 && depth <= MAX_DEPTH) {
    level = level.flatMap((item) => (typeof item === "object" && item !== null ? Object.values(item) : []));
    if (level.length > 0) depth += 1;
  }
  return depth;
}

/** Deepest nesting a selector, a file or a call may have: far beyond sense, far before the stack ends. */
export const MAX_DEPTH = 200;

/** What is said of a value that is deeper. */
export const tooDeep = `nested more than ${MAX_DEPTH} levels deep`;

/** Levels of lists and records, counted without recursion (the value may be nested without end). */
export function isTooDeep(value: unknown): boolean {
  let level = isNest(value) ? [value] : [];
  for (let depth = 0; depth <= MAX_DEPTH; depth += 1) {
    if (level.length === 0) return false;
    level = level.flatMap((item) => Object.values(item).filter(isNest));
  }
  return true;
}

function isNest(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

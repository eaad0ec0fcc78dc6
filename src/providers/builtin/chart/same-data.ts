/** Whether two meanings are the same plain data. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  const [first, second] = [Object.entries(a), new Map<string, unknown>(Object.entries(b))];
  return (
    Array.isArray(a) === Array.isArray(b) &&
    first.length === second.size &&
    first.every(([key, value]) => second.has(key) && isSame(value, second.get(key)))
  );
}

import type { JsonValue } from "./host";

/** A record of all the values: a name that repeats has the list of its own. */
export function withRepeats(entries: readonly (readonly [string, JsonValue])[]): Record<string, JsonValue> {
  const values = new Map<string, JsonValue[]>();
  for (const [name, value] of entries) {
    const known = values.get(name);
    if (known) known.push(value);
    else values.set(name, [value]);
  }
  return Object.fromEntries(
    [...values].map(([name, [first = null, ...more]]) => [name, more.length === 0 ? first : [first, ...more]]),
  );
}

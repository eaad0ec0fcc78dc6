import { isJsonObject, type JsonValue } from "@/lib/json";

/** Equal as data; the order of keys does not count. */
export function sameJson(a: JsonValue | undefined, b: JsonValue | undefined): boolean {
  return sorted(a) === sorted(b);
}

function sorted(value: JsonValue | undefined): string | undefined {
  return JSON.stringify(value, (_, part) =>
    isJsonObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}

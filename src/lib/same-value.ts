import { isJsonObject, type JsonValue } from "./json";

/** Equal as JSON, whatever the order of keys. */
export function sameValue(a: JsonValue | undefined, b: JsonValue | undefined): boolean {
  return a === b || (hasParts(a) && hasParts(b) && canonical(a) === canonical(b));
}

function hasParts(value: JsonValue | undefined): boolean {
  return typeof value === "object" && value !== null;
}

/** The same text for equal values. */
export function canonical(value: JsonValue | undefined): string {
  return (
    JSON.stringify(value, (_key, part: JsonValue) =>
      isJsonObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
    ) ?? ""
  );
}

import { isJsonObject, type JsonObject, type JsonValue } from "../json";

const lone = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** The text with every half of a surrogate pair replaced by U+FFFD: strict servers refuse a body that holds one. */
export function wellFormed(text: string): string {
  return text.replace(lone, "\uFFFD");
}

/** The same, or what `write` makes of it, for every text in an object, also the names of its fields. */
export function wellFormedObject(object: JsonObject, write = wellFormed): JsonObject {
  const fields = Object.entries(object).map(([name, value]) => [write(name), writtenValue(value, write)] as const);
  return Object.fromEntries(fields);
}

function writtenValue(value: JsonValue, write: typeof wellFormed): JsonValue {
  if (typeof value === "string") return write(value);
  if (Array.isArray(value)) return value.map((one: JsonValue) => writtenValue(one, write));
  return isJsonObject(value) ? wellFormedObject(value, write) : value;
}

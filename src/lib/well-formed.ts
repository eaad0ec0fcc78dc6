import { isJsonObject, type JsonObject, type JsonValue } from "./json";

const lone = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** The text with every half of a surrogate pair replaced by U+FFFD: strict servers refuse a body that holds one. */
export function wellFormed(text: string): string {
  return text.replace(lone, "\uFFFD");
}

/** The same for every text in an object, also the names of its fields. */
export function wellFormedObject(object: JsonObject): JsonObject {
  const fields = Object.entries(object).map(([name, value]) => [wellFormed(name), wellFormedValue(value)] as const);
  return Object.fromEntries(fields);
}

function wellFormedValue(value: JsonValue): JsonValue {
  if (typeof value === "string") return wellFormed(value);
  if (Array.isArray(value)) return value.map(wellFormedValue);
  return isJsonObject(value) ? wellFormedObject(value) : value;
}

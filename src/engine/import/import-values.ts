import type { GraphEdge, GraphNode } from "@/graph/document/graph-types";
import type { JsonObject, JsonValue } from "@/lib/json";
import { serverValue } from "../write/server-value";

/** The properties that an element's attributes are in a database. */
export function importedValues({ attributes }: GraphNode | GraphEdge, besides: string | undefined) {
  const of = { known: [], isTemporal: false, dateOf: String };
  const entries = Object.entries(attributes).filter(([name]) => name !== besides);
  return Object.fromEntries(
    entries.map(([name, value]) => [storedName(name), serverValue(name, storedValue(value), of)]),
  );
}

/** Names that a server takes for none (Neo4j), or has for itself (ArcadeDB), get a line before them. */
export function storedName(name: string): string {
  const text = name.replaceAll("\0", "_");
  return text === "" || /^@(?:rid|type|cat|class|in|out)$/iu.test(text) ? `_${text}` : text;
}

/** A record becomes its text; so does what a list holds beside texts or numbers alone. */
export function storedValue(value: JsonValue): JsonValue {
  if (value === null || typeof value !== "object") return value;
  if (isRecord(value)) return JSON.stringify(value);
  return isOfOneKind(value) ? value : value.map((one) => (typeof one === "string" ? one : JSON.stringify(one)));
}

function isOfOneKind(values: readonly JsonValue[]): boolean {
  const [first] = values;
  return values.every((one) => one !== null && typeof one !== "object" && typeof one === typeof first);
}

export const isRecord = (value: JsonValue): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

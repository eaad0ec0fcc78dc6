import * as z from "zod/mini";
import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";

/** The schema as JSON Schema for models, without what costs tokens and tells nothing. */
export function toParameters(schema: z.core.$ZodType): JsonObject {
  const raw = z.parse(z.json(), z.toJSONSchema(schema, { io: "input" }));
  return isJsonObject(raw) ? compactSchema(raw) : {};
}

/** What models are sent: of options that one line describes, that line alone. They are checked all the same. */
export function toldParameters(parameters: JsonObject): JsonObject {
  const { properties } = parameters;
  if (!isJsonObject(properties)) return parameters;
  const told = Object.entries(properties).map(([name, part]) => [name, toldPart(part)] as const);
  return { ...parameters, properties: Object.fromEntries(told) };
}

function toldPart(part: JsonValue): JsonValue {
  if (!isJsonObject(part) || part["type"] !== "object" || part["description"] === undefined) return part;
  return { type: "object", description: part["description"] };
}

function compactSchema(schema: JsonObject): JsonObject {
  // The only schema that refers to a definition is "any JSON": `{}` says the same.
  if ("$ref" in schema) return {};
  const kept = Object.entries(schema).filter(([key, value]) => !isNoise(key, value));
  return Object.fromEntries(kept.map(([key, value]) => [key, compactEntry(key, value)]));
}

function compactEntry(key: string, value: JsonValue): JsonValue {
  if (key === "properties" && isJsonObject(value)) {
    const entries = Object.entries(value);
    return Object.fromEntries(entries.map(([name, part]) => [name, isJsonObject(part) ? compactSchema(part) : part]));
  }
  if (Array.isArray(value)) return value.map((part) => (isJsonObject(part) ? compactSchema(part) : part));
  return key === "items" && isJsonObject(value) ? compactSchema(value) : value;
}

function isNoise(key: string, value: JsonValue): boolean {
  if (["$schema", "$defs", "propertyNames", "additionalProperties"].includes(key)) return true;
  // "Not empty" and "at least one" are what a model expects anyway; another value is refused with a sentence.
  if (["minLength", "minItems", "minimum"].includes(key) && value === 1) return true;
  return (key === "minimum" || key === "maximum") && Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER;
}

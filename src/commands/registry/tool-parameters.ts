import * as z from "zod/mini";
import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";

/** The schema as JSON Schema for models, without what costs tokens and tells nothing. */
export function toParameters(schema: z.core.$ZodType): JsonObject {
  const raw = z.parse(z.json(), z.toJSONSchema(schema, { io: "input" }));
  return isJsonObject(raw) ? compactSchema(raw) : {};
}

/**
 * What models are sent: of options that one line describes, that line alone; no bounds, which few calls meet, and no default that is
 * the first of its list or nothing. All is checked the same, and refused with a sentence.
 */
export function parametersForModel(parameters: JsonObject): JsonObject {
  const described = Object.entries(parameters).flatMap(([key, part]): [string, JsonValue][] => {
    if (["minimum", "maximum", "default"].includes(key) && !isJsonObject(parameters["properties"])) return [];
    return [[key, describeEntry(key, part)]];
  });
  return Object.fromEntries(described);
}

function describeEntry(key: string, part: JsonValue): JsonValue {
  if (key === "properties" && isJsonObject(part))
    return Object.fromEntries(
      Object.entries(part).map(([name, schema]) => [name, describePart(schema, "description")]),
    );
  if (key === "anyOf" && Array.isArray(part)) return part.map((schema) => describePart(schema, "type"));
  return key === "items" ? describePart(part, "items") : part;
}

/** A record is told by its line, or by its kind alone where it is one of several forms. */
function describePart(part: JsonValue, by: "description" | "type" | "items"): JsonValue {
  if (!isJsonObject(part)) return part;
  const { type, description } = part;
  if (type !== "object" || by === "items" || (by === "description" && description === undefined))
    return parametersForModel(part);
  return { type, ...(description !== undefined && { description }) };
}

function compactSchema(schema: JsonObject): JsonObject {
  // The only schema that refers to a definition is "any JSON": `{}` says the same.
  if ("$ref" in schema) return {};
  const entries = Object.entries(schema).filter(([key, value]) => !isNoise(key, value));
  return Object.fromEntries(entries.map(([key, value]) => [key, compactEntry(key, value)]));
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

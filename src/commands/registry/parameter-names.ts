import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";

/** Letters and digits alone, lower case: "node_ids" and "nodeIds" are one name. */
export function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** The properties a JSON Schema declares at a place in its input; none where it is no record. */
export function propertiesOf(parameters: JsonObject, path: readonly PropertyKey[]): JsonObject {
  const schema = schemaAt(parameters, path);
  const properties = schema?.["properties"];
  return isJsonObject(properties) ? properties : {};
}

/** The JSON Schema of one place in the input, where it is written down plainly. */
export function schemaAt(parameters: JsonObject, path: readonly PropertyKey[]): JsonObject | undefined {
  let schema: JsonValue | undefined = parameters;
  for (const key of path) {
    if (!isJsonObject(schema)) return undefined;
    const properties: JsonValue | undefined = schema["properties"];
    schema = isJsonObject(properties) ? properties[String(key)] : schema["items"];
  }
  return isJsonObject(schema) ? schema : undefined;
}

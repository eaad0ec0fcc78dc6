import type { AttributeKind, AttributeProfile } from "@/graph/profile/profile-types";
import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";

/** Attributes with the fields of records beside them: "home" that holds a city is also "home.city". */
export function withFields(attributes: readonly AttributeProfile[]): readonly AttributeProfile[] {
  return attributes.flatMap((attribute) =>
    attribute.kind === "record" ? [...fieldsOf(attribute), attribute] : [attribute],
  );
}

function fieldsOf({ name, values, examples, present }: AttributeProfile): readonly AttributeProfile[] {
  const rows = values ?? examples?.map((value) => ({ value, count: 1 })) ?? [];
  const fields = new Map<string, Map<JsonValue, number>>();
  for (const { value, count } of rows) {
    if (!isJsonObject(value)) continue;
    for (const [key, held] of Object.entries(value)) {
      const counts = fields.get(key) ?? new Map<JsonValue, number>();
      counts.set(held, (counts.get(held) ?? 0) + count);
      fields.set(key, counts);
    }
  }
  return [...fields].slice(0, 12).map(([key, counts]) => ({
    name: `${name}.${key}`,
    kind: kindOf([...counts.keys()]),
    present,
    distinct: counts.size,
    values: [...counts].slice(0, 40).map(([value, count]) => ({ value, count })),
  }));
}

function kindOf(values: readonly JsonValue[]): AttributeKind {
  const kinds = new Set(values.map((value) => (Array.isArray(value) ? "list" : typeof value)));
  const [only] = kinds;
  if (kinds.size !== 1) return "mixed";
  return (["number", "string", "boolean", "list"] as const).find((kind) => kind === only) ?? "record";
}

/** The value of an attribute, also of a field within a record. */
export function valueIn(data: JsonObject, name: string): JsonValue | undefined {
  if (data[name] !== undefined) return data[name];
  let held: JsonValue | undefined = data;
  for (const part of name.split(".")) held = isJsonObject(held) ? held[part] : undefined;
  return held;
}

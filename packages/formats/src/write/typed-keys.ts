import type { Attributes, JsonValue } from "../host";

/** What the values under a key are; lists and records are JSON, but lists of texts alone, which some forms have a type for. */
export type ValueKind = "double" | "boolean" | "string" | "texts" | "json";

/** An attribute has a key for each kind of its values, so that each value comes back as what it was. */
export interface TypedKey {
  /** Its place among the keys. */
  readonly place: number;
  readonly name: string;
  readonly kind: ValueKind;
}

export type TypedKeys = ReturnType<typeof typedKeys>;

export function typedKeys(elements: readonly { readonly attributes: Attributes }[]) {
  const byName = new Map<string, Map<ValueKind, TypedKey>>();
  const all: TypedKey[] = [];
  const keyOf = (name: string, kind: ValueKind): TypedKey => {
    const kinds = byName.get(name) ?? new Map<ValueKind, TypedKey>();
    byName.set(name, kinds);
    const known = kinds.get(kind);
    if (known) return known;
    const key = { place: all.length, name, kind };
    kinds.set(kind, key);
    all.push(key);
    return key;
  };
  for (const { attributes } of elements) {
    for (const [name, value] of Object.entries(attributes)) if (value !== null) keyOf(name, kindOf(value));
  }
  return {
    all,
    /** The element's values with their keys, in its order; values of null have none. */
    valuesOf: (attributes: Attributes): readonly { readonly key: TypedKey; readonly text: string }[] =>
      Object.entries(attributes).flatMap(([name, value]) =>
        value === null ? [] : [{ key: keyOf(name, kindOf(value)), text: typedText(value) }],
      ),
  };
}

function kindOf(value: JsonValue): ValueKind {
  if (typeof value === "number") return "double";
  if (typeof value === "boolean") return "boolean";
  if (typeof value === "string") return "string";
  return Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === "string") ? "texts" : "json";
}

/** A negative zero stays one. */
function typedText(value: JsonValue): string {
  if (typeof value === "string") return value;
  return Object.is(value, -0) ? "-0" : JSON.stringify(value);
}

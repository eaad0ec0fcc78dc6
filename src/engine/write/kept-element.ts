import type { GraphEdge, GraphNode } from "@/graph/document/graph-types";
import type { JsonValue } from "@/lib/json";
import { cannotAsk } from "../engine-fault";
import type { EngineSchema } from "../engine-types";

/** The labels that an attribute names: a text, or a list of several. */
export function labelsIn(value: JsonValue | undefined): readonly string[] {
  if (value === undefined || value === null || value === "") return [];
  const names = Array.isArray(value) ? value : [value];
  return [...new Set(names.map(String))].filter((name) => name !== "").toSorted();
}

/** With the label that all nodes have. */
export function allLabels(
  own: readonly string[],
  { everyLabel, id }: Pick<EngineSchema, "everyLabel" | "id">,
): readonly string[] {
  const common = id?.label ?? everyLabel;
  return common === undefined ? own : [common, ...own.filter((label) => label !== common)];
}

/** A new element with what the database gives each: a type, the property that its id is. */
export function asKept<T extends GraphNode | GraphEdge>(element: T, schema: EngineSchema): T {
  const { attributes } = element;
  // A copy has an id of its own, whatever it was copied with.
  if (!("source" in element))
    return schema.id
      ? { ...element, attributes: { ...attributes, ...knownLabel(element, schema), [schema.id.key]: element.id } }
      : element;
  if (typeof attributes[schema.typeAttribute] === "string" && attributes[schema.typeAttribute] !== "") return element;
  const [only, second] = schema.types;
  const type = only && !second ? only.name : "RELATED_TO";
  return { ...element, directed: true, attributes: { [schema.typeAttribute]: type, ...attributes } };
}

/** The label that nodes are known by, where it is told as their type. */
function knownLabel({ attributes }: GraphNode, { everyLabel, id, labelAttribute }: EngineSchema) {
  const own = labelsIn(attributes[labelAttribute]);
  if (everyLabel !== undefined || !id || own.includes(id.label)) return {};
  return { [labelAttribute]: own.length === 0 ? id.label : [id.label, ...own].toSorted() };
}

export function typeOf({ attributes }: GraphEdge, { typeAttribute }: EngineSchema): string {
  const type = attributes[typeAttribute];
  if (typeof type === "string" && type !== "") return type;
  throw cannotAsk(`to keep an edge without a type (${typeAttribute})`, "Give each edge one, as a text.");
}

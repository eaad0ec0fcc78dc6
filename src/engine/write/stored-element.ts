import type { GraphEdge, GraphNode } from "@/graph/document/graph-types";
import type { JsonValue } from "@/lib/json";
import { canBeName, usualType } from "../cypher/names";
import { isProperty } from "../elements";
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
export function asStored<T extends GraphNode | GraphEdge>(element: T, schema: EngineSchema): T {
  const { attributes } = element;
  // A copy has an id of its own, whatever it was copied with.
  if (!("source" in element))
    return schema.id
      ? { ...element, attributes: { ...attributes, ...knownLabel(element, schema), [schema.id.key]: element.id } }
      : element;
  if (typeof attributes[schema.typeAttribute] === "string" && attributes[schema.typeAttribute] !== "") return element;
  const [only, second] = schema.types;
  const type = only && !second ? only.name : usualType;
  const hasOwnType = type !== schema.everyType && !isProperty(schema.typeAttribute, schema.edgeKeys);
  return {
    ...element,
    directed: true,
    attributes: { ...(hasOwnType && { [schema.typeAttribute]: type }), ...attributes },
  };
}

/** The label that nodes are known by, where it is told as their type. */
function knownLabel({ attributes }: GraphNode, { everyLabel, id, labelAttribute, nodeKeys }: EngineSchema) {
  const own = labelsIn(attributes[labelAttribute]);
  const isElsewhere = everyLabel !== undefined || isProperty(labelAttribute, nodeKeys);
  if (isElsewhere || !id || own.includes(id.label)) return {};
  return { [labelAttribute]: own.length === 0 ? id.label : [id.label, ...own].toSorted() };
}

/** The labels of a node; of those that are a property too all that can be labels, without the one that all have. */
export function ownLabels({ attributes }: GraphNode, schema: EngineSchema): readonly string[] {
  const names = labelsIn(attributes[schema.labelAttribute]);
  if (!isProperty(schema.labelAttribute, schema.nodeKeys)) return names;
  const common = schema.id?.label ?? schema.everyLabel;
  return names.filter((name) => name !== common && canBeName(name));
}

/** What a value is as the type of an edge. */
export function typeIn(value: JsonValue | undefined): string {
  const [name, ...others] = labelsIn(value);
  return name !== undefined && others.length === 0 && canBeName(name) ? name : usualType;
}

export function typeOf({ attributes }: GraphEdge, { typeAttribute, everyType, edgeKeys }: EngineSchema): string {
  const type = attributes[typeAttribute];
  if (isProperty(typeAttribute, edgeKeys)) return typeIn(type);
  if (typeof type === "string" && type !== "") return type;
  if (everyType !== undefined && (type ?? "") === "") return everyType;
  throw cannotAsk(`to keep an edge without a type (${typeAttribute})`, "Give each edge one, as a text.");
}

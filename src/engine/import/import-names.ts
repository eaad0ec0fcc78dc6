import type { GraphData } from "@/graph/changes/change-types";
import { createGraphDocument } from "@/graph/document/graph-document";
import type { GraphEdge, GraphNode } from "@/graph/document/graph-types";
import type { JsonValue } from "@/lib/json";
import { sameValue } from "@/lib/same-value";
import { canBeName, idKeys, usualLabel, usualType } from "../cypher/names";
import { isProperty } from "../elements";
import type { EngineSchema } from "../engine-types";
import { labelsIn, typeIn } from "../write/stored-element";

/** What the attributes of a graph are called in a database, and which of them become labels and types. */
export interface ImportNames {
  /** Nodes are known by it. */
  readonly id: NonNullable<EngineSchema["id"]>;
  /** The property that an edge's id is. */
  readonly edgeId: string;
  /** The attribute whose values become labels, and that whose values become types. */
  readonly labels: string | undefined;
  readonly types: string | undefined;
  /** Whether it is a property too: where labels or types alone would not read back as the same values under the same name. */
  readonly keepsLabels: boolean;
  readonly keepsTypes: boolean;
  readonly labelsOf: (node: GraphNode) => readonly string[];
  readonly typeOf: (edge: GraphEdge) => string;
  /** What some server takes for no label, or for no type. */
  readonly lostLabels: (node: GraphNode) => readonly string[];
  readonly lostType: (edge: GraphEdge) => readonly string[];
}

/** Of more values no labels or types are made: some servers keep files for each. */
const mostNames = 100;

export function importNames(graph: GraphData, schema: EngineSchema): ImportNames {
  const { nodeTypeAttribute, edgeTypeAttribute } = createGraphDocument(graph).profile();
  const id = schema.id ?? { label: schema.everyLabel ?? usualLabel, key: freeKey(graph.nodes) };
  const labels = fewNames(nodeTypeAttribute, graph.nodes, (value) => labelsIn(value));
  const types = fewNames(edgeTypeAttribute, graph.edges, (value) => [typeIn(value)]);
  const namedValue = ({ attributes }: GraphNode | GraphEdge, name: string | undefined) =>
    name === undefined ? undefined : attributes[name];
  // ArcadeDB takes a name either as a label or as a type.
  const noLabels = new Set([usualType, ...schema.known.types]);
  const canBeLabel = (name: string) => name !== id.label && !noLabels.has(name) && canBeName(name);
  const labelsOf = (node: GraphNode) => labelsIn(namedValue(node, labels)).filter(canBeLabel);
  const taken = new Set([id.label, ...schema.known.labels, ...graph.nodes.flatMap(labelsOf)]);
  const typeOf = (edge: GraphEdge) => {
    const type = typeIn(namedValue(edge, types));
    return taken.has(type) ? usualType : type;
  };
  const isBack = (value: JsonValue | undefined, [first, ...rest]: readonly string[]) =>
    sameValue(value ?? null, rest.length > 0 && first !== undefined ? [first, ...rest] : (first ?? null));
  const edgeId = freeKey(graph.edges);
  return {
    id,
    edgeId,
    labels,
    types,
    keepsLabels:
      isSaidElsewhere(graph.nodes, labelsOf, [labels, id.key]) ||
      labels !== nameOf(schema.labelAttribute, schema.nodeKeys) ||
      graph.nodes.some((node) => !isBack(namedValue(node, labels), labelsOf(node))),
    keepsTypes:
      isSaidElsewhere(graph.edges, (edge) => [typeOf(edge)].filter((type) => type !== usualType), [types, edgeId]) ||
      types !== nameOf(schema.typeAttribute, schema.edgeKeys) ||
      graph.edges.some((edge) => !isBack(namedValue(edge, types), [typeOf(edge)])),
    labelsOf,
    typeOf,
    lostLabels: (node) => labelsIn(namedValue(node, labels)).filter((name) => name !== id.label && !canBeLabel(name)),
    lostType: (edge) => labelsIn(namedValue(edge, types)).filter((name) => name !== typeOf(edge)),
  };
}

/** What labels or types are called when they are read, where no property says the same. */
function nameOf(attribute: string, keys: EngineSchema["nodeKeys"]): string | undefined {
  return isProperty(attribute, keys) ? undefined : attribute;
}

/** Another attribute says it too of each, and would be taken for it when it is read. */
function isSaidElsewhere<T extends GraphNode | GraphEdge>(
  elements: readonly T[],
  namesOf: (element: T) => readonly string[],
  [own, idKey]: readonly [string | undefined, string],
): boolean {
  const named = elements.filter((element) => namesOf(element).length > 0);
  const says = (element: T, key: string) => {
    const value = labelsIn(key === idKey ? element.id : element.attributes[key]);
    return namesOf(element).every((name) => value.includes(name));
  };
  const [first] = named;
  return (
    first !== undefined &&
    [idKey, ...Object.keys(first.attributes)].some((key) => key !== own && named.every((one) => says(one, key)))
  );
}

function fewNames(
  attribute: string | undefined,
  elements: readonly (GraphNode | GraphEdge)[],
  namesIn: (value: JsonValue | undefined) => readonly string[],
): string | undefined {
  if (attribute === undefined) return undefined;
  const names = new Set(elements.flatMap(({ attributes }) => namesIn(attributes[attribute])));
  return names.size > mostNames ? undefined : attribute;
}

/** A name for ids that no attribute has for something else. */
function freeKey(elements: readonly (GraphNode | GraphEdge)[]): string {
  return idKeys.find((key) => otherIds(key, elements).length === 0) ?? "id";
}

/** The attribute, where it says something else than the id. */
export function otherIds(key: string, elements: readonly (GraphNode | GraphEdge)[]): readonly string[] {
  return elements.some(({ id, attributes }) => (attributes[key] ?? id) !== id) ? [key] : [];
}

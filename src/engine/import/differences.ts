import type { GraphData } from "@/graph/changes/change-types";
import type { GraphEdge, GraphNode } from "@/graph/document/graph-types";
import { counted, figures, listed } from "@/lib/english";
import type { JsonValue } from "@/lib/json";
import { sameValue } from "@/lib/same-value";
import { type ImportNames, otherIds } from "./import-names";
import { isRecord, storedName, storedValue } from "./import-values";

/** What will be otherwise in the database than in the graph. */
export interface ImportDifference {
  readonly kind: "records" | "lists" | "names" | "ids" | "labels" | "types" | "directions" | "groups" | "positions";
  /** The first attributes, labels or types that it is about, and how many there are. */
  readonly names: readonly string[];
  readonly count: number;
}

const mostNamed = 5;

export function importDifferences(graph: GraphData, names: ImportNames): readonly ImportDifference[] {
  const { nodes, edges, directed } = graph;
  const elements = [...nodes, ...edges];
  const named = (kind: ImportDifference["kind"], found: Iterable<string>): ImportDifference => {
    const all = [...new Set(found)];
    return { kind, names: all.slice(0, mostNamed), count: all.length };
  };
  const counting = (kind: ImportDifference["kind"], { length: count }: readonly unknown[]): ImportDifference => {
    return { kind, names: [], count };
  };
  const all = [
    named(
      "records",
      namesOf(elements, (_, value) => isRecord(value)),
    ),
    named(
      "lists",
      namesOf(elements, (_, value) => Array.isArray(value) && !sameValue(storedValue(value), value)),
    ),
    named(
      "names",
      namesOf(elements, (name) => storedName(name) !== name),
    ),
    named("ids", [...otherIds(names.id.key, nodes), ...otherIds(names.edgeId, edges)]),
    named("labels", nodes.flatMap(names.lostLabels)),
    named("types", edges.flatMap(names.lostType)),
    counting(
      "directions",
      edges.filter((edge) => !(edge.directed ?? directed)),
    ),
    counting(
      "groups",
      nodes.filter(({ parent }) => parent !== undefined),
    ),
    counting(
      "positions",
      nodes.filter(({ position }) => position !== undefined),
    ),
  ];
  return all.filter(({ count }) => count > 0);
}

function* namesOf(
  elements: readonly (GraphNode | GraphEdge)[],
  isMeant: (name: string, value: JsonValue) => boolean,
): Generator<string> {
  for (const { attributes } of elements)
    for (const [name, value] of Object.entries(attributes)) if (isMeant(name, value)) yield name;
}

export function describeDifference({ kind, names, count }: ImportDifference): string {
  const left = count - names.length;
  const which = listed([...names.map((name) => `“${name}”`), ...(left > 0 ? [`${figures(left)} more`] : [])]);
  switch (kind) {
    case "records":
      return `Records become text: ${which}.`;
    case "lists":
      return `In lists of several kinds, all becomes text: ${which}.`;
    case "names":
      return `These names begin with _ there: ${which}.`;
    case "ids":
      return `The id takes the place of the attribute ${which}.`;
    case "labels":
      return `These cannot be labels, and stay attributes alone: ${which}.`;
    case "types":
      return `These cannot be types, and stay attributes alone: ${which}.`;
    case "directions":
      return `${counted(count, "edge")} without a direction will go from the first end to the second.`;
    case "groups":
      return `${counted(count, "node")} will be in no group.`;
    case "positions":
      return "Positions are not included.";
  }
}

import type { GraphData, GraphEdge, JsonValue } from "../host";
import { shownLabel } from "../shown-labels";
import { asText } from "./graph-tables";

/** Pajek: vertices by number with what they are called, then arcs and edges with their weights. */
export function writePajek({ name, nodes, edges, directed, labelAttribute }: GraphData): string {
  const numbers = new Map(nodes.map(({ id }, place) => [id, place + 1]));
  const lineOf = ({ source, target, attributes }: GraphEdge) =>
    [numbers.get(source), numbers.get(target), weightOf(attributes["weight"]), ...labelOf(attributes["label"])].join(
      " ",
    );
  const section = (head: string, isDirected: boolean) => {
    const own = edges.filter((edge) => (edge.directed ?? directed) === isDirected);
    return own.length === 0 ? [] : [head, ...own.map(lineOf)];
  };
  return [
    `*Network ${plain(name)}`,
    `*Vertices ${nodes.length}`,
    ...nodes.map(
      ({ id, attributes }, place) => `${place + 1} "${plain(shownLabel(attributes, labelAttribute) ?? id)}"`,
    ),
    ...section("*Arcs", true),
    ...section("*Edges", false),
    "",
  ].join("\n");
}

function weightOf(weight: JsonValue | undefined): number {
  return typeof weight === "number" ? weight : 1;
}

function labelOf(label: JsonValue | undefined): readonly string[] {
  return typeof label === "string" ? [`l "${plain(label)}"`] : [];
}

/** Pajek has no sign that lets a quote or a line break be in a label. */
function plain(text: string): string {
  return asText(text).replaceAll('"', "'").replace(/\s+/g, " ").trim();
}

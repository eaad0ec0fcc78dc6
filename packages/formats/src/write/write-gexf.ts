import type { DrawnEdge, DrawnNode, GraphData, GraphEdge, GraphNode } from "../host";
import { drawnLooks } from "../looks/drawn-looks";
import { GEXF_RADIUS } from "../looks/gexf-looks";
import { gexfShapes } from "../looks/shape-names";
import { shownLabel } from "../shown-labels";
import { toXmlText, XML_MARK } from "../xml/xml-escapes";
import { type TypedKey, type TypedKeys, typedKeys } from "./typed-keys";

/**
 * GEXF 1.3 with labels, values, weights, positions and the looks that layers give. The looks are in the namespace of the
 * primer, which readers go by, not in the schema's.
 */
export function writeGexf(graph: GraphData): string {
  const { name, directed, nodes, edges, labelAttribute } = graph;
  const nodeKeys = typedKeys(nodes);
  const edgeKeys = typedKeys(edges);
  const looks = drawnLooks(graph);
  const nodeLines = nodes.map((node) => nodeText(node, nodeKeys, labelAttribute, looks.nodes.get(node.id)));
  const edgeLines = edges.map((edge) => edgeText(edge, edgeKeys, looks.edges.get(edge.id)));
  const json = [...jsonColumns(nodeKeys, "node"), ...jsonColumns(edgeKeys, "edge")].join(", ");
  const keywords = json === "" ? "" : `<keywords>JSON: ${json}</keywords>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<gexf xmlns="http://gexf.net/1.3" xmlns:viz="http://gexf.net/1.3/viz" version="1.3">
<meta><creator>${XML_MARK}</creator>${keywords}<description>${toXmlText(name)}</description></meta>
<graph defaultedgetype="${directed ? "directed" : "undirected"}" mode="static">
<attributes class="node">${nodeKeys.all.map(columnText).join("")}</attributes>
<attributes class="edge">${edgeKeys.all.map(columnText).join("")}</attributes>
<nodes>
${nodeLines.join("")}</nodes>
<edges>
${edgeLines.join("")}</edges>
</graph>
</gexf>
`;
}

function jsonColumns({ all }: TypedKeys, target: "node" | "edge"): readonly string[] {
  return all.flatMap(({ kind, place }) => (kind === "json" ? [`${target} ${place}`] : []));
}

const types: Readonly<Record<TypedKey["kind"], string>> = {
  double: "double",
  boolean: "boolean",
  string: "string",
  texts: "liststring",
  json: "string",
};

function columnText({ place, name, kind }: TypedKey): string {
  return `<attribute id="${place}" title="${toXmlText(name)}" type="${types[kind]}"/>`;
}

function nodeText(
  { id, attributes, position, parent }: GraphNode,
  keys: TypedKeys,
  labelAttribute: string | undefined,
  look: DrawnNode | undefined,
): string {
  const label = shownLabel(attributes, labelAttribute);
  const own = label === undefined ? "" : ` label="${toXmlText(label)}"`;
  const group = parent === undefined ? "" : ` pid="${toXmlText(parent)}"`;
  const place = position ? `<viz:position x="${position.x}" y="${0 - position.y}"/>` : "";
  const inner = `${valuesText(attributes, keys)}${look ? nodeLook(look) : ""}${place}`;
  return `<node id="${toXmlText(id)}"${own}${group}>${inner}</node>\n`;
}

function edgeText({ id, source, target, directed, attributes }: GraphEdge, keys: TypedKeys, look?: DrawnEdge): string {
  const type = directed === undefined ? "" : ` type="${directed ? "directed" : "undirected"}"`;
  const { weight, label } = ownOf(attributes);
  const weightText = typeof weight === "number" ? ` weight="${weight}"` : "";
  const labelText = typeof label === "string" ? ` label="${toXmlText(label)}"` : "";
  const own = `${type}${weightText}${labelText}`;
  const ends = `id="${toXmlText(id)}" source="${toXmlText(source)}" target="${toXmlText(target)}"${own}`;
  return `<edge ${ends}>${valuesText(attributes, keys)}${look ? edgeLook(look) : ""}</edge>\n`;
}

function ownOf(attributes: GraphEdge["attributes"]): GraphEdge["attributes"] {
  return Object.fromEntries(
    ["weight", "label"].flatMap((name) => (Object.hasOwn(attributes, name) ? [[name, attributes[name] ?? null]] : [])),
  );
}

function valuesText(attributes: GraphNode["attributes"], keys: TypedKeys): string {
  const values = keys
    .valuesOf(attributes)
    .map(({ key, text }) => `<attvalue for="${key.place}" value="${toXmlText(text)}"/>`);
  return values.length === 0 ? "" : `<attvalues>${values.join("")}</attvalues>`;
}

function nodeLook({ color, opacity, size, shape }: DrawnNode): string {
  const name = gexfShapes.shapes[shape];
  const form = name === undefined ? "" : `<viz:shape value="${name}"/>`;
  return `${colorText(color, opacity)}<viz:size value="${size / GEXF_RADIUS}"/>${form}`;
}

function edgeLook({ color, opacity, width, lineStyle }: DrawnEdge): string {
  const form = `<viz:shape value="${gexfShapes.lines[lineStyle]}"/>`;
  return `${colorText(color, opacity)}<viz:thickness value="${width}"/>${form}`;
}

function colorText(hex: string, opacity: number): string {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `<viz:color r="${r}" g="${g}" b="${b}"${opacity >= 1 ? "" : ` a="${opacity}"`}/>`;
}

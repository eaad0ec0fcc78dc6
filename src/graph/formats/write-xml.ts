import { escapeXml } from "@/lib/escape-xml";
import type { JsonValue } from "@/lib/json";
import type { GraphData } from "../change-types";
import type { Attributes, ElementTarget, GraphNode } from "../graph-types";

/** GraphML with typed keys, positions as x and y, groups as graphs in nodes. */
export function writeGraphml(graph: GraphData): string {
  const nodeKeys = keysOf(graph.nodes.map(withPosition), "nodes");
  const edgeKeys = keysOf(graph.edges, "edges");
  const inside = byParent(graph.nodes);
  const kind = graph.directed ? "directed" : "undirected";
  const write = (node: GraphNode): string => {
    const children = inside.get(node.id) ?? [];
    const group =
      children.length === 0
        ? ""
        : `<graph id="${escapeXml(node.id)}:" edgedefault="${kind}">${children.map(write).join("")}</graph>`;
    return `<node id="${escapeXml(node.id)}">${dataOf(withPosition(node).attributes, nodeKeys)}${group}</node>\n`;
  };
  const edges = graph.edges.map(({ id, source, target, directed, attributes }) => {
    const own = directed === undefined ? "" : ` directed="${directed}"`;
    const ends = `id="${escapeXml(id)}" source="${escapeXml(source)}" target="${escapeXml(target)}"${own}`;
    return `<edge ${ends}>${dataOf(attributes, edgeKeys)}</edge>\n`;
  });
  const keys = [...declared(nodeKeys, "node"), ...declared(edgeKeys, "edge")];
  const name = '<key id="name" for="graph" attr.name="name" attr.type="string"/>\n';
  return `${head}<graphml xmlns="http://graphml.graphdrawing.org/xmlns">
${name}${keys.join("")}<graph edgedefault="${kind}">
<data key="name">${escapeXml(graph.name)}</data>
${(inside.get(undefined) ?? []).map(write).join("")}${edges.join("")}</graph>
</graphml>
`;
}

function byParent(nodes: readonly GraphNode[]): ReadonlyMap<string | undefined, readonly GraphNode[]> {
  const groups = new Map<string | undefined, GraphNode[]>();
  for (const node of nodes) {
    const group = groups.get(node.parent);
    if (group) group.push(node);
    else groups.set(node.parent, [node]);
  }
  return groups;
}

/** GEXF 1.3 with labels, values, weights and positions. */
export function writeGexf({ name, directed, nodes, edges }: GraphData): string {
  const nodeKeys = keysOf(nodes, "nodes");
  const edgeKeys = keysOf(edges, "edges");
  const nodeLines = nodes.map(({ id, attributes, position, parent }) => {
    const label = attributes["label"] ?? attributes["name"] ?? attributes["title"];
    const own = label === undefined || label === null ? "" : ` label="${escapeXml(textOf(label))}"`;
    const group = parent === undefined ? "" : ` pid="${escapeXml(parent)}"`;
    const place = position ? `<viz:position x="${position.x}" y="${0 - position.y}"/>` : "";
    return `<node id="${escapeXml(id)}"${own}${group}>${attvalues(attributes, nodeKeys)}${place}</node>\n`;
  });
  const edgeLines = edges.map(({ id, source, target, directed: own, attributes }) => {
    const type = own === undefined ? "" : ` type="${own ? "directed" : "undirected"}"`;
    const weight = typeof attributes["weight"] === "number" ? ` weight="${attributes["weight"]}"` : "";
    const ends = `id="${escapeXml(id)}" source="${escapeXml(source)}" target="${escapeXml(target)}"${type}${weight}`;
    return `<edge ${ends}>${attvalues(attributes, edgeKeys)}</edge>\n`;
  });
  const kind = directed ? "directed" : "undirected";
  return `${head}<gexf xmlns="http://gexf.net/1.3" xmlns:viz="http://gexf.net/1.3/viz" version="1.3">
<meta><title>${escapeXml(name)}</title></meta>
<graph defaultedgetype="${kind}" mode="static">
<attributes class="node">${columns(nodeKeys)}</attributes>
<attributes class="edge">${columns(edgeKeys)}</attributes>
<nodes>
${nodeLines.join("")}</nodes>
<edges>
${edgeLines.join("")}</edges>
</graph>
</gexf>
`;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

interface Key {
  readonly id: string;
  readonly name: string;
  readonly type: "double" | "boolean" | "string";
}
type Elements = readonly { readonly attributes: Attributes }[];

/** One key an attribute; values of several kinds, lists and records are written as texts. */
function keysOf(elements: Elements, target: ElementTarget): readonly Key[] {
  const types = new Map<string, Key["type"]>();
  for (const { attributes } of elements) {
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) continue;
      const type = typeOf(value);
      types.set(name, types.has(name) && types.get(name) !== type ? "string" : type);
    }
  }
  return [...types].map(([name, type], place) => ({ id: `${target.charAt(0)}${place}`, name, type }));
}

function typeOf(value: JsonValue): Key["type"] {
  if (typeof value === "number") return "double";
  return typeof value === "boolean" ? "boolean" : "string";
}

function withPosition({ attributes, position }: GraphNode): { readonly attributes: Attributes } {
  return { attributes: position ? { ...attributes, x: position.x, y: position.y } : attributes };
}

function declared(keys: readonly Key[], target: "node" | "edge"): readonly string[] {
  return keys.map(
    ({ id, name, type }) => `<key id="${id}" for="${target}" attr.name="${escapeXml(name)}" attr.type="${type}"/>\n`,
  );
}

function dataOf(attributes: Attributes, keys: readonly Key[]): string {
  return keys
    .map(({ id, name }) => ({ id, value: attributes[name] }))
    .map(({ id, value }) =>
      value === undefined || value === null ? "" : `<data key="${id}">${escapeXml(textOf(value))}</data>`,
    )
    .join("");
}

function columns(keys: readonly Key[]): string {
  return keys.map(({ id, name, type }) => `<attribute id="${id}" title="${escapeXml(name)}" type="${type}"/>`).join("");
}

function attvalues(attributes: Attributes, keys: readonly Key[]): string {
  const values = keys.flatMap(({ id, name }) => {
    const value = attributes[name];
    return value === undefined || value === null ? [] : [`<attvalue for="${id}" value="${escapeXml(textOf(value))}"/>`];
  });
  return values.length === 0 ? "" : `<attvalues>${values.join("")}</attvalues>`;
}

function textOf(value: JsonValue): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

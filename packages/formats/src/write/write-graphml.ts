import { type DrawnEdge, type DrawnNode, type GraphData, type GraphEdge, type GraphNode, groupBy } from "../host";
import { drawnLooks } from "../looks/drawn-looks";
import { yedShapes } from "../looks/shape-names";
import { shownLabel } from "../shown-labels";
import { OWN_START } from "../xml/graphml-keys";
import { toXmlText } from "../xml/xml-escapes";
import { type TypedKey, type TypedKeys, typedKeys } from "./typed-keys";

/**
 * GraphML with a key for each attribute and kind of value, positions as x and y, groups as graphs in nodes, and the looks that
 * layers give as yEd has them.
 */
export function writeGraphml(graph: GraphData): string {
  const writing: Writing = {
    graph,
    nodeKeys: typedKeys(graph.nodes),
    looks: drawnLooks(graph),
    inside: groupBy(graph.nodes, ({ parent }) => parent),
  };
  const edgeKeys = typedKeys(graph.edges);
  const nodes = (writing.inside.get(undefined) ?? []).map((node) => nodeText(node, writing));
  const edges = graph.edges.map((edge) => edgeText(edge, edgeKeys, writing.looks.edges.get(edge.id)));
  const { labelAttribute } = graph;
  const label = labelAttribute === undefined ? "" : `<data key="label">${toXmlText(labelAttribute)}</data>\n`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<graphml xmlns="http://graphml.graphdrawing.org/xmlns" xmlns:y="http://www.yworks.com/xml/graphml">
<desc>${OWN_START}: _x0001_ stands for the character with that number, and keys that are called so hold JSON.</desc>
${keysText(writing, edgeKeys)}<graph edgedefault="${kindOf(graph)}">
<data key="name">${toXmlText(graph.name)}</data>
${label}${nodes.join("")}${edges.join("")}</graph>
</graphml>
`;
}

interface Writing {
  readonly graph: GraphData;
  readonly nodeKeys: TypedKeys;
  readonly looks: ReturnType<typeof drawnLooks>;
  readonly inside: ReadonlyMap<string | undefined, readonly GraphNode[]>;
}

function kindOf({ directed }: GraphData): string {
  return directed ? "directed" : "undirected";
}

function keysText({ graph, nodeKeys, looks }: Writing, edgeKeys: TypedKeys): string {
  const taken = new Set(nodeKeys.all.map(({ name }) => name));
  const places = graph.nodes.some(({ position }) => position !== undefined)
    ? ["x", "y"].map((axis) => {
        // An attribute of that name keeps it.
        const name = taken.has(axis) ? `position ${axis}` : axis;
        return `<key id="${axis}" for="node" attr.name="${name}" attr.type="double"><desc>position</desc></key>\n`;
      })
    : [];
  return [
    '<key id="name" for="graph" attr.name="name" attr.type="string"/>\n',
    ...(graph.labelAttribute === undefined
      ? []
      : ['<key id="label" for="graph" attr.name="labelAttribute" attr.type="string"/>\n']),
    ...(looks.nodes.size === 0 ? [] : ['<key id="nodegraphics" for="node" yfiles.type="nodegraphics"/>\n']),
    ...(looks.edges.size === 0 ? [] : ['<key id="edgegraphics" for="edge" yfiles.type="edgegraphics"/>\n']),
    ...nodeKeys.all.map((key) => keyText(key, "node")),
    ...edgeKeys.all.map((key) => keyText(key, "edge")),
    ...places,
  ].join("");
}

function keyText({ place, name, kind }: TypedKey, target: "node" | "edge"): string {
  const isJson = kind === "texts" || kind === "json";
  const head =
    `key id="${target.charAt(0)}${place}" for="${target}" attr.name="${toXmlText(name)}" ` +
    `attr.type="${isJson ? "string" : kind}"`;
  return isJson ? `<${head}><desc>JSON</desc></key>\n` : `<${head}/>\n`;
}

function nodeText(node: GraphNode, writing: Writing): string {
  const { graph, nodeKeys, looks, inside } = writing;
  const id = toXmlText(node.id);
  const children = inside.get(node.id) ?? [];
  const isGroup = children.length > 0;
  const group = isGroup
    ? `<graph id="${id}:" edgedefault="${kindOf(graph)}">${children.map((child) => nodeText(child, writing)).join("")}</graph>`
    : "";
  const look = looks.nodes.get(node.id);
  const label = shownLabel(node.attributes, graph.labelAttribute) ?? node.id;
  // Before the values: what other programs take from it gives way to them.
  const drawn = look ? shapeNode(look, label, node) : "";
  const { position } = node;
  const place = position ? `<data key="x">${position.x}</data><data key="y">${position.y}</data>` : "";
  const values = valuesText(node.attributes, nodeKeys, "n");
  return `<node id="${id}"${isGroup ? ' yfiles.foldertype="group"' : ""}>${drawn}${values}${place}${group}</node>\n`;
}

function edgeText({ id, source, target, directed, attributes }: GraphEdge, keys: TypedKeys, look?: DrawnEdge): string {
  const own = directed === undefined ? "" : ` directed="${directed}"`;
  const ends = `id="${toXmlText(id)}" source="${toXmlText(source)}" target="${toXmlText(target)}"${own}`;
  return `<edge ${ends}>${look ? polyLineEdge(look) : ""}${valuesText(attributes, keys, "e")}</edge>\n`;
}

function valuesText(attributes: GraphNode["attributes"], keys: TypedKeys, prefix: string): string {
  return keys
    .valuesOf(attributes)
    .map(({ key, text }) => `<data key="${prefix}${key.place}">${toXmlText(text)}</data>`)
    .join("");
}

function shapeNode(
  { color, opacity, size, shape, borderColor, borderWidth }: DrawnNode,
  label: string,
  node: GraphNode,
): string {
  const { position } = node;
  const place = position ? ` x="${position.x - size / 2}" y="${position.y - size / 2}"` : "";
  const type = yedShapes.shapes[shape];
  const border = [
    ...(borderColor === undefined ? [] : [` color="${borderColor}"`]),
    ...(borderWidth === undefined ? [] : [` width="${borderWidth}"`]),
  ];
  return [
    '<data key="nodegraphics"><y:ShapeNode>',
    `<y:Geometry height="${size}" width="${size}"${place}/>`,
    `<y:Fill color="${color}${alphaText(opacity)}" transparent="false"/>`,
    border.length === 0 ? "" : `<y:BorderStyle${border.join("")} type="line"/>`,
    `<y:NodeLabel>${toXmlText(label)}</y:NodeLabel>`,
    type === undefined ? "" : `<y:Shape type="${type}"/>`,
    "</y:ShapeNode></data>",
  ].join("");
}

function polyLineEdge({ color, opacity, width, lineStyle, directed, label }: DrawnEdge): string {
  return [
    '<data key="edgegraphics"><y:PolyLineEdge>',
    `<y:LineStyle color="${color}${alphaText(opacity)}" type="${yedShapes.lines[lineStyle]}" width="${width}"/>`,
    `<y:Arrows source="none" target="${directed ? "standard" : "none"}"/>`,
    label === "" ? "" : `<y:EdgeLabel>${toXmlText(label)}</y:EdgeLabel>`,
    "</y:PolyLineEdge></data>",
  ].join("");
}

/** The last two digits of yEd's colours, 0 to 255. */
function alphaText(opacity: number): string {
  if (opacity >= 1) return "";
  return Math.round(Math.max(0, opacity) * 255)
    .toString(16)
    .padStart(2, "0");
}

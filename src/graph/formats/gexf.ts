import type { JsonValue } from "@/lib/json";
import type { GraphData } from "../change-types";
import type { GraphEdge, GraphNode, Position } from "../graph-types";
import { guessName } from "./guess-name";
import { createEdgeIds } from "./loose-elements";
import { failure, type ReadFailure, type ReadResult } from "./read-result";
import type { XmlElement } from "./xml-tree";
import { childrenOf, readTyped, toLocated } from "./xml-values";

const HINT = 'A GEXF graph has <nodes> with <node id="a" label="A"/> and <edges> with <edge source="a" target="b"/>.';

type Columns = ReadonlyMap<string, { readonly title: string; readonly type: string; readonly fallback?: string }>;

interface Reading {
  readonly fileName: string;
  readonly nodeColumns: Columns;
  readonly edgeColumns: Columns;
  readonly nodes: GraphNode[];
  readonly edges: GraphEdge[];
  readonly edgeId: ReturnType<typeof createEdgeIds>;
}

/** GEXF as Gephi writes it: labels, values, weights, groups, positions. Times are left out and told. */
export function readGexf(root: XmlElement, fileName: string): ReadResult {
  const [graph] = childrenOf(root, "graph");
  if (!graph) return failure(`${fileName} is GEXF without a graph.`, { hint: HINT });
  const reading: Reading = {
    fileName,
    nodeColumns: columnsOf(graph, "node"),
    edgeColumns: columnsOf(graph, "edge"),
    nodes: [],
    edges: [],
    edgeId: createEdgeIds(),
  };
  const problem = readNodes(graph, undefined, reading) ?? readEdges(graph, reading);
  if (problem) return problem;
  const [meta] = childrenOf(root, "meta");
  const title = meta && childrenOf(meta, "title")[0]?.text.trim();
  const data: GraphData = {
    name: title || guessName(fileName),
    directed: graph.attributes.get("defaultedgetype") === "directed",
    nodes: reading.nodes,
    edges: reading.edges,
    layers: [],
    sets: [],
    filter: null,
  };
  const isTimed = graph.attributes.get("mode") === "dynamic";
  return { success: true, graph: data, notes: isTimed ? ["The times in it are left out."] : [] };
}

function columnsOf(graph: XmlElement, target: string): Columns {
  const lists = childrenOf(graph, "attributes").filter((list) => list.attributes.get("class") === target);
  const columns = lists.flatMap((list) => childrenOf(list, "attribute"));
  return new Map(
    columns.map((column) => {
      const id = column.attributes.get("id") ?? "";
      const fallback = childrenOf(column, "default")[0]?.text;
      const type = column.attributes.get("type") ?? "string";
      const title = column.attributes.get("title") ?? id;
      return [id, { title, type, ...(fallback === undefined ? {} : { fallback }) }] as const;
    }),
  );
}

function readNodes(element: XmlElement, parent: string | undefined, reading: Reading): ReadFailure | undefined {
  for (const node of childrenOf(element, "nodes").flatMap((list) => childrenOf(list, "node"))) {
    const id = node.attributes.get("id");
    if (!id) return toLocated(node, "a node has no id", reading.fileName, HINT);
    const label = node.attributes.get("label");
    const position = positionOf(node);
    const group = parent ?? node.attributes.get("pid");
    reading.nodes.push({
      id,
      attributes: { ...(label === undefined ? {} : { label }), ...valuesOf(node, reading.nodeColumns) },
      ...(position && { position }),
      ...(group && { parent: group }),
    });
    const problem = readNodes(node, id, reading);
    if (problem) return problem;
  }
  return undefined;
}

function readEdges(graph: XmlElement, { fileName, edgeColumns, edges, edgeId }: Reading): ReadFailure | undefined {
  for (const edge of childrenOf(graph, "edges").flatMap((list) => childrenOf(list, "edge"))) {
    const { attributes } = edge;
    const [source, target, type] = [attributes.get("source"), attributes.get("target"), attributes.get("type")];
    if (!source || !target) return toLocated(edge, "an edge lacks an end", fileName, HINT);
    edges.push({
      id: edgeId(attributes.get("id")),
      source,
      target,
      attributes: { ...ownValuesOf(edge), ...valuesOf(edge, edgeColumns) },
      ...(type === "directed" || type === "undirected" ? { directed: type === "directed" } : {}),
    });
  }
  return undefined;
}

/** What GEXF writes on the edge itself. */
function ownValuesOf({ attributes }: XmlElement): Record<string, JsonValue> {
  const [weight, label, type] = [attributes.get("weight"), attributes.get("label"), attributes.get("kind")];
  return {
    ...(weight === undefined ? {} : { weight: readTyped(weight, "double") }),
    ...(label === undefined ? {} : { label }),
    ...(type === undefined ? {} : { type }),
  };
}

function valuesOf(element: XmlElement, columns: Columns): Record<string, JsonValue> {
  const given = childrenOf(element, "attvalues").flatMap((list) => childrenOf(list, "attvalue"));
  const values = given.map(({ attributes }) => {
    const id = attributes.get("for") ?? attributes.get("id") ?? "";
    const column = columns.get(id);
    return [column?.title ?? id, readTyped(attributes.get("value") ?? "", column?.type ?? "string")] as const;
  });
  const named = new Set(values.map(([title]) => title));
  const defaults = [...columns.values()].flatMap(({ title, type, fallback }) =>
    fallback === undefined || named.has(title) ? [] : [[title, readTyped(fallback, type)] as const],
  );
  return Object.fromEntries([...values, ...defaults]);
}

/** Gephi's y grows upwards. */
function positionOf(node: XmlElement): Position | undefined {
  const [place] = childrenOf(node, "position");
  const x = Number(place?.attributes.get("x") ?? Number.NaN);
  const y = Number(place?.attributes.get("y") ?? Number.NaN);
  return Number.isFinite(x) && Number.isFinite(y) ? { x, y: 0 - y } : undefined;
}

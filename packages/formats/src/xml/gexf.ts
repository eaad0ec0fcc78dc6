import type { GraphData, GraphEdge, GraphNode, JsonValue, Position } from "../host";
import { createEdgeIds } from "../json/loose-elements";
import { createFileLooks, type FileLooks } from "../looks/file-looks";
import { readGexfLook } from "../looks/gexf-looks";
import { failure, type ReadFailure, type ReadResult } from "../read-result";
import { withLabels } from "../shown-labels";
import { guessName } from "../table/guess-name";
import { createGexfTimes, type GexfTimes, type TimedValue } from "./gexf-times";
import { createTypedReader, jsonIn, type TypedReader } from "./typed-reader";
import { fromXmlText, XML_MARK } from "./xml-escapes";
import type { XmlElement } from "./xml-tree";
import { childrenOf, numberIn, readTyped, toLocated } from "./xml-values";

const HINT = { id: "gexf" } as const;

interface Column {
  readonly title: string;
  readonly type: string;
  readonly fallback?: string;
}
type Columns = ReadonlyMap<string, Column>;

interface Reading {
  readonly fileName: string;
  readonly nodeColumns: Columns;
  readonly edgeColumns: Columns;
  readonly nodes: GraphNode[];
  /** Of each node, as the file gives it beside the attributes. */
  readonly labels: (string | undefined)[];
  readonly edges: GraphEdge[];
  readonly edgeId: ReturnType<typeof createEdgeIds>;
  readonly typed: TypedReader;
  readonly looks: FileLooks;
  readonly times: GexfTimes;
  /** Takes the escapes of our own files away. */
  readonly plain: (text: string) => string;
}

/** GEXF as Gephi writes it: labels, values, weights, groups, positions, looks. Times are attributes. */
export function readGexf(root: XmlElement, fileName: string): ReadResult {
  const [graph] = childrenOf(root, "graph");
  if (!graph) return failure({ id: "withoutGraph", with: { file: fileName, form: "GEXF" } }, { hint: HINT });
  const meta = metaOf(root);
  const reading: Reading = {
    fileName,
    nodeColumns: columnsOf(graph, "node", meta),
    edgeColumns: columnsOf(graph, "edge", meta),
    nodes: [],
    labels: [],
    edges: [],
    edgeId: createEdgeIds(),
    typed: createTypedReader(),
    looks: createFileLooks(),
    times: createGexfTimes(),
    plain: meta.plain,
  };
  const problem = readNodes(graph, undefined, reading) ?? readEdges(graph, reading);
  if (problem) return problem;
  const { looks, typed } = reading;
  const data: GraphData = {
    name: meta.name || guessName(fileName),
    directed: graph.attributes.get("defaultedgetype") === "directed",
    ...withLabels(reading.nodes, reading.labels),
    edges: reading.edges,
    layers: looks.layers(),
    sets: [],
    filter: null,
  };
  return { success: true, graph: data, notes: [...reading.times.notes(), ...typed.notes(), ...looks.notes()] };
}

interface Meta {
  readonly name: string;
  readonly plain: (text: string) => string;
  /** Columns of JSON: "node 3". */
  readonly json: ReadonlySet<string>;
}

/** Our own files have the graph's name as their description, and name the columns that hold JSON in their keywords. */
function metaOf(root: XmlElement): Meta {
  const [meta] = childrenOf(root, "meta");
  const metaText = (name: string) => (meta && childrenOf(meta, name)[0]?.text) ?? "";
  const isOwn = metaText("creator").trim() === XML_MARK;
  if (!isOwn) return { name: metaText("title").trim(), plain: (text) => text, json: new Set() };
  const json = new Set(metaText("keywords").match(/(?:node|edge) \d+/g) ?? []);
  return { name: fromXmlText(metaText("description")), plain: fromXmlText, json };
}

function columnsOf(graph: XmlElement, target: string, { plain, json }: Meta): Columns {
  const lists = childrenOf(graph, "attributes").filter((list) => list.attributes.get("class") === target);
  const columns = lists.flatMap((list) => childrenOf(list, "attribute"));
  return new Map(
    columns.map((column) => {
      const id = column.attributes.get("id") ?? "";
      const fallback = childrenOf(column, "default")[0]?.text;
      const type = json.has(`${target} ${id}`) ? "list" : (column.attributes.get("type") ?? "string");
      const title = plain(column.attributes.get("title") ?? id);
      return [id, { title, type, ...(fallback === undefined ? {} : { fallback }) }] as const;
    }),
  );
}

function readNodes(element: XmlElement, parent: string | undefined, reading: Reading): ReadFailure | undefined {
  const { plain, looks } = reading;
  for (const node of childrenOf(element, "nodes").flatMap((list) => childrenOf(list, "node"))) {
    const id = plain(node.attributes.get("id") ?? "");
    if (id === "") return toLocated(node, { id: "namelessNode" }, reading.fileName, HINT);
    const label = node.attributes.get("label");
    const position = positionOf(node);
    const group = parent ?? plain(node.attributes.get("pid") ?? "");
    reading.labels.push(label === undefined ? undefined : plain(label));
    reading.nodes.push({
      id,
      attributes: valuesOf(node, reading.nodeColumns, reading),
      ...(position && { position }),
      ...(group !== "" && { parent: group }),
    });
    looks.add("nodes", id, readGexfLook(node, "nodes", looks));
    const problem = readNodes(node, id, reading);
    if (problem) return problem;
  }
  return undefined;
}

function readEdges(graph: XmlElement, reading: Reading): ReadFailure | undefined {
  const { fileName, edgeColumns, edges, edgeId, plain, looks } = reading;
  for (const edge of childrenOf(graph, "edges").flatMap((list) => childrenOf(list, "edge"))) {
    const [source, target, own] = ["source", "target", "id"].map((name) => plain(edge.attributes.get(name) ?? ""));
    if (!source || !target) return toLocated(edge, { id: "looseEdge" }, fileName, HINT);
    const id = edgeId(own || undefined);
    const directed = directionOf(edge.attributes.get("type"));
    edges.push({
      id,
      source,
      target,
      attributes: ownValuesOf(edge, valuesOf(edge, edgeColumns, reading), plain),
      ...(directed === undefined ? {} : { directed }),
    });
    looks.add("edges", id, readGexfLook(edge, "edges", looks));
  }
  return undefined;
}

/** Both ways is no way. */
function directionOf(type: string | undefined): boolean | undefined {
  if (type === "directed") return true;
  return type === "undirected" || type === "mutual" ? false : undefined;
}

/** With what GEXF writes on the edge itself, where no column has it. */
function ownValuesOf(
  { attributes }: XmlElement,
  values: Record<string, JsonValue>,
  plain: Reading["plain"],
): Record<string, JsonValue> {
  const [weight, label, type] = [attributes.get("weight"), attributes.get("label"), attributes.get("kind")];
  return {
    ...(weight === undefined ? {} : { weight: readTyped(weight, "double") }),
    ...(label === undefined ? {} : { label: plain(label) }),
    ...(type === undefined ? {} : { type: plain(type) }),
    ...values,
  };
}

function valuesOf(element: XmlElement, columns: Columns, { typed, plain, times }: Reading): Record<string, JsonValue> {
  const given = childrenOf(element, "attvalues").flatMap((list) => childrenOf(list, "attvalue"));
  const values = given.map((one): TimedValue => {
    const id = one.attributes.get("for") ?? one.attributes.get("id") ?? "";
    const column = columns.get(id);
    const value = columnValue(plain(one.attributes.get("value") ?? ""), column?.type ?? "string", typed);
    return { title: column?.title ?? id, value, element: one };
  });
  const named = new Set(values.map(({ title }) => title));
  const defaults = [...columns.values()].flatMap(({ title, type, fallback }) =>
    fallback === undefined || named.has(title) ? [] : [[title, typed.read(fallback, type)] as const],
  );
  return times.valuesOf(element, values, Object.fromEntries(defaults));
}

/** `list` without a type of its members is a column of JSON in a file of ours. */
function columnValue(text: string, type: string, typed: TypedReader): JsonValue {
  return type === "list" ? (jsonIn(text) ?? text) : typed.read(text, type);
}

/** Gephi's y grows upwards. */
function positionOf(node: XmlElement): Position | undefined {
  const [place] = childrenOf(node, "position");
  const [x, y] = [numberIn(place, "x"), numberIn(place, "y")];
  return x === undefined || y === undefined ? undefined : { x, y: 0 - y };
}

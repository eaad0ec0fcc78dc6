import type { Attributes, GraphData, GraphEdge, GraphNode } from "../host";
import { createEdgeIds } from "../json/loose-elements";
import { createFileLooks, type FileLooks } from "../looks/file-looks";
import { readGephiNode } from "../looks/gephi-looks";
import { readYedEdge, readYedNode, type YedNode } from "../looks/yed-looks";
import { failure, type ReadFailure, type ReadResult } from "../read-result";
import { shownLabel } from "../shown-labels";
import { guessName } from "../table/guess-name";
import { type GraphmlData, type GraphmlKeys, readData, readKeys } from "./graphml-keys";
import { createTypedReader, type TypedReader } from "./typed-reader";
import type { XmlElement, XmlResult } from "./xml-tree";
import { childrenOf, countNames, takePosition, toLocated, unfoldsTooFar } from "./xml-values";

/**
 * GraphML: nodes, edges, nested graphs as groups, typed data with defaults, looks of yEd and Gephi. Hyperedges are refused by line.
 * Nodes and edges are taken as they end, so that the elements of a large file are never there all at once.
 */
export function createGraphmlReader(text: string, fileName: string) {
  let reading: Reading | undefined;
  let problem: ReadFailure | undefined;
  return {
    take(element: XmlElement, within: readonly XmlElement[]): boolean {
      const [, root, graph] = within;
      const isOne = within.length === 3 && root?.name === "graphml" && graph?.name === "graph" && isPart(element);
      if (!isOne) return false;
      reading ??= startReading(root, { fileName, isWhole: mayUnfold(root, text) });
      if (reading.isWhole) return false;
      if (childrenOf(root, "graph")[0] === graph) problem ??= readElement(element, undefined, reading);
      return true;
    },
    /** `again`: the document with all that it has. */
    read(root: XmlElement, again: () => XmlResult): ReadResult {
      const isTaken = reading?.isWhole === false;
      // Keys behind the graph tell too how its values are read.
      if (reading && isTaken && childrenOf(root, "key").length === reading.keyCount)
        return problem ?? finished(root, reading);
      const whole = isTaken ? again() : undefined;
      return readWhole(whole?.success ? whole.root : root, fileName);
    },
  };
}

function readWhole(root: XmlElement, fileName: string): ReadResult {
  const reading = startReading(root, { fileName, isWhole: true });
  const [first] = childrenOf(root, "graph");
  return (first && readLevel(first, undefined, reading)) ?? finished(root, reading);
}

/** Counted in the text, where a comment counts too: whether it does is seen when all of it is there. */
function mayUnfold(root: XmlElement, text: string): boolean {
  const counts = countNames(root);
  let elements = 0;
  for (const _ of text.matchAll(/<(?:[\w.-]+:)?(?:node|edge)(?=[\s>/])/gu)) elements += 1;
  return unfoldsTooFar(counts.set("node", elements).set("edge", 0));
}

const isPart = ({ name }: XmlElement): boolean => name === "node" || name === "edge" || name === "hyperedge";

function startReading(root: XmlElement, given: Pick<Reading, "fileName" | "isWhole">): Reading {
  return {
    ...given,
    keys: readKeys(root),
    keyCount: childrenOf(root, "key").length,
    nodes: [],
    edges: [],
    edgeId: createEdgeIds(),
    typed: createTypedReader(),
    looks: createFileLooks(),
    arrowless: new Set(),
  };
}

function finished(root: XmlElement, reading: Reading): ReadResult {
  const { looks, typed, fileName } = reading;
  const graphs = childrenOf(root, "graph");
  const [first] = graphs;
  if (!first) return failure({ id: "withoutGraph", with: { file: fileName, form: "GraphML" } }, { hint: HINT });
  const graph: GraphData = {
    ...metaOf(first, reading),
    ...directionsOf(first, reading),
    nodes: reading.nodes,
    layers: looks.layers(),
    sets: [],
    filter: null,
  };
  const several = graphs.length > 1 ? [{ id: "graphs", with: { file: fileName, count: graphs.length } } as const] : [];
  return { success: true, graph, notes: [...several, ...typed.notes(), ...looks.notes()] };
}

const HINT = { id: "graphml" } as const;

interface Reading {
  readonly keys: GraphmlKeys;
  /** Keys with the same id count each. */
  readonly keyCount: number;
  /** Nothing is taken. */
  readonly isWhole: boolean;
  readonly fileName: string;
  readonly nodes: GraphNode[];
  readonly edges: GraphEdge[];
  readonly edgeId: ReturnType<typeof createEdgeIds>;
  readonly typed: TypedReader;
  readonly looks: FileLooks;
  /** Edges that yEd draws without any arrow. */
  readonly arrowless: Set<string>;
}

/** The graph in a node is a group: its nodes are in that node. */
function readLevel(graph: XmlElement, parent: string | undefined, reading: Reading): ReadFailure | undefined {
  for (const element of graph.children) {
    const problem = readElement(element, parent, reading);
    if (problem) return problem;
  }
  return undefined;
}

function readElement(element: XmlElement, parent: string | undefined, reading: Reading): ReadFailure | undefined {
  switch (element.name) {
    case "node":
      return readNode(element, parent, reading);
    case "edge":
      return readEdge(element, reading);
    case "hyperedge":
      return toLocated(element, { id: "manyEnds" }, reading.fileName, HINT);
    default:
      return undefined;
  }
}

function readNode(element: XmlElement, parent: string | undefined, reading: Reading): ReadFailure | undefined {
  const { keys, typed, looks, nodes, fileName } = reading;
  const id = keys.plain(element.attributes.get("id") ?? "");
  if (id === "") return toLocated(element, { id: "namelessNode" }, fileName, HINT);
  const data = readData(element, "node", keys, typed);
  const [inner] = childrenOf(element, "graph");
  const drawn = drawnNode(data, looks, inner !== undefined);
  const { attributes, position } = keys.isOwn
    ? { attributes: data.values, position: data.position }
    : foreign(data, drawn, keys);
  const gephi = keys.isGephi ? readGephiNode(attributes, position) : { attributes, position, style: {} };
  nodes.push({
    id,
    attributes: gephi.attributes,
    ...(gephi.position && { position: gephi.position }),
    ...(parent !== undefined && { parent }),
  });
  looks.add("nodes", id, { ...drawn.style, ...gephi.style });
  return inner && readLevel(inner, id, reading);
}

function drawnNode({ drawings }: GraphmlData, looks: FileLooks, isGroup: boolean): YedNode {
  const [drawing] = drawings;
  return drawing ? readYedNode(drawing, looks, isGroup) : { style: {} };
}

/** Labels and places as yEd draws them, where no value has them; else numbers called x and y are the place. */
function foreign({ values }: GraphmlData, { label, position }: YedNode, { isGephi }: GraphmlKeys) {
  const placed = takePosition(values);
  const isNamed = label === undefined || isGephi || shownLabel(placed.rest, undefined) === label;
  const attributes: Attributes = isNamed ? placed.rest : { label, ...placed.rest };
  return { attributes, position: placed.position ?? position };
}

function readEdge(element: XmlElement, reading: Reading): ReadFailure | undefined {
  const { keys, typed, looks, edges, edgeId, fileName, arrowless } = reading;
  const [source, target, own] = ["source", "target", "id"].map((name) =>
    keys.plain(element.attributes.get(name) ?? ""),
  );
  if (!source || !target) return toLocated(element, { id: "looseEdge" }, fileName, HINT);
  const { values, drawings } = readData(element, "edge", keys, typed);
  const [drawing] = drawings;
  const drawn = drawing ? readYedEdge(drawing, looks) : { style: {} };
  const label = keys.isOwn ? undefined : drawn.label;
  const directed = element.attributes.get("directed");
  const id = edgeId(own || undefined);
  edges.push({
    id,
    source,
    target,
    attributes: label === undefined ? values : { label, ...values },
    ...(directed === undefined ? {} : { directed: directed === "true" }),
  });
  if (directed === undefined && drawn.hasArrow === false && !keys.isOwn) arrowless.add(id);
  looks.add("edges", id, drawn.style);
  return undefined;
}

/** yEd calls every graph directed and draws arrows or none. */
function directionsOf(graph: XmlElement, { edges, arrowless }: Reading): Pick<GraphData, "directed" | "edges"> {
  const directed = graph.attributes.get("edgedefault") !== "undirected";
  if (arrowless.size === 0 || !directed) return { directed, edges };
  if (arrowless.size === edges.length) return { directed: false, edges };
  return { directed, edges: edges.map((edge) => (arrowless.has(edge.id) ? { ...edge, directed: false } : edge)) };
}

function metaOf(graph: XmlElement, { keys, typed, fileName }: Reading): Pick<GraphData, "name" | "labelAttribute"> {
  const { values } = readData(graph, "graph", keys, typed);
  const [given, labelAttribute] = [values["name"] ?? graph.attributes.get("id"), values["labelAttribute"]];
  const isName = typeof given === "string" && given !== "" && (given !== "G" || keys.isOwn);
  return {
    name: isName ? given : guessName(fileName),
    ...(keys.isOwn && typeof labelAttribute === "string" && { labelAttribute }),
  };
}

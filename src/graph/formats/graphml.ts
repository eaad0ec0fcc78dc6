import type { JsonValue } from "@/lib/json";
import type { GraphData } from "../change-types";
import type { GraphEdge, GraphNode } from "../graph-types";
import { guessName } from "./guess-name";
import { createEdgeIds } from "./loose-elements";
import { failure, type ReadFailure, type ReadResult } from "./read-result";
import type { XmlElement } from "./xml-tree";
import { childrenOf, readTyped, takePosition, toLocated } from "./xml-values";

/** GraphML: nodes, edges, nested graphs as groups, typed data with defaults. Hyperedges and ports are refused by line. */
export function readGraphml(root: XmlElement, fileName: string): ReadResult {
  const graphs = childrenOf(root, "graph");
  const [first] = graphs;
  if (!first) return failure(`${fileName} is GraphML without a graph.`, { hint: HINT });
  const keys = readKeys(root);
  const reading: Reading = { keys, fileName, nodes: [], edges: [], edgeId: createEdgeIds() };
  const problem = readLevel(first, undefined, reading);
  if (problem) return problem;
  const graph: GraphData = {
    name: nameOf(first, keys) ?? guessName(fileName),
    directed: first.attributes.get("edgedefault") !== "undirected",
    nodes: reading.nodes,
    edges: reading.edges,
    layers: [],
    sets: [],
    filter: null,
  };
  const notes = graphs.length > 1 ? [`${fileName} holds ${graphs.length} graphs: the first is open.`] : [];
  return { success: true, graph, notes };
}

const HINT =
  'A GraphML graph is <graph edgedefault="undirected"> with <node id="a"/> and <edge source="a" target="b"/>.';

interface Key {
  readonly name: string;
  readonly type: string;
  readonly target: string;
  readonly fallback: string | undefined;
}

interface Reading {
  readonly keys: ReadonlyMap<string, Key>;
  readonly fileName: string;
  readonly nodes: GraphNode[];
  readonly edges: GraphEdge[];
  readonly edgeId: ReturnType<typeof createEdgeIds>;
}

function readKeys(root: XmlElement): ReadonlyMap<string, Key> {
  return new Map(
    childrenOf(root, "key").map((key) => {
      const id = key.attributes.get("id") ?? "";
      const [fallback] = childrenOf(key, "default");
      return [
        id,
        {
          name: key.attributes.get("attr.name") ?? key.attributes.get("name") ?? id,
          type: key.attributes.get("attr.type") ?? key.attributes.get("type") ?? "string",
          target: key.attributes.get("for") ?? "all",
          fallback: fallback?.text,
        },
      ] as const;
    }),
  );
}

/** The graph in a node is a group: its nodes stand in that node. */
function readLevel(graph: XmlElement, parent: string | undefined, reading: Reading): ReadFailure | undefined {
  for (const element of graph.children) {
    const problem = readElement(element, parent, reading);
    if (problem) return problem;
  }
  return undefined;
}

function readElement(element: XmlElement, parent: string | undefined, reading: Reading): ReadFailure | undefined {
  const { fileName, nodes, edges, edgeId } = reading;
  switch (element.name) {
    case "node": {
      const id = element.attributes.get("id");
      if (id === undefined || id === "") return toLocated(element, "a node has no id", fileName, HINT);
      const { position, rest } = takePosition(dataOf(element, "node", reading.keys));
      const place = { ...(position && { position }), ...(parent !== undefined && { parent }) };
      nodes.push({ id, attributes: rest, ...place });
      const [inner] = childrenOf(element, "graph");
      return inner && readLevel(inner, id, reading);
    }
    case "edge": {
      const { attributes } = element;
      const [source, target] = [attributes.get("source"), attributes.get("target")];
      if (!source || !target) return toLocated(element, "an edge lacks an end", fileName, HINT);
      const directed = attributes.get("directed");
      edges.push({
        id: edgeId(attributes.get("id")),
        source,
        target,
        attributes: dataOf(element, "edge", reading.keys),
        ...(directed === undefined ? {} : { directed: directed === "true" }),
      });
      return undefined;
    }
    case "hyperedge":
      return toLocated(element, "an edge with many ends (hyperedge) cannot be shown", fileName, HINT);
    default:
      return undefined;
  }
}

function dataOf(element: XmlElement, target: string, keys: Reading["keys"]): Record<string, JsonValue> {
  const own = childrenOf(element, "data").flatMap((data): (readonly [string, JsonValue])[] => {
    const id = data.attributes.get("key") ?? "";
    const key = keys.get(id);
    // Drawing data of other programs are elements, not values.
    if (data.children.length > 0) return [];
    return [[key?.name ?? id, readTyped(data.text, key?.type ?? "string")]];
  });
  const given = new Set(own.map(([name]) => name));
  const defaults = [...keys.values()].flatMap(({ name, type, target: kind, fallback }) =>
    fallback === undefined || given.has(name) || (kind !== target && kind !== "all")
      ? []
      : [[name, readTyped(fallback, type)] as const],
  );
  return Object.fromEntries([...own, ...defaults]);
}

function nameOf(graph: XmlElement, keys: Reading["keys"]): string | undefined {
  const name = dataOf(graph, "graph", keys)["name"] ?? graph.attributes.get("id");
  return typeof name === "string" && name !== "" && name !== "G" ? name : undefined;
}

import type { Attributes, GraphData, GraphEdge, JsonValue } from "../host";
import { readGraph } from "../read-graph";
import type { ExportLoss } from "./loss-text";
import { writeEdgesCsv, writeNodesCsv } from "./write-csv";

/** A table has no kinds of values but what its columns look like: what it loses shows when it is read again. */
export async function tableLosses(graph: GraphData, format: "edges-csv" | "nodes-csv"): Promise<readonly ExportLoss[]> {
  const text = format === "nodes-csv" ? writeNodesCsv(graph) : writeEdgesCsv(graph);
  const read = await readGraph(asStored(text), `graph-${format}.csv`);
  const again = read.success ? read.graph : { ...graph, nodes: [], edges: [] };
  const lost = format === "nodes-csv" ? lostOfNodes(graph, again) : lostOfEdges(graph, again);
  return [...lost, ...ofPlaces(graph)];
}

/** A file holds no halves of surrogate pairs. */
export function asStored(text: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(text));
}

function ofPlaces({ nodes }: GraphData): readonly ExportLoss[] {
  return [
    { kind: "positions", count: nodes.filter(({ position }) => position !== undefined).length },
    { kind: "groups", count: nodes.filter(({ parent }) => parent !== undefined).length },
  ];
}

function lostOfNodes({ nodes, edges }: GraphData, again: GraphData): readonly ExportLoss[] {
  const back =
    again.edges.length > 0
      ? new Map<string, Attributes>()
      : new Map(again.nodes.map(({ id, attributes }) => [id, attributes]));
  const readBack = nodes.filter(({ id }) => back.has(id));
  return [
    { kind: "edges", count: edges.length },
    { kind: "ids", count: nodes.length - readBack.length },
    ...valueLosses(readBack.map(({ id, attributes }) => [attributes, back.get(id) ?? {}])),
  ];
}

function lostOfEdges(graph: GraphData, again: GraphData): readonly ExportLoss[] {
  const back = new Map(again.edges.map((edge) => [edge.id, edge]));
  const pairs = graph.edges.flatMap((edge): readonly (readonly [GraphEdge, GraphEdge])[] => {
    const found = back.get(edge.id);
    return found && found.source === edge.source && found.target === edge.target ? [[edge, found]] : [];
  });
  const connected = new Set(graph.edges.flatMap(({ source, target }) => [source, target]));
  const turned = pairs.filter(
    ([edge, found]) => (edge.directed ?? graph.directed) !== (found.directed ?? again.directed),
  );
  return [
    { kind: "nodeValues", count: graph.nodes.filter(({ attributes }) => Object.keys(attributes).length > 0).length },
    { kind: "lonelyNodes", count: graph.nodes.filter(({ id }) => !connected.has(id)).length },
    { kind: "ids", count: graph.edges.length - pairs.length },
    { kind: "direction", count: turned.length },
    ...valueLosses(pairs.map(([edge, found]) => [edge.attributes, found.attributes])),
  ];
}

/** What a form that has attributes does not give back, such as an empty text, it reads otherwise; another form leaves it out. */
export function valueLosses(
  pairs: readonly (readonly [Attributes, Attributes])[],
  hasAttributes = true,
): readonly ExportLoss[] {
  const all = pairs.flatMap(([before, after]) =>
    Object.entries(before).map(([name, value]) => ({
      value,
      other: Object.hasOwn(after, name) ? after[name] : undefined,
    })),
  );
  const given = all.filter(({ value }) => value !== null);
  const others = given.filter(({ value, other }) => other === undefined || !isSame(value, other));
  const gone = others.filter(({ other }) => other === undefined).length;
  return [
    { kind: "nulls", count: all.length - given.length },
    { kind: "values", count: others.length - (hasAttributes ? 0 : gone) },
    { kind: "noValues", count: hasAttributes ? 0 : gone },
  ];
}

function isSame(value: JsonValue, other: JsonValue): boolean {
  return value === other || JSON.stringify(value) === JSON.stringify(other);
}

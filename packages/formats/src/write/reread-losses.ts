import { textOfFile } from "../file-text";
import { endingOf } from "../graph-formats";
import { type GraphData, type GraphEdge, withOwnDirection } from "../host";
import { readGraph, readTablesTogether } from "../read-graph";
import type { ExportLoss } from "./loss-text";
import { asStored, valueLosses } from "./table-losses";
import { writeDot } from "./write-dot";
import { writePajek } from "./write-pajek";
import { writeXlsx } from "./write-xlsx";

type Reread = "dot" | "pajek" | "xlsx";

/** What a form without kinds of values, or without ids of its own, loses shows when its file is read again. */
export async function rereadLosses(given: GraphData, format: Reread): Promise<readonly ExportLoss[]> {
  const graph = format === "pajek" ? arcsFirst(given) : given;
  const again = (await readAgain(graph, format)) ?? { ...graph, nodes: [], edges: [] };
  const places = placesOf(graph);
  const placesAgain = placesOf(again);
  const nodes = graph.nodes.map((node, at) => [node, again.nodes[at]] as const);
  const edges = graph.edges.map((edge, at) => {
    const found = again.edges[at];
    const isSame =
      found !== undefined &&
      places.get(edge.source) === placesAgain.get(found.source) &&
      places.get(edge.target) === placesAgain.get(found.target);
    return [edge, isSame ? found : undefined] as const;
  });
  const all = [...nodes, ...edges];
  const isOtherWay = ([edge, found]: readonly [GraphEdge, GraphEdge | undefined]) =>
    found !== undefined && (edge.directed ?? graph.directed) !== (found.directed ?? again.directed);
  return [
    { kind: "ids", count: all.filter(([element, found]) => found?.id !== element.id).length },
    { kind: "direction", count: edges.filter(isOtherWay).length },
    ...valueLosses(
      all.map(([element, found]) => [element.attributes, found?.attributes ?? {}]),
      format !== "pajek",
    ),
    { kind: "positions", count: nodes.filter(([node, found]) => !isAt(node.position, found?.position)).length },
    { kind: "groups", count: graph.nodes.filter(({ parent }) => parent !== undefined).length },
    { kind: "layers", count: graph.layers.length },
  ];
}

function isAt(place: GraphData["nodes"][number]["position"], found: typeof place): boolean {
  return place === undefined || (place.x === found?.x && place.y === found.y);
}

function placesOf({ nodes }: GraphData): ReadonlyMap<string, number> {
  return new Map(nodes.map(({ id }, place) => [id, place]));
}

/** As Pajek lists them. */
function arcsFirst(graph: GraphData): GraphData {
  const isArc = ({ directed }: GraphEdge) => directed ?? graph.directed;
  return { ...graph, edges: [...graph.edges.filter(isArc), ...graph.edges.filter((edge) => !isArc(edge))] };
}

async function readAgain(graph: GraphData, format: Reread): Promise<GraphData | undefined> {
  const fileName = `graph${endingOf(format)}`;
  if (format !== "xlsx") {
    const text = format === "dot" ? writeDot(withOwnDirection(graph)) : writePajek(graph);
    const read = await readGraph(asStored(text), fileName);
    return read.success ? read.graph : undefined;
  }
  const file = await textOfFile(await writeXlsx(withOwnDirection(graph)), fileName);
  if (!file.success) return undefined;
  const parts = file.parts.map((part) => ({ name: part.fileName, text: part.text }));
  const read = parts.length > 0 ? await readTablesTogether(parts) : await readGraph(file.text, fileName);
  return read.success ? read.graph : undefined;
}

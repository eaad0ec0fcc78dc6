import type { GraphFormat } from "../graph-formats";
import type { DrawnEdge, DrawnNode, GraphData, StyleLayer } from "../host";
import { drawnLooks } from "../looks/drawn-looks";
import { cytoscapeShapes, gexfShapes, yedShapes } from "../looks/shape-names";
import type { ExportLoss } from "./loss-text";
import { rereadLosses } from "./reread-losses";
import { tableLosses } from "./table-losses";

/** Says before a graph is written what will not come back from the file. */
export async function exportLosses(graph: GraphData, format: GraphFormat): Promise<readonly ExportLoss[]> {
  return (await lossesOf(graph, format)).filter(({ count }) => count > 0);
}

async function lossesOf(graph: GraphData, format: GraphFormat): Promise<readonly ExportLoss[]> {
  switch (format) {
    case "json":
      return [];
    case "node-link":
      return [{ kind: "layers", count: graph.layers.length }, ...ofTheView(graph)];
    case "cytoscape":
      return [...lookLosses(graph, cytoscapeShapes, cytoscapeHolds), ...ofTheView(graph)];
    case "graphml":
      return [
        { kind: "nulls", count: nullsIn(graph) },
        ...lookLosses(graph, yedShapes, { borders: true, details: false }),
        ...ofTheView(graph),
      ];
    case "gexf":
      return [
        { kind: "nulls", count: nullsIn(graph) },
        ...lookLosses(graph, gexfShapes, { borders: false, details: false }),
        ...ofTheView(graph),
      ];
    case "gml":
      return [{ kind: "layers", count: graph.layers.length }, ...ofTheView(graph)];
    case "dot":
    case "pajek":
    case "xlsx":
      return [...(await rereadLosses(graph, format)), ...ofTheView(graph)];
    case "edges-csv":
    case "nodes-csv":
      return [
        ...(await tableLosses(graph, format)),
        { kind: "layers", count: graph.layers.length },
        ...ofTheView(graph),
      ];
  }
}

/** What Parley alone knows. */
function ofTheView({ sets, filter, fold }: GraphData): readonly ExportLoss[] {
  return [
    { kind: "sets", count: sets.length },
    { kind: "filter", count: filter === null ? 0 : 1 },
    { kind: "fold", count: fold === undefined ? 0 : 1 },
  ];
}

function nullsIn({ nodes, edges }: GraphData): number {
  const counted = (elements: readonly { readonly attributes: object }[]) =>
    elements.reduce(
      (sum, { attributes }) => sum + Object.values(attributes).filter((value) => value === null).length,
      0,
    );
  return counted(nodes) + counted(edges);
}

interface Holds {
  readonly borders: boolean;
  /** How labels are written, arrows and courses of edges. */
  readonly details: boolean;
}

const cytoscapeHolds: Holds = { borders: true, details: true };

/** Layers become what each element looks like now; some of that has no name there. */
function lookLosses(graph: GraphData, { shapes }: typeof gexfShapes, holds: Holds): readonly ExportLoss[] {
  const { nodes, edges, labelled } = drawnLooks(graph);
  const drawn = [...nodes.values()];
  const isBordered = drawn.filter((look) => look.borderColor !== undefined || look.borderWidth !== undefined);
  return [
    { kind: "frozenLayers", count: graph.layers.filter(isOn).length },
    { kind: "layers", count: graph.layers.filter((layer) => !isOn(layer)).length },
    { kind: "shapes", count: drawn.filter(({ shape }) => shapes[shape] === undefined).length },
    { kind: "borders", count: holds.borders ? 0 : isBordered.length },
    { kind: "labels", count: labelled },
    { kind: "icons", count: drawn.filter(({ icon }) => icon !== undefined && icon !== "none").length },
    ...(holds.details ? [] : detailLosses(drawn, [...edges.values()])),
  ];
}

function detailLosses(nodes: readonly DrawnNode[], edges: readonly DrawnEdge[]): readonly ExportLoss[] {
  const isLettered = ({ labelSize, labelColor }: DrawnNode | DrawnEdge) =>
    labelSize !== undefined || labelColor !== undefined;
  const lettered = nodes.filter((node) => isLettered(node) || node.labelPlace !== undefined);
  return [
    { kind: "lettering", count: lettered.length + edges.filter(isLettered).length },
    { kind: "arrows", count: edges.filter(({ arrow }) => arrow !== undefined).length },
    { kind: "courses", count: edges.filter(({ curve = "straight" }) => curve !== "straight").length },
  ];
}

function isOn({ enabled }: StyleLayer): boolean {
  return enabled !== false;
}

import { algorithmCalled, usualSaveAs } from "@/commands/algorithms/algorithm-called";
import { allCommands, type CommandName } from "@/commands/registry/all-commands";
import type { GraphData } from "@/graph/changes/change-types";
import type { JsonObject } from "@/lib/json";

/** Of each command calls that take the whole of a large graph (see `large-shapes.ts`), or as much new data. */
type Calls = Readonly<Record<CommandName, (graph: GraphData) => readonly JsonObject[]>>;

const all = [{ selector: "*" }];
const no = () => [{}];

function savedAs(algorithm: string): JsonObject {
  const known = algorithmCalled(algorithm);
  const saveAs = known && usualSaveAs(known);
  return saveAs === undefined ? {} : { saveAs };
}

const idsOf = (graph: GraphData): readonly string[] => graph.nodes.map(({ id }) => id);
const newNames = (graph: GraphData): readonly string[] => idsOf(graph).map((id) => `new ${id}`);

export const largeCalls: Calls = {
  queryGraph: () => [{ query: "summary" }],
  getSchema: no,
  sampleData: no,
  describeProperty: () => [{ property: "value" }, { property: "type" }],
  findNodes: () => [{ selector: "value > 3" }, { selector: "*" }],
  findEdges: () => [{ selector: "weight == 1" }],
  findMentions: () => [{ text: "Node 1 and Node 2 know n3" }],
  getNode: () => [{ id: "n0" }],
  getNeighbors: (graph) => [{ selector: "*" }, { ids: ["n0"], depth: 5 }, { ids: [...idsOf(graph)] }],
  findPath: (graph) => [{ source: "n0", target: `n${graph.nodes.length - 1}` }],
  rankNodes: () => [{ by: "degree" }, { by: "value" }, { by: "pagerank" }],
  aggregate: () => [
    { measure: "count", groupBy: "type" },
    { measure: "count", groupBy: "value" },
  ],
  listAlgorithms: no,
  getOutline: no,
  searchContent: () => [{ query: "node" }],
  setPlan: () => [{ steps: ["one", "two"] }],
  updatePlan: () => [],
  findCommands: () => [{ want: "merge" }],
  explainStyle: () => [{ id: "n0" }],
  styleNodes: (graph) => [
    { selector: "*", color: "red" },
    { nodeIds: [...idsOf(graph)], color: "blue" },
  ],
  styleEdges: (graph) => [
    { selector: "*", color: "red" },
    { edgeIds: graph.edges.map(({ id }) => id), color: "blue" },
  ],
  styleByAttribute: () => [
    { property: "type", channel: "color" },
    { property: "value", channel: "size" },
  ],
  updateLayer: () => [],
  clearStyles: no,
  selectElements: () => [...all, { selector: "neighbors(value == 0)" }],
  zoomToNodes: () => all,
  filterGraph: () => [{ selector: "degree >= 1" }],
  changeFilter: () => [],
  showAll: no,
  foldGroups: () => [{ by: "type" }, { by: "value" }],
  setLayout: () => ["circle", "grid", "concentric", "layered", "random"].map((type) => ({ type })),
  moveNodes: () => [{ selector: "*", dx: 5, dy: 5 }],
  changeShown: () => [{ how: "more" }],
  pinNodes: () => all,
  addNodes: (graph) => [
    { nodes: newNames(graph).map((label) => ({ attributes: { label, type: "new" }, near: "n0" })) },
  ],
  addEdges: (graph) => [
    { edges: idsOf(graph).map((id) => ({ source: "n0", target: id, attributes: { type: "fresh" } })) },
  ],
  duplicateNodes: () => all,
  groupNodes: () => all,
  ungroupNodes: () => all,
  updateElements: () => [
    { selector: "*", set: { seen: true } },
    { selector: "*", target: "edges", set: { seen: true } },
  ],
  setValues: (graph) => [{ values: idsOf(graph).map((id) => ({ id, attribute: "value", value: `${id}!` })) }],
  renameAttribute: () => [{ attribute: "type", to: "sort" }],
  deleteAttribute: () => [{ attribute: "value" }],
  saveSet: () => [{ name: "whole", selector: "*" }],
  changeSet: () => [],
  runAlgorithm: () => [
    ...[
      "pagerank",
      "louvain",
      "components",
      "core",
      "clustering",
      "triangles",
      "strongComponents",
      "isDag",
      "bridges",
    ].map((algorithm) => ({ algorithm, ...savedAs(algorithm) })),
    ...[
      "articulationPoints",
      "spanningTree",
      "longestPath",
      "topologicalOrder",
      "bipartite",
      "cycle",
      "isolatedNodes",
    ].map((algorithm) => ({ algorithm, ...savedAs(algorithm) })),
    { algorithm: "degree", saveAs: "degreeNow" },
    { algorithm: "shortestPath", options: { source: "n0", target: "n9" } },
    { algorithm: "reachable", options: { source: "n0" } },
  ],
  undo: no,
  redo: no,
  mergeNodes: (graph) => [
    { selector: "*" },
    { selector: "value > 0", into: "n0" },
    { selector: "value < 10", into: `n${graph.nodes.length - 1}` },
  ],
  removeElements: () => [{ selector: "*" }, { selector: "*", target: "edges" }],
  clearGraph: no,
  loadSample: () => [{ name: "cats" }],
  generateGraph: () => [{ kind: "tree", nodes: 50 }],
  importData: (graph) => [
    { text: csv("n0", newNames(graph)) },
    { text: chain(newNames(graph)) },
    { text: csv("a new hub", idsOf(graph)) },
    {
      text: `label,type\n${newNames(graph)
        .map((name) => `${name},same`)
        .join("\n")}`,
    },
    { text: JSON.stringify({ nodes: [{ id: "n1", attributes: manyAttributes(graph.nodes.length) }], edges: [] }) },
  ],
  exportGraph: () => ["json", "graphml", "csv", "gexf"].map((format) => ({ format })),
  exportImage: () => [],
};

function csv(hub: string, names: readonly string[]): string {
  return `source,target,type\n${names.map((name) => `${hub},${name},fresh`).join("\n")}`;
}

function chain(names: readonly string[]): string {
  return `source,target\n${names.map((name, at) => `${names[at - 1] ?? "n0"},${name}`).join("\n")}`;
}

function manyAttributes(count: number): JsonObject {
  return Object.fromEntries(Array.from({ length: Math.min(count, 20_000) }, (_, at) => [`a${at}`, at]));
}

export const largeCases = (graph: GraphData): readonly (readonly [CommandName, JsonObject])[] =>
  allCommands.flatMap(({ name }) => largeCalls[name](graph).map((input) => [name, input] as const));

import type { GraphChange, GraphFold } from "@/graph/changes/change-types";
import { isOfView } from "@/graph/changes/view-change";
import type { DocumentNews, GraphDocument } from "@/graph/document/document-types";
import { emptyGraph } from "@/graph/document/empty-graph";
import { createGraphDocument } from "@/graph/document/graph-document";
import type { ElementSet, GraphNode, Position } from "@/graph/document/graph-types";
import type { CanvasDeps } from "../canvas-port";
import type { Folding, ShownDocument } from "./fold-types";
import { type FoldedGraph, foldedGraph } from "./folded-graph";
import { foldedRun } from "./folded-run";
import { foldedStyles } from "./folded-styles";
import { foldedView } from "./folded-view";

export function createFolding(given: CanvasDeps, fold: GraphFold): Folding {
  let now = pictureOf(given, fold);
  const graph = () => now.graph;
  return {
    shown: () => now.shown,
    follow: (news) => {
      const before = now;
      if (!news.changes.every(isOfView)) now = pictureOf(given, given.document.fold ?? fold);
      return changesBetween(before, now, news);
    },
    deps: foldedRun(given, graph, (id) => now.shown.node(id)?.position),
    view: (inner) => foldedView(inner, graph, given.document),
  };
}

interface Picture {
  readonly graph: FoldedGraph;
  readonly shown: ShownDocument;
}

function pictureOf({ document, words }: CanvasDeps, fold: GraphFold): Picture {
  const graph = foldedGraph(document, fold);
  const drawn = createGraphDocument({
    ...emptyGraph(document.meta.name),
    directed: document.meta.directed,
    labelAttribute: "label",
    nodes: graph.nodes,
    edges: graph.edges,
  });
  const { tables } = drawn;
  const styles = foldedStyles({ document, graph, tables, by: fold.by, words });
  const shown: ShownDocument = {
    meta: document.meta,
    tables,
    filter: null,
    styles,
    get namedSets() {
      return document.namedSets;
    },
    get selection() {
      return shownSet(graph, drawn, document.selection);
    },
    get focus() {
      return shownSet(graph, drawn, document.focus);
    },
    node: (id) => {
      const node = drawn.node(id);
      const attributes = document.node(id)?.attributes;
      return node && attributes ? { ...node, attributes } : node;
    },
    edge: (id) => {
      const edge = drawn.edge(id);
      const attributes = document.edge(id)?.attributes;
      return edge && attributes ? { ...edge, attributes } : edge;
    },
    labelOf: (id) => (graph.foldedNodes.has(id) ? (styles.node(id)?.label ?? "") : document.labelOf(id)),
    positionOf: drawn.positionOf,
    parentOf: drawn.parentOf,
    edgesOf: drawn.edgesOf,
    isVisible: drawn.isVisible,
    select: drawn.select,
    snapshot: drawn.snapshot,
  };
  return { graph, shown };
}

/** A group is selected with any of its nodes, and in the same way in focus. */
function shownSet(graph: FoldedGraph, { tables }: GraphDocument, { nodes, edges }: ElementSet): ElementSet {
  const there = (target: "nodes" | "edges", ids: readonly string[]) => [
    ...new Set(ids.filter((id) => tables[target].rowOf(id) !== undefined)),
  ];
  return { nodes: there("nodes", nodes.map(graph.shownNode)), edges: there("edges", edges.map(graph.shownEdge)) };
}

function changesBetween(before: Picture, { graph, shown }: Picture, { changes }: DocumentNews): readonly GraphChange[] {
  const ofView = changes.flatMap((change): readonly GraphChange[] => {
    if (change.type === "selection-set") return [{ ...change, selection: shown.selection }];
    return change.type === "camera-focus" ? [{ ...change, focus: shown.focus }] : [];
  });
  if (before.graph === graph) return ofView;
  const layout = changes.findLast((change) => change.type === "positions-set")?.layout;
  return [
    ...graphChanges(before.graph, graph, layout),
    // Any of it may look different.
    { type: "meta-set", meta: shown.meta },
    { type: "selection-set", selection: shown.selection },
    ...ofView.filter(({ type }) => type === "camera-focus"),
    ...changes.filter(({ type }) => type === "fold-set"),
  ];
}

/** What came, went and moved between two folded pictures, in the order in which it can be applied. */
function graphChanges(
  before: FoldedGraph,
  now: FoldedGraph,
  layout: string | null | undefined,
): readonly GraphChange[] {
  const oldNodes = new Map(before.nodes.map((node) => [node.id, node]));
  const newNodes = new Map(now.nodes.map((node) => [node.id, node]));
  const oldEdges = new Map(before.edges.map((edge) => [edge.id, edge]));
  const newEdges = new Map(now.edges.map((edge) => [edge.id, edge]));
  const isSame = (id: string) => {
    const [one, other] = [oldEdges.get(id), newEdges.get(id)];
    return one?.source === other?.source && one?.target === other?.target && one?.directed === other?.directed;
  };
  return [
    ...before.edges.flatMap(({ id }): readonly GraphChange[] => (isSame(id) ? [] : [{ type: "edge-remove", id }])),
    ...before.nodes.flatMap(({ id }): readonly GraphChange[] =>
      newNodes.has(id) ? [] : [{ type: "node-remove", id }],
    ),
    ...now.nodes.flatMap((node): readonly GraphChange[] => (oldNodes.has(node.id) ? [] : [{ type: "node-put", node }])),
    ...now.edges.flatMap((edge): readonly GraphChange[] => (isSame(edge.id) ? [] : [{ type: "edge-put", edge }])),
    ...movesOf(oldNodes, now.nodes, layout),
  ];
}

function movesOf(
  before: ReadonlyMap<string, GraphNode>,
  now: readonly GraphNode[],
  layout: string | null | undefined,
): readonly GraphChange[] {
  const moved = now.flatMap(({ id, position }): readonly (readonly [string, Position | null])[] => {
    const old = before.get(id);
    if (old === undefined || (old.position?.x === position?.x && old.position?.y === position?.y)) return [];
    return [[id, position ?? null]];
  });
  if (moved.length === 0) return [];
  return [{ type: "positions-set", positions: Object.fromEntries(moved), ...(layout !== undefined && { layout }) }];
}

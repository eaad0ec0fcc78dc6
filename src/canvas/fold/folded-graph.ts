import type { GraphFold } from "@/graph/changes/change-types";
import type { GraphDocument } from "@/graph/document/document-types";
import type { EdgeId, GraphEdge, GraphNode, NodeId } from "@/graph/document/graph-types";
import { type FoldGroup, groupsOf } from "@/graph/fold/fold-groups";
import type { GraphTables } from "@/graph/tables/element-table";
import { type Arranged, arrangeGroups, type Frame } from "./arrange-groups";

/** A group drawn as one node. */
export interface FoldedNode {
  readonly id: NodeId;
  readonly group: FoldGroup;
  /** Rows of those of its nodes that the filter shows. */
  readonly rows: readonly number[];
  /** How wide it is drawn. */
  readonly size: number;
}

/** An edge that stands for all between two groups, or between a group and a node. */
export interface FoldedEdge extends Pick<GraphEdge, "id" | "source" | "target"> {
  /** Rows of the edges it stands for. */
  readonly rows: readonly number[];
}

/** What is drawn of a graph whose groups are folded. */
export interface FoldedGraph extends Pick<Arranged, "scale"> {
  /** Folded ones first: what comes later is drawn over it. */
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  readonly foldedNodes: ReadonlyMap<NodeId, FoldedNode>;
  readonly foldedEdges: ReadonlyMap<EdgeId, FoldedEdge>;
  /** The most edges that one stands for. */
  readonly mostEdges: number;
  /** What a node is drawn as: itself, or the group it is in. */
  shownNode(id: NodeId): NodeId;
  shownEdge(id: EdgeId): EdgeId;
  /** The position and size of a node that is drawn itself. */
  frameOf(id: NodeId): Frame;
}

export function foldedGraph(document: GraphDocument, fold: GraphFold): FoldedGraph {
  const { tables } = document;
  const isShown = (row: number) => document.isVisible("nodes", tables.nodes.idAt(row));
  const groups = groupsOf(tables, fold).map((group) => ({ group, rows: group.rows.filter(isShown) }));
  const seen = groups.filter(({ rows }) => rows.length > 0);
  const arranged = arrangeGroups(document, seen);
  const foldedNodes = new Map<NodeId, FoldedNode>();
  const home = new Int32Array(tables.nodes.count).fill(-1);
  const ids: NodeId[] = [];
  seen.forEach(({ group, rows }, index) => {
    const id = nodeKey(group.key);
    ids.push(id);
    if (group.isOpen) return;
    foldedNodes.set(id, { id, group, rows, size: arranged.sizes[index] ?? 0 });
    for (const row of group.rows) home[row] = index;
  });
  const shownRow = (row: number): NodeId => ids[home[row] ?? -1] ?? tables.nodes.idAt(row);
  const { plain, folded } = edgesOf(document, shownRow);
  return {
    scale: arranged.scale,
    nodes: nodesOf(document, { home, seen, ids, arranged }),
    edges: [...[...folded.values()].map(toEdge), ...plain],
    foldedNodes,
    foldedEdges: folded,
    mostEdges: [...folded.values()].reduce((most, { rows }) => Math.max(most, rows.length), 1),
    shownNode: (id) => {
      const row = tables.nodes.rowOf(id);
      return row === undefined ? id : shownRow(row);
    },
    shownEdge: (id) => shownEdge(tables, id, shownRow),
    frameOf: (id) => arranged.frameAt(tables.nodes.rowOf(id) ?? -1),
  };
}

interface Placed {
  readonly home: Int32Array;
  readonly seen: readonly { readonly group: FoldGroup }[];
  readonly ids: readonly NodeId[];
  readonly arranged: Arranged;
}

/** Groups under nodes: a node that is drawn itself is never hidden by one. */
function nodesOf(document: GraphDocument, { home, seen, ids, arranged }: Placed): readonly GraphNode[] {
  const { nodes } = document.tables;
  const all: GraphNode[] = [];
  seen.forEach(({ group }, index) => {
    const position = arranged.places[index];
    if (!group.isOpen) all.push({ id: ids[index] ?? "", attributes: {}, ...(position && { position }) });
  });
  for (let row = 0; row < nodes.count; row += 1) {
    const id = nodes.idAt(row);
    if (home[row] !== -1 || !document.isVisible("nodes", id)) continue;
    const position = arranged.placeAt(row);
    all.push({ id, attributes: {}, ...(position && { position }) });
  }
  return all;
}

function edgesOf(document: GraphDocument, shownRow: (row: number) => NodeId) {
  const { tables } = document;
  const plain: GraphEdge[] = [];
  const folded = new Map<EdgeId, FoldedEdge & { readonly rows: number[] }>();
  for (let row = 0; row < tables.edges.count; row += 1) {
    const id = tables.edges.idAt(row);
    if (!document.isVisible("edges", id)) continue;
    const source = shownRow(tables.sourceRow(row));
    const target = shownRow(tables.targetRow(row));
    if (!(isFoldedKey(source) || isFoldedKey(target))) {
      plain.push({ id, source, target, directed: tables.isDirected(row), attributes: {} });
    } else if (source !== target) {
      const key = edgeKeyOf(source, target);
      const known = folded.get(key);
      if (known) known.rows.push(row);
      else folded.set(key, { id: key, source, target, rows: [row] });
    }
  }
  return { plain, folded };
}

function toEdge({ id, source, target }: FoldedEdge): GraphEdge {
  return { id, source, target, directed: false, attributes: {} };
}

function shownEdge(tables: GraphTables, id: EdgeId, shownRow: (row: number) => NodeId): EdgeId {
  const row = tables.edges.rowOf(id);
  if (row === undefined) return id;
  const source = shownRow(tables.sourceRow(row));
  const target = shownRow(tables.targetRow(row));
  return isFoldedKey(source) || isFoldedKey(target) ? edgeKeyOf(source, target) : id;
}

const mark = "\u001fgroup:";

/** No id of a graph begins so. */
export function isFoldedKey(id: string): boolean {
  return id.startsWith(mark);
}

function nodeKey(group: string): NodeId {
  return `${mark}${group}`;
}

function edgeKeyOf(one: NodeId, other: NodeId): EdgeId {
  return one < other ? `${mark}${one}\u001f${other}` : `${mark}${other}\u001f${one}`;
}

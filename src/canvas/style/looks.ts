import type { DocumentNews } from "@/graph/document/document-types";
import type { EdgeId, NodeId } from "@/graph/document/graph-types";
import type { ElementTable, GraphTables } from "@/graph/tables/element-table";
import { type Scope, scopeOf, seeing } from "./look-scope";
import type { EdgeLook, LookChanges, NodeLook } from "./look-types";
import { countJoining, createLookReader, type LookDeps, type LookReader } from "./read-looks";
import { between, fades, isAsWide, sameEdge, sameNode } from "./same-look";

/** What the drawing engine's style functions read: the document's drawn styles, resolved for a theme. */
export interface Looks {
  node(id: NodeId): NodeLook | undefined;
  edge(id: EdgeId): EdgeLook | undefined;
  edgeIds(): readonly EdgeId[];
  /**
   * Reads drawn styles and visibility again, of what the news may have altered, or of everything where there are none; tells what
   * looks different. The old look of a node stays until `show(1)` when it fades.
   */
  refresh(fade: boolean, news?: LookNews): LookChanges;
  /** Nodes that carry an icon. */
  withIcons(): ReadonlySet<NodeId>;
  /** How far the fade is, 0 to 1. */
  show(ratio: number): void;
}

export type LookNews = Pick<DocumentNews, "changes" | "revision">;

const everything: Scope = { nodes: "all", edges: "all", isFiltered: false };

export function createLooks(deps: LookDeps): Looks {
  const { document } = deps;
  const nodes = createKept<NodeLook>(sameNode);
  const edges = createKept<EdgeLook>(sameEdge);
  const fade = createFade(nodes.get);
  const iconed = new Set<NodeId>();
  let seen = { ...seeing(deps), revision: -1 };

  const scopeFor = (news: LookNews | undefined): Scope => {
    const before = seen;
    const { revision } = document;
    seen = { ...seeing(deps), revision };
    // News that came late or were missed tell too little.
    if (news === undefined || news.revision !== revision || revision > before.revision + 1) return everything;
    return scopeOf(document, { before, now: seen, changes: news.changes, lookOf: edges.get });
  };

  const refresh = (isFading: boolean, news?: LookNews): LookChanges => {
    const { tables } = document;
    const reader = createLookReader(deps);
    const scope = scopeFor(news);
    const changedNodes = readAgain(nodes, rowsOf(tables.nodes, scope.nodes), reader.node);
    const changedEdges = readAgain(edges, rowsOf(tables.edges, scope.edges), edgeReader(reader, scope, tables));
    if (scope.isFiltered) {
      hideOrShow(nodes, changedNodes, rowsOf(tables.nodes, "all"), (row) => reader.isShown("nodes", row));
      hideOrShow(edges, changedEdges, rowsOf(tables.edges, "all"), (row) => reader.isShown("edges", row));
    }
    fade.begin(changedNodes, isFading);
    for (const id of changedNodes.keys()) {
      if (nodes.get(id)?.icon === undefined) iconed.delete(id);
      else iconed.add(id);
    }
    const reshaped = [...changedNodes].flatMap(([id, before]) => (isAsWide(nodes.get(id), before) ? [] : [id]));
    return { nodes: [...changedNodes.keys()], edges: [...changedEdges.keys()], reshaped, fades: fade.isOn() };
  };

  return {
    node: (id) => fade.look(id) ?? nodes.get(id),
    edge: edges.get,
    withIcons: () => iconed,
    edgeIds: edges.ids,
    refresh,
    show: fade.show,
  };
}

/** Colours and sizes of nodes on their way from one look to another. */
function createFade(lookNow: (id: NodeId) => NodeLook | undefined) {
  let fading = new Map<NodeId, { readonly from: NodeLook; readonly to: NodeLook }>();
  const shown = new Map<NodeId, NodeLook>();
  const show = (ratio: number) => {
    if (ratio < 1) {
      for (const [id, { from, to }] of fading) shown.set(id, between(from, to, ratio));
      return;
    }
    fading.clear();
    shown.clear();
  };
  const enter = (id: NodeId, from: NodeLook | undefined, to: NodeLook | undefined) => {
    if (from !== undefined && to !== undefined && fades(from, to)) fading.set(id, { from, to });
  };
  const begin = (changed: Map<NodeId, NodeLook | undefined>, isFading: boolean) => {
    // What was on its way goes on from where it was.
    for (const [id, look] of shown) changed.set(id, look);
    fading = new Map();
    shown.clear();
    if (isFading) for (const [id, from] of changed) enter(id, from, lookNow(id));
    if (fading.size > 0) show(0);
  };
  return { begin, show, look: (id: NodeId) => shown.get(id), isOn: () => fading.size > 0 };
}

interface RowsOf {
  readonly isAll: boolean;
  each(visit: (id: string, row: number | undefined) => void): void;
}

/** The rows of these elements, or all: one that is gone has none. */
function rowsOf(table: ElementTable, ids: ReadonlySet<string> | "all"): RowsOf {
  return {
    isAll: ids === "all",
    each: (visit) => {
      if (ids === "all") for (let row = 0; row < table.count; row += 1) visit(table.idAt(row), row);
      else for (const id of ids) visit(id, table.rowOf(id));
    },
  };
}

function edgeReader(reader: LookReader, { edges }: Scope, tables: GraphTables) {
  if (edges !== "all") return (row: number) => reader.edge(row);
  const joining = countJoining(tables);
  return (row: number) => reader.edge(row, joining(row));
}

interface Kept<Look> {
  get(id: string): Look | undefined;
  ids(): readonly string[];
  size(): number;
  /** Whether that is another look than before. */
  put(id: string, look: Look | undefined): boolean;
}

function createKept<Look>(isSame: (one: Look, other: Look | undefined) => boolean): Kept<Look> {
  const looks = new Map<string, Look>();
  return {
    get: (id) => looks.get(id),
    ids: () => [...looks.keys()],
    size: () => looks.size,
    put: (id, look) => {
      if (look === undefined) return looks.delete(id);
      if (isSame(look, looks.get(id))) return false;
      looks.set(id, look);
      return true;
    },
  };
}

/** Those that look different, with the looks they had: an element that is gone, or was left out of the drawing, has none. */
function readAgain<Look>(
  kept: Kept<Look>,
  rows: RowsOf,
  read: (row: number) => Look | null,
): Map<string, Look | undefined> {
  const changed = new Map<string, Look | undefined>();
  let there = 0;
  const put = (id: string, look: Look | undefined) => {
    const before = kept.get(id);
    if (look !== undefined) there += 1;
    if (kept.put(id, look)) changed.set(id, before);
  };
  rows.each((id, row) => put(id, row === undefined ? undefined : (read(row) ?? undefined)));
  if (!rows.isAll || kept.size() === there) return changed;
  const present = new Set<string>();
  rows.each((id) => present.add(id));
  for (const id of kept.ids()) if (!present.has(id)) put(id, undefined);
  return changed;
}

function hideOrShow<Look extends { readonly visible: boolean }>(
  kept: Kept<Look>,
  changed: Map<string, Look | undefined>,
  rows: RowsOf,
  isShown: (row: number) => boolean,
): void {
  rows.each((id, row) => {
    const look = kept.get(id);
    if (look === undefined || row === undefined || look.visible === isShown(row)) return;
    if (!changed.has(id)) changed.set(id, look);
    kept.put(id, { ...look, visible: !look.visible });
  });
}

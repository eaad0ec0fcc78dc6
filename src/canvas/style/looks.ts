import type { DocumentNews } from "@/graph/document/document-types";
import type { EdgeId, ElementTarget, NodeId } from "@/graph/document/graph-types";
import type { ElementTable, GraphTables } from "@/graph/tables/element-table";
import { createKept, type Kept, type Noted } from "./kept-looks";
import { type Scope, scopeOf, seeing } from "./look-scope";
import type { EdgeLook, LookChanges, NodeLook } from "./look-types";
import { countJoining, createLookReader, type LookDeps, type LookReader } from "./read-looks";
import { becomeEdge, becomeNode, between, fades, isAsWide, sameEdge, sameNode } from "./same-look";

/** What the drawing engine's style functions read: the document's drawn styles, resolved for a theme. */
export interface Looks {
  node(id: NodeId): NodeLook | undefined;
  edge(id: EdgeId): EdgeLook | undefined;
  edgeIds(): readonly EdgeId[];
  readonly sizes: LookSizes;
  /**
   * Reads drawn styles and visibility again, of what the news may have altered, or of everything where there are none; tells what
   * looks different. The old look of a node stays until `show(1)` when it fades.
   */
  refresh(fade: boolean, news?: LookNews): LookChanges;
  /**
   * The same without a fade, in steps: each yields what looks different of the elements it read. Where it is left before its end,
   * the next refresh reads everything.
   */
  refreshSteps(news?: LookNews): Generator<LookChanges, void>;
  /** Reads the looks of all nodes; those of edges wait for `readEdge`. */
  begin(): void;
  /** Reads the look of the edge in that row, unless it was read before. */
  readEdge(row: number): void;
  /** Nodes that carry an icon. */
  withIcons(): ReadonlySet<NodeId>;
  /** How far the fade is, 0 to 1. */
  show(ratio: number): void;
}

/** How large nodes come to be, also while they are on their way there. */
export interface LookSizes {
  /** Grows when a node may have another size, or be shown where it was not. */
  version(): number;
  of(id: NodeId): number;
}

export type LookNews = Pick<DocumentNews, "changes" | "revision">;

/** The revision that was read when a reading was left before its end. */
const LEFT = -2;
const everything: Scope = { nodes: "all", edges: "all", isFiltered: false };

export function createLooks(deps: LookDeps): Looks {
  const { document } = deps;
  const nodes = createKept<NodeLook>({ isSame: sameNode, isAsWide, become: becomeNode });
  const edges = createKept<EdgeLook>({ isSame: sameEdge, isAsWide: () => true, become: becomeEdge });
  const fade = createFade(nodes.get);
  const iconed = new Set<NodeId>();
  let seen = { ...seeing(deps), revision: -1 };
  let sizesVersion = 0;
  let readLate: ((row: number) => EdgeLook | null) | null = null;

  const scopeFor = (news: LookNews | undefined): Scope => {
    const before = seen;
    const { revision } = document;
    seen = { ...seeing(deps), revision };
    readLate = null;
    // News that came late or were missed tell too little.
    if (news === undefined || news.revision !== revision || revision > before.revision + 1) return everything;
    return scopeOf(document, { before, now: seen, changes: news.changes, known: edges });
  };

  /** `isOver`: the looks that were are not asked for any more, and new ones take their records. */
  const readAll = (scope: Scope, isOver: boolean): ReadAgain => {
    const { tables } = document;
    const reader = createLookReader(deps);
    const changed: Changed = { nodes: new Map(), edges: new Map() };
    const ofNodes = { kept: nodes, changed: changed.nodes, isOver };
    const ofEdges = { kept: edges, changed: changed.edges, isOver };
    function* steps() {
      yield* readAgain({ ...ofNodes, rows: rowsOf(tables.nodes, scope.nodes) }, reader.node);
      yield* readAgain({ ...ofEdges, rows: rowsOf(tables.edges, scope.edges) }, edgeReader(reader, scope, tables));
      if (!scope.isFiltered) return;
      const isShown = (target: ElementTarget) => (row: number) => reader.isShown(target, row);
      yield* hideOrShow({ ...ofNodes, rows: rowsOf(tables.nodes, "all") }, isShown("nodes"));
      yield* hideOrShow({ ...ofEdges, rows: rowsOf(tables.edges, "all") }, isShown("edges"));
    }
    return { changed, steps: steps() };
  };
  const told = (changed: Changed): LookChanges => {
    for (const id of changed.nodes.keys()) {
      if (nodes.get(id)?.icon === undefined) iconed.delete(id);
      else iconed.add(id);
    }
    const reshaped = [...changed.nodes].flatMap(([id, before]) => (isAsWide(nodes.get(id), before) ? [] : [id]));
    if (reshaped.length > 0) sizesVersion += 1;
    return { nodes: [...changed.nodes.keys()], edges: [...changed.edges.keys()], reshaped, fades: fade.isOn() };
  };
  const refresh = (isFading: boolean, news?: LookNews): LookChanges => {
    const { changed, steps } = readAll(scopeFor(news), false);
    for (const _ of steps);
    fade.begin(changed.nodes, isFading);
    return told(changed);
  };
  function* refreshSteps(news?: LookNews): Generator<LookChanges, void> {
    const scope = scopeFor(news);
    const { revision } = seen;
    seen = { ...seen, revision: LEFT };
    const { changed, steps } = readAll(scope, true);
    fade.begin(changed.nodes, false);
    for (const _ of steps) {
      yield told(changed);
      changed.nodes.clear();
      changed.edges.clear();
    }
    seen = { ...seen, revision };
    yield told(changed);
  }

  return {
    node: (id) => fade.look(id) ?? nodes.get(id),
    edge: edges.get,
    withIcons: () => iconed,
    edgeIds: edges.ids,
    sizes: { version: () => sizesVersion, of: (id) => nodes.get(id)?.size ?? 0 },
    refresh,
    refreshSteps,
    begin: () => {
      const { changed, steps } = readAll({ ...scopeFor(undefined), edges: new Set() }, true);
      for (const _ of steps);
      told(changed);
    },
    readEdge: (row) => {
      const id = document.tables.edges.idAt(row);
      if (edges.get(id) !== undefined) return;
      readLate ??= edgeReader(createLookReader(deps), everything, document.tables);
      const look = readLate(row);
      if (look !== null) edges.add(id, look);
    },
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

type Visit = (id: string, row: number | undefined) => void;

interface RowsOf {
  readonly isAll: boolean;
  readonly count: number;
  each(visit: Visit, from?: number, to?: number): void;
}

/** The rows of these elements, or all: one that is gone has none. */
function rowsOf(table: ElementTable, ids: ReadonlySet<string> | "all"): RowsOf {
  if (ids === "all") {
    return {
      isAll: true,
      count: table.count,
      each: (visit, from = 0, to = table.count) => {
        for (let row = from; row < to; row += 1) visit(table.idAt(row), row);
      },
    };
  }
  const listed = [...ids];
  return {
    isAll: false,
    count: listed.length,
    each: (visit, from = 0, to = listed.length) => {
      for (const id of listed.slice(from, to)) visit(id, table.rowOf(id));
    },
  };
}

function edgeReader(reader: LookReader, { edges }: Scope, tables: GraphTables) {
  if (edges !== "all") return (row: number) => reader.edge(row);
  const joining = countJoining(tables);
  return (row: number) => reader.edge(row, joining(row));
}

interface Changed {
  /** Those that look different, with the looks they had: an element that is gone, or was left out of the drawing, has none. */
  readonly nodes: Map<NodeId, NodeLook | undefined>;
  readonly edges: Map<EdgeId, EdgeLook | undefined>;
}

interface ReadAgain {
  readonly changed: Changed;
  /** Reads so many elements with each step. */
  readonly steps: Generator<void, void>;
}

interface Reading<Look> extends Noted<Look> {
  readonly kept: Kept<Look>;
  readonly rows: RowsOf;
}

function* readAgain<Look>(reading: Reading<Look>, read: (row: number) => Look | null): Generator<void, void> {
  const { kept, rows } = reading;
  let there = 0;
  const put = (id: string, look: Look | undefined) => {
    if (look !== undefined) there += 1;
    kept.put(id, look, reading);
  };
  yield* inSteps(rows, (id, row) => put(id, row === undefined ? undefined : (read(row) ?? undefined)));
  if (!rows.isAll || kept.size() === there) return;
  const present = new Set<string>();
  rows.each((id) => present.add(id));
  for (const id of kept.ids()) if (!present.has(id)) put(id, undefined);
}

function* hideOrShow<Look extends { readonly visible: boolean }>(
  reading: Reading<Look>,
  isShown: (row: number) => boolean,
): Generator<void, void> {
  const { kept, rows } = reading;
  yield* inSteps(rows, (id, row) => {
    if (row !== undefined) kept.show(id, isShown(row), reading);
  });
}

/** So many elements are read in one step. */
const STEP = 500;

function* inSteps(rows: RowsOf, visit: Visit): Generator<void, void> {
  for (let from = 0; from < rows.count; from += STEP) {
    rows.each(visit, from, Math.min(rows.count, from + STEP));
    yield;
  }
}

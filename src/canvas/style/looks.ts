import type { DocumentNews } from "@/graph/document/document-types";
import type { EdgeId, NodeId } from "@/graph/document/graph-types";
import { createLookMap, type LookMap } from "./look-map";
import { type Scope, scopeOf, seeing } from "./look-scope";
import type { EdgeLook, LookChanges, NodeLook } from "./look-types";
import { type Changed, edgeReader, type ReadAgain, readScope } from "./read-in-steps";
import { createLookReader, type LookDeps } from "./read-looks";
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
  const nodes = createLookMap<NodeLook>({ isSame: sameNode, isAsWide, become: becomeNode });
  const edges = createLookMap<EdgeLook>({ isSame: sameEdge, isAsWide: () => true, become: becomeEdge });
  const fade = createFade(nodes.get);
  const iconed = new Set<NodeId>();
  let seen = { ...seeing(deps), revision: -1 };
  let sizesVersion = 0;
  const late = createLateEdges(deps, edges);

  const scopeFor = (news: LookNews | undefined): Scope => {
    const before = seen;
    const { revision } = document;
    seen = { ...seeing(deps), revision };
    late.again();
    // News that came late or were missed tell too little.
    if (news === undefined || news.revision !== revision || revision > before.revision + 1) return everything;
    return scopeOf(document, { before, now: seen, changes: news.changes, known: edges });
  };

  /** `isOver`: the looks that were are not asked for any more, and new ones take their records. */
  const readAll = (scope: Scope, isOver: boolean): ReadAgain => {
    const changed: Changed = { nodes: new Map(), edges: new Map() };
    const ofNodes = { looks: nodes, changed: changed.nodes, isOver };
    const ofEdges = { looks: edges, changed: changed.edges, isOver };
    return { changed, steps: readScope(deps, scope, { ofNodes, ofEdges }) };
  };
  const reportChanges = (changed: Changed): LookChanges => {
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
    return reportChanges(changed);
  };
  function* refreshSteps(news?: LookNews): Generator<LookChanges, void> {
    const scope = scopeFor(news);
    const { revision } = seen;
    seen = { ...seen, revision: LEFT };
    const { changed, steps } = readAll(scope, true);
    fade.begin(changed.nodes, false);
    for (const _ of steps) {
      yield reportChanges(changed);
      changed.nodes.clear();
      changed.edges.clear();
    }
    seen = { ...seen, revision };
    yield reportChanges(changed);
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
      reportChanges(changed);
    },
    readEdge: late.read,
    show: fade.show,
  };
}

/** Looks of edges that are read one by one. */
function createLateEdges(deps: LookDeps, looks: LookMap<EdgeLook>) {
  const { tables } = deps.document;
  let lookAt: ((row: number) => EdgeLook | null) | null = null;
  return {
    /** The document is another one: what was worked out for all of them is so no more. */
    again: () => {
      lookAt = null;
    },
    read: (row: number) => {
      const id = tables.edges.idAt(row);
      if (looks.get(id) !== undefined) return;
      lookAt ??= edgeReader(createLookReader(deps), everything, tables);
      const look = lookAt(row);
      if (look !== null) looks.add(id, look);
    },
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

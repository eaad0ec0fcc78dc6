import type { ElementSet } from "../document/graph-types";
import { type OpenGraph, openGraph, type SavedPlaces, savedPlacesOf, snapshotOf } from "../document/open-graph";
import type { ElementRows } from "../tables/element-rows";
import type { GraphChange, GraphData } from "./change-types";
import type { Journal } from "./journal";
import { createStructureChanges, type StructureChanges } from "./structure-changes";
import {
  putLayer,
  putSet,
  removeLayer,
  removeSet,
  setAttributes,
  setFilter,
  setFold,
  setMeta,
  setPositions,
  setValues,
} from "./value-changes";

/** What one document holds; only `applyChanges` writes it. */
export interface DocumentState {
  graph: OpenGraph;
  selection: ElementSet;
  focus: ElementSet;
  /** Place numbers of graphs that were put aside by `graph-replace`, by their snapshot. */
  readonly saved: WeakMap<GraphData, SavedPlaces>;
}

export interface Applied {
  readonly applied: readonly GraphChange[];
  readonly inverse: readonly GraphChange[];
}

export type Application =
  /** One for each list. */
  | { readonly success: true; readonly parts: readonly Applied[] }
  | { readonly success: false; readonly message: string };

/** Lists one after the other, each with its own inverse. All or nothing: what they did is taken back before a refusal is returned. */
export function applyChanges(state: DocumentState, lists: readonly (readonly GraphChange[])[]): Application {
  const run = createRun(state);
  const ends: { readonly applied: number; readonly undoing: number }[] = [];
  const { applied, undoing } = run.journal;
  let message: string | undefined;
  for (const changes of lists) {
    message ??= run.all(changes);
    run.finish();
    ends.push({ applied: applied.length, undoing: undoing.length });
  }
  message ??= run.problem();
  if (message !== undefined) run.takeBack();
  run.end();
  if (message !== undefined) return { success: false, message };
  const parts = ends.map((end, at): Applied => {
    const { applied: from, undoing: back } = ends[at - 1] ?? { applied: 0, undoing: 0 };
    const isLast = at === ends.length - 1;
    return {
      applied: applied.slice(from, isLast ? undefined : end.applied),
      inverse: undoing.slice(back, isLast ? undefined : end.undoing).reverse(),
    };
  });
  return { success: true, parts };
}

interface Run {
  readonly journal: Journal;
  all(changes: readonly GraphChange[]): string | undefined;
  finish(): void;
  problem(): string | undefined;
  takeBack(): void;
  end(): void;
}

function createRun(state: DocumentState): Run {
  const journal: Journal = { applied: [], undoing: [] };
  const view = { selection: state.selection, focus: state.focus };
  /** The graphs replaced during this run, should they have to come back. */
  const replaced = new Map<GraphChange, { readonly graph: OpenGraph; readonly structure: StructureChanges }>();
  let structure = createStructureChanges(state.graph, journal);

  function replace(change: Extract<GraphChange, { type: "graph-replace" }>): string | undefined {
    structure.finish();
    const hanging = structure.problem();
    if (hanging !== undefined) return hanging;
    const opened = openGraph(change.graph, state.saved.get(change.graph));
    if (!opened.success) return opened.message;
    const before = snapshotOf(state.graph);
    const inverse: GraphChange = { type: "graph-replace", graph: before };
    state.saved.set(before, savedPlacesOf(state.graph));
    replaced.set(inverse, { graph: state.graph, structure });
    journal.applied.push(change);
    journal.undoing.push(inverse);
    state.graph = opened.graph;
    structure = createStructureChanges(state.graph, journal);
    return undefined;
  }

  function one(change: GraphChange): string | undefined {
    if (change.type === "graph-replace") return replace(change);
    if (change.type === "selection-set") return setView(state, "selection", change.selection, journal);
    if (change.type === "camera-focus") return setView(state, "focus", change.focus, journal);
    return changeGraph(state.graph, change, structure, journal);
  }

  function all(changes: readonly GraphChange[]): string | undefined {
    for (const change of changes) {
      const message = one(change);
      if (message !== undefined) return message;
    }
    return undefined;
  }

  return {
    journal,
    all,
    finish: () => structure.finish(),
    problem() {
      structure.finish();
      const message = structure.problem();
      if (message === undefined) dropGone(state, journal);
      return message;
    },
    takeBack() {
      structure.finish();
      for (const change of journal.undoing.splice(0).reverse()) {
        const before = replaced.get(change);
        if (before) {
          state.graph = before.graph;
          structure = before.structure;
        } else {
          one(change);
        }
      }
      structure.finish();
      state.selection = view.selection;
      state.focus = view.focus;
    },
    end() {
      structure.release();
    },
  };
}

type GraphOnly = Exclude<GraphChange, { type: "graph-replace" | "selection-set" | "camera-focus" }>;

function changeGraph(
  graph: OpenGraph,
  change: GraphOnly,
  structure: StructureChanges,
  journal: Journal,
): string | undefined {
  switch (change.type) {
    case "node-put":
      return structure.putNode(change);
    case "edge-put":
      return structure.putEdge(change);
    case "node-remove":
      return structure.removeNode(change);
    case "edge-remove":
      return structure.removeEdge(change);
    case "parent-set":
      return structure.setParent(change);
    case "attributes-set":
      return setAttributes(graph, change, journal);
    case "values-set":
      return setValues(graph, change, journal);
    case "positions-set":
      return setPositions(graph, change, journal);
    case "layer-put":
      return putLayer(graph, change, journal);
    case "layer-remove":
      return removeLayer(graph, change, journal);
    case "set-put":
      return putSet(graph, change, journal);
    case "set-remove":
      return removeSet(graph, change, journal);
    case "filter-set":
      return setFilter(graph, change, journal);
    case "fold-set":
      return setFold(graph, change, journal);
    case "meta-set":
      return setMeta(graph, change, journal);
  }
}

function setView(
  state: DocumentState,
  part: "selection" | "focus",
  wanted: ElementSet,
  journal: Journal,
): string | undefined {
  const { store } = state.graph;
  const ordered: ElementSet = { nodes: inOrder(store.nodes, wanted.nodes), edges: inOrder(store.edges, wanted.edges) };
  const before = state[part];
  state[part] = ordered;
  journal.applied.push(viewChange(part, ordered));
  journal.undoing.push(viewChange(part, before));
  return undefined;
}

function viewChange(part: "selection" | "focus", set: ElementSet): GraphChange {
  return part === "selection" ? { type: "selection-set", selection: set } : { type: "camera-focus", focus: set };
}

/** Ids that are there, once each, in document order. */
function inOrder(rows: ElementRows, ids: readonly string[]): readonly string[] {
  const there = [...new Set(ids)].filter((id) => rows.slotOf(id) !== undefined);
  return there.sort((a, b) => rows.placeOf(rows.slotOf(a) ?? 0) - rows.placeOf(rows.slotOf(b) ?? 0));
}

/** What is gone is neither selected nor in focus; subscribers are notified. */
function dropGone(state: DocumentState, journal: Journal): void {
  const { store } = state.graph;
  for (const part of ["selection", "focus"] as const) {
    const { nodes, edges } = state[part];
    const isWhole =
      nodes.every((id) => store.nodes.slotOf(id) !== undefined) &&
      edges.every((id) => store.edges.slotOf(id) !== undefined);
    if (isWhole) continue;
    state[part] = { nodes: inOrder(store.nodes, nodes), edges: inOrder(store.edges, edges) };
    journal.applied.push(viewChange(part, state[part]));
  }
}

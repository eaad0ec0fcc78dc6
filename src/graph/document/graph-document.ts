import { selectRows } from "@/graph/selector/match/select-rows";
import { notifyAll } from "@/lib/notify-all";
import { type Applied, applyChanges, type DocumentState } from "../changes/apply-changes";
import type { GraphChange, GraphData } from "../changes/change-types";
import { circleProblem } from "../changes/plan-problem";
import { isOfGraph } from "../changes/view-change";
import { createVisibility } from "../filter/visibility";
import { createProfiler } from "../profile/profile";
import { createDrawnStyles } from "../styles/drawn-styles";
import { createLayerTrial } from "../styles/layer-trial";
import type { StyleLayer } from "../styles/style-types";
import { createUndoLog, type PlannedUndo } from "../undo/undo-log";
import type { ApplyResult, DocumentNews, GraphDocument, Origin, SavedStep, StepId } from "./document-types";
import { emptyGraph } from "./empty-graph";
import type { ElementSet } from "./graph-types";
import { liveOf, openGraph, snapshotOf } from "./open-graph";
import { isStored } from "./remote-graph";

const nothing: ElementSet = { nodes: [], edges: [] };

/** The open graph: data, styles, sets, filter, positions, selection. Throws when `data` itself is inconsistent. */
export function createGraphDocument(
  data: GraphData = emptyGraph(),
  earlier: readonly SavedStep[] = [],
  profile = createProfiler(),
): GraphDocument {
  const state = openState(data);
  const log = createUndoLog(earlier, (changes) => circleProblem(changes, state.graph.store));
  const listeners = new Set<(news: DocumentNews) => void>();
  const trial = createLayerTrial();
  const drawnLayers = () => trial.layers() ?? state.graph.layers.items;
  let revision = 0;
  const written = createWritten();

  function apply(changes: readonly GraphChange[], origin: Origin): ApplyResult {
    if (written.refuses(changes, origin)) return { success: false, message: writtenThere, isWritten: true };
    const undone = origin.undoes && log.undoOf(origin.undoes.entries);
    if (undone && !isSame(changes, undone.lists.flat())) return { success: false, message: outdated };
    const application = applyChanges(state, undone?.lists ?? [changes]);
    if (!application.success) return application;
    const { parts } = application;
    write(parts.map(loggedOf), origin, undone);
    const applied = parts.flatMap((part) => part.applied);
    if (applied.length > 0) notifyAll(listeners, { changes: applied, origin, revision });
    return { success: true, inverse: parts.toReversed().flatMap((part) => part.inverse), revision };
  }

  function write(made: readonly ReturnType<typeof loggedOf>[], origin: Origin, undone: PlannedUndo | undefined): void {
    if (made.every((part) => part.changes.length === 0)) return;
    if (made.some((part) => part.changes.some(isOfLayers))) trial.end();
    revision += 1;
    if (undone) log.addUndo(undone, made, origin);
    else for (const part of made) log.addChange(part, origin);
  }

  return withGetters(state, {
    revision: () => revision,
    drawnLayers,
    styles: createDrawnStyles(() => state.graph, drawnLayers),
    tryLayers: trial.begin,
    subscribeTrial: trial.subscribe,
    isVisible: createVisibility(() => state.graph),
    profile: () => profile(state.graph.store),
    apply,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    steps: log.steps,
    savedSteps: log.saved,
    stepsOf: log.stepsOf,
    planUndo: log.planUndo,
    planRedo: log.planRedo,
    changesOf: log.changesOf,
    callsOf: log.callsOf,
    undoable: log.undoable,
  });
}

type Methods = Pick<GraphDocument, "styles" | "isVisible" | "profile" | "apply" | "subscribe" | "steps" | "stepsOf"> &
  Pick<
    GraphDocument,
    "tryLayers" | "subscribeTrial" | "savedSteps" | "planUndo" | "planRedo" | "changesOf" | "callsOf" | "undoable"
  > & {
    revision(): number;
    drawnLayers(): readonly StyleLayer[];
  };

/** The document's readers: always of the graph that is open now. */
function withGetters(state: DocumentState, { revision, drawnLayers, ...methods }: Methods): GraphDocument {
  return {
    ...methods,
    get revision() {
      return revision();
    },
    get meta() {
      return state.graph.store.meta;
    },
    get tables() {
      return state.graph.store.tables;
    },
    get layers() {
      return state.graph.layers.items;
    },
    get drawnLayers() {
      return drawnLayers();
    },
    get namedSets() {
      return state.graph.sets.items;
    },
    get filter() {
      return state.graph.filter;
    },
    get fold() {
      return state.graph.fold;
    },
    get selection() {
      return state.selection;
    },
    get focus() {
      return state.focus;
    },
    get layout() {
      return state.graph.layout;
    },
    ...elementReaders(state),
  };
}

function elementReaders(
  state: DocumentState,
): Pick<
  GraphDocument,
  "node" | "edge" | "positionOf" | "parentOf" | "labelOf" | "edgesOf" | "select" | "snapshot" | "live"
> {
  return {
    node(id) {
      const { store } = state.graph;
      const slot = store.nodes.slotOf(id);
      return slot === undefined ? undefined : store.nodeAt(slot);
    },
    edge(id) {
      const { store } = state.graph;
      const slot = store.edges.slotOf(id);
      return slot === undefined ? undefined : store.edgeAt(slot);
    },
    positionOf(id) {
      const { nodes, positions } = state.graph.store;
      const slot = nodes.slotOf(id);
      return slot === undefined ? undefined : positions.get(slot);
    },
    parentOf(id) {
      const { nodes, parents } = state.graph.store;
      const slot = nodes.slotOf(id);
      return slot === undefined ? undefined : parents.of(slot);
    },
    labelOf(id) {
      const { tables } = state.graph.store;
      const row = tables.nodes.rowOf(id);
      return row === undefined ? id : tables.labelAt(row);
    },
    edgesOf(id) {
      const { nodes, edges, adjacency } = state.graph.store;
      const slot = nodes.slotOf(id);
      return slot === undefined ? [] : Array.from(adjacency.edgesAt(slot), (edge) => edges.idOf(edge));
    },
    select: (selector, target) => selectRows(selector, target, state.graph.store.tables),
    snapshot: () => snapshotOf(state.graph),
    live: () => liveOf(state.graph),
  };
}

function openState(data: GraphData): DocumentState {
  const opened = openGraph(data);
  if (!opened.success) throw new Error(opened.message);
  return { graph: opened.graph, selection: nothing, focus: nothing, saved: new WeakMap() };
}

function isOfLayers({ type }: GraphChange): boolean {
  return type === "layer-put" || type === "layer-remove" || type === "graph-replace";
}

/** What was written to a database, and is taken back there or not at all. */
function createWritten() {
  const steps = new Set<StepId>();
  return {
    refuses(changes: readonly GraphChange[], { step, isWritten, undoes }: Origin): boolean {
      if (isWritten) steps.add(step);
      return !isWritten && undoes?.steps.some((one) => steps.has(one)) === true && changes.some(isStored);
    },
  };
}

const writtenThere = "This was written to the database. Undo it first: it is taken back there too.";
const outdated = "The graph was changed since this undo was planned. Ask for it again.";

/** Of a journal they are copies. */
function isSame(changes: readonly GraphChange[], planned: readonly GraphChange[]): boolean {
  const isEqual = (change: GraphChange, other: GraphChange | undefined): boolean =>
    change === other || JSON.stringify(change) === JSON.stringify(other);
  return changes.length === planned.length && changes.every((change, at) => isEqual(change, planned[at]));
}

function loggedOf({ applied, inverse }: Applied) {
  return { changes: applied.filter(isOfGraph), inverse: inverse.filter(isOfGraph) };
}

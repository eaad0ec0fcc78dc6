import { applyChanges, type DocumentState } from "./apply-changes";
import type { GraphChange, GraphData } from "./change-types";
import type { ApplyResult, DocumentNews, GraphDocument, Origin, SavedStep } from "./document-types";
import { createDrawnStyles } from "./drawn-styles";
import { emptyGraph } from "./empty-graph";
import type { ElementSet } from "./graph-types";
import { createLayerTrial } from "./layer-trial";
import { openGraph, snapshotOf } from "./open-graph";
import { withoutCircles } from "./plan-problem";
import { createProfiler } from "./profile";
import { selectRows } from "./selector/select-rows";
import type { StyleLayer } from "./style-types";
import { createUndoLog } from "./undo-log";
import { createVisibility } from "./visibility";

const nothing: ElementSet = { nodes: [], edges: [] };

/** The open graph: data, styles, sets, filter, positions, selection. Throws when `data` itself is inconsistent. */
export function createGraphDocument(data: GraphData = emptyGraph(), earlier: readonly SavedStep[] = []): GraphDocument {
  const state = openState(data);
  const log = createUndoLog(earlier);
  const listeners = new Set<(news: DocumentNews) => void>();
  const profile = createProfiler();
  const trial = createLayerTrial();
  const drawnLayers = () => trial.layers() ?? state.graph.layers.items;
  let revision = 0;

  function apply(changes: readonly GraphChange[], origin: Origin): ApplyResult {
    const application = applyChanges(state, changes);
    if (!application.success) return application;
    const { applied, inverse } = application;
    const logged = applied.filter(isLogged);
    if (logged.some(isOfLayers)) trial.end();
    if (logged.length > 0) {
      revision += 1;
      log.add(logged, inverse.filter(isLogged), origin);
    }
    if (applied.length > 0) tell({ changes: applied, origin, revision });
    return { success: true, inverse, revision };
  }

  function tell(news: DocumentNews): void {
    for (const listener of [...listeners]) listener(news);
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
    planUndo: (what) => withoutCircles(log.planUndo(what), state.graph.store),
    planRedo: (count) => withoutCircles(log.planRedo(count), state.graph.store),
    changesOf: log.changesOf,
  });
}

type Doors = Pick<GraphDocument, "styles" | "isVisible" | "profile" | "apply" | "subscribe" | "steps" | "stepsOf"> &
  Pick<GraphDocument, "tryLayers" | "subscribeTrial" | "savedSteps" | "planUndo" | "planRedo" | "changesOf"> & {
    revision(): number;
    drawnLayers(): readonly StyleLayer[];
  };

/** The document's readers: always of the graph that is open now. */
function withGetters(state: DocumentState, { revision, drawnLayers, ...doors }: Doors): GraphDocument {
  return {
    ...doors,
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
): Pick<GraphDocument, "node" | "edge" | "labelOf" | "edgesOf" | "select" | "snapshot"> {
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

/** Selection and camera belong to the view: told like changes, never undone. */
function isLogged(change: GraphChange): boolean {
  return change.type !== "selection-set" && change.type !== "camera-focus";
}

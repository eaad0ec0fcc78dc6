import type { DocumentNews, GraphDocument } from "@/graph/document/document-types";
import { emptyGraph } from "@/graph/document/empty-graph";
import { createGraphDocument } from "@/graph/document/graph-document";
import { notifyAll } from "@/lib/notify-all";
import type { CanvasDeps, CanvasView } from "../canvas-port";
import type { Folding, ShownDocument } from "./fold-types";

/** Stands between the page and the picture: while groups are folded the picture shows them, and nothing else of the canvas knows. */
interface FoldGate {
  /** What the picture is made with. */
  readonly deps: CanvasDeps;
  view(inner: CanvasView): CanvasView;
  destroy(): void;
}

type MakeFolding = typeof import("./folding").createFolding;

export function createFoldGate(given: CanvasDeps): FoldGate {
  const { document } = given;
  const listeners = new Set<(news: DocumentNews) => void>();
  let folding: Folding | null = null;
  let make: MakeFolding | null = null;
  let isGone = false;
  /** Nothing of the graph is drawn until its groups can be. */
  let waiting: ShownDocument | null = document.fold === null ? null : createGraphDocument();
  const now = (): ShownDocument => folding?.shown() ?? waiting ?? document;
  const tell = (news: DocumentNews) => notifyAll(listeners, news);
  const anew = (news: Pick<DocumentNews, "origin">) => {
    waiting = null;
    folding = make && document.fold && make(given, document.fold);
    tell({ ...news, revision: document.revision, changes: [{ type: "graph-replace", graph: emptyGraph() }] });
  };
  const load = async (news: Pick<DocumentNews, "origin">): Promise<void> => {
    make ??= await import("./folding").then(
      ({ createFolding }) => createFolding,
      // The code cannot be had: the nodes themselves are drawn.
      () => null,
    );
    if (!isGone && (waiting !== null || (make !== null && document.fold !== null && folding === null))) anew(news);
  };
  const follow = (standing: Folding, news: DocumentNews) => {
    const isReplaced = news.changes.some(({ type }) => type === "graph-replace");
    if (document.fold === null || isReplaced) anew(news);
    else tell({ ...news, changes: standing.follow(news) });
  };
  const onNews = (news: DocumentNews) => {
    if (folding !== null) return follow(folding, news);
    if (waiting === null) tell(news);
    else if (document.fold === null) anew(news);
    if (document.fold !== null) void load(news);
  };
  const unsubscribe = document.subscribe(onNews);
  if (waiting !== null) void load({ origin: { step: "", actor: "user", title: "" } });
  const own = (): CanvasDeps => (folding === null ? given : { ...given, ...folding.deps });
  return {
    deps: {
      ...given,
      document: relayed(document, now, listeners),
      run: (call) => own().run(call),
      onPlace: (position, isByKey) => own().onPlace(position, isByKey),
      onConnect: (source, end) => own().onConnect(source, end),
      onOpen: (target, id) => own().onOpen(target, id),
      onContextMenu: (element, point) => own().onContextMenu(element, point),
      onHover: (element, point) => own().onHover(element, point),
      words: () => own().words(),
    },
    view: (inner) => viewed(inner, () => folding?.view(inner) ?? inner),
    destroy: () => {
      isGone = true;
      listeners.clear();
      unsubscribe();
    },
  };
}

function relayed(
  document: GraphDocument,
  now: () => ShownDocument,
  listeners: Set<(news: DocumentNews) => void>,
): GraphDocument {
  return {
    ...untouched(document),
    get revision() {
      return document.revision;
    },
    get meta() {
      return now().meta;
    },
    get tables() {
      return now().tables;
    },
    get layers() {
      return document.layers;
    },
    get drawnLayers() {
      return document.drawnLayers;
    },
    get namedSets() {
      return now().namedSets;
    },
    get filter() {
      return now().filter;
    },
    get fold() {
      return document.fold;
    },
    get selection() {
      return now().selection;
    },
    get focus() {
      return now().focus;
    },
    get layout() {
      return document.layout;
    },
    get styles() {
      return now().styles;
    },
    node: (id) => now().node(id),
    edge: (id) => now().edge(id),
    positionOf: (id) => now().positionOf(id),
    parentOf: (id) => now().parentOf(id),
    labelOf: (id) => now().labelOf(id),
    edgesOf: (id) => now().edgesOf(id),
    isVisible: (target, id) => now().isVisible(target, id),
    select: (selector, target) => now().select(selector, target),
    snapshot: () => now().snapshot(),
    live: () => now().snapshot(),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Calls that name nodes or places go through what stands now. */
function viewed(inner: CanvasView, now: () => CanvasView): CanvasView {
  return {
    ...inner,
    zoomTo: (ids) => now().zoomTo(ids),
    pulse: (ids) => now().pulse(ids),
    dim: (elements) => now().dim(elements),
    isolate: (elements) => now().isolate(elements),
    mark: (marks) => now().mark(marks),
    preview: (positions) => now().preview(positions),
    screenPosition: (id) => now().screenPosition(id),
    modelPosition: (point) => now().modelPosition(point),
    focused: () => now().focused(),
    focusNode: (id) => now().focusNode(id),
  };
}

/** What the picture leaves as it is. Named one by one: a document need not hold its members itself. */
function untouched(document: GraphDocument) {
  return {
    profile: () => document.profile(),
    apply: (changes, origin) => document.apply(changes, origin),
    tryLayers: (layers) => document.tryLayers(layers),
    subscribeTrial: (listener) => document.subscribeTrial(listener),
    steps: () => document.steps(),
    savedSteps: (count) => document.savedSteps(count),
    stepsOf: (target, id) => document.stepsOf(target, id),
    planUndo: (what, scope) => document.planUndo(what, scope),
    planRedo: (what, scope) => document.planRedo(what, scope),
    changesOf: (what) => document.changesOf(what),
    callsOf: (step) => document.callsOf(step),
    undoable: (count) => document.undoable(count),
  } satisfies Partial<GraphDocument>;
}

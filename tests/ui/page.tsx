import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import type { Provider } from "@/ai/port/provider-port";
import { startLocalLive } from "@/analysis/workers/live-run";
import { createLocalAlgorithmRunner } from "@/analysis/workers/local-algorithm-runner";
import { createLocalLayoutRunner } from "@/analysis/workers/local-layout-runner";
import { createChatService } from "@/app/chat/browser-chat";
import { createTryOut } from "@/app/chat/try-out";
import { createEditService } from "@/app/edit/browser-edit";
import { createFileService } from "@/app/files/browser-files";
import { createLibraryService } from "@/app/files/browser-library";
import { createLongWork } from "@/app/files/long-work";
import { createNodeMemory } from "@/app/headless/node-memory";
import { createMeaningDoor } from "@/app/meaning/meaning-door";
import { createMetricsDoor } from "@/app/metrics/metrics-door";
import { createCore } from "@/app/page/create-core";
import { createBrowserRecipes } from "@/app/recipes/browser-recipes";
import { createReplayDoor } from "@/app/replay/replay-door";
import { createSession } from "@/app/session/browser-session";
import { createTraceDoor } from "@/app/traces/trace-door";
import { createCanvasPlace } from "@/canvas/canvas-place";
import type { Camera, CanvasNews, CanvasView } from "@/canvas/canvas-port";
import type { GraphData } from "@/graph/changes/change-types";
import { handbookShelf } from "@/knowledge/shelf/handbook-shelf";
import { installNetworkGuard } from "@/lib/network-guard/network-guard";
import { createBuiltinProvider } from "@/providers/builtin/builtin-provider";
import { priceOf } from "@/providers/price-table";
import { createChatStore } from "@/store/chat/chat-store";
import type { KeptVectors } from "@/store/meaning/idb-vectors";
import { createRecipeStorage } from "@/store/recipes/recipe-storage";
import type { KeyValueStore } from "@/store/session/key-value-store";
import { type LoadedSession, nothingLoaded } from "@/store/session/saved-graph";
import { createSessionStorage } from "@/store/session/session-storage";
import type { TextStorage } from "@/store/settings/api-keys";
import { createApiKeyStore } from "@/store/settings/api-keys";
import { createModelStore } from "@/store/settings/model-store";
import { createPreferences } from "@/store/settings/preferences";
import { createSettingsStore } from "@/store/settings/settings-store";
import type { TraceBase } from "@/store/traces/kept-traces";
import { createSelectionHistory } from "@/store/view/selection-history";
import { createTableStore } from "@/store/view/table-store";
import { createViewStore, type ViewState } from "@/store/view/view-store";
import { App } from "@/ui/App";
import { type ModelPreview, type Services, ServicesContext } from "@/ui/services";
import { createWordsStore } from "@/words/words-store";
import { catsGraph } from "../support/graphs/cats";
import { createMemoryKept } from "../support/page/memory-kept";
import { createMemoryStore } from "../support/page/memory-store";
import { createMemoryTraces } from "../support/page/memory-traces";
import { testReading } from "../support/test-reading";

export interface PageOptions {
  readonly graph?: GraphData;
  readonly provider?: Provider;
  readonly view?: Partial<ViewState>;
  readonly endpoint?: Services["endpoint"];
  /** In place of the whole page. */
  readonly children?: ReactNode;
  /** Of the model people are shown first; none by default. */
  readonly preview?: ModelPreview | null;
  /** What this tab keeps over a reload. */
  readonly tab?: TextStorage | null;
  /** What this device keeps. */
  readonly device?: TextStorage | null;
  /** Where vectors of texts are kept. */
  readonly vectors?: KeptVectors;
  /** Where traces of messages are stored. */
  readonly traces?: TraceBase;
  /** Where the session is kept. */
  readonly kept?: KeyValueStore;
  /** What was kept of an earlier visit: it stands open in place of `graph`. */
  readonly loaded?: LoadedSession;
  /** Reads large files. */
  readonly newReadWorker?: () => Worker;
}

/** The canvas as the page sees it; what is asked of it is kept. */
export function createFakeCanvas() {
  const asked: string[] = [];
  /** How often its picture was asked for as data. */
  const drawn = { count: 0 };
  const listeners = new Set<(news: CanvasNews) => void>();
  let camera: Camera = { x: 0, y: 0, zoom: 1 };
  let focused: string | null = null;
  const view: CanvasView = {
    destroy: () => void asked.push("destroy"),
    fit: () => void asked.push("fit"),
    zoomBy: (factor) => void asked.push(`zoomBy ${factor}`),
    zoomTo: (ids) => void asked.push(`zoomTo ${ids}`),
    zoom: () => camera.zoom,
    camera: () => camera,
    setCamera: (next) => {
      camera = next;
      asked.push(`setCamera ${next.x} ${next.y} ${next.zoom}`);
      for (const listener of listeners) for (const type of ["zoom", "camera"] as const) listener({ type });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    preview: (positions) => void asked.push(positions === null ? "preview ends" : "preview"),
    pulse: (ids) => void asked.push(`pulse ${ids}`),
    dim: (elements) => void (elements && asked.push(`dim ${elements.nodes}`)),
    mark: (marks) => void asked.push(marks === null ? "mark nothing" : `mark ${JSON.stringify(marks)}`),
    drawing: async () => {
      drawn.count += 1;
      return {
        box: { left: 0, top: 0, right: 0, bottom: 0 },
        nodes: [],
        edges: [],
        labels: [],
        withoutLabel: { nodes: 0, edges: 0 },
        canvas: "#ffffff",
        halo: "#ffffff",
        font: "sans-serif",
      };
    },
    isolate: () => undefined,
    setWords: () => void asked.push("setWords"),
    setDrawingWay: () => undefined,
    setTool: async (tool) => void asked.push(`setTool ${tool}`),
    focused: () => focused,
    focusNode: (id) => {
      focused = id;
      asked.push(`focusNode ${id}`);
    },
    modelPosition: ({ x, y }) => ({ x: (x - camera.x) / camera.zoom, y: (y - camera.y) / camera.zoom }),
    setTheme: () => void asked.push("setTheme"),
    resize: () => undefined,
    screenPosition: () => null,
    inspect: () => ({ nodes: [], edges: [], shownNodes: 0, shownEdges: 0, labels: [], zoom: 1, focused: null }),
  };
  return { asked, view, drawn };
}

/** The page with all its real parts but the canvas, the network and the browser's storage. */
export function openPage({
  graph = catsGraph(),
  provider,
  view: start = {},
  endpoint,
  children,
  preview = null,
  tab = null,
  device = null,
  vectors = createMemoryKept(),
  traces = createMemoryTraces(),
  kept = createMemoryStore(),
  loaded = nothingLoaded,
  newReadWorker = () => {
    throw new Error("No file of these tests is large.");
  },
}: PageOptions = {}) {
  // Another visit than the one that was kept.
  let ids = loaded === nothingLoaded ? 0 : 1000;
  const newId = () => {
    ids += 1;
    return `id${ids}`;
  };
  const now = () => performance.now();
  const samples = { list: () => [], load: () => Promise.reject(new Error("There are no samples here.")) };
  const answering = provider ?? createBuiltinProvider();
  const layouts = createLocalLayoutRunner();
  const words = createWordsStore();
  const core = createCore({
    graph: loaded.graph ?? graph,
    steps: loaded.steps,
    provider: () => answering,
    price: (host, model) => priceOf(host, model, settings.getState().prices),
    samples,
    layouts,
    algorithms: createLocalAlgorithmRunner(),
    reading: { ...testReading, meaning: (of) => meaning.ask(of) },
    now,
    random: () => 0.5,
    newId,
  });
  const { document, registry, controller } = core;
  const view = createViewStore(start);
  const keys = createApiKeyStore({ tab: null, device: null });
  const settings = createSettingsStore({ preferences: createPreferences(null), keys });
  let day = 1_700_000_000_000;
  const today = () => {
    day += 60_000;
    return day;
  };
  const store = createChatStore({ now, schedule: (run) => void setTimeout(run, 0) });
  const storage = createSessionStorage(async () => kept, today);
  const metrics = createMetricsDoor({ device, tab, registry, view, newId, today });
  const traceDoor = createTraceDoor({
    ...{ document, controller, settings, storage, today, base: traces },
    place: () => ({ chat: chat.list.getState().current.id, graph: session.id() }),
  });
  const chat = createChatService({
    traces: traceDoor,
    metrics,
    document,
    controller,
    store,
    settings,
    view,
    words,
    tab,
    newId,
    today,
    graph: () => graph.name ?? "",
    tryOut: createTryOut(core, { layouts, algorithms: createLocalAlgorithmRunner() }, settings),
    ready: async () => undefined,
  });
  const work = createLongWork(view);
  const edit = createEditService({ document, registry, view, words, newId, work });
  const canvas = createFakeCanvas();
  const replay = createReplayDoor({
    ...{ samples, layouts, view, reading: testReading, algorithms: createLocalAlgorithmRunner() },
    loadMount: async () => () => canvas.view,
  });
  const goneLabel = createNodeMemory(document);
  const recipeStorage = createRecipeStorage(async () => createMemoryStore());
  const recipeService = createBrowserRecipes({
    ...{ document, registry, view, settings, newId, today, goneLabel },
    chat: store,
    storage: recipeStorage,
  });
  const recipes = async () => recipeService;
  const files = createFileService({
    recipes,
    ...{ document, samples, chat, edit, view, words, layouts, newId, work, replay },
    newReadWorker,
  });
  const session = createSession(
    {
      document,
      chat,
      view,
      words,
      storage,
      settings,
      tab: null,
      locks: null,
      journal: null,
      isGiven: () => false,
      newId,
    },
    { id: "first", loaded },
  );
  if (loaded.chats.current !== null) chat.openChats(loaded.chats);
  const guard = installNetworkGuard({ scope: {}, address: "http://localhost/" });
  const meaning = createMeaningDoor(() => ({
    ...{ document, settings, view, words, work, guard, vectors, preferences: createPreferences(null) },
    models: { open: () => Promise.reject(new Error("There are no models here.")) },
    graphId: session.id,
  }));
  const library = createLibraryService({
    storage,
    session,
    files,
    chat,
    view,
    words,
    traces: traceDoor,
    device: undefined,
  });
  const services: Services = {
    document,
    registry,
    chat,
    files,
    library,
    edit,
    settings,
    view,
    selections: createSelectionHistory(document),
    words,
    table: createTableStore(createPreferences(null)),
    endpoint: endpoint ?? {
      listModels: async () => ({ success: false, message: "No endpoint here." }),
      test: async () => ({ success: false, message: "No endpoint here." }),
    },
    models: {
      library: () => Promise.reject(new Error("There are no models here.")),
      preview: async () => preview,
      store: createModelStore(),
      download: async () => undefined,
      stop: () => undefined,
      discard: () => undefined,
    },
    handbook: { shelf: async () => handbookShelf(await testReading.loadHandbook()) },
    network: guard,
    meaning: meaning.open,
    traces: traceDoor.open,
    replay,
    metrics: metrics.open,
    goneLabel,
    recipes,
    picture: () => Promise.reject(new Error("There is no picture of a fake canvas.")),
    loadCanvas: async () => () => canvas.view,
    startLive: startLocalLive,
    canvas: createCanvasPlace(),
    now,
  };
  const user = userEvent.setup();
  const page = render(<ServicesContext value={services}>{children ?? <App />}</ServicesContext>);
  return { ...core, services, canvas, user, page };
}

import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import type { Provider } from "@/ai/port/provider-port";
import { startLocalLive } from "@/analysis/workers/live-run";
import { createLocalAlgorithmRunner } from "@/analysis/workers/local-algorithm-runner";
import { createLocalLayoutRunner } from "@/analysis/workers/local-layout-runner";
import { createPage } from "@/app/page/create-page";
import type { Camera, CanvasNews, CanvasView } from "@/canvas/canvas-port";
import type { GraphData } from "@/graph/changes/change-types";
import { installNetworkGuard } from "@/lib/network-guard/network-guard";
import { createBuiltinProvider } from "@/providers/builtin/builtin-provider";
import { priceOf } from "@/providers/price-table";
import type { StoredVectors } from "@/store/meaning/idb-vectors";
import { createRecipeStorage } from "@/store/recipes/recipe-storage";
import type { KeyValueStore } from "@/store/session/key-value-store";
import { type LoadedSession, nothingLoaded } from "@/store/session/saved-graph";
import { createSessionStorage } from "@/store/session/session-storage";
import type { TextStorage } from "@/store/settings/api-keys";
import { createApiKeyStore } from "@/store/settings/api-keys";
import { createPreferences } from "@/store/settings/preferences";
import { createSettingsStore } from "@/store/settings/settings-store";
import type { TraceBase } from "@/store/traces/trace-storage";
import { createViewStore, type ViewState } from "@/store/view/view-store";
import { App } from "@/ui/App";
import type { ModelPreview } from "@/ui/models/model-service";
import { type Services, ServicesContext } from "@/ui/services";
import { createWordsStore } from "@/words/words-store";
import { catsGraph } from "../support/graphs/cats";
import { createMemoryStore } from "../support/page/memory-store";
import { createMemoryTraces } from "../support/page/memory-traces";
import { createMemoryVectors } from "../support/page/memory-vectors";
import { testReading } from "../support/test-reading";

export interface PageOptions {
  /** Of the graph, the same over a reload. */
  readonly id?: string;
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
  readonly vectors?: StoredVectors;
  /** Where traces of messages are stored. */
  readonly traces?: TraceBase;
  /** Where the session is kept. */
  readonly stored?: KeyValueStore;
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
    setTool: (tool) => void asked.push(`setTool ${tool}`),
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

/** The page with all its real features; the canvas, the network and the browser's storage are the test's. */
export function openPage({
  id = "first",
  graph = catsGraph(),
  provider,
  view: start = {},
  endpoint,
  children,
  preview = null,
  tab = null,
  device = null,
  vectors = createMemoryVectors(),
  traces = createMemoryTraces(),
  stored = createMemoryStore(),
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
  let day = 1_700_000_000_000;
  const today = () => {
    day += 60_000;
    return day;
  };
  const answering = provider ?? createBuiltinProvider();
  const keys = createApiKeyStore({ tab: null, device: null });
  const preferences = createPreferences(null);
  const settings = createSettingsStore({ preferences, keys });
  const canvas = createFakeCanvas();
  const none = (what: string) => () => Promise.reject(new Error(`There are no ${what} here.`));
  const page = createPage({
    ...{ settings, preferences, device, tab, newReadWorker, newId, today },
    opening: {
      ...{ id, graph: loaded.graph ?? graph, loaded, isFirstVisit: loaded === nothingLoaded && id === "first" },
      ...{ shared: null, faults: [], isPlain: false },
    },
    view: createViewStore(start),
    words: createWordsStore(),
    storage: createSessionStorage(async () => stored, today),
    ...{ journal: null, locks: null, disk: undefined },
    bases: { traces, vectors, recipes: createRecipeStorage(async () => createMemoryStore()) },
    guard: installNetworkGuard({ scope: {}, address: "http://localhost/" }),
    models: { open: none("models") },
    provider: {
      current: () => answering,
      ready: async () => undefined,
      price: (host, model) => priceOf(host, model, settings.getState().prices),
    },
    samples: {
      ...{ list: () => [], load: none("samples"), sketches: async () => ({}) },
      ...{ isGiven: () => false, give: () => undefined },
    },
    layouts: createLocalLayoutRunner(),
    algorithms: createLocalAlgorithmRunner(),
    startLive: startLocalLive,
    reading: testReading,
    loadMount: async () => () => canvas.view,
    now: () => performance.now(),
    random: () => 0.5,
    schedule: (run) => void setTimeout(run, 0),
  });
  const made = page.services();
  const services: Services = {
    ...made,
    endpoint: endpoint ?? {
      listModels: async () => ({ success: false, message: "No endpoint here." }),
      test: async () => ({ success: false, message: "No endpoint here." }),
    },
    models: { ...made.models, library: none("models"), preview: async () => preview, download: async () => undefined },
    picture: () => Promise.reject(new Error("There is no picture of a fake canvas.")),
    loadCanvas: async () => () => canvas.view,
  };
  const user = userEvent.setup();
  const drawn = render(<ServicesContext value={services}>{children ?? <App />}</ServicesContext>);
  const { document, sets, registry, controller } = page;
  return { document, sets, registry, controller, services, canvas, user, page: drawn };
}

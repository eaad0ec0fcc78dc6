import { createWorkerAlgorithmRunner } from "@/analysis/workers/worker-algorithm-runner";
import { createWorkerLayoutRunner } from "@/analysis/workers/worker-layout-runner";
import { createWorkerLive } from "@/analysis/workers/worker-live";
import { type CanvasPlace, createCanvasPlace, whenMounted } from "@/canvas/canvas-place";
import type { Picture, PictureOptions } from "@/commands/door/command-types";
import type { GraphDocument } from "@/graph/document/document-types";
import { prepareGraph } from "@/graph/document/open-graph";
import type { KnowledgePorts } from "@/knowledge/knowledge";
import { loadOnce } from "@/lib/load-once";
import { createChatStore } from "@/store/chat/chat-store";
import { openIdbStore } from "@/store/session/idb-store";
import { createJournal } from "@/store/session/journal";
import { createSessionStorage } from "@/store/session/session-storage";
import { createApiKeyStore } from "@/store/settings/api-keys";
import { createPreferences, type Preferences } from "@/store/settings/preferences";
import { createSettingsStore, type SettingsStore } from "@/store/settings/settings-store";
import { readDrawingChoice, writeDrawingChoice } from "@/store/view/drawing-choice";
import { readPanels, writePanels } from "@/store/view/panels";
import { createSelectionHistory } from "@/store/view/selection-history";
import { createTableStore } from "@/store/view/table-store";
import { createViewStore, sheetAtFirst, type ViewStore } from "@/store/view/view-store";
import { saveDownload } from "@/ui/download";
import type { MountCanvas, Services } from "@/ui/services";
import { showTheme } from "@/ui/use-theme";
import { createWordsStore, preferredLanguage, type WordsStore } from "@/words/words-store";
import { createChatService } from "../chat/browser-chat";
import { createProviderChoice, type ProviderChoice } from "../chat/browser-provider";
import { createEndpointService } from "../chat/endpoint-service";
import { createTryOut } from "../chat/try-out";
import { createEditService } from "../edit/browser-edit";
import { createFileService } from "../files/browser-files";
import { createLibraryService } from "../files/browser-library";
import { createBrowserSamples } from "../files/browser-samples";
import { createLongWork } from "../files/long-work";
import { findOpening } from "../files/opening";
import type { OpeningWay } from "../files/opening-way";
import { watchLinks } from "../files/watch-links";
import { createNodeMemory } from "../headless/node-memory";
import { createMeaningDoor } from "../meaning/meaning-door";
import { createMetricsDoor } from "../metrics/metrics-door";
import { createModelService } from "../models/browser-models";
import { createModelsDoor } from "../models/models-door";
import { createRecipesDoor } from "../recipes/recipes-door";
import { createReplayDoor } from "../replay/replay-door";
import { createSession, type OpenSession } from "../session/browser-session";
import { createGraphKey } from "../session/graph-key";
import { createTraceDoor } from "../traces/trace-door";
import { reportOpening, restoreVisit } from "./begin-visit";
import { type CoreDeps, createCore } from "./create-core";
import { fetchLikely } from "./fetch-likely";
import { pageGuard } from "./page-guard";
import type { UpdateDeps } from "./page-updates";
import { storageOrNull } from "./storage-or-null";
import { whenIdle } from "./when-idle";

/** Streamed text appears in steps of this length. */
const textStepMs = 50;

const newId = () => crypto.randomUUID();
const now = () => performance.now();

/** Puts the page's parts together around a link's graph, that of the last visit, or the first sample. */
export async function startBrowser(way: OpeningWay): Promise<Services> {
  // At once, beside all that the page has to begin with; where it fails, the page says so when it asks for it.
  void loadMountCanvas().catch(() => undefined);
  return createPage(await createGround(way));
}

const loadMountCanvas = loadOnce(async (): Promise<MountCanvas> => (await import("@/canvas/mount-canvas")).mountCanvas);

/** Its camera is the session's. */
async function loadSeenCanvas(camera: OpenSession["camera"]): Promise<MountCanvas> {
  const mountCanvas = await loadMountCanvas();
  return (element, deps) => {
    const mounted = mountCanvas(element, deps);
    camera.attach(element, mounted);
    return mounted;
  };
}

const loadReading = loadOnce(async () => (await import("../files/browser-reading")).browserReading);

const reading: KnowledgePorts = {
  makeIndex: async () => (await loadReading()).makeIndex(),
  loadHandbook: async () => (await loadReading()).loadHandbook(),
};

type Ground = Awaited<ReturnType<typeof createGround>>;

/** What is there before a graph is open: settings, words, storage, and what to begin with. */
async function createGround(way: OpeningWay) {
  const device = storageOrNull(() => localStorage);
  const tab = storageOrNull(() => sessionStorage);
  const preferences = createPreferences(device);
  const settings = createSettingsStore({ preferences, keys: createApiKeyStore({ tab, device }) });
  showTheme(settings.getState().theme);
  const journal = createJournal(device === null ? null : localStorage, newId());
  const storage = createSessionStorage((gone) => openIdbStore("parley", { gone }), Date.now, journal);
  const samples = createBrowserSamples(`${import.meta.env.BASE_URL}samples/`);
  const opening = await findOpening({ storage, samples, tab, newId, hash: location.hash, way });
  await prepareGraph(opening.graph);
  const view = createViewStore({
    isStartOpen: opening.isFirstVisit,
    panels: readPanels(preferences),
    sheet: sheetAtFirst(innerHeight),
    ...readDrawingChoice(preferences),
  });
  const words = createWordsStore();
  await speak(words, settings, view);
  // Absent at an insecure address.
  const { storage: disk, locks = null } = navigator;
  return { preferences, device, disk, locks, tab, settings, storage, journal, samples, opening, view, words };
}

function createPage(ground: Ground): Services {
  const { preferences, device, disk, locks, tab, settings, storage, journal, samples, opening, view, words } = ground;
  const models = createModelsDoor({ guard: pageGuard, preferences });
  const provider = createProviderChoice(settings, pageGuard, models);
  const canvas = createCanvasPlace();
  const layouts = createWorkerLayoutRunner(newLayoutWorker);
  const seen = () => session.camera.seen();
  const picture: Services["picture"] = (options, signal) =>
    drawPicture(options, signal, { document, canvas, words, seen });
  const base = { ...coreDepsOf({ opening, samples }, provider), layouts };
  const readingHere: KnowledgePorts = { ...reading, meaning: (of) => meaning.ask(of) };
  const core = createCore({ ...base, reading: readingHere, picture, seen });
  const { document, registry, controller } = core;
  const store = createChatStore({ now, schedule: (run) => void setTimeout(run, textStepMs) });
  const visible = { document, view, words, newId, work: createLongWork(view) };
  const place = () => ({ chat: chat.list.getState().current.id, graph: session.id() });
  const traces = createTraceDoor({ document, controller, settings, storage, today: Date.now, place });
  const metrics = createMetricsDoor({ device, tab, registry, view, newId, today: Date.now });
  const chatDeps = { ...visible, controller, store, settings, tab, traces, metrics, today: Date.now };
  const graph = createGraphKey(opening);
  const tryOut = createTryOut(core, base, settings);
  const chat = createChatService({ ...chatDeps, graph: graph.now, tryOut, ready: provider.ready });
  const edit = createEditService({ ...visible, registry });
  const kept = { ...visible, registry, goneLabel: createNodeMemory(document) };
  const recipes = createRecipesDoor({ ...kept, settings, chat: store });
  const replay = createReplayDoor({ ...base, reading, view, loadMount: loadMountCanvas });
  const files = createFileService({ ...visible, samples, chat, edit, layouts, newReadWorker, replay, recipes });
  restoreVisit(opening, { ...visible, chat });
  const { isGiven } = samples;
  const session = createSession({ ...visible, chat, storage, settings, tab, locks, journal, isGiven }, opening);
  graph.follow(session.id);
  reportOpening(opening, session, { ...visible, chat });
  const meaningDeps = { ...visible, settings, preferences, models, guard: pageGuard, graphId: session.id };
  const meaning = createMeaningDoor(() => meaningDeps);
  const library = createLibraryService({ storage, session, files, chat, view, words, traces, device: disk });
  watchLinks({ session, files, samples, view, words });
  keepFiles({ session, chat, view, words });
  followView(document, view, preferences);
  return {
    ...kept,
    chat,
    files,
    library,
    edit,
    settings,
    selections: createSelectionHistory(document),
    table: createTableStore(preferences),
    recipes,
    canvas,
    picture,
    now,
    endpoint: createEndpointService(pageGuard),
    network: pageGuard,
    meaning: meaning.open,
    traces: traces.open,
    replay,
    metrics: metrics.open,
    handbook: { shelf: async () => (await import("../files/browser-reading")).readHandbook() },
    models: createModelService({ door: models, settings, view, words }),
    loadCanvas: () => loadSeenCanvas(session.camera),
    startLive: createWorkerLive(newLiveWorker),
  };
}

function coreDepsOf(
  { opening, samples }: Pick<Ground, "opening" | "samples">,
  { current, price }: ProviderChoice,
): Omit<CoreDeps, "layouts" | "reading"> {
  whenIdle(() => navigator.onLine && void fetchLikely(current()));
  return {
    graph: opening.graph,
    steps: opening.loaded.steps,
    provider: current,
    samples,
    algorithms: createWorkerAlgorithmRunner(newAlgorithmWorker),
    price,
    onDownload: saveDownload,
    ...chance,
  };
}

interface PictureNeeds {
  readonly document: GraphDocument;
  readonly canvas: CanvasPlace;
  readonly words: WordsStore;
  readonly seen: OpenSession["camera"]["seen"];
}

/** What the page cannot foretell. */
const chance = { now, random: Math.random, newId };

/** Its code comes with the first picture. */
async function drawPicture(
  options: PictureOptions,
  signal: AbortSignal,
  { document, canvas, words, seen }: PictureNeeds,
): Promise<Picture> {
  const [mountCanvas, { makePicture }] = await Promise.all([loadMountCanvas(), import("@/ui/export/make-picture")]);
  const shown = await whenMounted(canvas, signal);
  const told = () => words.getState().words;
  return makePicture(options, { document, canvas: shown, mountCanvas, seen, words: told }, signal);
}

/** The page's own files, for when there is no network. The dev server's change all the time. */
function keepFiles(deps: Omit<UpdateDeps, "container" | "reload">): void {
  const { serviceWorker: container } = navigator;
  if (!import.meta.env.PROD || !container) return;
  const reload = () => location.reload();
  const keep = async () => (await import("./page-updates")).keepPageFiles({ container, reload, ...deps });
  // Not loaded means no network: the next visit tries again.
  whenIdle(() => void keep().catch(() => undefined));
}

function newLayoutWorker(): Worker {
  return new Worker(new URL("../../analysis/workers/layout-worker.ts", import.meta.url), { type: "module" });
}

function newLiveWorker(): Worker {
  return new Worker(new URL("../../analysis/workers/live-layout-worker.ts", import.meta.url), { type: "module" });
}

function newReadWorker(): Worker {
  return new Worker(new URL("../files/read-worker.ts", import.meta.url), { type: "module" });
}

function newAlgorithmWorker(): Worker {
  return new Worker(new URL("../../analysis/workers/algorithm-worker.ts", import.meta.url), { type: "module" });
}

/** The card goes with the first thing done to the graph behind it; panels, and how graphs are drawn, are kept as they were left. */
function followView(document: Services["document"], view: ViewStore, preferences: Preferences): void {
  document.subscribe(() => view.change({ isStartOpen: false }));
  view.subscribe(({ panels, drawing }, before) => {
    if (panels !== before.panels) writePanels(preferences, panels);
    if (drawing !== before.drawing) writeDrawingChoice(preferences, drawing);
  });
}

/** In the language chosen, else in the reader's, else in English; follows the choice from now on. */
async function speak(words: WordsStore, settings: SettingsStore, view: ViewStore): Promise<void> {
  const follow = async (): Promise<void> => {
    const language = settings.getState().language ?? preferredLanguage(navigator.languages);
    try {
      await words.setLanguage(language);
    } catch {
      const text = "Check the connection and choose it again in Settings.";
      view.change({ notice: { tone: "warn", title: "The language could not be loaded.", text } });
    }
    globalThis.document.documentElement.lang = words.getState().words.language;
  };
  settings.subscribe(({ language }, before) => {
    if (language !== before.language) void follow();
  });
  await follow();
}

import { loadLoop } from "@/ai/loop/ai-controller";
import type { Provider } from "@/ai/port/provider-port";
import { createWorkerAlgorithmRunner } from "@/analysis/workers/worker-algorithm-runner";
import { createWorkerLayoutRunner } from "@/analysis/workers/worker-layout-runner";
import { createWorkerLive } from "@/analysis/workers/worker-live";
import { allCommands } from "@/commands/registry/all-commands";
import { loadCommand } from "@/commands/registry/load-command";
import { prepareGraph } from "@/graph/document/open-graph";
import type { KnowledgePorts } from "@/knowledge/knowledge";
import { inSlices } from "@/lib/in-slices";
import { loadOnce } from "@/lib/load-once";
import { openIdbStore } from "@/store/session/idb-store";
import { createJournal } from "@/store/session/journal";
import { createSessionStorage } from "@/store/session/session-storage";
import { createApiKeyStore } from "@/store/settings/api-keys";
import { createPreferences } from "@/store/settings/preferences";
import { createSettingsStore, type SettingsStore } from "@/store/settings/settings-store";
import { readDrawingChoice } from "@/store/view/drawing-choice";
import { readPanels } from "@/store/view/panels";
import { createViewStore, sheetAtFirst, type ViewStore } from "@/store/view/view-store";
import type { Services } from "@/ui/services";
import { showTheme } from "@/ui/use-theme";
import { createWordsStore, preferredLanguage, type WordsStore } from "@/words/words-store";
import { createProviderChoice } from "../chat/browser-provider";
import { chatOf } from "../chat/chat-feature";
import { createBrowserSamples } from "../files/browser-samples";
import { filesOf } from "../files/file-feature";
import { findOpening, sharedIn } from "../files/opening";
import type { OpeningWay } from "../files/opening-way";
import { createModelTools } from "../models/models-tools";
import { sessionOf } from "../session/session-feature";
import { sharedNotice } from "./begin-visit";
import { createPage } from "./create-page";
import type { Page, PageParts } from "./page";
import { pageGuard } from "./page-guard";
import { storageOrNull } from "./storage-or-null";
import { whenIdle } from "./when-idle";

/** Streamed text appears in steps of this length. */
const textStepMs = 50;

/** Puts the page's parts together around a link's graph, that of the last visit, or the first sample. */
export async function startBrowser(way: OpeningWay): Promise<Services> {
  // At once, beside all that the page has to begin with; where it fails, the page says so when it asks for it.
  void loadMount().catch(() => undefined);
  const page = createPage(await browserParts(way));
  watchLinks(page);
  keepFiles(page);
  whenIdle(() => navigator.onLine && void fetchLikely(page.provider.current()));
  return page.services();
}

const loadMount = loadOnce(async () => (await import("@/canvas/mount-canvas")).mountCanvas);

const loadReading = loadOnce(async () => (await import("../files/browser-reading")).browserReading);

const reading: KnowledgePorts = {
  makeIndex: async () => (await loadReading()).makeIndex(),
  loadHandbook: async () => (await loadReading()).loadHandbook(),
};

async function browserParts(way: OpeningWay): Promise<PageParts> {
  const newId = () => crypto.randomUUID();
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
  const { storage: disk, locks = null } = navigator;
  const models = createModelTools({ guard: pageGuard, preferences });
  const provider = createProviderChoice(settings, pageGuard, models);
  return {
    ...{ opening, settings, view, words, preferences, storage, device, tab, journal, locks, disk, samples },
    ...{ models, provider, reading, loadMount, newReadWorker, newId },
    bases: {},
    guard: pageGuard,
    layouts: createWorkerLayoutRunner(newLayoutWorker),
    algorithms: createWorkerAlgorithmRunner(newAlgorithmWorker),
    startLive: createWorkerLive(newLiveWorker),
    now: () => performance.now(),
    today: Date.now,
    random: Math.random,
    schedule: (run) => void setTimeout(run, textStepMs),
  };
}

/** The page's own files, for when there is no network. The dev server's change all the time. */
function keepFiles(page: Page): void {
  const { serviceWorker: container } = navigator;
  if (!import.meta.env.PROD || !container) return;
  const deps = { ...page, container, reload: () => location.reload(), session: sessionOf(page), chat: chatOf(page) };
  const keep = async () => (await import("./page-updates")).keepPageFiles(deps);
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

/** What the first answer can do without and one of the next will want. To ask for so many files takes a while by itself. */
function fetchLikely(provider: Provider): Promise<void> {
  return inSlices(asking(provider));
}

function* asking(provider: Provider): Generator<void, void> {
  const loads = [
    loadLoop,
    async () => provider.warm?.(),
    ...allCommands.map((command) => () => loadCommand(command)),
    () => import("@/ui/markdown/MarkedAnswer"),
  ];
  for (const load of loads) {
    // What cannot be had now is asked for again when it is needed.
    load().catch(() => undefined);
    yield;
  }
}

/** A link put into the address of a page that is open already: its graph opens as any other, as one step where undo by hand ends. */
function watchLinks(page: Page): void {
  const { samples, view, words } = page;
  addEventListener("hashchange", async () => {
    const shared = await sharedIn(location.hash);
    if (shared === null) return;
    const { words: current } = words.getState();
    if (!shared.success) {
      view.tell({ tone: "danger", title: current.share.notOpened, text: current.share.faults[shared.reason] });
      return;
    }
    samples.give(shared.graph);
    await filesOf(page).openGraph(shared.graph, current.steps.hand.open(shared.graph.name));
    view.change({ notice: sharedNotice(sessionOf(page), current) });
  });
}

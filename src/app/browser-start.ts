import { createWorkerAlgorithmRunner } from "@/analysis/worker-algorithm-runner";
import { createWorkerLayoutRunner } from "@/analysis/worker-layout-runner";
import { mountCanvas } from "@/canvas/mount-canvas";
import type { CommandContext, SampleSource } from "@/commands/command-types";
import type { GraphData } from "@/graph/change-types";
import { emptyGraph } from "@/graph/empty-graph";
import { createApiKeyStore, type TextStorage } from "@/store/api-keys";
import { createChatStore } from "@/store/chat-store";
import { openIdbStore } from "@/store/idb-store";
import { readPanels, writePanels } from "@/store/panels";
import { createPreferences, type Preferences } from "@/store/preferences";
import { createSelectionHistory } from "@/store/selection-history";
import { createSessionStorage, type LoadedSession } from "@/store/session-storage";
import { createSettingsStore, type SettingsStore } from "@/store/settings-store";
import { createTableStore } from "@/store/table-store";
import { createViewStore, type ViewStore } from "@/store/view-store";
import { saveDownload } from "@/ui/download";
import type { Services } from "@/ui/services";
import { showTheme } from "@/ui/use-theme";
import { createWordsStore, preferredLanguage, type WordsStore } from "@/words/words-store";
import { createChatService } from "./browser-chat";
import { createEditService } from "./browser-edit";
import { createFileService } from "./browser-files";
import { createProviderChoice } from "./browser-provider";
import { createBrowserSamples } from "./browser-samples";
import { keepSession, restoreSession } from "./browser-session";
import { createCore } from "./create-core";
import { createNodeMemory } from "./node-memory";

/** Streamed text appears in steps of this length. */
const textStepMs = 50;
const firstSample = "cats";
const now = () => performance.now();

/** Puts the page's parts together around the graph of the last visit, or around the first sample. */
export async function startBrowser(): Promise<Services> {
  const device = storageOrNull(() => localStorage);
  const preferences = createPreferences(device);
  const keys = createApiKeyStore({ tab: storageOrNull(() => sessionStorage), device });
  const settings = createSettingsStore({ preferences, keys });
  showTheme(settings.getState().theme);
  const storage = createSessionStorage(openIdbStore);
  const session = await storage.load();
  const samples = createBrowserSamples(`${import.meta.env.BASE_URL}samples/`);
  const view = createViewStore({ isStartOpen: session.graph === null, panels: readPanels(preferences) });
  const words = createWordsStore();
  await speak(words, settings, view);
  const provider = createProviderChoice(settings);
  const canvas: Services["canvas"] = { current: null };
  const newId = () => crypto.randomUUID();
  const layouts = createWorkerLayoutRunner(newLayoutWorker);

  const { document, registry, controller } = createCore({
    graph: session.graph ?? (await openingGraph(samples, view)),
    provider: provider.current,
    samples,
    layouts,
    algorithms: createWorkerAlgorithmRunner(newAlgorithmWorker),
    picture: pictureOf(canvas),
    onDownload: saveDownload,
    now,
    random: Math.random,
    newId,
  });
  const store = createChatStore({ now, schedule: (run) => void setTimeout(run, textStepMs) });
  const chat = createChatService({
    document,
    controller,
    store,
    settings,
    view,
    words,
    newId,
    today: Date.now,
    ready: provider.ready,
  });
  const edit = createEditService({ document, registry, view, newId });
  const files = createFileService({ document, samples, chat, edit, view, words, layouts, newId });

  restoreSession(session, { document, controller, chat: store, view });
  tellProblems(session, view);
  keepSession({ document, controller, chat: store, view, storage });
  dismissStart(document, view);
  keepPanels(view, preferences);

  return {
    document,
    registry,
    chat,
    files,
    edit,
    settings,
    view,
    selections: createSelectionHistory(document),
    words,
    table: createTableStore(preferences),
    endpoint: lazyEndpoint,
    goneLabel: createNodeMemory(document),
    mountCanvas,
    canvas,
    now,
  };
}

function pictureOf(canvas: Services["canvas"]): CommandContext["picture"] {
  return async (options, signal) => {
    if (!canvas.current) throw new Error("The canvas is not on the page yet.");
    return canvas.current.picture(options, signal);
  };
}

/** Its code comes with the first question. */
const lazyEndpoint: Services["endpoint"] = {
  listModels: async (question, signal) =>
    (await import("@/providers/openai/endpoint-check")).listModels(question, signal),
  test: async (question, signal) => (await import("@/providers/openai/endpoint-check")).testEndpoint(question, signal),
};

async function openingGraph(samples: SampleSource, view: ViewStore): Promise<GraphData> {
  try {
    return await samples.load(firstSample, new AbortController().signal);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    view.change({ notice: { tone: "warn", title: "The sample could not be opened.", text } });
    return emptyGraph();
  }
}

function newLayoutWorker(): Worker {
  return new Worker(new URL("../analysis/layout-worker.ts", import.meta.url), { type: "module" });
}

function newAlgorithmWorker(): Worker {
  return new Worker(new URL("../analysis/algorithm-worker.ts", import.meta.url), { type: "module" });
}

/** Reading the property alone throws where storage is switched off. */
function storageOrNull(read: () => TextStorage): TextStorage | null {
  try {
    return read();
  } catch {
    return null;
  }
}

function tellProblems({ problems }: LoadedSession, view: ViewStore): void {
  if (problems.length === 0) return;
  view.change({ notice: { tone: "warn", title: "Not all is as you left it.", text: problems.join(" ") } });
}

/** The card goes with the first thing done to the graph behind it. */
function dismissStart(document: Services["document"], view: ViewStore): void {
  document.subscribe(() => view.change({ isStartOpen: false }));
}

function keepPanels(view: ViewStore, preferences: Preferences): void {
  view.subscribe(({ panels }, before) => {
    if (panels !== before.panels) writePanels(preferences, panels);
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

import { createFailingProvider } from "@/ai/loop/failing-provider";
import type { Provider } from "@/ai/port/provider-port";
import type { Embedder } from "@/knowledge/embeddings/embedder";
import type { NetworkGuard } from "@/lib/network-guard/network-guard";
import { createEngineHost, type EngineHost } from "@/providers/webllm/engine/engine-host";
import { createEngineProcess } from "@/providers/webllm/engine/engine-process";
import engineUrl from "@/providers/webllm/engine/llm-worker?worker&url";
import { toFailure } from "@/providers/webllm/engine/to-failure";
import { problemOf } from "@/providers/webllm/library-problem";
import { createLocalEmbedder } from "@/providers/webllm/local-embedder";
import { createModelLibrary } from "@/providers/webllm/model-library";
import type { ModelLibrary } from "@/providers/webllm/model-library-types";
import { createWebLlmProvider } from "@/providers/webllm/webllm-provider";
import type { Preferences } from "@/store/settings/preferences";
import { deviceFacts } from "../page/device-facts";

export interface LocalModelsDeps {
  readonly guard: NetworkGuard;
  readonly preferences: Preferences;
}

export interface LocalModels {
  readonly library: ModelLibrary;
  /** Who answers with that model; one that says why not where it is not in the list. */
  provider(id: string): Promise<Provider>;
  /** Vectors by that model, in an engine of its own: the model that answers stays loaded. */
  embedder(id: string, onLoad: (ratio: number) => void): Promise<Embedder>;
  /** So that a downloaded model works without a network from the first visit on. */
  keepEngine(): Promise<void>;
}

const preference = "models";
/** Where the service worker looks for what is kept once it was used: its name is in vite.config.ts too. */
const usedFiles = "parley-used";

/** The models of this device with the one engine that runs them. */
export function createLocalModels({ guard, preferences }: LocalModelsDeps): LocalModels {
  const allow = (url: string) => guard.allow(url, "model");
  const host = createEngineHost({ start: () => createEngineProcess(newEngineWorker()), allow });
  const library = createModelLibrary({
    catalogue: host.catalogue,
    caches: "caches" in globalThis ? caches : undefined,
    fetch: (input, init) => fetch(input, init),
    storage: navigator.storage,
    ...deviceFacts(),
    memory: {
      read: () => JSON.stringify(preferences.read(preference) ?? null),
      write: (text) => preferences.write(preference, JSON.parse(text)),
    },
    isOnline: () => navigator.onLine,
    now: Date.now,
    allow,
  });
  /** A model that is taken away does not stay in the graphics card. */
  const without = (take: (id: string) => Promise<void>) => async (id: string) => {
    if (host.has({ model_id: id })) host.drop();
    await take(id);
  };
  let embedding: EngineHost | null = null;
  return {
    keepEngine,
    async embedder(model, onLoad) {
      embedding ??= createEngineHost({ start: () => createEngineProcess(newEngineWorker()), allow });
      return createLocalEmbedder({ host: embedding, model, onLoad });
    },
    library: { ...library, remove: without(library.remove), forget: without(library.forget) },
    async provider(id) {
      const record = await library.record(id);
      if (record === undefined) return { ...createFailingProvider(toFailure(problemOf("unknown-model"))), model: id };
      return createWebLlmProvider({
        record,
        host,
        refusal: () => library.refusal(record),
        onUse: (speed) => library.noteUse(id, speed),
      });
    },
  };
}

function newEngineWorker(): Worker {
  return new Worker(engineUrl, { type: "module" });
}

/** The engine's file beside the page's others: it is too large to be among those kept for everybody. */
async function keepEngine(): Promise<void> {
  if (!("caches" in globalThis)) return;
  const cache = await caches.open(usedFiles);
  if ((await cache.match(engineUrl)) === undefined) await cache.add(engineUrl);
}

import type { Embedder, Meaning, MeaningPort, ShowFilling } from "@/knowledge/embeddings/embedder";
import { measureTexts } from "@/knowledge/embeddings/measure-texts";
import { rememberedVectors } from "@/knowledge/embeddings/remembered-vectors";
import type { NetworkGuard } from "@/lib/network-guard/network-guard";
import { plainReason } from "@/lib/plain-reason";
import { createEndpointEmbedder } from "@/providers/openai/endpoint-embedder";
import { createIdbVectors } from "@/store/meaning/idb-vectors";
import { createMeaningStore } from "@/store/meaning/meaning-store";
import { hostOf } from "@/store/settings/endpoints";
import { type MeaningPlace, meaningPlace } from "@/store/settings/meaning-place";
import { keyOf } from "@/store/settings/settings-store";
import type { MeaningService } from "@/ui/settings/meaning-service";
import { allWords } from "@/words/all-words";
import type { Page } from "../page/page";
import { graphKeyOf } from "../session/graph-key";

export interface BrowserMeaning extends MeaningService {
  readonly ask: MeaningPort;
}

/** Embeddings as the settings have them. No text of a graph goes to a host before its user said so of that graph. */
export function createBrowserMeaning(deps: Page): BrowserMeaning {
  const { settings, document, bases } = deps;
  const stored = bases.vectors ?? createIdbVectors();
  const vectors = rememberedVectors(stored);
  const store = createMeaningStore(deps.preferences);
  const graph = () => ({ id: graphKeyOf(deps).id(), name: document.meta.name });
  const asking = createAsking(deps, store, graph);
  const showing = createShowing(deps);
  let made: { readonly key: string; readonly embedder: Embedder } | null = null;

  /** The same as long as nothing of it was changed: it remembers what its server takes at once. */
  function endpointEmbedder(place: MeaningPlace): Embedder {
    const { idleSeconds = null } = settings.getState().options;
    const { apiKey } = keyOf(settings.getState(), place.baseUrl);
    const key = JSON.stringify([place, apiKey, idleSeconds]);
    if (made?.key !== key) made = { key, embedder: letOut(createAt(place, apiKey, idleSeconds), place, deps.guard) };
    return made.embedder;
  }

  return {
    store,
    graph,
    measure: () => measureTexts(document.tables),
    async ask(of): Promise<Meaning> {
      const place = meaningPlace(settings.getState());
      if (place.kind === "off") return place;
      if (place.kind === "unset") return { kind: "closed", note: place.note };
      const common = { kind: "open", vectors, onNote: store.tell } as const;
      if (place.kind === "local") {
        const embedder = await (await deps.models.open()).embedder(place.model, showing.loaded);
        return { ...common, embedder, show: (work) => showing.run(work) };
      }
      if (of === "handbook") return { kind: "off" };
      if (!asking.isGranted(place)) return asking.refuse(place);
      const show: ShowFilling = async (work) => {
        const { id } = graph();
        const isDone = await showing.run(work);
        // Who stops it does not want the next search to begin anew.
        if (!isDone) store.grant(id, null);
        return isDone;
      };
      return { ...common, embedder: endpointEmbedder(place), show };
    },
    storedCount: () => stored.count(),
    async forget() {
      vectors.forget();
      try {
        await stored.forget();
        return null;
      } catch (error) {
        return plainReason(error);
      }
    },
  };
}

type Store = ReturnType<typeof createMeaningStore>;

/** The question of each graph: asked in a notice at its first search, once in a visit. */
function createAsking({ document, view, words }: Page, store: Store, graph: MeaningService["graph"]) {
  const asked = new Set<string>();
  return {
    isGranted: ({ name }: MeaningPlace) => store.getState().grants[graph().id] === name,
    refuse({ name: place, baseUrl }: MeaningPlace): Meaning {
      const host = hostOf(baseUrl);
      const { id, name } = graph();
      const note = `The texts of this graph were not sent to ${host}: nobody said yes to that yet. Settings, Assistant has the question.`;
      if (asked.has(`${id} ${place}`)) return { kind: "closed", note };
      asked.add(`${id} ${place}`);
      const { meaning: own, storage } = allWords(words.getState());
      const { texts, bytes } = measureTexts(document.tables);
      view.change({
        notice: {
          tone: "plain",
          title: own.asked(name),
          text: own.sends(texts, storage.bytes(bytes), name, host),
          actions: [
            { title: own.allow(host), run: () => store.grant(id, place) },
            { title: own.notThisGraph, run: () => undefined },
          ],
        },
      });
      return { kind: "closed", note };
    },
  };
}

/** How far it is, with a Cancel; searches side by side share it. */
function createShowing({ work, words }: Page) {
  let running: Promise<boolean> | null = null;
  let loaded: (ratio: number) => void = () => undefined;
  return {
    loaded: (ratio: number) => loaded(ratio),
    run(fill: Parameters<ShowFilling>[0]): Promise<boolean> {
      const own = allWords(words.getState()).meaning;
      running ??= work
        .run(own.reading, async (stop, tell) => {
          loaded = (ratio) => tell({ ratio });
          await fill(stop, (done, total) => tell({ detail: own.readingOf(done, total), ratio: done / total }));
          return true;
        })
        .then((isDone) => isDone ?? false)
        .finally(() => {
          running = null;
          loaded = () => undefined;
        });
      return running;
    },
  };
}

function createAt(
  { baseUrl, endpointKind: kind, model }: MeaningPlace,
  apiKey: string,
  idleSeconds: number | null,
): Embedder {
  return createEndpointEmbedder({
    baseUrl,
    kind,
    model,
    apiKey: apiKey === "" ? undefined : apiKey,
    idleSeconds: idleSeconds ?? undefined,
  });
}

/** Its host is let through while it is asked, and no longer. */
function letOut(embedder: Embedder, { baseUrl }: MeaningPlace, guard: Pick<NetworkGuard, "allow">): Embedder {
  return {
    ...embedder,
    async embed(texts, use, signal) {
      const close = guard.allow(baseUrl, "texts");
      try {
        return await embedder.embed(texts, use, signal);
      } finally {
        close();
      }
    },
  };
}

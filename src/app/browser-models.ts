import { createModelStore } from "@/store/model-store";
import type { SettingsStore } from "@/store/settings-store";
import type { ViewStore } from "@/store/view-store";
import type { ModelService } from "@/ui/services";
import type { WordsStore } from "@/words/words-store";
import type { ModelsDoor } from "./models-door";

export interface ModelServiceDeps {
  readonly door: ModelsDoor;
  readonly settings: SettingsStore;
  readonly view: ViewStore;
  readonly words: WordsStore;
}

/** Downloads of models go on while their page is closed; how each ends is told wherever one is. */
export function createModelService({ door, settings, view, words }: ModelServiceDeps): ModelService {
  const store = createModelStore();
  const running = new Map<string, AbortController>();
  const library = async () => (await door.open()).library;

  return {
    store,
    library,
    async download({ id, title }) {
      if (running.has(id)) return;
      const mine = new AbortController();
      running.set(id, mine);
      store.setTrouble(id, null);
      const models = await library();
      // The browser is asked once, when there is something worth keeping.
      await models.askToPersist().catch(() => false);
      const outcome = await models.download(id, { signal: mine.signal });
      running.delete(id);
      const told = words.getState().words.local;
      if (outcome.kind === "failed") {
        store.setTrouble(id, outcome.problem);
        if (view.getState().dialog !== "models") {
          view.change({ toast: { text: told.failedToast(title), action: { title: told.show, run: openPage } } });
        }
      }
      if (outcome.kind === "done") {
        // Without room for it the model works where there is a network.
        await (await door.open()).keepEngine().catch(() => undefined);
        const use = () => settings.change({ source: { kind: "local", model: id } });
        view.change({ toast: { text: told.readyToast(title), action: { title: told.use, run: use } } });
      }
    },
    stop: (id) => running.get(id)?.abort(),
  };

  function openPage(): void {
    view.change({ dialog: "models" });
  }
}

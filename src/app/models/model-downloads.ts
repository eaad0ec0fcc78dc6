import { loadOnce } from "@/lib/load-once";
import type { ModelLibrary } from "@/providers/webllm/model-library-types";
import type { ModelStore } from "@/store/settings/model-store";
import type { ModelService } from "@/ui/models/model-service";
import type { Page } from "../page/page";

interface ModelDownloadDeps extends Pick<Page, "models" | "settings" | "view" | "words"> {
  readonly store: ModelStore;
}

/** Downloads of models go on while their page is closed; how each ends is announced wherever the user is. */
export function createModelDownloads(
  deps: ModelDownloadDeps,
): Pick<ModelService, "library" | "download" | "stop" | "discard"> {
  const { models: tools, settings, view, words, store } = deps;
  const running = new Map<string, AbortController>();
  const discarded = new Set<string>();
  const note = (ids: readonly string[]): void => {
    const known = settings.getState().localModels;
    if (ids.join("\n") !== known.join("\n")) settings.change({ localModels: ids.slice(0, 50) });
  };
  const library = loadOnce(async () => noted((await tools.open()).library, note));

  return {
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
      if (discarded.delete(id) && outcome.kind === "stopped") await models.remove(id);
      const current = words.getState().words.local;
      if (outcome.kind === "failed") {
        store.setTrouble(id, outcome.problem);
        if (view.getState().dialog !== "models") {
          view.change({ toast: { text: current.failedToast(title), action: { title: current.show, run: openPage } } });
        }
      }
      if (outcome.kind === "done") {
        await models.installed();
        // Without room for it the model works where there is a network.
        await (await tools.open()).keepEngine().catch(() => undefined);
        const use = () => settings.change({ source: { kind: "local", model: id } });
        view.change({ toast: { text: current.readyToast(title), action: { title: current.use, run: use } } });
      }
    },
    stop: (id) => running.get(id)?.abort(),
    discard(id) {
      if (running.has(id)) discarded.add(id);
      running.get(id)?.abort();
    },
  };

  function openPage(): void {
    view.change({ dialog: "models" });
  }
}

/** Who looks at what is here tells the settings, which must know without looking. */
function noted(library: ModelLibrary, note: (ids: readonly string[]) => void): ModelLibrary {
  const installed = async () => {
    const found = await library.installed();
    note(found.map(({ id }) => id));
    return found;
  };
  return { ...library, installed };
}

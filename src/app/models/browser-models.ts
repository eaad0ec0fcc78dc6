import { createModelStore } from "@/store/settings/model-store";
import type { ModelPreview, ModelService } from "@/ui/services";
import { whenIdle } from "../page/when-idle";
import type { ModelDownloadDeps } from "./model-downloads";

/** The models of this device. What it takes to have one comes with the first question about them. */
export function createModelService(deps: Omit<ModelDownloadDeps, "store">): ModelService {
  const store = createModelStore();
  let loading: Promise<Pick<ModelService, "library" | "download" | "stop" | "discard">> | null = null;
  const downloads = () => {
    loading ??= import("./model-downloads").then(({ createModelDownloads }) =>
      createModelDownloads({ ...deps, store }),
    );
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };
  let seen: Promise<ModelPreview | null> | null = null;
  const look = () =>
    import("./model-preview").then(
      ({ previewModel }) => previewModel(),
      // Without a network and not kept yet: the row goes without.
      () => null,
    );
  return {
    store,
    library: async () => (await downloads()).library(),
    preview() {
      seen ??= new Promise<void>((resolve) => whenIdle(resolve)).then(look);
      return seen;
    },
    download: async (model) => (await downloads()).download(model),
    // What runs was loaded.
    stop: (id) => void loading?.then((running) => running.stop(id)),
    discard: (id) => void loading?.then((running) => running.discard(id)),
  };
}

import { Cpu } from "lucide-react";
import { loadOnce } from "@/lib/load-once";
import { createModelStore } from "@/store/settings/model-store";
import { opens } from "@/ui/actions/feature";
import type { ModelPreview, ModelService } from "@/ui/models/model-service";
import type { Feature, Page } from "../page/page";
import { whenIdle } from "../page/when-idle";

/** The models of this device. */
export const models = {
  services: (page: Page) => ({ models: createModelService(page) }),
  actions: [opens("view", "models", Cpu, ({ local }) => local.page)],
} satisfies Feature;

declare module "@/ui/services" {
  interface Services {
    readonly models: ModelService;
  }
}

/** What it takes to have a model comes with the first question about them. */
function createModelService(page: Page): ModelService {
  const store = createModelStore();
  const downloads = loadOnce(async () => (await import("./model-downloads")).createModelDownloads({ ...page, store }));
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
    stop: (id) => void downloads().then((running) => running.stop(id)),
    discard: (id) => void downloads().then((running) => running.discard(id)),
  };
}

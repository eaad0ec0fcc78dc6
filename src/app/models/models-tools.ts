import { loadOnce } from "@/lib/load-once";
import type { LocalModels, LocalModelsDeps } from "./local-models";

/** As much of it as answering takes. */
export interface LocalModelTools {
  open(): Promise<Pick<LocalModels, "provider">>;
}

/** The way to the models of this device. Nothing of them is loaded before it is opened; then there is one for the page. */
export interface ModelTools {
  open(): Promise<LocalModels>;
}

export function createModelTools(deps: LocalModelsDeps): ModelTools {
  return { open: loadOnce(async () => (await import("./local-models")).createLocalModels(deps)) };
}

import type { TrialsDeps } from "@/store/prompts/suggestion-trials";
import type { SettingsStore } from "@/store/settings/settings-store";
import type { TrialDeps } from "./try-message";

/** Tries a suggestion as the options are set; its code comes with the first one. */
export function createTryOut(
  core: TrialDeps["core"],
  { layouts, algorithms }: Pick<TrialDeps, "layouts" | "algorithms">,
  settings: SettingsStore,
): TrialsDeps["tryOut"] {
  return async (text, signal) => {
    const { tryMessage } = await import("./try-message");
    return tryMessage(text, { core, layouts, algorithms, options: settings.getState().options }, signal);
  };
}

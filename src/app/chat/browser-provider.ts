import type { Provider } from "@/ai/port/provider-port";
import type { Price } from "@/ai/usage/prices";
import type { NetworkGuard } from "@/lib/network-guard/network-guard";
import { createBuiltinProvider } from "@/providers/builtin/builtin-provider";
import type { SettingsStore } from "@/store/settings/settings-store";
import type { LocalModelTools } from "../models/models-tools";
import type { ChosenProvider } from "./chosen-provider";

export type ProviderChoice = ReturnType<typeof createProviderChoice>;

/** The built-in assistant at once; all others, and what they cost, come with the first message they are chosen for. */
export function createProviderChoice(settings: SettingsStore, guard: NetworkGuard, models: LocalModelTools) {
  const builtin = createBuiltinProvider({
    dictionaries: async (file) =>
      (await import("../files/browser-meanings")).fetchMeanings(`${import.meta.env.BASE_URL}meanings/`)(file),
  });
  let others: ChosenProvider | null = null;
  return {
    /** Who answers the next message, as it is set now. */
    current: (): Provider => (settings.getState().source.kind === "builtin" ? null : others?.current()) ?? builtin,
    /** Resolves once the chosen one can be had; its code comes with its first use. */
    async ready(): Promise<void> {
      if (settings.getState().source.kind === "builtin") return;
      // A model's answers have marks.
      void import("@/ui/markdown/MarkedAnswer").catch(() => undefined);
      others ??= (await import("./chosen-provider")).createChosenProvider(settings, guard, models, builtin);
      await others.ready();
    },
    /** What a model costs, by its user or the table. */
    price: (host: string, model: string): Price | undefined => others?.price(host, model),
  };
}

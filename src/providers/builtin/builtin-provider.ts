import type { Provider, ProviderCapabilities, ProviderRequest } from "@/ai/port/provider-port";
import type { SuggestedCalls } from "@/ai/port/small-details";
import { loadOnce } from "@/lib/load-once";
import type { ReadMeaningFile } from "./meanings/load-meanings";

const capabilities: ProviderCapabilities = {
  toolChoiceNone: true,
  contentNull: true,
  textCalls: false,
  maxTools: 128,
  contextTokens: 1_000_000,
  reasoningBack: true,
  toolProfile: "full",
  readsRounds: true,
  readsNamesAlone: true,
};

/**
 * The assistant without a model: reads the message against the graph's own words, calls commands over several rounds as
 * a model would, and answers from their results. It sees nothing but the request, as JSON, and keeps nothing between requests.
 */
export function createBuiltinProvider({ dictionaries }: BuiltinParts = {}): BuiltinProvider {
  // Everything that understands comes with the first message, the page starts without it.
  const load = loadOnce(async () => (await import("./builtin-reader")).createReader(dictionaries));
  return {
    id: "builtin",
    model: "",
    title: "Built-in assistant",
    capabilities,
    async *stream(request, signal) {
      yield* (await load()).answer(request, signal);
    },
    understands: async (request) => (await load()).understands(request),
    suggests: async (request) => (await load()).suggests(request),
    async warm() {
      await Promise.all([
        import("./parse/read-clauses"),
        import("./dialogue/read-back-to"),
        import("./abilities/all-abilities"),
      ]);
    },
    withoutLookUps: async (request) => (await import("./parse/understands")).withoutLookUps(request),
  };
}

export interface BuiltinParts {
  /** Gives the dictionaries; without them a word nobody taught stays unknown. */
  readonly dictionaries?: ReadMeaningFile | undefined;
}

/** It can say beforehand whether it understands a message. */
export interface BuiltinProvider extends Provider {
  /** "look-up": its next calls look up names of the message, then it can say. */
  understands(request: ProviderRequest): Promise<"whole" | "look-up" | "no">;
  /** For whoever answers in its place: the request as if nothing had been looked up. */
  withoutLookUps(request: ProviderRequest): Promise<ProviderRequest>;
  /** The calls it would begin with, also where it is not sure; null: none, or they are no hint for somebody else. */
  suggests(request: ProviderRequest): Promise<SuggestedCalls | null>;
}

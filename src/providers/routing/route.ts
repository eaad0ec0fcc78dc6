import { fitRequest } from "@/ai/context/fit-request";
import type { Provider, ProviderRequest } from "@/ai/port/provider-port";
import { createBuiltinFirst, type UnderstandingProvider } from "./builtin-first";
import { answererOf, createFallbackProvider } from "./fallback-provider";
import { partsOf } from "./plain-text";

export interface Routes {
  /** Asked in turn when the chosen one fails before its first word. */
  readonly fallback: readonly Provider[];
  /** For the rounds that only read results. */
  readonly results: Provider | null;
  /** Asked before the chosen one for what it understands whole. */
  readonly first: UnderstandingProvider | null;
}

/** The provider of one message, by the ways its user chose. */
export function route(chosen: Provider, { fallback, results, first }: Routes): Provider {
  const main = results === null ? chosen : createResultsProvider(chosen, results);
  const safe = fallback.length === 0 ? main : createFallbackProvider(main, fallback);
  return first === null ? safe : createBuiltinFirst(first, safe);
}

/**
 * Gives the rounds that only read what calls found to a smaller model; the first request of a message, and any after a call that
 * failed, to the model itself, which also steps in where the smaller one fails. Made for one message.
 */
function createResultsProvider(main: Provider, small: Provider): Provider {
  const reading = createFallbackProvider(small, [main]);
  return {
    ...main,
    capabilities: {
      ...main.capabilities,
      readsNamesAlone: false,
      textCalls: main.capabilities.textCalls || small.capabilities.textCalls,
    },
    async *stream(request, signal) {
      if (!onlyReads(request)) {
        yield* partsOf(main, request, signal);
        return;
      }
      yield { type: "answerer", answerer: answererOf(small) };
      yield* reading.stream(fitRequest(request, small.capabilities), signal);
    },
  };
}

function onlyReads({ history }: ProviderRequest): boolean {
  const last = history.at(-1)?.rounds.at(-1);
  return last !== undefined && last.results.length > 0 && last.results.every(({ success }) => success);
}

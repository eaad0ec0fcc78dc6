import type { Provider } from "@/ai/port/provider-port";
import { createBuiltinFirst, type UnderstandingProvider } from "./builtin-first";
import { createFallbackProvider } from "./fallback-provider";
import { createResultsProvider } from "./results-provider";

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

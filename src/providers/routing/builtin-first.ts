import { fitRequest } from "@/ai/context/fit-request";
import type { Provider, ProviderRequest } from "@/ai/port/provider-port";
import type { SuggestedCalls } from "@/ai/port/small-details";
import { answererOf } from "./fallback-provider";
import { partsOf } from "./plain-text";

/** What an assistant says of a message before it answers: all of it, not all of it, or that it has to look something up first. */
type Understanding = "whole" | "look-up" | "no";

export interface UnderstandingProvider extends Provider {
  /** Changes nothing and asks nobody. */
  understands(request: ProviderRequest): Promise<Understanding>;
  /** The request without what it looked up itself. */
  withoutLookUps(request: ProviderRequest): Promise<ProviderRequest>;
  /** The calls it would begin with; null: none. */
  suggests(request: ProviderRequest): Promise<SuggestedCalls | null>;
}

/**
 * Lets the built-in assistant answer what it understands whole, at once and for nothing, and a model the rest. Who began a message
 * ends it. A small model is told how the built-in assistant would begin. Made for one message.
 */
export function createBuiltinFirst(builtin: UnderstandingProvider, model: Provider): Provider {
  let owner: "builtin" | "model" | null = null;
  let suggested: Promise<SuggestedCalls | null> | null = null;
  const isSmall = model.capabilities.toolProfile === "compact";

  async function choose(request: ProviderRequest): Promise<Understanding> {
    const understanding = await builtin.understands(request);
    if (understanding !== "look-up") owner = understanding === "whole" ? "builtin" : "model";
    return understanding;
  }

  /** The same in all rounds of the message, so that an engine reads on where it was. */
  async function withSuggested(request: ProviderRequest): Promise<ProviderRequest> {
    const { details } = request.context;
    const before = await builtin.withoutLookUps(request);
    if (!isSmall || details === undefined) return before;
    suggested ??= builtin.suggests(request);
    const calls = await suggested;
    return calls === null
      ? before
      : { ...before, context: { ...before.context, details: { ...details, suggested: calls } } };
  }

  // Told of as the built-in assistant needs it; the model is sent its own share.
  const { toolResultSize: _small, ...shared } = model.capabilities;
  return {
    ...model,
    capabilities: {
      ...shared,
      toolProfile: "full",
      readsRounds: true,
      alsoSent: isSmall ? ["library", "details"] : ["library"],
    },
    async *stream(request, signal) {
      const isUndecided = owner === null && (await choose(request)) === "look-up";
      if (owner === "builtin" || isUndecided) {
        yield { type: "answerer", answerer: answererOf(builtin) };
        yield* partsOf(builtin, request, signal);
      } else {
        yield* model.stream(fitRequest(await withSuggested(request), model.capabilities), signal);
      }
    },
  };
}

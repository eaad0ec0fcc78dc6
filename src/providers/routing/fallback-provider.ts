import { fitRequest } from "@/ai/context/fit-request";
import type {
  AiFailure,
  Answerer,
  FailureKind,
  Provider,
  ProviderPart,
  ProviderRequest,
} from "@/ai/port/provider-port";
import { partsOf } from "./plain-text";

/** These would end the same with anyone, or the loop mends them itself. */
const notAnothers: readonly FailureKind[] = ["overflow", "refused", "content-filter"];

/**
 * Asks the first; where it fails before its first word, the next one, and so on. Who failed is not asked again in the same
 * message. Made for one message.
 */
export function createFallbackProvider(first: Provider, others: readonly Provider[]): Provider {
  const order = [first, ...others];
  let place = 0;

  async function* ask(request: ProviderRequest, signal: AbortSignal): AsyncGenerator<ProviderPart> {
    if (place > 0) yield { type: "answerer", answerer: answererOf(order[place] ?? first) };
    for (;;) {
      const provider = order[place] ?? first;
      const failure = yield* untilFailure(partsOf(provider, fitted(request, provider, first), signal));
      if (failure === null) return;
      const next = nextAfter(failure, signal);
      if (next === undefined) return yield { type: "failure", failure };
      place += 1;
      const note = `${failure.message} ${next.title} answered instead.`;
      yield { type: "answerer", answerer: answererOf(next), note };
    }
  }

  /** Nobody when nobody else would do better. */
  function nextAfter({ kind }: AiFailure, { aborted }: AbortSignal): Provider | undefined {
    return aborted || notAnothers.includes(kind) ? undefined : order[place + 1];
  }

  return {
    ...first,
    capabilities: {
      ...first.capabilities,
      readsNamesAlone: false,
      textCalls: order.some(({ capabilities }) => capabilities.textCalls),
    },
    stream: ask,
  };
}

export function answererOf({ model, title, host }: Provider): Answerer {
  return { model, title, ...(host === undefined ? {} : { host }) };
}

/** The request was made for the one that is asked first. */
function fitted(request: ProviderRequest, provider: Provider, first: Provider): ProviderRequest {
  return provider === first ? request : fitRequest(request, provider.capabilities);
}

/** A stream's parts; its failure instead of the last one where nothing was said before it, else null. */
async function* untilFailure(parts: AsyncIterable<ProviderPart>): AsyncGenerator<ProviderPart, AiFailure | null> {
  let hasSpoken = false;
  for await (const part of parts) {
    if (part.type === "failure" && !hasSpoken) return part.failure;
    if (isSaid(part)) hasSpoken = true;
    yield part;
  }
  return null;
}

function isSaid({ type }: ProviderPart): boolean {
  return type === "text-delta" || type === "tool-call-delta" || type === "tool-call" || type === "reasoning";
}

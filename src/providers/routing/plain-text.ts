import type { Provider, ProviderPart, ProviderRequest } from "@/ai/port/provider-port";

/**
 * The parts of one of several providers. Where it sends calls as calls, its words are not searched for calls as those of the others
 * are; with nothing to call they are, since then calls are only taken out.
 */
export async function* partsOf(
  provider: Provider,
  request: ProviderRequest,
  signal: AbortSignal,
): AsyncGenerator<ProviderPart> {
  const isPlain = !provider.capabilities.textCalls && request.toolChoice !== "none";
  for await (const part of provider.stream(request, signal)) {
    yield isPlain && part.type === "text-delta" ? { ...part, isPlain } : part;
  }
}

import type { Exchange } from "@/ai/messages";
import type { ProviderRequest } from "@/ai/provider-port";
import type { Spoken } from "./desk";
import type { ReadBack } from "./read-message";

/** What reads a message by those before it, or by what is hidden: its code comes with the first that has such. */
export async function readBackTo(
  earlier: readonly Exchange[],
  request: ProviderRequest,
): Promise<(ReadBack & { readonly spoken: Spoken }) | undefined> {
  if (earlier.length === 0 && request.context.filter === null) return undefined;
  const { readBack, spokenIn } = await import("./read-back-to");
  return { ...readBack(earlier), spoken: spokenIn(request) };
}

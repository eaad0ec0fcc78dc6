import type { Exchange } from "@/ai/history/messages";
import type { ProviderRequest } from "@/ai/port/provider-port";
import type { ReadBack } from "../parse/reading-types";
import type { Spoken } from "../plan/plan-run";

/** What reads a message by those before it, or by what is hidden: its code comes with the first that has such. */
export async function readBackTo(
  earlier: readonly Exchange[],
  request: ProviderRequest,
): Promise<(ReadBack & { readonly spoken: Spoken }) | undefined> {
  if (earlier.length === 0 && request.context.filter === null) return undefined;
  const { readBack, spokenIn } = await import("./read-back-to");
  return { ...readBack(earlier), spoken: spokenIn(request) };
}

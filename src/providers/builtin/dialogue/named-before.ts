import type { Exchange } from "@/ai/history/messages";
import type { Act } from "../meaning/acts";
import { textsIn, toOutcome } from "../plan/outcome";

/** "show Ann and Bob": each was looked up by itself, and both are spoken of. */
export function namedIn({ rounds }: Exchange, acts: readonly Act[]): readonly string[] | null {
  const [act, second] = acts;
  if (act?.do !== "find" || second !== undefined || act.what.base !== "names") return null;
  const { names = [], where, near, tied, rank } = act.what;
  if (names.length < 2 || [where, near, tied, rank].some((part) => part !== undefined)) return null;
  const found = rounds.flatMap(({ calls, results }) =>
    calls.flatMap((call, at) => {
      const ids = textsIn(toOutcome(results[at]?.content, true).data, "nodeIds");
      return call.name === "findNodes" && ids.length === 1 ? ids : [];
    }),
  );
  return found.length === names.length ? [...new Set(found)] : null;
}

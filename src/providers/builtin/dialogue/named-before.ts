import type { Exchange } from "@/ai/history/messages";
import type { Act } from "../meaning/acts";
import { recordsIn, textIn, textsIn, toOutcome } from "../plan/outcome";

/** "show Ann and Bob": each was looked up by itself, and both are spoken of. */
export function namedIn({ rounds }: Exchange, acts: readonly Act[]): readonly string[] | null {
  const [act, second] = acts;
  if (act?.do !== "find" || second !== undefined || act.what.base !== "names") return null;
  const { names = [], where, near, tied, rank } = act.what;
  if (names.length < 2 || [where, near, tied, rank].some((part) => part !== undefined)) return null;
  const found = rounds.flatMap(({ calls, results }) =>
    calls.flatMap((call, at) => {
      const ids = foundIn(toOutcome(results[at]).data);
      return call.name === "findNodes" && ids.length === 1 ? ids : [];
    }),
  );
  return found.length === names.length ? [...new Set(found)] : null;
}

/** What a model was told names the ids in the records alone. */
function foundIn(data: Parameters<typeof recordsIn>[0]): readonly string[] {
  const ids = textsIn(data, "nodeIds");
  return ids.length > 0 ? ids : recordsIn(data, "nodes").map((node) => textIn(node, "id"));
}

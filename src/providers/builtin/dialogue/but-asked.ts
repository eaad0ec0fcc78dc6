import type { Exchange } from "@/ai/history/messages";
import type { Act, Ref } from "../meaning/acts";
import { recordedActs } from "../meaning/recorded-acts";
import { tokenise } from "../text/tokens";

/** "What else did she restore?", "which other books did he write?": but for what was asked about before. */
export function butAsked(acts: readonly Act[], message: string, before: Exchange | undefined): readonly Act[] {
  if (before === undefined || !tokenise(message).some(({ norm }) => others.has(norm))) return acts;
  const asked = namesOf(recordedActs(before)?.at(-1));
  if (asked.length === 0) return acts;
  return acts.map((act) =>
    "what" in act && act.what !== undefined ? ({ ...act, what: without(act.what, asked) } as Act) : act,
  );
}

const others: ReadonlySet<string> = new Set(["else", "other", "others", "another"]);

function namesOf(act: Act | undefined): readonly string[] {
  if (act === undefined || !("what" in act) || act.what === undefined) return [];
  const { near, base, names = [] } = act.what;
  return [...(near?.names ?? []), ...(base === "names" ? names : [])];
}

/** Only of what is next to those that were found. */
function without(ref: Ref, names: readonly string[]): Ref {
  const pointsBack = ref.near !== undefined && ref.near.names.length === 0 && ref.target === "nodes";
  return pointsBack && !ref.near.isNegated ? { ...ref, without: [...(ref.without ?? []), ...names] } : ref;
}

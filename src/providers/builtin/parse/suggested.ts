import type { SuggestedCalls } from "@/ai/port/small-details";
import type { Act } from "../meaning/acts";
import type { Next } from "../plan/plan";

/** The next calls as a hint for somebody else; null: it would answer or ask, or go on with what it began itself. */
export function suggestedBy(next: Next, leftOut: readonly string[] = []): SuggestedCalls | null {
  if (next.kind !== "calls" || next.part !== undefined || next.calls.length === 0) return null;
  const calls = next.calls.map(({ name, input }) => ({ name, input }));
  return { calls, leftOut: [...leftOut, ...(next.acts ?? []).flatMap(leftOutOf)] };
}

/** What was read and not done since it was not sure, as if it were; null: nothing was held back so. */
export function heldBackIn(next: Next): { readonly acts: readonly Act[] | null; readonly leftOut: readonly string[] } {
  const acts = next.kind === "answer" ? (next.read?.acts ?? []) : [];
  const isHeld = acts.length > 0 && acts.every((act) => act.do === "held" && doubts.includes(act.why));
  return isHeld ? { acts: acts.map(innerOf), leftOut: acts.flatMap(leftOutOf) } : { acts: null, leftOut: [] };
}

/** Not what the user forbade, asked about or told of. */
const doubts: readonly string[] = ["unsure", "misspelt"];

function innerOf(act: Act): Act {
  return act.do === "held" || act.do === "partly" ? innerOf(act.act) : act;
}

function leftOutOf(act: Act): readonly string[] {
  return (act.do === "partly" || act.do === "held") && act.words !== "" ? [act.words] : [];
}

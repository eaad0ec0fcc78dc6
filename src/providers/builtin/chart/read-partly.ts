import { isHarmless } from "../meaning/act-effects";
import type { Act } from "../meaning/acts";
import type { Schema } from "../schema/schema";
import { leftOutOf, strangeMembersOf } from "./left-out";
import { isAsNear } from "./near/deeds";
import { readWithout } from "./read";
import { isSafe, questions, takesGuess } from "./read-acts";

/** A change of things of which a word nobody knows says more: "hide the shiny museums". */
export function readHeldByChart(message: string, schema: Schema): readonly Act[] | null {
  const [best] = readWithout(message, schema, leftOutOf);
  const [act] = best?.acts ?? [];
  if (best === undefined || act === undefined || best.acts.every(isHarmless)) return null;
  return [{ do: "held", why: "unsure", act, words: best.left.join(" ") }];
}

/**
 * A request that lists something nobody knows beside what there is: the known part, with what was left out told first. What changes
 * the data is not done by halves.
 */
export function readListByChart(message: string, schema: Schema): readonly Act[] | null {
  const [best, ...others] = readWithout(message, schema, strangeMembersOf);
  const [act, second] = best?.acts ?? [];
  if (best === undefined || act === undefined || second !== undefined || !("what" in act)) return null;
  const words = best.left.join(", ");
  const isAlone = others.every((other) => !isAsNear(best, other, schema));
  const isDone = listed.has(act.do) && isSafe(best) && isAlone && !takesGuess(best.acts, message);
  return [isDone ? { do: "partly", act, words } : { do: "held", why: "unsure", act, words }];
}

/** What may be asked of, or done with, the known members of a list alone. */
const listed: ReadonlySet<Act["do"]> = new Set([
  ...questions,
  ...(["describe", "table", "why", "types", "sample"] as const),
  ...(["style", "styleBy", "clearLooks", "hide", "only", "unhide", "zoom", "select", "save", "exportOf"] as const),
]);

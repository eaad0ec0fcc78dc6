import { oneLine } from "@/lib/text/lines";
import { isHarmless } from "../../meaning/act-effects";
import type { Act } from "../../meaning/acts";
import { type Clause, normOf } from "../../parse/clauses";

const notYet = new RegExp(
  oneLine`
    \b(?:don't|dont|do not) (?:do|change|run|apply|execute) (?:it|that|this|anything)(?: yet| now)?\s*$
    |\bwithout (?:doing|changing) (?:it|anything)\s*$
  `,
  "u",
);

/** "merge Ann and Bo, but don't do it yet": what is asked for is held back. */
export function heldBack(clause: Clause, acts: readonly Act[]): readonly Act[] {
  if (!notYet.test(normOf(clause).replace(/[.!?]+\s*$/u, ""))) return acts;
  const held = acts.flatMap((act): readonly Act[] => {
    if (act.do === "lost" || act.do === "held") return [];
    return isHarmless(act) ? [act] : [{ do: "held", why: "asked", act, words: "" }];
  });
  return held.length > 0 ? held : acts;
}

import { oneLine, phraseLines } from "@/lib/text/lines";
import { isHarmless } from "../../meaning/act-effects";
import type { Act } from "../../meaning/acts";
import { type Clause, normOf } from "../../parse/clauses";
import { hasSense } from "../../schema/link-words";

/** Why a clause that speaks of a change does not ask for it: it forbids it, or asks about it. */
export function guardOf(clause: Clause, act: Act): "negated" | "asked" | null {
  if (!isHarmless(act) && isForbidden(clause, act)) return "negated";
  if (isHarmless(act)) return null;
  if (denied.test(normOf(clause))) return "negated";
  const text = normOf(clause).replace(/^(?:please|so|and|but|hey|ok|okay|well|hmm|just|now|then|also|,|\s)+/u, "");
  if (act.do === "style" && /^have\b(?!.*\bbeen\b)/u.test(text)) return null;
  return asking.test(text) ? "asked" : null;
}

const asking = new RegExp(
  "^(?:" +
    [
      phraseLines`
        should|shall|may|might|must|can i|could i|can one|do i|do we|does|did|would it|would removing|would deleting
        what if|what would|what will|what happens|what happened
      `,
      phraseLines`
        is it|is this|is that|is removing|is deleting|how do|how can|how could|how would|how should|how to|how does
        how did|do you|have|has|had|was|were
      `,
      phraseLines`
        why|when|where|if|suppose|supposing|imagine|would you recommend|would you advise|would you say|i wonder
        i was wondering|i am thinking|i'm thinking|thinking about|are you|am i
      `,
      oneLine`
        i (?:already |just )?(?:deleted|removed|coloured|colored|renamed|added|made|hid|selected|changed)
        |you (?:deleted|removed|coloured|colored|renamed|added|made|hid|selected|changed)
      `,
      phraseLines`
        what does|what do|what is the best|what's the best|is there a way|are there ways|who|which|whether
        maybe we should|perhaps we should|it would be|would be|never mind
      `,
    ].join("|") +
    ")\\b",
  "u",
);

/** "The servers should not be red" forbids; it does not speak of all but the servers. */
const denied = /\b(?:should|must|shall|ought|need|needs|may)(?:n't| not| never)\b/u;

/** A "don't", "never" or "without" stands before the verb with nothing but small words between. */
function isForbidden(clause: Clause, act: Act): boolean {
  const verb = clause.links.findIndex((link) => hasSense(link, "verb") && !hasSense(link, "sign", "not"));
  const before = clause.links.slice(0, Math.max(0, verb));
  const at = before.findLastIndex((link) => hasSense(link, "sign", "not") && link.norm !== "no");
  if (at >= 0) {
    const isDirect = before.slice(at + 1).every((link) => hasSense(link, "fill") || hasSense(link, "sign"));
    return isDirect;
  }
  const first = clause.links.find((link) => !hasSense(link, "fill", "polite") && link.token.kind !== "sign");
  const isLeading =
    hasSense(first, "sign", "not") && /^(?:don't|dont|do not|never|stop|avoid|leave)$/u.test(first?.norm ?? "");
  return isLeading && act.do !== "undo";
}

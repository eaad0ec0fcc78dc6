import type { Exchange } from "@/ai/history/messages";
import type { Act } from "../../meaning/acts";
import { hintedBy } from "../../schema/attribute-hints";
import { attributeSense, hasSense, type Link } from "../../schema/link-words";
import { figureTold, groupsTold } from "../figures-told";
import { afterLeads, type Leaning, phraseOf } from "../leaning";
import type { Figure } from "./follow-acts";

/** "what's the difference?", "together?", "who is older?" after answers that each told a figure. */
export function besideFigures(leaning: Leaning): readonly Act[] | null {
  const links = afterLeads(leaning.links);
  const text = phraseOf(links);
  if (links.length === 0 || links.length > 12) return null;
  const told = figuresTold(leaning.earlier);
  if (difference.test(text)) {
    const two = told.slice(-2);
    const sides = two.length === 2 ? two : groupsTold(leaning.before);
    return sides.length === 2 ? [{ do: "figures", asks: "difference", sides }] : null;
  }
  const isSummable = told.length > 1 && leaning.acts.every(isSummed);
  if (together.test(text)) return isSummable ? [{ do: "figures", asks: "sum", sides: told }] : null;
  return which(links, told.slice(-2), leaning);
}

const difference =
  /^(?:(?:what(?:'s| is)?|how (?:big|large|much) is|tell me|give me|and) )*(?:the |their )?(?:difference|gap|delta)(?: (?:between|of|in) .*)?$|^by how (?:much|many)$|^how (?:much|many) (?:more|less|fewer)(?: (?:is|are) (?:that|it|they|this))?$/u;

const together =
  /^(?:(?:how (?:many|much) (?:is|are|do|does|would) (?:that|they|those|it|these|both)(?: all| make)?|what(?:'s| is)(?: that)?|makes?|that makes|so|and|both|all) )*(?:in total|in all|together|altogether|all together|combined|summed up|(?:the |their )?(?:sum|total))(?: of (?:them|those|both|these|the two))?$/u;

const mostSides = 8;

/** The figures of the last messages, oldest first, as far as they are of one kind. */
function figuresTold(earlier: readonly Exchange[]): readonly Figure[] {
  const sides: Figure[] = [];
  for (const exchange of earlier.toReversed()) {
    const figure = sides.length < mostSides ? figureTold(exchange) : null;
    if (figure === null || (sides[0] !== undefined && sides[0].property !== figure.property)) break;
    sides.unshift(figure);
  }
  return sides;
}

/** An average added to an average says nothing. */
function isSummed(act: Act): boolean {
  return act.do !== "aggregate" || act.measure === "sum" || act.measure === "count";
}

/** "who is older?", "which one is cheaper?": of the two that were told. */
function which(links: readonly Link[], sides: readonly Figure[], { schema }: Leaning): readonly Act[] | null {
  const [first, second] = sides;
  if (first?.property === undefined || second === undefined || first.name === second.name) return null;
  const [ask, ...rest] = links;
  if (!hasSense(ask, "ask", "who") && !hasSense(ask, "ask", "what")) return null;
  const words = rest.filter(
    (link) => !small.test(link.norm) && attributeSense(link, "nodes")?.attribute.name !== first.property,
  );
  const [only, more] = words;
  if (only === undefined || more !== undefined) return null;
  const graded =
    hintedBy(schema, "nodes", only, ["more", "less"]) ?? hintedBy(schema, "nodes", only, ["most", "least"]);
  if (graded !== null && graded.attribute.name === first.property)
    return [{ do: "figures", asks: "which", sides, isMore: graded.isUp }];
  const isPlain = /^(?:more|higher|bigger|larger|greater|most|highest|less|lower|smaller|fewer|least|lowest)$/u;
  if (!isPlain.test(only.norm)) return null;
  const isMore = /^(?:more|higher|bigger|larger|greater|most|highest)$/u.test(only.norm);
  return [{ do: "figures", asks: "which", sides, isMore }];
}

const small =
  /^(?:is|are|one|the|of|two|them|those|these|both|has|have|earns?|weighs?|costs?|who|that|it|'s|does|got)$/u;

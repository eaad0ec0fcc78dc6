import { candidate, type Reader } from "../../parse/candidate";
import { type Clause, says } from "../../parse/clauses";
import { hasSense, type Link } from "../../schema/link-words";
import { everything } from "../../schema/said-attributes";
import { readThings } from "../things/read-things";

/** "No labels for the branches", "hide the labels of the wards", "take the names off": nothing is written at them. */
export const readUnlabelled: Reader = (clause) => {
  const at = clause.links.findIndex((link) => isLabels(link));
  if (at < 0 || says(clause, "ask") || says(clause, "color") || clause.links.length > 16) return null;
  const before = clause.links.slice(0, at);
  const off = clause.links.findIndex((link, place) => place > at && /^(?:off|away|out)$/u.test(link.norm));
  const isGone =
    before.some(isTakingAway) || (off > at && before.some(({ norm }) => /^(?:take|turn|leave)$/u.test(norm)));
  if (!isGone || before.some((link) => link.schema.length > 0) || isOfAttribute(clause, at)) return null;
  const rest = clause.links.filter((link, place) => place > at && place !== off && !hasSense(link, "verb"));
  const { ref, unread, isEmpty } = readThings(rest, clause.schema);
  const what = isEmpty ? everything(says(clause, "noun", "edges") ? "edges" : "nodes") : ref;
  return candidate({ do: "style", what, style: { label: "" } }, 9.5, unread);
};

function isLabels(link: Link): boolean {
  return hasSense(link, "noun", "label") && /(?:s|names)$/u.test(link.norm) && isPlain(link);
}

/** An attribute called "label" is the names themselves; in the plural the words on the picture are meant. */
function isPlain({ schema }: Link): boolean {
  return schema.every(({ kind }) => kind === "attribute");
}

function isTakingAway(link: Link): boolean {
  if (["hide", "remove", "clear"].some((arg) => hasSense(link, "verb", arg))) return true;
  return link.schema.length === 0 && /^(?:no|without|don't show|do not show|hide)$/u.test(link.norm);
}

/** "remove the labels Ann and Bo", "clear the label attribute". */
function isOfAttribute({ links }: Clause, at: number): boolean {
  const next = links[at + 1];
  return (
    next !== undefined &&
    next.token.kind !== "sign" &&
    !/^(?:for|of|on|from|at|off|away|in|please|again|now)$/u.test(next.norm)
  );
}

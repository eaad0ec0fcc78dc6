import { oneLine } from "@/lib/text/lines";
import { candidate, type Reader } from "../../parse/candidate";
import { type Clause, indexOf, normOf, says } from "../../parse/clauses";
import { attributeSense, hasSense, isUnknown, type Link, valueSenses } from "../../schema/link-words";
import { relationAt } from "../../schema/relation-match";
import { attributeAfter, attributesIn } from "../../schema/said-attributes";
import { namedIn } from "../things/named-nodes";

/** What people may wish and a graph editor does not do. */
const deeds = new RegExp(
  oneLine`
    ^(?:send|email|e-mail|mail|text|phone|fax|tweet|post|notify|invite|remind|schedule|book|buy|purchase|sell|pay
    |hire|fire|reboot|restart|deploy|install|ping|ssh|translate|sing|play|cook|drive|google|browse|predict|forecast
    |order|ship|pray|dance|kill the|shut down|turn (?:on|off)|place an order|call the|print)$
  `,
  "u",
);

const views = new RegExp(
  oneLine`
    \b(?:3d|three dimensions|heat ?maps?|globe|street view|videos?|animat(?:e|ion|ed)|sound|music|hologram
    |virtual reality|pie charts?|bar charts?|spreadsheet|powerpoint|slides|pdf|excel)\b
    |\b(?:write|draft|compose) (?:an?|the|me an?) (?:e-?mail|letter|message|mail|report|poem|essay)\b
  `,
  "u",
);

const elsewhere = new RegExp(
  oneLine`
    \b(?:weather|news|stock market|football score|the time is it|what time is it|what day is it|tomorrow
    |next (?:week|month|year)|in the future|will (?:happen|win|be|have|earn)|president|prime minister|capital of
    |meaning of life|tell me a joke|a poem|a story|your name|how old are you)\b
  `,
  "u",
);

/** Deeds in the world, views there are none of, and what no graph tells: said plainly instead of being taken for something else. */
export const readBeyond: Reader = (clause) => {
  const first = clause.links.find((link) => link.token.kind !== "sign" && !hasSense(link, "fill", "polite"));
  const text = normOf(clause);
  const isDeed =
    first !== undefined && first.schema.length === 0 && deeds.test(first.norm) && !isOwnVerb(clause, first);
  if (isDeed || (views.test(text) && !isOwnWord(clause, views))) return candidate({ do: "cannot", why: "deed" }, 8.5);
  return elsewhere.test(text) && !isOwnWord(clause, elsewhere) ? candidate({ do: "cannot", why: "world" }, 8.5) : null;
};

function isOwnWord({ links }: Clause, pattern: RegExp): boolean {
  return links.some((link) => link.schema.length > 0 && pattern.test(link.norm));
}

/** "order by age", "print the names", "play" where edges say "plays with". */
function isOwnVerb(clause: Clause, first: Link): boolean {
  const at = clause.links.indexOf(first);
  if (relationAt(clause.links, at, clause.schema) !== null) return true;
  const next = clause.links[at + 1];
  const isThing = next?.token.kind === "quoted" || next?.schema.some(({ kind }) => kind === "label") === true;
  if (first.norm === "order" && isThing) return false;
  if (first.norm === "order") return !/^(?:a|an|some|more|\d+|new)$/u.test(clause.links[at + 1]?.norm ?? "");
  return first.norm === "print" && !views.test(normOf(clause)) && !/\b(?:printer|paper|copies)\b/u.test(normOf(clause));
}

/** "Colour them by shoe size", "the average temperature", "Ann's phone number", where there is no such attribute. */
export const readMissing: Reader = (clause) => {
  if (clause.links.length > 30) return null;
  const words = afterBy(clause) ?? afterMeasure(clause) ?? ofName(clause);
  if (words === null || words.length === 0 || words.length > 3) return null;
  if (words.every((link) => !isUnknown(link)) || words.some((link) => valueSenses(link, "nodes").length > 0))
    return null;
  const target = says(clause, "noun", "edges") ? "edges" : "nodes";
  return candidate({ do: "noSuch", words: words.map(({ text }) => text).join(" "), target }, 6.5);
};

/** "by shoe size": everything after "by" that names nothing. */
function afterBy(clause: Clause): readonly Link[] | null {
  const by = clause.links.findIndex((link) => /^(?:by|according to|based on|depending on)$/u.test(link.norm));
  const isMapped =
    ["style", "sort", "make"].some((arg) => says(clause, "verb", arg)) ||
    ["size", "width", "style", "label", "shape"].some((arg) => says(clause, "noun", arg)) ||
    says(clause, "ask", "count");
  if (by < 0 || !isMapped || attributeAfter(clause, by) !== null) return null;
  return phraseAt(clause.links, by + 1);
}

/** "the average temperature of …", "highest temperature". */
function afterMeasure(clause: Clause): readonly Link[] | null {
  const at = Math.max(indexOf(clause, "measure"), indexOf(clause, "order"));
  if (at < 0 || attributesIn(clause).length > 0) return null;
  return phraseAt(clause.links, at + 1);
}

/** "Ann's phone number", "how many calories does Ann have", "what is the favourite food of Ann". */
function ofName(clause: Clause): readonly Link[] | null {
  const isAsked = says(clause, "ask") || says(clause, "verb", "tell") || says(clause, "verb", "show");
  if (!isAsked || namedIn(clause.links).length !== 1 || attributesIn(clause).length > 0) return null;
  if (clause.links.some((_, at) => relationAt(clause.links, at, clause.schema) !== null)) return null;
  if (/\breach/u.test(normOf(clause))) return null;
  const owner = clause.links.findIndex((link) => link.norm === "'s");
  if (owner > 0) return phraseAt(clause.links, owner + 1);
  if (says(clause, "noun", "nodes")) return null;
  const start = clause.links.findIndex((link) =>
    /^(?:what|which|what is|what's|what are|how many|how much|what was|what were)$/u.test(link.norm),
  );
  return start < 0 ? null : phraseAt(clause.links, start + 1);
}

/** The words up to the next small word, without articles before them. */
function phraseAt(links: readonly Link[], at: number): readonly Link[] {
  let start = at;
  while (/^(?:the|a|an|their|its|his|her|is|are|was|were|of)$/u.test(links[start]?.norm ?? "")) start += 1;
  const end = links.findIndex(
    (link, place) =>
      place >= start &&
      (link.token.kind === "sign" ||
        hasSense(link, "fill") ||
        /^(?:can|could|may|might|would|reach)$/u.test(link.norm) ||
        link.schema.some(({ kind }) => kind === "label")),
  );
  return links.slice(start, end < 0 ? undefined : end).filter((link) => attributeSense(link, "nodes") === undefined);
}

import type { Exchange } from "@/ai/history/messages";
import { everything } from "../../chart/refs";
import { viaOf } from "../../grammar/things/read-ties";
import { shadeOf } from "../../lexicon/shades";
import type { Act, Ref } from "../../meaning/acts";
import { all, compare, idIn, not } from "../../meaning/selectors";
import { recordIn, recordsIn, textIn, toOutcome } from "../../plan/outcome";
import { rankableByWord } from "../../schema/attribute-hints";
import { argOf, hasSense, type Link } from "../../schema/link-words";
import { relationAt } from "../../schema/relation-match";
import { afterLeads, type Leaning, phraseOf } from "../leaning";

interface Said {
  readonly text: string;
  readonly links: readonly Link[];
  readonly last: Act;
  readonly leaning: Leaning;
}

type Follow = (said: Said) => Act | null;

/** Small questions that only the message before makes whole; null for anything else. */
export function moreOfIt(leaning: Leaning): readonly Act[] | null {
  const links = afterLeads(leaning.links);
  const given = leaning.acts.at(-1);
  const last = given?.do === "partly" ? given.act : given;
  if (last === undefined || links.length === 0 || links.length > 10) return null;
  const said = { text: phraseOf(links), links, last, leaning };
  for (const follow of follows) {
    const act = follow(said);
    if (act !== null) return [act];
  }
  return null;
}

const those: Ref = { ...everything("nodes"), base: "previous", isAll: false };

/** "darker", "a bit lighter": another shade of the colour that was given. */
const shaded: Follow = ({ text, last }) => {
  const way =
    /^(?:make (?:it|them|that|those) )?(?:(?:a )?(?:bit|little|lot|much|even|still|slightly) )*(darker|lighter|brighter|paler)(?: please| still)?$/u.exec(
      text,
    )?.[1];
  if (way === undefined || last.do !== "style" || last.style.color === undefined) return null;
  const color = shadeOf(last.style.color, way === "darker");
  return color === null ? null : { do: "style", what: last.what, style: { color } };
};

/** "who else lives there?": those with the value that was told. */
const sharing: Follow = ({ text, last, leaning }) => {
  const isThere =
    /\b(?:live|lives|is|are|works?|based|comes? from|belongs?|sits?|stays?|in|from)\b.*\b(?:there|in the same (?:place|town|city|group|team|one)|the same)$/u;
  if (!isThere.test(text) || !/^(?:who|what|which|anyone|anybody|how many|and who)\b/u.test(text)) return null;
  if (last.do !== "describe" || last.property === undefined) return null;
  const told = valueTold(leaning.before, last.property);
  if (told === null) return null;
  const { id, value } = told;
  const isElse = /\b(?:else|other|others)\b/u.test(text);
  const where = all([compare(last.property, "==", value), isElse ? not(idIn([id])) : undefined]);
  const noun = { one: `${isElse ? "other " : ""}node in ${value}`, many: `${isElse ? "other " : ""}nodes in ${value}` };
  const what: Ref = { ...everything("nodes"), ...noun, where, isAll: false };
  return text.startsWith("how many") ? { do: "count", what } : { do: "find", what };
};

/** The text that one node was told to have. */
function valueTold({ rounds }: Exchange, property: string): { readonly id: string; readonly value: string } | null {
  const told = rounds.at(-1)?.results.at(-1);
  const { data } = toOutcome(told?.content, told?.success ?? false);
  const [node, second] = textIn(data, "id") === "" ? recordsIn(data, "nodes") : [data];
  const value = node === undefined ? "" : textIn(recordIn(node, "data"), property);
  return node === undefined || second !== undefined || value === "" ? null : { id: textIn(node, "id"), value };
}

/** "what do they sum up to?", "in total?" after an order: what it goes by, added up. */
const summed: Follow = ({ text, last }) => {
  const isSum =
    /^(?:(?:what|how much|how many) (?:do|does|is|are|would) (?:they|it|that|those|these|this)(?: all)? )?(?:(?:sum|add) up(?: to)?|amount to|come to|make|total|in total|altogether|together|combined)(?: in total| altogether| together)?$|^(?:and )?(?:what(?:'s| is) )?(?:the |their )?(?:sum|total)(?: of (?:those|them|these))?$/u;
  if (!isSum.test(text) || last.do !== "rank" || last.rank.limit < 2 || last.rank.place !== undefined) return null;
  return { do: "aggregate", what: { ...those, target: last.what.target }, measure: "sum", property: last.rank.by };
};

/** "which ones?" after who has the most: what they have. */
const had: Follow = ({ text, last }) => {
  if (
    last.do !== "rankTied" ||
    !/^(?:which(?: ones?)?|what are they|list them|name them|which are they|show them|who are they)$/u.test(text)
  )
    return null;
  const { via, where, direction, relation, many } = last.tied;
  const near = {
    names: [],
    direction,
    depth: 1,
    isNegated: false,
    ...(via === undefined ? {} : { via }),
    ...(relation === undefined ? {} : { relation }),
  };
  const noun = many === "" ? {} : { one: many.replace(/s$/u, ""), many };
  return { do: "find", what: { ...everything("nodes"), ...noun, near, isAll: false, ...(where && { where }) } };
};

/** "show that as a table" after figures of groups: all of them. */
const tabled: Follow = ({ text, last }) => {
  if (last.do !== "aggregate" || last.groupBy === undefined || !/\btable\b/u.test(text)) return null;
  const { pick: _pick, ...whole } = last;
  return whole;
};

/** "how many are left?" after a filter: those that are shown. */
const left: Follow = ({ text, last }) => {
  const isLeft =
    /^how many (?:(?:is|are|do|does|remain|of them) ?)*(?:left|shown|visible|remaining|there|that|those|these|they|remain|we see)?(?: now| left)?$/u;
  return last.do === "only" && isLeft.test(text) ? { do: "count", what: { ...those, target: last.what.target } } : null;
};

/** "which is older?" after two were looked at side by side. */
const compared: Follow = ({ links, last, leaning }) => {
  if (last.do !== "sideBySide" && last.do !== "versus" && last.do !== "sameValue") return null;
  const [ask, ...rest] = links;
  if (!hasSense(ask, "ask") && rest.length > 0) return null;
  const word = links.find((link) => ["more", "less", "most", "least"].some((cls) => argOf(link, cls) !== undefined));
  const isOther = links.some((link) => link.schema.length > 0);
  const [first, ...others] = [
    ...rankableByWord(leaning.schema, "nodes", word, ["more", "less"]),
    ...rankableByWord(leaning.schema, "nodes", word, ["most", "least"]),
  ].map(({ attribute, isUp }) => ({ property: attribute.name, isMore: isUp }));
  if (first === undefined || isOther) return null;
  return { do: "versus", ends: last.ends, ...first, asks: "which", ...(others.length > 0 && { others }) };
};

/** "do they know each other?": edges among those that were told. */
const among: Follow = ({ text, last, leaning }) => {
  const isAmong =
    /\b(?:each other|one another|among (?:them|themselves|each other)|between them(?:selves)?|with each other)$/u;
  if (!isAmong.test(text) || /\b(?:make|connect|link them|join|delete|remove|colou?r)\b/u.test(text)) return null;
  const relation = leaning.links
    .map((_, at) => relationAt(leaning.links, at, leaning.schema))
    .find((one) => one !== null)?.relation;
  const via = relation === undefined ? {} : { via: viaOf(relation) };
  return "what" in last && last.what.target === "nodes" ? { do: "among", what: those, ...via } : null;
};

const follows: readonly Follow[] = [shaded, sharing, summed, had, tabled, left, compared, among];

import { oneLine } from "@/lib/text/lines";
import type { Ref, StyleWish } from "../../meaning/acts";
import { candidate, type Reader } from "../../parse/candidate";
import { type Clause, indexOf, normOf, says, without } from "../../parse/clauses";
import { numberOf } from "../../schema/link-number";
import { argOf, hasSense, type Link } from "../../schema/link-words";
import { attributeAfter, attributesIn, type NamedAttribute } from "../../schema/said-attributes";
import { readThings } from "../things/read-things";
import { readWish } from "./read-wish";

/** "Make the servers blue", "highlight the clients", "EU servers green": a fixed look for some elements. */
export const readStyle: Reader = (clause) => {
  const verb = styleVerb(clause);
  if (verb < 0 && !clause.isElided && !startsWithLook(clause) && !isDrawnAs(clause)) return null;
  const wish = readWish(clause, verb);
  const style = isEmptyStyle(wish.style) ? highlightOf(clause, verb) : wish.style;
  if (isEmptyStyle(style)) return null;
  const rest = without(clause, [...(verb < 0 ? [] : [verb]), ...wish.taken]);
  const { ref, unread, isEmpty } = readThings(
    rest.filter((link, at) => !isStanding(link) && !(link.norm === "out" && isStanding(rest[at - 1]))),
    clause.schema,
    wish.target,
  );
  const what: Ref = isEmpty ? { ...ref, base: "previous", isAll: false } : ref;
  const isQuestion = says(clause, "ask") && !says(clause, "verb", "style") && !isDrawnAs(clause) ? 4 : 0;
  return candidate({ do: "style", what, style }, (verb < 0 ? 5 : 7) - isQuestion, unread);
};

/** "(let them) stand out". */
function isStanding(link: Link | undefined): boolean {
  if (link === undefined || link.schema.length > 0) return false;
  return /^(?:stand|pop|noticeable|more noticeable|obvious|conspicuous|stand out|pop out)$/u.test(link.norm);
}

function isEmptyStyle(style: StyleWish): boolean {
  return Object.keys(style).length === 0;
}

/** "Highlight" names no colour: it is orange, which no status uses. */
function highlightOf(clause: Clause, verb: number): StyleWish {
  if (/\b(?:stand out|pop out|pop|noticeable|visible|obvious|conspicuous)\b/u.test(normOf(clause)) && verb >= 0)
    return { color: "orange" };
  return /^(?:highlight|emphasi|accentuate|mark)/u.test(clause.links[verb]?.norm ?? "") ? { color: "orange" } : {};
}

/** "Colour the nodes by type", "size nodes by age", "label them with their name". */
export const readStyleBy: Reader = (clause) => {
  const channel = channelOf(clause);
  if (channel === null) return null;
  const by = clause.links.findIndex((link, index) => isBy(link) && attributeAfter(clause, index) !== null);
  const found = by < 0 ? looseAttribute(clause, channel.at) : attributeAfter(clause, by);
  if (found === null || found.at === channel.at) return null;
  const verb = styleVerb(clause);
  const taken = [verb, by, found.at, channel.at].filter((index) => index >= 0);
  const rest = withoutRamp(withoutOther(without(clause, taken))).filter(
    (link) => !hasSense(link, "noun", "style") && !isOwn(link) && !isSaidAgain(link, found),
  );
  const { ref, unread } = readThings(rest, clause.schema, found.target);
  const what = { ...ref, target: found.target };
  const name = channel.name === "size" && found.target === "edges" ? "width" : channel.name;
  return candidate({ do: "styleBy", what, property: found.property, channel: name }, byScore(clause, by), unread);
};

/** "by district (zone)": the attribute once more. */
function isSaidAgain(link: Link, { property, target }: NamedAttribute): boolean {
  return link.schema.some(
    (sense) => sense.kind === "attribute" && sense.attribute.name === property && sense.target === target,
  );
}

/** "(label them by owner) rather than the title": what is not to decide needs no reading. */
function withoutOther(links: readonly Link[]): readonly Link[] {
  const at = links.findIndex((link) => /^(?:rather than|instead of|and not)$/u.test(link.norm));
  return at < 0 || links.length - at > 4 ? links : links.slice(0, at);
}

/** "from white to red": the scale has its own colours. */
function withoutRamp(links: readonly Link[]): readonly Link[] {
  const at = links.findIndex(
    (link, place) => link.norm === "from" && isShade(links[place + 1]) && isShade(links[place + 3]),
  );
  return at < 0 ? links : [...links.slice(0, at), ...links.slice(at + 4)];
}

function isShade(link: Link | undefined): boolean {
  return hasSense(link, "color") || /^(?:light|dark|pale|bright|cold|warm|cool|hot|low|high)$/u.test(link?.norm ?? "");
}

function byScore(clause: Clause, by: number): number {
  if (says(clause, "compare") && clause.links.some((link) => link.token.kind === "number")) return 3;
  const counts = clause.links.findIndex((link) => hasSense(link, "ask", "count"));
  if (says(clause, "verb", "sort") || (counts >= 0 && (by < 0 || counts < by)) || says(clause, "order")) return 3;
  return by < 0 ? 6 : 9;
}

/** "Use type for the colour", "give each type its own colour": one attribute, no fixed look. */
function looseAttribute(clause: Clause, channel: number): NamedAttribute | null {
  const isAsked = styleVerb(clause) >= 0 || /^(?:use|apply|take|map|encode|bind|let|tie)\b/u.test(normOf(clause));
  const isFixed = ["color", "grow", "shape", "fade", "line", "layout"].some((cls) => says(clause, cls));
  const isSet =
    !/^(?:map|encode|bind|tie)\b/u.test(normOf(clause)) && clause.links.some((link) => /^(?:to|=)$/u.test(link.norm));
  if (!isAsked || isFixed || isSet) return null;
  const [only, second] = attributesIn(clause).filter(({ at }) => at !== channel);
  if (only === undefined || second !== undefined) return null;
  return { at: only.at, property: only.name, target: only.target };
}

const ownWords = new RegExp(
  oneLine`
    ^(?:its|their|own|different|distinct|unique|use|apply|take|map|encode|bind|onto|a different|each|every|separate
    |decide|set|determine)$
  `,
  "u",
);

function isOwn(link: Link): boolean {
  return ownWords.test(link.norm);
}

/** "Remove all styling", "reset the colours". */
export const readClearStyles: Reader = (clause) => {
  const verb = ["remove", "clear", "undo"].map((arg) => indexOf(clause, "verb", arg)).find((index) => index >= 0) ?? -1;
  const at = clause.links.findIndex((link, index) => index !== verb && hasSense(link, "noun", "style"));
  if (verb < 0 || at < 0) return null;
  const rest = without(
    clause,
    clause.links.flatMap((link, index) =>
      index === verb || hasSense(link, "noun", "style") || /^(?:custom|my|again|default|to|back)$/u.test(link.norm)
        ? [index]
        : [],
    ),
  );
  const { ref, unread } = readThings(rest, clause.schema);
  const isPartial =
    ref.where !== undefined || ref.names !== undefined || ref.unknown !== undefined || ref.base !== "all";
  const looks = looksIn(clause.links);
  return candidate({ do: "clearStyles", looks }, isPartial ? 2 : 9, isPartial ? [...unread, ref.many] : unread);
};

/** The parts of a look that are spoken of. */
function looksIn(links: readonly Link[]): readonly (keyof StyleWish)[] {
  const text = links.map((link) => link.norm).join(" ");
  const looks: (keyof StyleWish)[] = [];
  if (/\bcolou?r(?:s|ing)?\b/u.test(text)) looks.push("color");
  if (/\bsizes?\b/u.test(text)) looks.push("size", "width");
  if (/\bshapes?\b/u.test(text)) looks.push("shape");
  if (/\b(?:width|thickness)\b/u.test(text)) looks.push("width");
  return looks;
}

const growWords = new RegExp(
  oneLine`
    ^(?:thicken|fatten|embolden|slim down|fade|fade out|fade away|tone down|mute|ghost|dim|gray out|grey out|enlarge
    |shrink|grow|increase|decrease|reduce|magnify|scale up|scale down|double|increase the size of|decrease the size of)
    $
  `,
  "u",
);

function styleVerb(clause: Clause): number {
  const strong = clause.links.findIndex((link) => hasSense(link, "verb", "style") && !isHeadNoun(link));
  const first = clause.links.findIndex((link) => hasSense(link, "verb", "make") || hasSense(link, "verb", "set"));
  if (first >= 0 && (strong < 0 || first < strong)) return first;
  if (strong >= 0) return strong;
  const grow = clause.links.findIndex((link) => growWords.test(link.norm));
  if (grow >= 0) return grow;
  const use = clause.links.findIndex((link) => /^(?:use|apply)$/u.test(link.norm) || isHaving(clause, link));
  if (use >= 0 && says(clause, "color")) return use;
  const isShaped = says(clause, "shape") && clause.links.some((link) => link.norm === "as");
  return clause.links.findIndex((link) => hasSense(link, "verb", "show") && (says(clause, "color") || isShaped));
}

/** "(please) have the red line in red": first in the request. */
function isHaving({ links }: Clause, link: Link): boolean {
  return link.norm === "have" && links.find((other) => !hasSense(other, "fill", "polite")) === link;
}

/** A schema word ("colour" as an attribute) is no verb. */
function isHeadNoun(link: Link): boolean {
  return link.schema.length > 0 && !hasSense(link, "verb", "style");
}

/** "blue servers please" is no request, "servers blue" and "bigger" are. */
function startsWithLook(clause: Clause): boolean {
  const first = clause.links.find((link) => !hasSense(link, "fill", "polite") && !/^(?:a|an|the)$/u.test(link.norm));
  if (hasSense(first, "grow") && first?.schema.length === 0 && says(clause, "noun") && !says(clause, "verb"))
    return clause.links.every((link) => !hasSense(link, "ask") || link.norm === "where");
  const isFor = clause.links.some((link) => /^(?:for|on)$/u.test(link.norm));
  if (isFor && isMeasuredLook(clause) && isLookNoun(first)) return !says(clause, "verb") && !says(clause, "ask");
  if (isFor && ["line", "color", "shape", "fade"].some((cls) => hasSense(first, cls)) && first?.schema.length === 0)
    return !says(clause, "verb") && !says(clause, "ask");
  const last = clause.links.findLast((link) => link.token.kind !== "sign" && !hasSense(link, "fill", "polite"));
  const isLook = ["color", "grow", "line"].some((cls) => hasSense(last, cls)) || isMeasuredLook(clause);
  return isLook && !says(clause, "verb") && !says(clause, "ask") && (last?.schema.length ?? 1) === 0;
}

/** "the readers as big circles", "everyone born after 1985 in turquoise": how they are to be drawn, without a verb. */
function isDrawnAs(clause: Clause): boolean {
  const { links } = clause;
  const isAsked = links.some(
    (link, at) => hasSense(link, "ask") && !(at > 0 && /^(?:who|which|whose)$/u.test(link.norm)),
  );
  if (isAsked || says(clause, "verb")) return false;
  return links.some((link, at) => {
    const next = links.slice(at + 1).find((other) => !hasSense(other, "fill") && !hasSense(other, "grow"));
    if (at === 0 || next === undefined || next.schema.length > 0) return false;
    return link.norm === "as" ? hasSense(next, "shape") : link.norm === "in" && hasSense(next, "color");
  });
}

/** "opacity 0.3", "width: 6": a look given in figures. */
function isMeasuredLook({ links }: Clause): boolean {
  return links.some((link, at) => {
    const next = links.slice(at + 1).find(({ norm }) => !/^(?::|=|of|to|at)$/u.test(norm));
    return isLookNoun(link) && numberOf(next) !== null;
  });
}

function isLookNoun(link: Link | undefined): boolean {
  const isNoun = ["size", "width", "opacity"].some((arg) => hasSense(link, "noun", arg));
  return isNoun && link?.schema.length === 0;
}

const byWords = new RegExp(
  oneLine`
    ^(?:by|based on|according to|depending on|with|using|per|against|on|from|for|after|reflect|reflects|show|represent
    |represents|depend on|depends on|their|its)$
  `,
  "u",
);

function isBy(link: Link): boolean {
  return byWords.test(link.norm);
}

/** "size the nodes by age" where nodes have a size of their own: the attribute is named later. */
function isChannelBefore(clause: Clause, at: number): boolean {
  const isFirst = clause.links
    .slice(0, at)
    .every((link) => hasSense(link, "fill") || hasSense(link, "verb") || hasSense(link, "noun", "nodes"));
  return isFirst && clause.links.some((link, by) => by > at && isBy(link) && attributeAfter(clause, by) !== null);
}

function channelOf(clause: Clause): { readonly name: string; readonly at: number } | null {
  for (const name of ["size", "width", "shape", "label", "opacity"] as const) {
    const at = clause.links.findIndex(
      (link) =>
        hasSense(link, "noun", name) ||
        (name === "size" && (argOf(link, "grow") !== undefined || /^(?:resize|resized)$/u.test(link.norm))),
    );
    if (at >= 0 && (clause.links[at]?.schema.length === 0 || isChannelBefore(clause, at))) return { name, at };
  }
  const at = clause.links.findIndex(
    (link) => hasSense(link, "verb", "style") || /^(?:colours?|colors?)$/u.test(link.norm),
  );
  return at < 0 ? null : { name: "color", at };
}

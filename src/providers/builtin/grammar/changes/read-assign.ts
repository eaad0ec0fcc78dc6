import type { JsonValue } from "@/lib/json";
import { placeAttribute } from "../../lexicon/concept-attributes";
import type { Act, Ref } from "../../meaning/acts";
import { type Candidate, candidate, type Reader } from "../../parse/candidate";
import { type Clause, says } from "../../parse/clauses";
import { numberOf } from "../../schema/link-number";
import { hasSense, isUnknown, type Link, type ValueSense, valueSenses } from "../../schema/link-words";
import { attributesIn, type SaidAttribute } from "../../schema/said-attributes";
import { attributesOf } from "../../schema/schema";
import { wordsOfName } from "../../text/tokens";
import { joinText, readName } from "../things/read-names";
import { readThings } from "../things/read-things";

/** "Give Ann a rating of 7", "move Ann to Sales", "mark Ann as remote", "the stock of Chain is now 250". */
export const readAssign: Reader = (clause) => {
  if (says(clause, "ask") || says(clause, "color")) return null;
  return given(clause) ?? moved(clause) ?? marked(clause) ?? done(clause) ?? stated(clause);
};

/** "give Ann a rating of 7.7", "give Ann the age 5". */
function given(clause: Clause): Candidate | null {
  const verb = clause.links.findIndex((link) => /^(?:give|assign)$/u.test(link.norm));
  const [attribute] = attributesIn(clause);
  if (verb < 0 || attribute === undefined || attribute.at < verb + 2) return null;
  const at = clause.links.findIndex((link, place) => place > attribute.at && !/^(?:of|to|=|:|is|at)$/u.test(link.norm));
  const value = valueAt(clause.links[at], attribute);
  if (value === null) return null;
  const who = clause.links.slice(verb + 1, attribute.at).filter((link) => !/^(?:a|an|the)$/u.test(link.text));
  return assigned(clause, who, { attribute, value, rest: clause.links.slice(at + 1) });
}

/** "move Ann to the Support department", "transfer Ann to Sales": a value tells its attribute. */
function moved(clause: Clause): Candidate | null {
  const verb = clause.links.findIndex((link) =>
    /^(?:move|transfer|reassign|assign|promote|relocate|moves|switch|add|put|place|enrol|enroll)$/u.test(link.norm),
  );
  const to = clause.links.findLastIndex((link, at) => at > verb + 1 && /^(?:to|into|in)$/u.test(link.norm));
  if (verb < 0 || to < 0) return null;
  if (
    /^(?:add|put|place|enroll?)$/u.test(clause.links[verb]?.norm ?? "") &&
    !clause.links.slice(verb + 1, to).every(isThere)
  )
    return null;
  const after = clause.links.slice(to + 1);
  const senses = after.flatMap((link) => valueSenses(link, "nodes"));
  const said = attributesIn({ ...clause, links: after });
  const fitting = senses.filter((one) => said.length === 0 || said.some(({ name }) => name === one.attribute.name));
  const sense = onlyOne(fitting);
  if (sense === null) return said.length === 0 ? newPlace(clause, verb, to) : null;
  const attribute = { at: 0, name: sense.attribute.name, kind: sense.attribute.kind, target: "nodes" } as const;
  const rest = after.filter(
    (link) => !link.schema.some((one) => one.kind !== "label" && one.attribute.name === sense.attribute.name),
  );
  const who = clause.links.slice(verb + 1, to);
  const isOver = /^(?:over|across|back|on)$/u.test(who.at(-1)?.norm ?? "");
  const left = rest.filter((link) => link.schema.length > 0 || !groupNoun.test(link.norm));
  return assigned(clause, isOver ? who.slice(0, -1) : who, { attribute, value: sense.value, rest: left });
}

/** "the Support department": what the value is called. */
const groupNoun = /^(?:teams?|departments?|groups?|divisions?|units?|sections?|region|area|side|category)$/u;

/** "move Ann to Austria": a place no node has yet. */
function newPlace(clause: Clause, verb: number, to: number): Candidate | null {
  if (!/^(?:move|transfer|relocate)$/u.test(clause.links[verb]?.norm ?? "")) return null;
  const after = clause.links.slice(to + 1).filter((link) => !/^[.?!]$/u.test(link.norm) && link.norm !== "the");
  const name = placeAttribute(clause.schema);
  const isName = after.length > 0 && after.every((link) => link.isName && link.schema.length === 0);
  if (name === null || !isName) return null;
  const attribute = { at: 0, name, kind: "string", target: "nodes" } as const;
  return assigned(clause, clause.links.slice(verb + 1, to), { attribute, value: joinText(after), rest: [] });
}

/** Who is spoken of is in the graph already. */
function isThere(link: Link): boolean {
  const isNamed = link.schema.some(({ kind }) => kind === "label");
  return isNamed || hasSense(link, "pronoun", "those") || /^(?:and|,|both|all|of|him|her)$/u.test(link.norm);
}

/** One attribute has this value, so that nothing is guessed. */
function onlyOne(senses: readonly ValueSense[]): ValueSense | null {
  const [first] = senses;
  if (first === undefined) return null;
  return senses.every(({ attribute, value }) => attribute.name === first.attribute.name && value === first.value)
    ? first
    : null;
}

/** "make Museum step free", "mark Ann as not remote". */
function marked(clause: Clause): Candidate | null {
  const verb = clause.links.findIndex(
    (link) => hasSense(link, "verb", "make") || hasSense(link, "verb", "set") || link.norm === "flag",
  );
  const [attribute, second] = attributesIn(clause);
  if (verb < 0 || attribute === undefined || second !== undefined || attribute.kind !== "boolean") return null;
  const isLook = ["grow", "fade", "shape", "line"].some((cls) => says(clause, cls));
  const after = clause.links.slice(attribute.at + 1);
  if (attribute.at < verb + 2 || isLook || after.some((link) => !isAside(link))) return null;
  const before = clause.links.slice(verb + 1, attribute.at);
  const isNot = before.some((link) => hasSense(link, "sign", "not"));
  const who = before.filter((link) => !hasSense(link, "sign", "not") && !/^(?:as|to|be|being)$/u.test(link.norm));
  return assigned(clause, who, { attribute, value: !isNot, rest: [] });
}

/** "vaccinate all rabbits", "archive Ann": the verb of a yes-or-no attribute, first in the request. */
function done(clause: Clause): Candidate | null {
  const at = clause.links.findIndex((link) => !hasSense(link, "fill", "polite"));
  const verb = clause.links[at];
  const named = attributesOf(clause.schema, "nodes").find(
    ({ name, kind }) => kind === "boolean" && isVerbOf(verb?.norm ?? "", wordsOfName(name)),
  );
  const who = clause.links.slice(at + 1).filter((link) => !/^(?:please|now)$/u.test(link.norm));
  if (named === undefined || who.length === 0 || attributesIn({ ...clause, links: who }).length > 0) return null;
  const attribute = { at, name: named.name, kind: named.kind, target: "nodes" } as const;
  return assigned(clause, who, { attribute, value: true, rest: [] });
}

/** "train" for "trained", "archive" for "isArchived". */
function isVerbOf(verb: string, name: string): boolean {
  if (verb.length < 3) return false;
  const past = [`${verb}d`, `${verb}ed`, `${verb}${verb.at(-1)}ed`, verb.replace(/y$/u, "ied")];
  return past.some((form) => form !== verb && (form === name || `is ${form}` === name));
}

/** "(the attribute)", "please": nothing that changes what is meant. */
function isAside(link: Link): boolean {
  return (
    link.token.kind === "sign" ||
    hasSense(link, "fill") ||
    hasSense(link, "noun", "attributes") ||
    /^(?:mean|meant|i)$/u.test(link.norm)
  );
}

/** "the stock of Chain is now 250", "Ann's age is now 6": "now" says that it is news. */
function stated(clause: Clause): Candidate | null {
  const at = clause.links.findIndex((link, place) => isNews(link, clause.links[place + 1]));
  const [attribute] = attributesIn(clause);
  if (at < 1 || attribute === undefined || attribute.at > at) return null;
  const start = clause.links[at]?.norm === "is" ? at + 2 : at + 1;
  const value = valueAt(clause.links[start], attribute);
  if (value === null) return null;
  const who = clause.links.slice(0, at).filter((_, place) => place !== attribute.at);
  return assigned(clause, who, { attribute, value, rest: clause.links.slice(start + 1) });
}

function isNews(link: Link, next: Link | undefined): boolean {
  return (
    (link.norm === "is" && next?.norm === "now") || /^(?:should be|must be|has to be|needs to be)$/u.test(link.norm)
  );
}

interface Assigned {
  readonly attribute: SaidAttribute;
  readonly value: JsonValue;
  readonly rest: readonly Link[];
}

function assigned(clause: Clause, who: readonly Link[], { attribute, value, rest }: Assigned): Candidate {
  const what = whoIs(who, clause);
  const strange = rest.filter(
    (link) => !isAside(link) && !/^(?:years?|old|kg|euros?|points?|stars?)$/u.test(link.norm),
  );
  const act: Act = { do: "set", what: what.ref, property: attribute.name, value };
  return candidate(act, 9, [...what.unread, ...strange.map((link) => link.text)]);
}

/** The elements a change of values is for; plain words may be names, several of them a list. */
export function whoIs(
  links: readonly Link[],
  clause: Clause,
): { readonly ref: Ref; readonly unread: readonly string[] } {
  const words = links.filter((link) => link.norm !== "'s" && !/^[.?!()]$/u.test(link.norm));
  const { ref, unread, isEmpty } = readThings(words, clause.schema);
  if (isEmpty) return { ref: { ...ref, base: "previous", isAll: false }, unread };
  const names = namesIn(words);
  const isLoose = ref.unknown !== undefined || unread.length > 0;
  if (isLoose && names !== null) {
    const { unknown: _unknown, where: _where, ...rest } = ref;
    return { ref: { ...rest, base: "names", names, isAll: false }, unread: [] };
  }
  return { ref, unread };
}

/** "a, b and c", when each part is a name or may be one. */
function namesIn(links: readonly Link[]): readonly string[] | null {
  const names: string[] = [];
  let at = 0;
  while (at < links.length) {
    const link = links[at];
    const found = link !== undefined && isUnknown(link) ? { name: link.text, length: 1 } : readName(links, at);
    const isJoint = /^(?:and|,|the|of|for|both|a|an|node|nodes)$/u.test(link?.norm ?? "");
    if (found === null && !isJoint) return null;
    if (found !== null) names.push(found.name);
    at += found?.length ?? 1;
  }
  return names.length === 0 ? null : names;
}

function valueAt(link: Link | undefined, attribute: SaidAttribute): string | number | boolean | null {
  if (link === undefined || link.token.kind === "sign") return null;
  const number = numberOf(link);
  if (attribute.kind === "number") return number;
  if (attribute.kind === "boolean")
    return /^(?:true|yes|false|no)$/u.test(link.norm) ? /^(?:true|yes)$/u.test(link.norm) : null;
  const known = link.schema.find((sense) => sense.kind === "value" && sense.attribute.name === attribute.name);
  if (known?.kind === "value" && typeof known.value === "string") return known.value;
  if (number !== null) return link.token.text;
  return link.token.kind === "quoted" || link.isName || isUnknown(link) ? link.token.text : null;
}

/** "Mochi turned 4, please update the age": what happened, then which attribute it is of. */
export const readNews: Reader = (clause) => {
  const { links } = clause;
  const turned = links.findIndex((link) =>
    /^(?:turned|became|becomes|turns|has turned|weighs|costs|earns|is|got|went|reached|hit)$/u.test(link.norm),
  );
  const cut = links.findIndex((link, at) => at > turned && /^(?:,|so|;|:|and)$/u.test(link.norm));
  const ask = links.findIndex((link, at) => at > cut && hasSense(link, "verb", "set"));
  if (turned < 1 || cut < 0 || ask < 0 || says(clause, "ask")) return null;
  const attribute = onlyAttribute(clause, ask);
  const value = attribute === null ? null : valueAt(links.slice(turned + 1, cut).find(isValueWord), attribute);
  if (attribute === null || value === null) return null;
  const rest = links.slice(cut + 1).filter((link, at) => cut + 1 + at !== ask && !isKnownTail(link, attribute));
  const strange = rest.filter((link) => !isAside(link) && !hasSense(link, "pronoun"));
  const found = whoIs(links.slice(0, turned), clause);
  if (found.ref.base !== "names") return null;
  const act: Act = { do: "set", what: found.ref, property: attribute.name, value };
  return candidate(
    act,
    9,
    strange.map((link) => link.text),
  );
};

function onlyAttribute(clause: Clause, ask: number): SaidAttribute | null {
  const [first, second] = attributesIn(clause).filter(({ at }) => at > ask);
  return first !== undefined && second === undefined ? first : null;
}

function isValueWord(link: Link): boolean {
  return !hasSense(link, "fill");
}

function isKnownTail(link: Link, attribute: SaidAttribute): boolean {
  return link.schema.some((sense) => sense.kind === "attribute" && sense.attribute.name === attribute.name);
}

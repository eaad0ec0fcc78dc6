import type { ElementTarget } from "@/graph/document/graph-types";
import type { Selector } from "@/graph/selector/selector-types";
import { oneLine } from "@/lib/text/lines";
import type { Ref } from "../meaning/acts";
import { all, any, compare, not } from "../meaning/selectors";
import { attributesOf, saysKind } from "../schema/schema";
import { otherAnswer } from "../schema/yes-and-no";
import { plural, singulars, verbStem } from "../text/inflect";
import { wordsOfName } from "../text/tokens";
import type { Part, ValueSense, World } from "./grammar-types";

export function everything(target: ElementTarget): Ref {
  const [one, many] = target === "nodes" ? ["node", "nodes"] : ["edge", "edges"];
  return { target, base: "all", one, many, isAll: true, mended: [] };
}

/** Elements of a kind, as its noun says. */
export function kindRef(target: ElementTarget, noun: Pick<Ref, "one" | "many" | "where">): Ref {
  return { target, base: "all", isAll: noun.where === undefined, mended: [], ...noun };
}

/** One of them, and several. */
export function formsOf(noun: string): { readonly one: string; readonly many: string } {
  const [one = noun] = singulars(noun);
  return { one, many: one === noun ? plural(noun) : noun };
}

/** "servers" of a type, "Oslo nodes" of a city; who says "engineers" has made it a noun. */
export function formsOfValue(
  {
    target,
    attribute: { name },
    value,
  }: Pick<ValueSense, "target" | "value"> & { readonly attribute: { readonly name: string } },
  said = "",
): Pick<Ref, "one" | "many"> {
  const phrase = wordsOfName(String(value));
  const isPlural = said !== phrase && singulars(said).includes(phrase);
  if (isPlural || saysKind(name)) return formsOf(phrase);
  return { one: `${String(value)} ${target.slice(0, -1)}`, many: `${String(value)} ${target}` };
}

export function spoken(base: Ref["base"], target: ElementTarget = "nodes"): Ref {
  return { ...everything(target), base, isAll: false };
}

export function named(names: readonly string[]): Ref {
  return { ...everything("nodes"), base: "names", names, isAll: false };
}

/** Nothing but the elements themselves: no condition, no base. */
export function isPlain(ref: Ref): boolean {
  return ref.isAll && ref.base === "all";
}

/** With a further condition; null where the two cannot go together. */
export function narrow(ref: Ref, part: Part, say: "before" | "after" | "not" = "after"): Ref | null {
  const where = part.where === undefined ? ref.where : together(ref.where, part.where);
  if (!isOpenTo(ref, part) || isEmptyAnd(where)) return null;
  return {
    ...ref,
    ...(where === undefined ? {} : { where }),
    ...nearOf(ref, part),
    ...tiedOf(ref, part),
    ...ownOf(part),
    ...(part.without === undefined ? {} : { without: [...(ref.without ?? []), ...part.without] }),
    ...(part.isWithNeighbours === undefined ? {} : { isWithNeighbours: part.isWithNeighbours }),
    ...saidWith(ref, part, say),
    isAll: false,
  };
}

/** It is of the elements the condition is of, and does not say yet what the condition says of them once. */
function isOpenTo({ target, base, rank, against, ends }: Ref, part: Part): boolean {
  if (part.side !== undefined && part.side !== target) return false;
  if (part.base !== undefined && base !== "all") return false;
  if (part.rank !== undefined && rank !== undefined) return false;
  if (part.against !== undefined && against !== undefined) return false;
  if (part.ends !== undefined && ends !== undefined) return false;
  return target === "edges" ? part.near === undefined && part.tied === undefined : part.ends === undefined;
}

/** What a condition says of them once. */
function ownOf({ rank, against, ends, base, names }: Part): Pick<Part, "rank" | "against" | "ends" | "base" | "names"> {
  return {
    ...(rank === undefined ? {} : { rank }),
    ...(against === undefined ? {} : { against }),
    ...(ends === undefined ? {} : { ends }),
    ...(base === undefined ? {} : { base }),
    ...(names === undefined ? {} : { names }),
  };
}

/** Both conditions as one list. */
function together(...terms: readonly (Selector | undefined)[]): Selector {
  return all(terms.flatMap((term): readonly (Selector | undefined)[] => (term?.op === "and" ? term.terms : [term])));
}

/** "Support in Finance": one attribute cannot be two values at once. */
function isEmptyAnd(where: Selector | undefined): boolean {
  if (where?.op !== "and") return false;
  const fixed = where.terms.flatMap((term) => fixedBy(term) ?? []);
  return new Set(fixed).size < fixed.length;
}

/** The attribute that this says the value of, one or a choice. */
function fixedBy(term: Selector): string | null {
  if (term.op === "or") {
    const [first = null, ...others] = term.terms.map(fixedBy);
    return others.every((name) => name === first) ? first : null;
  }
  if (term.op !== "compare" || term.cmp !== "==" || term.field.of !== "bare") return null;
  return `${term.field.end ?? ""} ${term.field.name}`;
}

function nearOf(ref: Ref, { near }: Part): Pick<Ref, "near" | "nearAlso"> {
  if (near === undefined) return {};
  return ref.near === undefined ? { near } : { nearAlso: [...(ref.nearAlso ?? []), near] };
}

function tiedOf(ref: Ref, { tied }: Part): Pick<Ref, "tied" | "tiedAlso"> {
  if (tied === undefined) return {};
  return ref.tied === undefined ? { tied } : { tiedAlso: [...(ref.tiedAlso ?? []), tied] };
}

function saidWith(
  ref: Ref,
  { said, noun, near, tied, where }: Part,
  say: "before" | "after" | "not",
): { readonly one: string; readonly many: string } {
  const { one, many } = ref;
  if (noun !== undefined && ref.target === "nodes" && isPlain(ref)) return noun;
  if (said === undefined || say === "not") return { one, many };
  if (say === "before") return { one: `${said} ${one}`, many: `${said} ${many}` };
  const [, never = "", after = ""] =
    /^(?:(?:(?:that|which|who) )?(?:is|are|was|were|be) )?(?:(?:the|an?) )?(never )?(.*)$/isu.exec(said) ?? [];
  // "buys from two refiners": a verb of its own, whatever the edges are called.
  const isVerb = tied !== undefined && /^\p{Ll}+[^s\P{L}]s (?!of )/u.test(after);
  const relation = isVerb ? after : (near?.relation ?? tied?.relation ?? (tied === undefined ? "" : "has"));
  const clause = (isOne: boolean): string => {
    const own = clauseOf(after, relation, isOne);
    return `${never}${own === after ? joinedTo(after, { target: ref.target, where }, isOne) : own}`.replace(
      /^(never )that /u,
      "that $1",
    );
  };
  return { one: `${one} ${clause(true)}`, many: `${many} ${clause(false)}` };
}

/** Words that may follow a noun: "cats in Rome", "people older than 5", "servers not hosted by Ann". */
const behindNoun = new RegExp(
  oneLine`
    ^(?:not )?(?:(?:who|which|that|whose|where|when|with|without|of|as|like|than|and|but|away|missing|lacking|called
    |named|\d.*|[<>="'“„«].*)|(?:in|on|at|to|from|for|by|near|next|above|below|over|under|beneath|between|within
    |inside|outside|beside|besides|about|around|along|across|through|via|after|before|since|until|up|among|against
    |beyond|behind|exactly|only|directly|more|less|fewer|at|no)
    |\p{L}+(?:er|ed|ing|ught|wn) (?:than|to|by|in|on|at|from|with|of|for|after|before|since|between|as|only|directly)
    |\p{L}{3,}ing|born|made|drawn|held|kept)(?: |$)
  `,
  "iu",
);

/** How a condition follows its noun: "with salary above 5", "that earn more than 5", "that are leaves". */
function joinedTo(
  after: string,
  { target, where }: Pick<Ref, "target"> & { readonly where: Selector | undefined },
  isOne: boolean,
): string {
  if (after === "" || behindNoun.test(after)) return after;
  if (fieldsOf(where).some((name) => after.toLowerCase().startsWith(`${name} `))) return `with ${after}`;
  const [first = "", second = "", ...rest] = after.split(" ");
  if (!behindVerb.test(second)) return asPredicate(after, isOne);
  // An edge is called by its verb: "plays with".
  if (target === "edges") return `called ${after}`;
  const verb = first.endsWith("s") ? (singulars(first)[0] ?? first) : first;
  return ["that", isOne ? plural(verb) : verb, second, ...rest].join(" ");
}

const behindVerb = /^(?:more|less|fewer|over|above|below|under|at|exactly|between|in|on|for|as|from|to|with|\d.*)$/iu;

/** "that are leaves", "that is a leaf", "that is isolated". */
function asPredicate(said: string, isOne: boolean): string {
  const [one = said] = singulars(said);
  if (!isOne) return `that are ${said}`;
  return one === said ? `that is ${said}` : `that is ${/^[aeiou]/iu.test(one) ? "an" : "a"} ${one}`;
}

/** The attributes that a condition is on, as they are said. */
function fieldsOf(where: Selector | undefined): readonly string[] {
  if (where === undefined) return [];
  if ("terms" in where) return where.terms.flatMap(fieldsOf);
  if (where.op === "not") return fieldsOf(where.term);
  return "field" in where ? [wordsOfName(where.field.name), where.field.name.toLowerCase()] : [];
}

/** "lives with nobody" of one, "live with nobody" of several: a clause of its own where it begins with the verb. */
function clauseOf(after: string, relation: string, isOne: boolean): string {
  const [first = "", ...rest] = after.split(" ");
  const known = having.find((forms) => forms.includes(first.toLowerCase()));
  if (known !== undefined) return ["that", known[isOne ? 1 : 0] ?? first, ...rest].join(" ");
  const [verb = ""] = relation.split(" ");
  if (!verb.toLowerCase().endsWith("s") || verbStem(first.toLowerCase()) !== verbStem(verb.toLowerCase())) return after;
  const isThird = first.toLowerCase() === verb.toLowerCase();
  const isBare = singulars(verb.toLowerCase()).includes(first.toLowerCase());
  if (!isThird && !isBare) return after;
  return ["that", isOne ? verb : (singulars(first)[0] ?? first), ...rest].join(" ");
}

const having: readonly (readonly [many: string, one: string])[] = [
  ["have", "has"],
  ["don't", "doesn't"],
  ["haven't", "hasn't"],
  ["havent", "hasnt"],
  ["aren't", "isn't"],
  ["weren't", "wasn't"],
  ["do", "does"],
];

/** Either condition; only where both are conditions on attributes. */
export function either(first: Part, second: Part): Part | null {
  const [a, b] = [bare(first), bare(second)];
  if (a === null || b === null || !isSameSide(first, second)) return null;
  return { ...sideOf(first, second), where: any([a, b]), ...aboutOf(first, second) };
}

/** Both conditions; two values of one attribute are either. */
export function both(first: Part, second: Part): Part | null {
  if (first.about !== undefined && first.about === second.about) return either(first, second);
  if (!isSameSide(first, second)) return null;
  const shared = (Object.keys(first) as (keyof Part)[]).some(
    (key) => key in second && !["where", "said", "noun", "about", "side"].includes(key),
  );
  if (shared) return null;
  const { said: _said, noun: _noun, about: _about, ...rest } = { ...first, ...second };
  const where = together(first.where, second.where);
  return { ...rest, ...sideOf(first, second), ...(where.op === "all" ? {} : { where }) };
}

/** The condition turned round; null where it has no opposite. */
export function negated(part: Part, world: World): Part | null {
  const where = bare(part);
  const { about: _about, noun: _noun, ...rest } = part;
  if (where !== null) return { ...rest, where: opposite(where, part.side ?? "nodes", world) };
  if (part.near !== undefined && part.where === undefined)
    return { ...rest, near: { ...part.near, isNegated: !part.near.isNegated } };
  if (part.tied !== undefined && part.where === undefined && part.tied.order === undefined) {
    const { cmp, count } = part.tied;
    if (cmp === ">=" && count === 1) return { ...rest, tied: { ...part.tied, cmp: "==", count: 0 } };
    const turned = { "<": ">=", "<=": ">", ">": "<=", ">=": "<" } as const;
    return cmp === "==" ? null : { ...rest, tied: { ...part.tied, cmp: turned[cmp] } };
  }
  return null;
}

/** Where both answers are stored, those without one are not known to be the opposite. */
function opposite(where: Selector, target: ElementTarget, { schema }: World): Selector {
  if (where.op !== "compare" || where.cmp !== "==" || where.value.kind !== "literal") return not(where);
  const { field, value } = where;
  const attribute = attributesOf(schema, target).find(({ name }) => name === field.name);
  const other = otherAnswer(attribute, value.value);
  return other === undefined ? not(where) : compare(field.name, "==", other);
}

/** The condition alone, where there is nothing else. */
function bare({ said: _said, noun: _noun, about: _about, side: _side, where, ...rest }: Part): Selector | null {
  return where === undefined || Object.keys(rest).length > 0 ? null : where;
}

function isSameSide(first: Part, second: Part): boolean {
  return first.side === undefined || second.side === undefined || first.side === second.side;
}

function sideOf(first: Part, second: Part): Pick<Part, "side"> {
  const side = first.side ?? second.side;
  return side === undefined ? {} : { side };
}

function aboutOf(first: Part, second: Part): Pick<Part, "about"> {
  return first.about !== undefined && first.about === second.about ? { about: first.about } : {};
}

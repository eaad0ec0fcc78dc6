import type { JsonValue } from "@/lib/json";
import { oneLine } from "@/lib/text/lines";
import { everything } from "../../chart/refs";
import { placeAttribute, postAttribute, teamAttribute } from "../../lexicon/concept-attributes";
import type { Act, Ref } from "../../meaning/acts";
import { type Candidate, candidate, type Reader } from "../../parse/candidate";
import { type Clause, normOf } from "../../parse/clauses";
import { hintedAttribute } from "../../schema/attribute-hints";
import { numberOf } from "../../schema/link-number";
import { argOf, hasSense, isUnknown, type Link, valueSenses } from "../../schema/link-words";
import { relationAt } from "../../schema/relation-match";
import { attributesIn, type SaidAttribute } from "../../schema/said-attributes";
import { isUnit } from "../../text/units";
import { joinText, readName } from "../things/read-names";

/**
 * News, told rather than asked for: "Ann turned 30", "the price of Chain is 20 now", "Ann moved to York", "Quay is open again". Without
 * a word that says it is new ("the price of Chain is 20") nothing is changed, it is offered.
 */
export const readStatement: Reader = (clause) => {
  if (clause.isAsked === true || clause.links.length > 24 || isOrder(clause)) return null;
  const news = statementOf(clause);
  return news === null ? null : (turned(news) ?? measured(news) ?? quality(news) ?? moved(news));
};

/** Who it is told of, and what is said of them. */
interface Statement {
  readonly clause: Clause;
  readonly name: string;
  readonly rest: readonly Link[];
  readonly text: string;
  readonly isNews: boolean;
}

const newsWord =
  /\b(?:now|again|any ?more|any longer|no longer|from now on|today|yesterday|as of today|since today|meanwhile|lately)\b/u;

function isOrder({ links }: Clause): boolean {
  const first = links.find((link) => link.token.kind !== "sign" && !hasSense(link, "fill", "polite"));
  if (first === undefined || first.schema.length > 0) return false;
  return (
    ["ask", "verb", "talk"].some((cls) => hasSense(first, cls)) ||
    /^(?:is|are|was|does|do|did|has|if)$/u.test(first.norm)
  );
}

function statementOf(clause: Clause): Statement | null {
  const links = clause.links.filter((link) => link.token.kind !== "sign" || link.norm === "'s");
  const [at, second] = links.flatMap((link, place) => (isNamed(link) ? [place] : []));
  const found = at === undefined ? null : readName(links, at);
  if (at === undefined || found === null || (second !== undefined && second < at + found.length)) return null;
  const rest = [...links.slice(0, at), ...links.slice(at + found.length)];
  return {
    clause,
    name: found.name,
    rest,
    text: normOf({ ...clause, links: rest }),
    isNews: newsWord.test(normOf(clause)),
  };
}

function isNamed({ schema }: Link): boolean {
  return schema.some(({ kind }) => kind === "label");
}

/** "Ann turned 30", "Ann is 30 now". */
function turned({ clause, name, rest, text, isNews }: Statement): Candidate | null {
  const isAge =
    /\b(?:turned|turns|has turned|just turned)\b/u.test(text) ||
    (isNews && /^(?:is|'s|now is) (?:now )?\S+(?: years old| years)?(?: now)?$/u.test(text));
  const hint = isAge ? hintedAttribute(clause.schema, "nodes", "age") : null;
  const numbers = rest.flatMap((link) => numberOf(link) ?? []);
  const [age, other] = numbers;
  if (hint === null || hint.isTurned || age === undefined || other !== undefined) return null;
  return stated(name, { property: hint.attribute.name, value: age }, strange(rest, []));
}

const statedBy = new RegExp(
  oneLine`
    \b(?:is|are|was|has|have|costs|weighs|earns|'s|changed to|went (?:up|down) to|rose to|fell to|dropped to
    |increased to|gone (?:up|down) to|became|turned out to be)\b
  `,
  "u",
);

/** "the price of Chain is 20 now", "Ann's pay went up to 3000", "Chain costs 20 now". */
function measured({ clause, name, rest, text, isNews }: Statement): Candidate | null {
  const attribute = statedAttribute(rest, clause);
  if (attribute === null || attribute.kind !== "number" || /\b(?:than|if|when)\b/u.test(text)) return null;
  const numbers = rest.filter((link) => numberOf(link) !== null);
  const [number] = numbers;
  const amount = numberOf(number);
  if (amount === null || numbers.length > 1) return null;
  const left = strange(rest, [attribute.at]);
  const by =
    /\b(went|gone|goes|rose|risen|grew|fell|fallen|dropped|increased|decreased|climbed|up|down|shrank|sank)\b.*\bby\b/u.exec(
      text,
    )?.[1];
  if (by !== undefined) {
    const isDown = /\b(?:fell|fallen|dropped|decreased|down|shrank|sank)\b/u.test(text);
    const isPercent = number?.text.endsWith("%") === true || /\bper ?cent\b/u.test(text);
    const sign = isDown ? -1 : 1;
    const change = isPercent ? { multiply: 1 + (sign * amount) / 100 } : { add: sign * amount };
    return candidate({ do: "adjust", what: named(name), property: attribute.name, ...change }, 9.5, left);
  }
  const isStated = statedBy.test(text);
  if (!isStated) return null;
  const isChange = isNews || /\b(?:changed|went|gone|rose|fell|dropped|increased|became)\b/u.test(text);
  return stated(name, { property: attribute.name, value: amount, isOffer: !isChange }, left);
}

function statedAttribute(rest: readonly Link[], clause: Clause): SaidAttribute | null {
  const [said, second] = attributesIn({ ...clause, links: rest });
  if (said !== undefined) return second === undefined && said.target === "nodes" ? said : null;
  const at = rest.findIndex((link) => argOf(link, "of") !== undefined);
  const hint = at < 0 ? null : hintedAttribute(clause.schema, "nodes", argOf(rest[at], "of") ?? "");
  return hint === null ? null : { at, name: hint.attribute.name, kind: "number", target: "nodes" };
}

/** "Quay is open again", "Ann is no longer remote", "Ann isn't insured any more". */
function quality({ clause, name, rest, text, isNews }: Statement): Candidate | null {
  if (
    !isNews ||
    !/^(?:(?:the|now|and|but|so) )*(?:is|are|'s|isn't|aren't|has become|became|was|got|no longer|isnt)\b/u.test(text)
  )
    return null;
  const isNot =
    rest.some((link) => hasSense(link, "sign", "not")) || /\b(?:no longer|isn't|aren't|isnt|not)\b/u.test(text);
  const [attribute, second] = attributesIn({ ...clause, links: rest });
  if (attribute !== undefined) {
    if (second !== undefined || attribute.kind !== "boolean") return null;
    return stated(name, { property: attribute.name, value: !isNot }, strangeOrFigure(rest, [attribute.at]));
  }
  if (isNot) return null;
  const sense = soleValue(rest, clause);
  if (sense === null) return null;
  return stated(name, { property: sense.property, value: sense.value }, strangeOrFigure(rest, [sense.at]));
}

function soleValue(
  rest: readonly Link[],
  { schema }: Clause,
): { readonly property: string; readonly value: JsonValue; readonly at: number } | null {
  const found = rest.flatMap((link, at) =>
    valueSenses(link, "nodes").map(({ attribute, value }) => ({ property: attribute.name, value, at })),
  );
  const [first] = found;
  const isOne = found.every((one) => one.property === first?.property && one.at === first.at);
  return first !== undefined && isOne && relationAt(rest, first.at, schema) === null ? first : null;
}

const movedVerbs = /\b(?:moved|relocated|transferred|switched|changed|joined|became|promoted|graduated)\b/u;

/** "Ann moved to York", "Ann works in Sales now", "Ann was promoted to manager". */
function moved({ clause, name, rest, text, isNews }: Statement): Candidate | null {
  const isMove = movedVerbs.test(text);
  const isVerb = (link: Link): boolean => isNews && isUnknown(link) && /^\p{Ll}+(?:s|ed)$/u.test(link.text);
  const verb = rest.findIndex((link) => kindOfVerb(link.norm) !== null || isVerb(link));
  if (verb < 0 || (!isMove && !isNews)) return null;
  const isTied = rest.some((_, at) => relationAt(rest, at, clause.schema)?.isNoun === false);
  if (isTied) return null;
  const sense = soleValue(rest, clause);
  if (sense !== null)
    return stated(name, { property: sense.property, value: sense.value }, strangeOrFigure(rest, [sense.at, verb]));
  const kind = kindOfVerb(rest[verb]?.norm ?? "");
  const property = kind === null ? null : attributesOfKind[kind](clause.schema);
  const tail = rest.slice(verb + 1).filter((link) => !isSmall(link));
  const isName =
    tail.length > 0 && tail.every((link) => isUnknown(link) || link.isName || link.token.kind === "quoted");
  if (property === null || !isName || tail.some(isNamed) || rest.slice(0, verb).some((link) => !isSmall(link)))
    return null;
  return stated(name, { property, value: joinText(tail) }, []);
}

const attributesOfKind = { place: placeAttribute, team: teamAttribute, post: postAttribute } as const;

function kindOfVerb(norm: string): keyof typeof attributesOfKind | null {
  if (/^(?:moved|relocated|lives|live|living|resides|based|stays|located|moved to)$/u.test(norm)) return "place";
  if (/^(?:joined|transferred|works|work|working|switched|plays|belongs)$/u.test(norm)) return "team";
  return /^(?:promoted|became)$/u.test(norm) ? "post" : null;
}

interface StatedValue {
  readonly property: string;
  readonly value: JsonValue;
  readonly isOffer?: boolean;
}

function stated(name: string, { property, value, isOffer }: StatedValue, unread: readonly string[]): Candidate {
  const act: Act = { do: "set", what: named(name), property, value };
  if (isOffer !== true) return candidate(act, 9.6, unread);
  return candidate({ do: "held", why: "told", act, words: "" }, 9, unread);
}

function named(name: string): Ref {
  return { ...everything("nodes"), base: "names", names: [name], isAll: false };
}

/** Words that say more than what was read. */
function strange(rest: readonly Link[], taken: readonly number[]): readonly string[] {
  return rest.filter((link, at) => !taken.includes(at) && !isSmall(link)).map(({ text }) => text);
}

/** "Ann is now 75 % done" is not "done": where the value is a word, a figure says more. */
function strangeOrFigure(rest: readonly Link[], taken: readonly number[]): readonly string[] {
  const figures = rest.filter((link, at) => !taken.includes(at) && numberOf(link) !== null).map(({ text }) => text);
  return [...strange(rest, taken), ...figures];
}

function isSmall(link: Link): boolean {
  if (link.token.kind === "sign" || numberOf(link) !== null) return true;
  if (link.schema.some(({ kind }) => kind !== "attribute")) return false;
  if (hasSense(link, "fill") || hasSense(link, "light") || isUnit(link.norm) || hasSense(link, "of")) return true;
  return smallNews.test(link.norm);
}

const smallNews = new RegExp(
  oneLine`
    ^(?:turned|turns|changed|went|gone|goes|rose|risen|grew|fell|fallen|dropped|increased|decreased|climbed|shrank
    |sank|became|become|up|down|up to|down to|by|to|years?|old|now|again|anymore|any|more|longer|no longer|not|isn't
    |aren't|today|yesterday|meanwhile|lately|costs|weighs|earns|moved|relocated|transferred|switched|joined|promoted
    |works|lives|since|back|just|has|only|percent|update|fyi|btw|position|role|team|department|office|city|job)$
  `,
  "u",
);

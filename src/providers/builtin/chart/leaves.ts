import { antonymsOf } from "../lexicon/antonyms";
import { adjectiveOf } from "../lexicon/demonyms";
import { edgeKindOf } from "../lexicon/edge-nouns";
import { genderForms } from "../lexicon/gender-words";
import { nounMeaning } from "../lexicon/noun-classes";
import { periodAt } from "../lexicon/time-words";
import type { Ref } from "../meaning/acts";
import { compare } from "../meaning/selectors";
import { type Link, linkWords } from "../schema/link-words";
import { relationAt } from "../schema/relation-match";
import { type Schema, type SchemaSense, typeAttribute } from "../schema/schema";
import { isEventHere } from "../schema/time-attributes";
import { plural, singulars } from "../text/inflect";
import { mendWord } from "../text/mend-word";
import { type Token, wordsOfName } from "../text/tokens";
import { attributeVerbsAt } from "./attribute-verbs";
import type { Entry, Skip } from "./chart";
import { costs } from "./costs";
import { freeAt } from "./free-leaves";
import { plainRelationsAt } from "./plain-relations";
import { longestPhrase, type Vocabulary, type WordMeaning } from "./words/vocabulary";

export interface Leaves {
  readonly entries: readonly Entry[];
  readonly skips: readonly Skip[];
  /** Words nobody knows. */
  readonly strange: readonly string[];
  /** Words that were misspelt: what they were taken for. */
  readonly mended: readonly string[];
}

/** What every stretch of the message may mean: by the language's rows, by the graph, and as what may be passed over. */
export function leavesOf(tokens: readonly Token[], schema: Schema, words: Vocabulary): Leaves {
  const entries: Entry[] = [];
  const skips: Skip[] = [];
  const single = tokens
    .map((token) => linkWords([token], schema)[0])
    .filter((link): link is Link => link !== undefined);
  for (let start = 0; start < tokens.length; start += 1)
    for (let end = start + 1; end <= Math.min(tokens.length, start + longestPhrase); end += 1) {
      const part = tokens.slice(start, end);
      if (part.length > 1 && part.some(({ kind }) => kind === "quoted")) break;
      entries.push(...leavesAt({ part, start, end, isFirst: start === 0 }, schema, words));
      if (!isWrittenSo(part, schema))
        skips.push(
          ...skipsAt(part, start, words).map((skip) => ({
            ...skip,
            cost: skip.cost + (isOfGraph(part, schema) ? costs.saidByGraph : 0),
          })),
        );
    }
  for (let start = 0; start < single.length; start += 1) entries.push(...relationsAt(single, start, schema));
  for (let start = 0; start < tokens.length; start += 1)
    entries.push(...attributeVerbsAt(tokens, start, schema), ...plainRelationsAt(tokens, start, schema));
  const covered = new Set<number>();
  for (const { start, end } of [...entries, ...skips]) for (let at = start; at < end; at += 1) covered.add(at);
  const strange: string[] = [];
  const mended: string[] = [];
  const plain = new Set(covered);
  tokens.forEach((token, at) => {
    if (covered.has(at) || token.kind === "sign") return;
    const found = derivedAt(token, at, { schema, words, link: single[at] });
    if (found.entries.length + found.skips.length === 0) strange.push(token.text);
    entries.push(...found.entries);
    skips.push(...found.skips);
    if (found.mended !== null) mended.push(found.mended);
  });
  entries.push(...freeAt(tokens, (at) => plain.has(at)));
  return { entries: withoutOwned(entries), skips, strange, mended };
}

/** "friends" where edges say so are these, not just whatever is next to somebody. */
function withoutOwned(entries: readonly Entry[]): readonly Entry[] {
  const placeOf = ({ start, end }: Entry): string => `${start}-${end}`;
  const owned = new Set(entries.filter(({ symbol }) => symbol === "Rel" || symbol === "RelNoun").map(placeOf));
  return entries.filter((entry) => !loose.has(entry.symbol) || !owned.has(placeOf(entry)));
}

const loose = new Set(["neighbour", "common_neighbour", "connected"]);

interface Stretch {
  readonly part: readonly Token[];
  readonly start: number;
  readonly end: number;
  readonly isFirst: boolean;
}

function leavesAt(stretch: Stretch, schema: Schema, words: Vocabulary): readonly Entry[] {
  const { part, start, end } = stretch;
  const [first] = part;
  const norms = part.map(({ norm }) => norm);
  const isQuoted = first?.kind === "quoted";
  const own = isQuoted ? [] : words.meaningsOf(norms);
  const number = part.length === 1 && first?.value !== undefined ? [numberMeaning(first)] : [];
  const bearers = flagNoun(norms, schema);
  const senses = bearers === null ? sensesOf(stretch, schema) : [];
  const isSmall = own.length > 0 || words.isFiller(norms.join(" "));
  const found = senses.flatMap((sense) => meaningsOfSense(sense, { stretch, schema, isSmall }));
  const isValue = senses.some(({ kind }) => kind === "value");
  const nouns = bearers !== null ? [bearers] : isQuoted || isValue ? [] : nounsAt(stretch, schema);
  const whole = isOwnName(norms, schema) ? [{ symbol: "whole", mean: "whole", cost: costs.word }] : [];
  return [...own, ...number, ...found, ...nouns, ...hexAt(norms), ...whole].map(({ symbol, mean, cost }) => ({
    symbol,
    mean,
    cost,
    start,
    end,
  }));
}

/** The name of the graph itself: "the metro". */
function isOwnName(norms: readonly string[], { context }: Schema): boolean {
  return norms.join(" ") === wordsOfName(context.profile.name ?? "");
}

function numberMeaning({ value = 0, text }: Token): WordMeaning {
  return { symbol: "Num", mean: text.endsWith("%") && value > 1 ? value : value, cost: 0 };
}

function hexAt(norms: readonly string[]): readonly WordMeaning[] {
  const [only = "", second] = norms;
  return second === undefined && /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/u.test(only)
    ? [{ symbol: "Color", mean: only, cost: 0 }]
    : [];
}

function sensesOf({ part }: Stretch, schema: Schema): readonly SchemaSense[] {
  const key = part.map(({ norm }) => norm).join(" ");
  const loose = key.replace(/[-_./]+/gu, " ");
  return schema.senses.get(key) ?? schema.senses.get(loose) ?? schema.senses.get(adjectiveOf(key) ?? "") ?? [];
}

interface Sensed {
  readonly stretch: Stretch;
  readonly schema: Schema;
  /** The words are words of the language too. */
  readonly isSmall: boolean;
}

function meaningsOfSense(sense: SchemaSense, { stretch, schema, isSmall }: Sensed): readonly WordMeaning[] {
  const text = stretch.part.map((token, at) => (at > 0 && token.spaced ? ` ${token.text}` : token.text)).join("");
  switch (sense.kind) {
    case "label": {
      const isExact = sense.label === text && !(stretch.isFirst && stretch.part.length === 1);
      const cost = (sense.isGuess === true ? costs.guessedName : 0) + (isSmall && !isExact ? costs.smallWord : 0);
      return [{ symbol: "Name", mean: sense.label, cost }];
    }
    case "value":
      return [
        ...valueMeanings(sense, {
          schema,
          cost: isSmall && String(sense.value) !== text ? costs.otherCase : 0,
          said: wordsOfName(text),
        }),
        ...valueNoun(sense, stretch.part.map(({ norm }) => norm).join(" ")),
      ];
    case "attribute":
      return attributeMeanings(sense, { schema, cost: 0 });
  }
}

type ValueSense = SchemaSense & { readonly kind: "value" };
type AttributeSense = SchemaSense & { readonly kind: "attribute" };

function valueMeanings(
  sense: ValueSense,
  { schema, cost, said }: { readonly schema: Schema; readonly cost: number; readonly said?: string },
): readonly WordMeaning[] {
  const { target, attribute, value } = sense;
  const small = { target, attribute: { name: attribute.name, kind: attribute.kind }, value };
  const own: WordMeaning = { symbol: "Value", mean: small, cost };
  if (typeAttribute(schema, target)?.name !== attribute.name) return [own];
  const noun = genderForms(said ?? "") ?? formsOf(wordsOfName(String(value)));
  return [
    own,
    { symbol: "Kind", mean: kindRef(target, { ...noun, where: compare(attribute.name, "==", value) }), cost },
  ];
}

/** "cats", where a species is "cat": several of a value are things that have it. */
function valueNoun({ target, attribute, value }: ValueSense, norm: string): readonly WordMeaning[] {
  if (typeof value !== "string" || attribute.kind === "list" || singulars(norm)[0] === norm) return [];
  const forms = genderForms(norm) ?? formsOf(norm);
  const mean = kindRef(target, { ...forms, where: compare(attribute.name, "==", value) });
  return [{ symbol: "Kind", mean, cost: costs.word }];
}

function attributeMeanings(
  { target, attribute }: AttributeSense,
  { schema, cost, isOpposite }: { readonly schema: Schema; readonly cost: number; readonly isOpposite?: boolean },
): readonly WordMeaning[] {
  const mean = { name: attribute.name, target, kind: attribute.kind };
  const isLabel = target === "nodes" && attribute.name === schema.context.profile.labelAttribute;
  const flag: readonly WordMeaning[] =
    attribute.kind === "boolean" ? [{ symbol: "Flag", mean: { ...mean, value: isOpposite !== true }, cost }] : [];
  if (isOpposite === true) return flag;
  return [{ symbol: "Attr", mean, cost: cost + (isLabel ? costs.word : 0) }, ...flag];
}

/** One of them, and several. */
export function formsOf(noun: string): { readonly one: string; readonly many: string } {
  const [one = noun] = singulars(noun);
  return { one, many: one === noun ? plural(noun) : noun };
}

function kindRef(target: "nodes" | "edges", noun: Pick<Ref, "one" | "many" | "where">): Ref {
  return { target, base: "all", isAll: noun.where === undefined, mended: [], ...noun };
}

/** "singers" where nodes say whether each is a singer: those that are. */
function flagNoun([norm = "", second]: readonly string[], schema: Schema): WordMeaning | null {
  const forms = singulars(norm);
  if (second !== undefined || norm.length < 4 || forms.length === 0 || forms[0] === norm) return null;
  const known = [norm, ...forms].flatMap((form) => schema.senses.get(form) ?? []);
  if (known.some(({ kind }) => kind !== "attribute")) return null;
  for (const sense of known)
    if (sense.kind === "attribute" && sense.target === "nodes" && sense.attribute.kind === "boolean")
      return {
        symbol: "Kind",
        mean: kindRef("nodes", { ...formsOf(norm), where: compare(sense.attribute.name, "==", true) }),
        cost: 0,
      };
  return null;
}

/** Another word for a kind of thing: "summits" where there are peaks, "people" where there are doctors. */
function nounsAt({ part }: Stretch, schema: Schema): readonly WordMeaning[] {
  const [first, second] = part;
  if (first === undefined || first.kind !== "word" || part.length > 2) return [];
  const norm = second === undefined ? first.norm : `${first.norm} ${second.norm}`;
  const opposites = antonymsOf(norm, schema).flatMap((sense) =>
    sense.kind === "attribute" ? attributeMeanings(sense, { schema, cost: costs.synonym, isOpposite: true }) : [],
  );
  if (second !== undefined) return opposites;
  const meant = nounMeaning(schema, norm);
  if (meant === null) return opposites;
  const type = typeAttribute(schema, "nodes")?.name;
  const forms = formsOf(norm);
  if (meant === "all") return [...opposites, { symbol: "Kind", mean: kindRef("nodes", forms), cost: costs.synonym }];
  if (type === undefined) return opposites;
  const where = { op: "in", field: { name: type, of: "bare" }, values: meant } as const;
  return [...opposites, { symbol: "Kind", mean: kindRef("nodes", { ...forms, where }), cost: costs.synonym }];
}

/** Verbs and nouns of the graph's relations. */
function relationsAt(links: readonly Link[], start: number, schema: Schema): readonly Entry[] {
  const found = relationAt(links, start, schema);
  const kind = edgeKindOf(links[start], schema);
  const noun: Entry[] =
    kind === null
      ? []
      : [
          {
            symbol: "Kind",
            mean: kindRef("edges", {
              ...formsOf(links[start]?.norm ?? ""),
              where: compare(kind.attribute, "==", kind.value),
            }),
            cost: costs.synonym,
            start,
            end: start + 1,
          },
        ];
  const period = periodAt(links, start);
  const word = links[start]?.norm ?? "";
  const times: Entry[] = [
    ...(period === null ? [] : [{ symbol: "Period", mean: period, cost: 0, start, end: start + period.length }]),
    ...(isEventHere(schema, "nodes", word) || isEventHere(schema, "edges", word)
      ? [{ symbol: "Event", mean: word, cost: costs.word, start, end: start + 1 }]
      : []),
  ];
  noun.push(...times);
  if (found === null) return noun;
  const symbol = found.isNoun ? "RelNoun" : "Rel";
  return [...noun, { symbol, mean: found, cost: costs.word, start, end: start + found.length }];
}

/** "US" where the graph has such a value is no "us". */
function isWrittenSo(part: readonly Token[], schema: Schema): boolean {
  const [only, second] = part;
  if (only === undefined || second !== undefined || !/\p{Lu}.*\p{Lu}/u.test(only.text)) return false;
  const senses = schema.senses.get(only.norm) ?? [];
  return senses.some(
    (sense) => (sense.kind === "value" ? sense.value : sense.kind === "label" ? sense.label : "") === only.text,
  );
}

/** "down" where a status is "down" is seldom said for nothing. */
function isOfGraph(part: readonly Token[], { senses }: Schema): boolean {
  return senses.get(part.map(({ norm }) => norm).join(" "))?.some(({ kind }) => kind === "value") === true;
}

function skipsAt(part: readonly Token[], start: number, words: Vocabulary): readonly Skip[] {
  const [first, second] = part;
  const phrase = part.map(({ norm }) => norm).join(" ");
  if (second === undefined && first?.kind === "sign" && /^[,.?!;:…]$/u.test(first.norm))
    return [{ start, end: start + 1, cost: costs.sign }];
  if (first?.kind === "quoted" || (!words.isFiller(phrase) && !words.isLead(phrase))) return [];
  return [{ start, end: start + part.length, cost: costs.filler * part.length }];
}

interface Derivation {
  readonly schema: Schema;
  readonly words: Vocabulary;
  readonly link: Link | undefined;
}

/** A form of a word the graph or the language has, or a slip of the hand. */
function derivedAt(token: Token, at: number, { schema, words, link }: Derivation) {
  const place = { start: at, end: at + 1 };
  const senses = link?.schema ?? [];
  const cost = link?.mended === undefined ? costs.synonym : costs.mended;
  const own = senses.flatMap((sense): readonly WordMeaning[] => {
    if (sense.kind === "label") return [{ symbol: "Name", mean: sense.label, cost }];
    if (sense.kind === "value") return valueMeanings(sense, { schema, cost });
    return attributeMeanings(sense, { schema, cost, isOpposite: link?.isOpposite === true });
  });
  const word = own.length > 0 || token.kind !== "word" ? null : mendWord(token.norm, schema.words, words.words);
  const language =
    word === null ? [] : words.meaningsOf([word]).map((one) => ({ ...one, cost: one.cost + costs.mended }));
  const isSkipped = word !== null && (words.isFiller(word) || words.isLead(word));
  return {
    entries: [...own, ...language].map((one): Entry => ({ ...one, ...place })),
    skips: isSkipped ? [{ ...place, cost: costs.mended }] : [],
    mended: own.length > 0 || language.length > 0 ? (link?.mended ?? word) : null,
  };
}

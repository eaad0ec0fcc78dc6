import { type Link, linkWords } from "../../schema/link-words";
import { type FoundRelation, relationsOf } from "../../schema/relation-match";
import { attributesOf, type Schema } from "../../schema/schema";
import { stemmedPhrase, verbOfNoun, verbStem } from "../../text/inflect";
import { mendWord } from "../../text/mend-word";
import { type Token, wordsOfName } from "../../text/tokens";
import type { Entry, Skip } from "../chart";
import { costs } from "../costs";
import { plainRelations } from "../words/plain-relations";
import { type Vocabulary, vocabulary } from "../words/vocabulary";
import type { WordMeaning } from "../words/word-rows";
import { attributeVerbsAt } from "./attribute-verbs";
import { everydayNounsAt } from "./everyday-nouns";
import { freeAt } from "./free-leaves";
import { linkLeaves } from "./link-leaves";
import { attributeMeanings, valueMeanings } from "./sense-leaves";
import { leavesAt, skipsAt, stretchesOf } from "./stretch-leaves";

/** What edges say a number of is done along them: "climb" where they have climbs, "rehearse" where they have rehearsals. */
function countedVerbsAt(tokens: readonly Token[], start: number, schema: Schema): readonly Entry[] {
  const [word, next] = [tokens[start], tokens[start + 1]];
  const stems =
    word?.kind === "word" && word.norm.length >= shortest ? [verbStem(word.norm), verbOfNoun(word.norm)] : [];
  const [stem = ""] = stems;
  const counts = countOf(stems, schema);
  if (word === undefined || counts === undefined) return [];
  const isTogether = together.has(next?.norm ?? "");
  const all = counts.present === schema.context.profile.edgeCount;
  const relation = {
    text: word.norm,
    stems: isTogether ? [stem, "with"] : [stem],
    attribute: all ? "" : counts.name,
    counts: counts.name,
  };
  const length = isTogether ? 2 : 1;
  const mean: FoundRelation = { relation, length, isReversed: false, isNoun: false };
  return [{ symbol: "Rel", mean, cost: costs.synonym, start, end: start + length }];
}

const shortest = 3;
const together: ReadonlySet<string> = new Set(["with", "against", "alongside", "beside", "together"]);

function countOf(stems: readonly string[], schema: Schema) {
  return attributesOf(schema, "edges").find(({ name, kind }) => {
    const words = wordsOfName(name).split(" ");
    return kind === "number" && words.length === 1 && words.some((word) => stems.includes(verbOfNoun(word)));
  });
}

type Way = keyof typeof plainRelations;

const ways = new Map<string, Way>();
for (const way of ["either", "backward", "forward"] as const)
  for (const phrase of plainRelations[way].split("|")) ways.set(stemmedPhrase(phrase.split(" ")), way);

/** Whether the kinds of edges are verbs themselves: "supplies", "works in", but not "runtime". */
function hasVerbs(schema: Schema): boolean {
  const { edgeTypeAttribute } = schema.context.profile;
  const kinds = relationsOf(schema).filter(({ attribute }) => attribute === edgeTypeAttribute);
  const verbs = kinds.filter(({ text }) => /\s|(?:s|ed)$/u.test(text));
  return kinds.length > 0 && 2 * verbs.length >= kinds.length;
}

/** Verbs of edges that bear no names here: "uses" where recipes point at what is in them. */
function plainRelationsAt(tokens: readonly Token[], start: number, schema: Schema): readonly Entry[] {
  if (schema.context.profile.edgeCount === 0 || hasVerbs(schema)) return [];
  return [1, 2, 3].flatMap((length): readonly Entry[] => {
    const norms = tokens.slice(start, start + length).map(({ norm }) => norm);
    const way = norms.length < length ? undefined : ways.get(stemmedPhrase(norms));
    if (way === undefined) return [];
    const text = norms.join(" ");
    // "with" in a relation means either way.
    const relation = { text, stems: way === "either" ? [text, "with"] : [text], attribute: "" };
    const mean: FoundRelation = { relation, length, isReversed: way === "backward", isNoun: false };
    return [{ symbol: "Rel", mean, cost: costs.synonym, start, end: start + length }];
  });
}

export interface Leaves {
  readonly entries: readonly Entry[];
  readonly skips: readonly Skip[];
  /** Words nobody knows. */
  readonly strange: readonly string[];
  /** Words that were misspelt: what they were taken for. */
  readonly mended: readonly string[];
}

/** What every stretch of the message may mean: by the language's rows, by the graph, and as what may be passed over. */
export function leavesOf(tokens: readonly Token[], schema: Schema): Leaves {
  const known = leavesBySenses.get(schema.senses) ?? new Map<string, Leaves>();
  leavesBySenses.set(schema.senses, known);
  const key = tokens.map(({ kind, text, spaced }) => `${kind} ${spaced ? "" : "+"}${text}`).join("\n");
  const leaves = known.get(key) ?? madeLeaves(tokens, schema, vocabulary());
  if (known.size >= mostLeaves) known.clear();
  known.set(key, leaves);
  return leaves;
}

/** A message is read more than once: in each of its rounds, beside the one before it, whole, and with a word left out. */
const leavesBySenses = new WeakMap<Schema["senses"], Map<string, Leaves>>();
const mostLeaves = 8;

function madeLeaves(tokens: readonly Token[], schema: Schema, words: Vocabulary): Leaves {
  const links = tokens.map((token) => linkWords([token], schema)[0]).filter((link): link is Link => link !== undefined);
  const stretches = stretchesOf(tokens);
  const linked = links.flatMap((_, start) => linkLeaves(links, start, schema));
  const isOwn = ownKindsIn(linked);
  const said: readonly Entry[] = [
    ...stretches.flatMap((stretch) => leavesAt(stretch, schema, words)).filter((entry) => !isOwn(entry)),
    ...linked,
    ...tokens.flatMap((_, start) => [
      ...attributeVerbsAt(tokens, start, schema),
      ...plainRelationsAt(tokens, start, schema),
      ...countedVerbsAt(tokens, start, schema),
      ...everydayNounsAt(tokens, start, schema),
    ]),
  ];
  const skips = stretches.flatMap((stretch) => skipsAt(stretch, schema, words)).filter(isFree(said));
  const covered = placesOf([...said, ...skips]);
  const derived = tokens.flatMap((token, at) =>
    covered.has(at) || token.kind === "sign" ? [] : [derivedAt(token, at, { schema, words, link: links[at] })],
  );
  return {
    entries: withoutOwned([
      ...said,
      ...derived.flatMap(({ entries }) => entries),
      ...freeAt(tokens, (at) => covered.has(at)),
    ]),
    skips: [...skips, ...derived.flatMap((one) => one.skips)],
    strange: derived.flatMap(({ strange }) => strange ?? []),
    mended: derived.flatMap(({ mended }) => mended ?? []),
  };
}

/** "Friendships" are the edges of that kind where there is one, never all edges. */
function ownKindsIn(linked: readonly Entry[]): (entry: Entry) => boolean {
  const starts = new Set(linked.flatMap(({ symbol, start }) => (symbol === "Kind" ? [start] : [])));
  return ({ symbol, start, end }) => symbol === "edge" && end === start + 1 && starts.has(start);
}

/** A word that compares is never said for nothing before a figure: "rated above 8". */
function isFree(said: readonly Entry[]): (skip: Skip) => boolean {
  const figures = new Set(said.flatMap(({ symbol, start }) => (symbol === "Num" ? [start] : [])));
  const compared = new Set(
    said.flatMap(({ symbol, start, end }) => (comparing.has(symbol) && figures.has(end) ? [`${start}-${end}`] : [])),
  );
  return ({ start, end }) => !compared.has(`${start}-${end}`);
}

const comparing = new Set(["gt", "lt", "gte", "lte", "between"]);

function placesOf(stretches: readonly { readonly start: number; readonly end: number }[]): ReadonlySet<number> {
  const places = new Set<number>();
  for (const { start, end } of stretches) for (let at = start; at < end; at += 1) places.add(at);
  return places;
}

/** "friends" where edges say so are these, not just whatever is next to somebody; nor is "links to", where edges are called so. */
function withoutOwned(entries: readonly Entry[]): readonly Entry[] {
  const placeOf = ({ start, end }: Entry): string => `${start}-${end}`;
  const owned = entries.filter(({ symbol }) => symbol === "Rel" || symbol === "RelNoun");
  const places = new Set(owned.map(placeOf));
  const called = new Set(owned.filter(({ cost }) => cost < costs.synonym).map(placeOf));
  const isOwned = (entry: Entry): boolean =>
    loose.has(entry.symbol)
      ? places.has(placeOf(entry))
      : entry.symbol === "connected_to" && called.has(placeOf(entry));
  return entries.filter((entry) => !isOwned(entry));
}

const loose = new Set(["neighbour", "common_neighbour", "connected"]);

interface Derivation {
  readonly schema: Schema;
  readonly words: Vocabulary;
  readonly link: Link | undefined;
}

interface Derived {
  readonly entries: readonly Entry[];
  readonly skips: readonly Skip[];
  /** What a misspelt word was taken for. */
  readonly mended: string | null;
  /** The word, where it is nothing of these. */
  readonly strange: string | null;
}

/** A form of a word the graph or the language has, or a slip of the hand. */
function derivedAt(token: Token, at: number, { schema, words, link }: Derivation): Derived {
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
  const entries = [...own, ...language].map((one): Entry => ({ ...one, ...place }));
  return {
    entries,
    skips: isSkipped ? [{ ...place, cost: costs.mended }] : [],
    mended: entries.length > 0 ? (link?.mended ?? word) : null,
    strange: entries.length === 0 && !isSkipped ? token.text : null,
  };
}

import { greatest, least } from "@/lib/lists/whole-lists";
import { wordLines } from "@/lib/text/lines";
import type { SearchText, SharedWord, TextPlace } from "./index-types";
import { isWithin } from "./is-within";
import { type Language, languageOf } from "./stems";
import { stopWords } from "./stop-words";
import { rarityOf } from "./word-index";
import { isUnspaced, type PlacedWord, wordsOf } from "./words";

interface Ground {
  readonly texts: Iterable<SearchText | undefined>;
  readonly textCount: number;
  countOf(term: string): number;
  stem(word: string, language: Language): string;
}

/** What one place has of a term. */
interface Use {
  /** By lesson, so that a word all lessons have now and then is told from the topic of one. */
  readonly counts: Map<number, number>;
  readonly written: Map<string, number>;
  isTitle: boolean;
  /** It stands as a thing somewhere: "the shelf", not "a soft paper". */
  isThing: boolean;
}

const most = 24;
const titleWorth = 1.5;
const pairWorth = 1.25;
/** What is no thing on one of the sides is seldom a topic. */
const otherWorth = 0.4;
const shortest = 3;

/** The words that tell most of both places, best first: rare among all texts, often said in one lesson of each. */
export function sharedWords(one: TextPlace, other: TextPlace, ground: Ground): readonly SharedWord[] {
  const [first, second] = [usesIn(one, ground), usesIn(other, ground)];
  const found: (SharedWord & { readonly terms: readonly string[] })[] = [];
  for (const [key, use] of first) {
    const beside = second.get(key);
    if (beside === undefined || !isTopic(use, beside)) continue;
    const terms = key.split(" ");
    const rarity = least(terms.map((term) => rarityOf(ground.countOf(term), ground.textCount)));
    const worth = terms.length > 1 ? pairWorth : 1;
    const score = worth * rarity * Math.min(weightOf(use), weightOf(beside));
    found.push({ word: writtenMost(use, beside), score, terms });
  }
  const best = found.toSorted((a, b) => b.score - a.score);
  const topics = best.filter(({ terms }, at) => !best.slice(0, at).some((known) => shareTerm(known.terms, terms)));
  return topics.slice(0, most).map(({ word, score }) => ({ word, score }));
}

/** Said once on both sides is said in passing. */
function isTopic(one: Use, other: Use): boolean {
  return one.isTitle || other.isTitle || Math.max(highest(one), highest(other)) > 1;
}

function weightOf(use: Use): number {
  return Math.log(1 + highest(use)) * (use.isTitle ? titleWorth : 1) * (use.isThing ? 1 : otherWorth);
}

function highest({ counts }: Use): number {
  return greatest(counts.values(), 0);
}

function shareTerm(one: readonly string[], other: readonly string[]): boolean {
  return one.some((term) => other.includes(term));
}

function writtenMost(...uses: readonly Use[]): string {
  const all = new Map<string, number>();
  for (const { written } of uses) for (const [word, count] of written) all.set(word, (all.get(word) ?? 0) + count);
  return [...all].reduce((best, next) => (next[1] > best[1] ? next : best), ["", 0])[0];
}

function usesIn(place: TextPlace, { texts, stem }: Ground): ReadonlyMap<string, Use> {
  const uses = new Map<string, Use>();
  for (const text of texts) {
    if (text === undefined || !isWithin(text, [place])) continue;
    const language = languageOf(wordsOf(text.text));
    addUses(uses, text, (word) => stem(word, language));
  }
  return uses;
}

function addUses(
  uses: Map<string, Use>,
  { text, lesson: title, number: lesson = 0 }: SearchText,
  stemOf: (word: string) => string,
): void {
  for (const { key, written, isThing } of termsIn(text, stemOf)) {
    const use = uses.get(key) ?? { counts: new Map(), written: new Map(), isTitle: false, isThing: false };
    use.counts.set(lesson, (use.counts.get(lesson) ?? 0) + 1);
    use.written.set(written, (use.written.get(written) ?? 0) + 1);
    use.isThing ||= isThing;
    uses.set(key, use);
  }
  for (const { key } of termsIn(title, stemOf)) {
    const titled = uses.get(key);
    if (titled !== undefined) titled.isTitle = true;
  }
}

interface Said {
  readonly key: string;
  readonly written: string;
  readonly isThing: boolean;
}

/** Words that may be a topic, and two of them where nothing but a blank is between. */
function termsIn(text: string, stemOf: (word: string) => string): readonly Said[] {
  const found: Said[] = [];
  const all = wordsOf(text);
  const follows = (at: number): boolean => text.slice(all[at - 1]?.to, all[at]?.from) === " ";
  const isTopicAt = (at: number): boolean => mayBeTopic(all[at]?.word ?? "");
  const keys = all.map(({ word }, at) => (isTopicAt(at) ? stemOf(word) : ""));
  for (const [at, { from, to }] of all.entries()) {
    if (!isTopicAt(at)) continue;
    const isThing = isNamed(all, at) && !(isTopicAt(at + 1) && follows(at + 1));
    const key = keys[at] ?? "";
    found.push({ key, written: text.slice(from, to).toLowerCase(), isThing });
    const before = all[at - 1];
    if (before === undefined || !isTopicAt(at - 1) || !follows(at)) continue;
    const written = text.slice(before.from, to).toLowerCase();
    found.push({ key: `${keys[at - 1] ?? ""} ${key}`, written, isThing });
  }
  return found;
}

const naming = new Set(
  wordLines`
    the a an each every no this that these those its their his her our your my some any der die das dem den des ein
    eine einen einem einer eines kein keine jede jeder jedes
  `.split(" "),
);

/** An article is before it, or before the word before it. */
function isNamed(all: readonly PlacedWord[], at: number): boolean {
  const [before, ahead] = [all[at - 1]?.word ?? "", all[at - 2]?.word ?? ""];
  return naming.has(before) || (naming.has(ahead) && mayBeTopic(before));
}

/** What measures and how things are done is no topic. */
const general = new Set(
  wordLines`
    piece pieces order orders minute minutes hour hours second seconds week weeks month months year years time times
    degree degrees percent metre metres half quarter third first last next side sides part parts place places thing
    things water hand hands work works turn turns make makes made take takes taken keep keeps kept give gives given
    come comes need needs stand stands every each another other both many much more most less least little large
    small long short high good better best never always often usually still already without until while since though
    than then nobody nothing everybody somebody anybody whoever one two three four five six seven eight nine ten
    twelve twenty thirty forty fifty hundred thousand about above below between enough only once twice again away
    back down through under with course courses lesson lessons chapter people person called name names number numbers
    same different right left begin begins start look looks seen used using goes gone left done says told know known
    kind kinds change changes show shows find found hold holds held lies puts runs falls falls means meant along
    around before after behind beside within together exactly quite rather almost nearly even just well also very
    whole
  `.split(" "),
);

function mayBeTopic(word: string): boolean {
  if (isUnspaced(word)) return true;
  return (
    word.length >= shortest &&
    /^\p{L}+$/u.test(word) &&
    !/ly$/u.test(word) &&
    !stopWords.has(word) &&
    !general.has(word)
  );
}

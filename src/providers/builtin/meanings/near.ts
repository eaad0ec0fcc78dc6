import { type KnownWord, type LookUp, lookUpIn, type MeaningTables } from "./known-word";
import type { MeaningLanguage, Meanings, Near, NearBecause } from "./meaning-types";
import type { Weights } from "./weights";
import type { Kinship, WordGraph } from "./word-graph";
import { dot } from "./word-table";

/** Less than this is nothing. */
const floor = 0.03;
/** From this likeness on words have one meaning, or one is a kind of the other. */
const oneMeaning = 0.6;

type Found = Omit<Near, "candidate">;
/** How near one word that was said is to any other. */
type NearnessTo = (meant: KnownWord) => Found;

export function createMeanings(tables: MeaningTables, weights: Weights): Meanings {
  const lookUp = lookUpIn(tables);
  const readName = createNameReader(lookUp);
  const nearAmong =
    (languageOf: (said: MeaningLanguage) => MeaningLanguage): Meanings["near"] =>
    (word, language, candidates) => {
      const said = wordsOf(word).flatMap((part) => ownMeanings(lookUp(part, language)));
      const nearnesses = said.map((one) => nearnessFrom(one, tables.graph, weights));
      const nearOf = (candidate: string): readonly Near[] => {
        const { known, isLong } = readName(candidate, languageOf(language));
        const best = highest(known.flatMap((meant) => nearnesses.map((nearness) => nearness(meant))));
        if (best === null || best.score < floor) return [];
        return [{ ...best, candidate, score: best.score * (isLong ? weights.part : 1) }];
      };
      return [...new Set(candidates)].flatMap(nearOf).sort((one, other) => other.score - one.score);
    };
  return {
    knows: (word, language) => wordsOf(word).some((part) => lookUp(part, language).length > 0),
    near: nearAmong((said) => said),
    nearInEnglish: nearAmong(() => "en"),
  };
}

/** A candidate's words as the tables know them. */
interface ReadName {
  readonly known: readonly KnownWord[];
  readonly isLong: boolean;
}

/** Names kept at most: a graph's candidates come again with every message. */
const mostNames = 2000;

function createNameReader(lookUp: LookUp): (name: string, language: MeaningLanguage) => ReadName {
  const before = new Map<string, ReadName>();
  return (name, language) => {
    const key = `${language} ${name}`;
    const known = before.get(key);
    if (known !== undefined) return known;
    const parts = wordsOf(name);
    const read = { known: parts.flatMap((part) => lookUp(part, language)), isLong: parts.length > 1 };
    if (before.size >= mostNames) before.clear();
    before.set(key, read);
    return read;
  };
}

/** A word the language has is not looked for in English too: "Gift" is poison. */
function ownMeanings(known: readonly KnownWord[]): readonly KnownWord[] {
  const own = known.filter(({ isEnglish }) => !isEnglish);
  return own.length > 0 ? own : known;
}

function highest(found: readonly Found[]): Found | null {
  return found.reduce<Found | null>((top, next) => (top !== null && top.score >= next.score ? top : next), null);
}

function nearnessFrom(said: KnownWord, graph: WordGraph, weights: Weights): NearnessTo {
  const kinship = kinshipFrom(said, graph, weights);
  return (meant) => {
    const kin = kinship(meant);
    const alike = Math.max(0, dot(said.vector, meant.vector));
    const score = ((kin?.likeness ?? 0) + weights.vector * alike) / (1 + weights.vector);
    return { score, because: reasonOf(kin) };
  };
}

function reasonOf(kin: Kinship | null): NearBecause {
  if (kin === null || kin.likeness < oneMeaning) return "near";
  return kin.isKind ? "kind of" : "synonym";
}

/** The nearest of the English words that both are, each as sure as it is that English word. */
function kinshipFrom(said: KnownWord, graph: WordGraph, weights: Weights): (meant: KnownWord) => Kinship | null {
  const sure = (likeness: number) => Math.min(1, likeness / weights.surePivot);
  const starts = said.english.map((pivot) => ({ own: sure(pivot.likeness), kinTo: graph.from(pivot.place) }));
  return (meant) => {
    let best: Kinship | null = null;
    for (const { own, kinTo } of starts) {
      for (const pivot of meant.english) {
        const kin = kinTo(pivot.place);
        const likeness = (kin?.likeness ?? 0) * own * sure(pivot.likeness);
        if (kin !== null && likeness > (best?.likeness ?? 0)) best = { ...kin, likeness };
      }
    }
    return best;
  };
}

/** Words that only join: in `lives_in` and `Elternteil_von` they say nothing of the meaning. */
const joining = new Set(
  (
    "a an and are at by for from has have in into is of on or than that the to was were with id " +
    "am an auf aus bei der die das dem den des ein eine für im in ist mit nach und von vom zu zum zur über " +
    "al con de del el en es la las los para por que su un una y " +
    "à au aux avec chez dans de des du en est et la le les par pour sur un une"
  ).split(" "),
);

/** The words of a name a graph uses (`lives_in`, `ReleaseYear`, "kind of food"), in lower case, without those that only join. */
function wordsOf(name: string): readonly string[] {
  const words = name
    .normalize("NFC")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}\p{M}'-]+/u)
    .filter((word) => word !== "");
  const said = words.filter((word) => !joining.has(word));
  return said.length > 0 ? said : words;
}

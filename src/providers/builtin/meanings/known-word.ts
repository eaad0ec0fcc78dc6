import type { MeaningLanguage } from "./meaning-types";
import type { WordGraph } from "./word-graph";
import { type Pivot, toUnit, type WordTable } from "./word-table";

export interface MeaningTables {
  readonly graph: WordGraph;
  readonly english: WordTable;
  /** Of the languages that are loaded, English aside. */
  readonly others: ReadonlyMap<MeaningLanguage, WordTable>;
}

/** A word as a table knows it. */
export interface KnownWord {
  readonly isEnglish: boolean;
  readonly vector: Float32Array;
  /** The English words it may be, with how sure that is. */
  readonly english: readonly Pivot[];
}

/** What the tables have for a word: in the language, then in English. */
export type LookUp = (word: string, language: MeaningLanguage) => readonly KnownWord[];

/** Words kept at most, each about a kilobyte. */
const mostWords = 4000;

/** Looks words up, each once. */
export function lookUpIn(tables: MeaningTables): LookUp {
  const before = new Map<string, readonly KnownWord[]>();
  return (word, language) => {
    const key = `${language} ${word}`;
    const known = before.get(key) ?? knownAs(tables, word, language);
    if (before.size >= mostWords) before.clear();
    before.set(key, known);
    return known;
  };
}

function knownAs({ english, others }: MeaningTables, word: string, language: MeaningLanguage): readonly KnownWord[] {
  const own = others.get(language);
  const inOwn = own === undefined ? [] : knownIn(own, word, english);
  const joined = own === undefined || inOwn.length > 0 ? null : joinedWord(own, word, english);
  const inEnglish = english.placesOf(word).map((place) => ({
    isEnglish: true,
    vector: english.vectorOf(place),
    english: [{ place, likeness: 1 }],
  }));
  return [...inOwn, ...(joined === null ? [] : [joined]), ...inEnglish];
}

/** By its own vector, and as each English word that a dictionary gives for it. */
function knownIn(table: WordTable, word: string, english: WordTable): readonly KnownWord[] {
  return table.placesOf(word).flatMap((place) => [
    { isEnglish: false, vector: table.vectorOf(place), english: table.englishOf(place) },
    ...table.meantBy(place).map((meant) => ({
      isEnglish: false,
      vector: english.vectorOf(meant),
      english: [{ place: meant, likeness: 1 }],
    })),
  ]);
}

/** The least letters of the last part of a word, and of what stands before it. */
const latinParts = { last: 5, first: 3 };
const signParts = { last: 1, first: 1 };
/** What joins German words: Arbeit-s-platz, Seite-n-zahl. */
const joints = ["", "s", "n", "en", "es"];

/** A word written of several (Durchschnittsgehalt, 自行车道): its last part, leaning to the one before. */
function joinedWord(table: WordTable, word: string, english: WordTable): KnownWord | null {
  const least = /\p{Script=Latin}/u.test(word) ? latinParts : signParts;
  for (let start = least.first; start <= word.length - least.last; start += 1) {
    const last = knownIn(table, word.slice(start), english).at(-1);
    const first = last && firstPart(table, word.slice(0, start), english);
    if (last && first) return { ...last, vector: middle(last.vector, first.vector) };
  }
  return null;
}

function firstPart(table: WordTable, part: string, english: WordTable): KnownWord | undefined {
  const ways = joints.flatMap((joint) => (part.endsWith(joint) ? [part.slice(0, part.length - joint.length)] : []));
  return ways.flatMap((way) => knownIn(table, way, english)).at(-1);
}

function middle(one: Float32Array, other: Float32Array): Float32Array {
  return toUnit(one.map((value, at) => value + (other[at] ?? 0)));
}

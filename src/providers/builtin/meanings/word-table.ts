import type { Pack } from "./read-pack";

/** Words of one language, each with its vector and, but for English, the English words it is nearest to. */
export interface WordTable {
  readonly words: readonly string[];
  /** A word's places: its own, and that of the plainest word it may be a form of ("failed": "failed", "fail"); none where it has none. */
  placesOf(word: string): readonly number[];
  /** At length 1; zeros where the table has none: rare words. */
  vectorOf(place: number): Float32Array;
  /** Places of English words and how near they are, from 0 to 1. */
  englishOf(place: number): readonly Pivot[];
  /** Places of the English words a dictionary gives for it. */
  meantBy(place: number): readonly number[];
}

export interface Pivot {
  readonly place: number;
  readonly likeness: number;
}

const pivotsEach = 2;
/** What stands for 0 among sixteen steps. */
const zero = 7;

/** @param plainForms What a word may be a form of, likeliest first. */
export function createWordTable(pack: Pack, plainForms: (word: string) => readonly string[]): WordTable {
  const words = pack.lines("words");
  const places = new Map(words.map((word, place) => [word, place]));
  const irregular = new Map(pack.lines("forms").map((line) => [line.split(" ")[0], line.split(" ")[1] ?? ""]));
  const vectors = pack.bytes("vectors");
  const vectorCount = (2 * vectors.length) / pack.dims;
  const pivots = readPivots(pack);
  const meant = readMeant(pack, words.length);
  return {
    words,
    placesOf(word) {
      const plain = [irregular.get(word) ?? "", ...plainForms(word)].find((form) => places.has(form));
      return [word, plain ?? ""].flatMap((form) => places.get(form) ?? []);
    },
    vectorOf(place) {
      const vector = new Float32Array(pack.dims);
      if (place >= vectorCount) return vector;
      // Two numbers a byte; the same two of all words stand together, so that the file packs well.
      for (let dim = 0; dim < pack.dims; dim += 2) {
        const byte = vectors[(dim / 2) * vectorCount + place] ?? 0;
        vector[dim] = (byte >> 4) - zero;
        vector[dim + 1] = (byte & 15) - zero;
      }
      return toUnit(vector);
    },
    englishOf: (place) => pivots[place] ?? [],
    meantBy: (place) => meant[place] ?? [],
  };
}

/** The same direction at length 1. */
export function toUnit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dot(vector, vector));
  return length === 0 ? vector : vector.map((value) => value / length);
}

export function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/** Of the words that have a vector: the first of them. */
function readPivots(pack: Pack): readonly (readonly Pivot[])[] {
  if (pack.bytes("pivots").length === 0) return [];
  const next = pack.numbers("pivots");
  return Array.from({ length: (2 * pack.bytes("vectors").length) / pack.dims }, () =>
    Array.from({ length: pivotsEach }, () => ({ place: next(), likeness: next() / 100 })),
  );
}

/** Growing lists, one a word. */
function readMeant(pack: Pack, count: number): readonly (readonly number[])[] {
  if (pack.bytes("meant").length === 0) return [];
  const next = pack.numbers("meant");
  return Array.from({ length: count }, () => {
    let place = 0;
    return Array.from({ length: next() }, () => {
      place += next();
      return place;
    });
  });
}

import fc from "fast-check";
import type { GraphData } from "@/graph/changes/change-types";

/** A graph and the invented words it is made of. */
export interface World {
  readonly graph: GraphData;
  /** Attribute of kinds, and as people write it. */
  readonly type: string;
  readonly typeWords: string;
  readonly values: readonly string[];
  /** One of the kinds that occurs. */
  readonly value: string;
  readonly numeric: string;
  readonly numericWords: string;
  /** Attribute of names, and a name. */
  readonly name: string;
  readonly label: string;
  /** Edge attribute and one of its values: a verb. */
  readonly relation: string;
  readonly verb: string;
  /** Means nothing in this graph. */
  readonly stranger: string;
}

/** "vompur": two syllables that no English word of the lexicon has; plural by "s". */
const word = fc
  .tuple(
    fc.constantFrom("vo", "zu", "kwi", "blo", "fre", "gru", "ska"),
    fc.constantFrom("mp", "rl", "nk", "gv", "dr", "zz"),
    fc.constantFrom("ur", "ok", "ad", "im", "el", "ub"),
  )
  .map((parts) => parts.join(""));

const spellings = [
  (first: string, second: string) => ({
    name: first + second.slice(0, 1).toUpperCase() + second.slice(1),
    words: `${first} ${second}`,
  }),
  (first: string, second: string) => ({ name: `${first}_${second}`, words: `${first} ${second}` }),
  (first: string) => ({ name: first, words: first }),
] as const;

export const arbitraryWorld: fc.Arbitrary<World> = fc
  .record({
    words: fc.uniqueArray(word, { minLength: 32, maxLength: 32 }),
    stranger: fc.constantFrom("pexith", "tulmish", "dwolph", "yarquet"),
    spelling: fc.tuple(fc.nat(2), fc.nat(2)),
    kinds: fc.array(fc.nat(2), { minLength: 6, maxLength: 16 }),
    numbers: fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 16, maxLength: 16 }),
    ends: fc.uniqueArray(fc.tuple(fc.nat(15), fc.nat(15), fc.boolean()), { minLength: 4, maxLength: 24 }),
  })
  .map(toWorld);

function toWorld(seed: {
  readonly words: readonly string[];
  readonly spelling: readonly [number, number];
  readonly kinds: readonly number[];
  readonly numbers: readonly number[];
  readonly stranger: string;
  readonly ends: readonly (readonly [number, number, boolean])[];
}): World {
  const wordAt = (at: number): string => seed.words[at] ?? `word${at}`;
  const type = spelled(seed.spelling[0], wordAt(0), wordAt(1));
  const numeric = spelled(seed.spelling[1], wordAt(2), wordAt(3));
  const values = [wordAt(4), wordAt(5), wordAt(6)];
  const labels = seed.kinds.map((_, at) => capital(wordAt(12 + at)));
  const size = seed.kinds.length;
  const [verb, other] = [`${wordAt(7)}s`, `${wordAt(8)}s`];
  const name = wordAt(9);
  const relation = wordAt(10);
  const graph: GraphData = {
    name: "Invented",
    directed: false,
    labelAttribute: name,
    nodes: seed.kinds.map((kind, at) => ({
      id: `n${at}x`,
      attributes: {
        [type.name]: values[at < 3 ? at : kind] ?? "",
        [numeric.name]: seed.numbers[at] ?? 0,
        [name]: labels[at] ?? "",
      },
    })),
    edges: [[0, 1, true] as const, [1, 2, false] as const, ...seed.ends]
      .map(([source, target, isVerb]) => [source % size, target % size, isVerb] as const)
      .filter(([source, target]) => source !== target)
      .map(([source, target, isVerb], at) => ({
        id: `e${at}x`,
        source: `n${source}x`,
        target: `n${target}x`,
        attributes: { [relation]: isVerb ? verb : other },
      })),
    layers: [],
    sets: [],
    filter: null,
  };
  return {
    graph,
    type: type.name,
    typeWords: type.words,
    values,
    value: values[0] ?? "",
    numeric: numeric.name,
    numericWords: numeric.words,
    name,
    label: labels[0] ?? "",
    relation,
    verb,
    stranger: seed.stranger,
  };
}

function spelled(kind: number, first: string, second: string): { readonly name: string; readonly words: string } {
  return (spellings[kind] ?? spellings[2])(first, second);
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

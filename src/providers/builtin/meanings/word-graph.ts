import type { Pack } from "./read-pack";
import type { Weights } from "./weights";

/** A way between meanings: where it leads from each, what it costs, whether over a kind of. */
type Way = readonly [Lists, step: number, isKind: boolean];

export interface Kinship {
  /** From 1 (one meaning) down to 0. */
  readonly likeness: number;
  /** Whether the way leads over a kind of. */
  readonly isKind: boolean;
}

/** Words by their meanings, after WordNet: which meanings a word has and how these hang together. */
export interface WordGraph {
  /** How near to a word others are; a word is given by its place in the table. */
  from(word: number): (other: number) => Kinship | null;
}

const unreached = 0xffff;

interface Lists {
  readonly starts: Int32Array;
  readonly items: Int32Array;
}

export function createWordGraph(pack: Pack, wordCount: number, weights: Weights): WordGraph {
  const { kindStep, besideStep, derivedStep, senseStep, reach: limit, far } = weights;
  const senses = readLists(pack.numbers("senses"), wordCount, false);
  const synsetCount = pack.numbers("synsets")();
  const ways: readonly Way[] = [
    ...bothWays(readLists(pack.numbers("up"), synsetCount, true), kindStep, true),
    ...bothWays(readLists(pack.numbers("beside"), synsetCount, true), besideStep, false),
    ...bothWays(readLists(pack.numbers("derived"), synsetCount, true), derivedStep, false),
  ];
  return {
    from(word) {
      const starts = sensesOf(senses, word).map(({ synset, rank }) => [synset, 2 * rank * senseStep] as const);
      const reached = reach(starts, ways, { limit, synsetCount });
      return (other) => {
        const cost = leastCost(senses, other, { reached, senseStep });
        return cost === unreached ? null : { likeness: Math.max(0, 1 - (cost >> 1) / far), isKind: (cost & 1) === 1 };
      };
    },
  };
}

/** The lowest bit tells of a kind: of two equal ways the one without wins. */
function leastCost(
  senses: Lists,
  word: number,
  { reached, senseStep }: { readonly reached: Uint16Array; readonly senseStep: number },
): number {
  let least = unreached;
  const last = senses.starts[word + 1] ?? 0;
  for (let at = senses.starts[word] ?? 0; at < last; at += 1) {
    const sense = senses.items[at] ?? 0;
    least = Math.min(least, (reached[sense >> 3] ?? unreached) + 2 * (sense & 7) * senseStep);
  }
  return least;
}

/** Meanings near a word's own: twice the cost, plus one where the way goes over a kind of; `unreached` for all others. */
function reach(
  starts: readonly (readonly [synset: number, cost: number])[],
  ways: readonly Way[],
  { limit, synsetCount }: { readonly limit: number; readonly synsetCount: number },
): Uint16Array {
  const reached = new Uint16Array(synsetCount).fill(unreached);
  // Those that cost the same stand together, and no way costs nothing: so each is gone on from once, at its least.
  const buckets = Array.from({ length: 2 * limit + 2 }, (): number[] => []);
  const put = (synset: number, cost: number) => {
    if (cost >> 1 > limit || (reached[synset] ?? 0) <= cost) return;
    reached[synset] = cost;
    buckets[cost]?.push(synset);
  };
  for (const [synset, cost] of starts) put(synset, cost);
  for (const [cost, bucket] of buckets.entries()) {
    for (const synset of bucket) if (reached[synset] === cost) goOn(synset, cost, ways, put);
  }
  return reached;
}

function goOn(synset: number, cost: number, ways: readonly Way[], put: (synset: number, cost: number) => void): void {
  for (const [lists, step, isKind] of ways) {
    const next = (cost & ~1) + 2 * step + (isKind ? 1 : cost & 1);
    const last = lists.starts[synset + 1] ?? 0;
    for (let at = lists.starts[synset] ?? 0; at < last; at += 1) put(lists.items[at] ?? 0, next);
  }
}

/** A sense is kept as one number: the lowest three bits are its rank. */
function sensesOf(senses: Lists, word: number): readonly { readonly synset: number; readonly rank: number }[] {
  return Array.from(itemsOf(senses, word), (sense) => ({ synset: sense >> 3, rank: sense & 7 }));
}

function itemsOf({ starts, items }: Lists, own: number): Int32Array {
  return items.subarray(starts[own] ?? 0, starts[own + 1] ?? 0);
}

function readLists(next: () => number, count: number, growing: boolean): Lists {
  const starts = new Int32Array(count + 1);
  const items: number[] = [];
  for (let own = 0; own < count; own += 1) {
    const length = next();
    let before = 0;
    for (let at = 0; at < length; at += 1) {
      const item = next() + (growing ? before : 0);
      items.push(item);
      before = item;
    }
    starts[own + 1] = items.length;
  }
  return { starts, items: Int32Array.from(items) };
}

function bothWays(lists: Lists, step: number, isKind: boolean): readonly Way[] {
  return [
    [lists, step, isKind],
    [turned(lists), step, isKind],
  ];
}

function turned({ starts, items }: Lists): Lists {
  const back = new Int32Array(starts.length);
  for (const item of items) back[item + 1] = (back[item + 1] ?? 0) + 1;
  for (let at = 1; at < back.length; at += 1) back[at] = (back[at] ?? 0) + (back[at - 1] ?? 0);
  const filled = back.slice();
  const turnedItems = new Int32Array(items.length);
  for (let own = 0; own + 1 < starts.length; own += 1) {
    for (let at = starts[own] ?? 0; at < (starts[own + 1] ?? 0); at += 1) {
      const item = items[at] ?? 0;
      const place = filled[item] ?? 0;
      turnedItems[place] = own;
      filled[item] = place + 1;
    }
  }
  return { starts: back, items: turnedItems };
}

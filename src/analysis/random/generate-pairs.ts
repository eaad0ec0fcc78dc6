import { createSeededRandom } from "./seeded-random";

export const generatedKinds = ["random", "smallWorld", "scaleFree", "grid", "tree", "ring", "complete"] as const;
export type GeneratedKind = (typeof generatedKinds)[number];

export interface PairsRequest {
  readonly kind: GeneratedKind;
  readonly count: number;
  /** Edges a node, on average (children a node in a tree). */
  readonly degree: number;
  readonly seed: number;
}

type Pair = readonly [number, number];

/** The edges of a made-up network, as pairs of places from 0: each pair once, no loops, the same for the same seed. */
export function generatePairs({ kind, count, degree, seed }: PairsRequest): readonly Pair[] {
  const random = createSeededRandom(seed);
  switch (kind) {
    case "random":
      return randomPairs(count, Math.round((count * degree) / 2), random);
    case "smallWorld":
      return smallWorld(count, degree, random);
    case "scaleFree":
      return scaleFree(count, degree, random);
    case "grid":
      return grid(count);
    case "tree":
      return places(count - 1).map((at) => [Math.floor(at / Math.max(1, degree)), at + 1]);
    case "ring":
      return count < 3
        ? places(count - 1).map((at) => [at, at + 1])
        : places(count).map((at) => [at, (at + 1) % count]);
    case "complete":
      return places(count).flatMap((from) => places(count - from - 1).map((step): Pair => [from, from + step + 1]));
  }
}

/** Columns of the square that a grid of so many nodes makes. */
export function gridColumns(count: number): number {
  return Math.max(1, Math.ceil(Math.sqrt(count)));
}

function randomPairs(count: number, wanted: number, random: () => number): readonly Pair[] {
  const pairs = createPairSet();
  const most = Math.min(wanted, (count * (count - 1)) / 2);
  while (pairs.size() < most) pairs.add(placeIn(count, random), placeIn(count, random));
  return pairs.all();
}

const rewired = 0.1;

/** A ring of near neighbours of which one tie in ten goes anywhere (Watts and Strogatz 1998). */
function smallWorld(count: number, degree: number, random: () => number): readonly Pair[] {
  const reach = Math.min(Math.max(1, Math.round(degree / 2)), Math.floor((count - 1) / 2));
  const pairs = createPairSet();
  for (let step = 1; step <= reach; step += 1) {
    for (let from = 0; from < count; from += 1) {
      const isAdded = random() < rewired && pairs.add(from, placeIn(count, random));
      if (!isAdded) pairs.add(from, (from + step) % count);
    }
  }
  return pairs.all();
}

/** Each node ties itself to some before it and prefers those with many ties (Barabási and Albert 1999). */
function scaleFree(count: number, degree: number, random: () => number): readonly Pair[] {
  const each = Math.max(1, Math.round(degree / 2));
  const pairs = createPairSet();
  /** Each node as often as it has ties, and once more: drawing from here prefers the well-connected. */
  const ends: number[] = [0];
  for (let node = 1; node < count; node += 1) {
    const partners = new Set<number>();
    while (partners.size < Math.min(each, node)) partners.add(ends[placeIn(ends.length, random)] ?? 0);
    for (const partner of partners) {
      pairs.add(partner, node);
      ends.push(partner);
    }
    for (let tie = 0; tie < partners.size; tie += 1) ends.push(node);
  }
  return pairs.all();
}

function grid(count: number): readonly Pair[] {
  const columns = gridColumns(count);
  return places(count).flatMap((at) => {
    const right: readonly Pair[] = (at + 1) % columns !== 0 && at + 1 < count ? [[at, at + 1]] : [];
    const below: readonly Pair[] = at + columns < count ? [[at, at + columns]] : [];
    return [...right, ...below];
  });
}

/** Says whether the pair is new. */
function createPairSet() {
  const known = new Set<string>();
  const list: Pair[] = [];
  return {
    add(from: number, to: number): boolean {
      const key = from < to ? `${from} ${to}` : `${to} ${from}`;
      if (from === to || known.has(key)) return false;
      known.add(key);
      list.push([from, to]);
      return true;
    },
    size: () => list.length,
    all: (): readonly Pair[] => list,
  };
}

function placeIn(count: number, random: () => number): number {
  return Math.floor(random() * count);
}

function places(count: number): readonly number[] {
  return Array.from({ length: Math.max(0, count) }, (_, at) => at);
}

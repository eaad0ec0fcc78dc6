import { at } from "../../../scripts/at.mjs";
import { createRandom } from "./random.mjs";
import { themes } from "./themes.mjs";

/** @import { Graph, Random, Shape, Theme } from "./types.mjs" */

/** @typedef {[number, number]} Pair */

/** @typedef {{ nodes: number, edges: number, directed: boolean, random: Random }} Size */

/**
 * Shape, theme, directed, nodes, edges (where the shape leaves them open).
 * @type {readonly (readonly [Shape, Theme, boolean, number, number])[]}
 */
const plans = [
  ["open", "towns", false, 5, 6],
  ["open", "people", false, 7, 9],
  ["open", "towns", false, 9, 14],
  ["open", "people", false, 12, 16],
  ["open", "machines", false, 15, 24],
  ["open", "towns", false, 20, 34],
  ["open", "people", false, 28, 45],
  ["open", "towns", false, 40, 70],
  ["open", "people", false, 64, 110],
  ["open", "towns", false, 90, 150],
  ["open", "people", false, 130, 230],
  ["parts", "people", false, 6, 4],
  ["parts", "towns", false, 14, 12],
  ["parts", "machines", false, 25, 22],
  ["parts", "people", false, 48, 44],
  ["parts", "towns", false, 110, 100],
  ["tree", "towns", false, 8, 0],
  ["tree", "people", false, 17, 0],
  ["tree", "machines", false, 55, 0],
  ["ring", "towns", false, 10, 0],
  ["ring", "people", false, 21, 0],
  ["halves", "people", false, 11, 16],
  ["halves", "towns", false, 24, 40],
  ["halves", "machines", false, 70, 120],
  ["dense", "people", false, 8, 20],
  ["dense", "towns", false, 13, 42],
  ["dense", "machines", false, 18, 80],
  ["open", "machines", true, 6, 9],
  ["open", "machines", true, 10, 20],
  ["open", "people", true, 16, 34],
  ["open", "machines", true, 26, 60],
  ["open", "towns", true, 42, 95],
  ["open", "machines", true, 75, 170],
  ["open", "people", true, 120, 260],
  ["parts", "machines", true, 30, 34],
  ["forward", "chores", true, 6, 8],
  ["forward", "chores", true, 9, 13],
  ["forward", "chores", true, 12, 18],
  ["forward", "chores", true, 16, 26],
  ["forward", "chores", true, 36, 60],
  ["forward", "machines", true, 85, 150],
  ["knotted", "chores", true, 8, 12],
  ["knotted", "chores", true, 13, 20],
  ["knotted", "chores", true, 33, 50],
];

export function makeGraphs() {
  return plans.map(([shape, theme, directed, nodes, edges], index) =>
    makeGraph({ shape, theme, directed, nodes, edges, seed: 7100 + index, number: index + 1 }),
  );
}

/**
 * Nodes are places in a list here; ids, names and weights come with the file.
 * @typedef {{ shape: Shape, theme: Theme, directed: boolean, nodes: number, edges: number }} Plan
 * @param {Plan & { seed: number, number: number }} plan
 * @returns {Graph}
 */
function makeGraph({ shape, theme, directed, nodes, edges, seed, number }) {
  const random = createRandom(seed);
  const words = themes[theme];
  const pairs = shapes[shape]({ nodes, edges, directed, random });
  return {
    file: `${String(number).padStart(2, "0")}-${shape}-${directed ? "directed" : "undirected"}-${nodes}.json`,
    name: `${words.many.charAt(0).toUpperCase()}${words.many.slice(1)} ${number}`,
    shape,
    words,
    directed,
    size: nodes,
    names: random.shuffled(words.names).slice(0, nodes),
    scores: Array.from({ length: nodes }, () => random.between(1, 60)),
    edges: pairs.map(([source, target]) => ({ source, target, weight: random.between(1, 20) })),
  };
}

/** @type {Readonly<Record<Shape, (size: Size) => readonly Pair[]>>} */
const shapes = {
  /** Any simple graph. */
  open: ({ nodes, edges, directed, random }) => grow({ nodes, directed, random, wanted: edges, start: [] }),
  /** Several parts and some nodes alone: the last tenth gets no edge, the rest stays within its third. */
  parts: ({ nodes, edges, directed, random }) => {
    const linked = nodes - Math.max(1, Math.floor(nodes / 10));
    /** @type {(a: number, b: number) => boolean} */
    const isAllowed = (a, b) =>
      a < linked && b < linked && Math.floor((a * 3) / linked) === Math.floor((b * 3) / linked);
    return grow({ nodes, directed, random, wanted: edges, start: [], isAllowed });
  },
  tree: ({ nodes, random }) => Array.from({ length: nodes - 1 }, (_, index) => [random.below(index + 1), index + 1]),
  ring: ({ nodes }) => Array.from({ length: nodes }, (_, index) => [index, (index + 1) % nodes]),
  /** Two groups with edges between them only. */
  halves: ({ nodes, edges, directed, random }) =>
    grow({ nodes, directed, random, wanted: edges, start: [], isAllowed: (a, b) => a % 2 !== b % 2 }),
  dense: ({ nodes, edges, directed, random }) => grow({ nodes, directed, random, wanted: edges, start: [] }),
  /** Each edge goes from an earlier to a later node: no cycle. */
  forward: ({ nodes, edges, directed, random }) =>
    grow({ nodes, directed, random, wanted: edges, start: [], isAllowed: (a, b) => a < b }),
  /** As forward, but for one edge back. */
  knotted: ({ nodes, edges, directed, random }) => {
    const chain = [0, 1, 2, 3].map((index) => Math.floor((index * (nodes - 1)) / 3));
    /** @type {readonly Pair[]} */
    const start = chain.map((node, index) => [node, at(chain, (index + 1) % chain.length)]);
    return grow({ nodes, directed, random, wanted: edges, start, isAllowed: (a, b) => a < b });
  },
};

/**
 * @typedef {{ wanted: number, start: readonly Pair[], isAllowed?: (a: number, b: number) => boolean }} Growth
 * @param {Omit<Size, "edges"> & Growth} plan
 * @returns {readonly Pair[]}
 */
function grow({ nodes, directed, random, wanted, start, isAllowed = () => true }) {
  const pairs = [...start];
  /** @type {(a: number, b: number) => string} */
  const key = (a, b) => (directed || a < b ? `${a} ${b}` : `${b} ${a}`);
  const taken = new Set(pairs.map(([a, b]) => key(a, b)));
  for (let tries = 0; pairs.length < wanted && tries < wanted * 200; tries += 1) {
    const a = random.below(nodes);
    const b = random.below(nodes);
    if (a === b || taken.has(key(a, b)) || !isAllowed(a, b)) continue;
    taken.add(key(a, b));
    pairs.push([a, b]);
  }
  return random.shuffled(pairs);
}

/**
 * As Parley opens it.
 * @param {Graph} graph
 */
export function toFile({ name, words, directed, names, scores, edges }) {
  const nodes = names.map((label, index) => ({
    id: `n${index + 1}`,
    attributes: { name: label, type: words.one, [words.score]: scores[index] },
  }));
  const links = edges.map(({ source, target, weight }, index) => ({
    id: `e${index + 1}`,
    source: `n${source + 1}`,
    target: `n${target + 1}`,
    attributes: { [words.weight]: weight },
  }));
  /** @type {(items: readonly object[]) => string} */
  const lines = (items) => items.map((item) => `    ${JSON.stringify(item)}`).join(",\n");
  return `{\n  "parley": 1,\n  "name": ${JSON.stringify(name)},\n  "directed": ${directed},\n  "nodes": [\n${lines(nodes)}\n  ],\n  "edges": [\n${lines(links)}\n  ]\n}\n`;
}

// The shapes that the files of this folder share; types only.

/** @typedef {{ readonly source: number, readonly target: number, readonly weight: number }} Edge */

/**
 * What the oracles read; nodes are places in `names`.
 * @typedef {object} PlainGraph
 * @property {number} size
 * @property {boolean} directed
 * @property {readonly string[]} names
 * @property {readonly Edge[]} edges
 */

/** @typedef {"open" | "parts" | "tree" | "ring" | "halves" | "dense" | "forward" | "knotted"} Shape */

/** @typedef {keyof typeof import("./themes.mjs").themes} Theme */

/** @typedef {(typeof import("./themes.mjs").themes)[Theme]} Words */

/** @typedef {ReturnType<typeof import("./random.mjs").createRandom>} Random */

/** @typedef {{ file: string, name: string, shape: Shape, words: Words, scores: readonly number[] }} Dress */

/**
 * A graph that is asked about, with what its file says besides.
 * @typedef {PlainGraph & Dress} Graph
 */

/** @typedef {{ readonly type: string, readonly [detail: string]: unknown }} Check */

/** @typedef {{ readonly wordings: readonly string[], readonly checks: readonly Check[] }} Question */

/**
 * A kind of question. `make` gives nothing when its draw from `random` is of no use; `isSo` is the answer to aim at.
 * @typedef {object} Kind
 * @property {string} kind
 * @property {(graph: Graph) => boolean} fits
 * @property {(graph: Graph, random: Random, isSo: boolean) => Question | undefined} make
 */

export {};

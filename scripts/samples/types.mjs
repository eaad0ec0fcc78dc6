// The shapes that the files of this folder share; types only.

/** @typedef {{ x: number, y: number }} Point */

/** @typedef {{ readonly id: string }} Named */

/** @typedef {{ readonly source: string, readonly target: string }} Ends */

/** @typedef {{ readonly attributes: Readonly<Record<string, unknown>> }} Described */

/** @typedef {{ readonly position: Readonly<Point> }} Placed */

/**
 * A sample as its file is made from it.
 * @typedef {object} Sample
 * @property {string} name
 * @property {boolean} directed
 * @property {readonly (Named & Described & Placed)[]} nodes
 * @property {readonly (Named & Described & Ends)[]} edges
 */

/**
 * Reads a file of the package vega-datasets.
 * @typedef {(name: string) => string} ReadData
 */

/**
 * Gives the next random number in [0, 1).
 * @typedef {() => number} Random
 */

export {};

/** @import { PlainGraph, Random } from "./types.mjs" */

/**
 * Two different nodes of which something holds; undefined when none are met.
 * @param {PlainGraph} graph
 * @param {Random} random
 * @param {(a: number, b: number) => boolean} isRight
 * @returns {readonly [number, number] | undefined}
 */
export function pairWhere(graph, random, isRight) {
  for (let tries = 0; tries < 400; tries += 1) {
    const [a, b] = [random.below(graph.size), random.below(graph.size)];
    if (a !== b && isRight(a, b)) return [a, b];
  }
  return undefined;
}

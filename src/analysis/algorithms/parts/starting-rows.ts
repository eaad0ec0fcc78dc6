import type { AlgorithmGraph } from "@/analysis/catalog/algorithm-types";
import { createSeededRandom } from "@/analysis/random/seeded-random";
import { arrayAt } from "./array-at";

const { word } = arrayAt;

/** Above this many nodes a measure that looks from every node looks from a sample instead. */
export const mostExactNodes = 2_000;

export interface StartingRows {
  readonly rows: Uint32Array;
  /** How many there are, when they are not all. */
  readonly sampled?: number;
}

/** The nodes to look from: as many as asked for, all of a small graph, else as many as a few seconds allow. */
export function startingRows(
  { nodeCount, sources }: AlgorithmGraph,
  wanted: number | undefined,
  seed: number,
): StartingRows {
  const affordable = Math.round(50_000_000 / (nodeCount + 2 * sources.length));
  const usual = nodeCount <= mostExactNodes ? nodeCount : Math.min(1_000, Math.max(100, affordable));
  const count = Math.min(nodeCount, Math.max(1, wanted ?? usual));
  const rows = Uint32Array.from({ length: nodeCount }, (_, row) => row);
  if (count === nodeCount) return { rows };
  const random = createSeededRandom(seed);
  for (let index = 0; index < count; index += 1) {
    const other = index + Math.floor(random() * (nodeCount - index));
    [rows[index], rows[other]] = [word(rows, other), word(rows, index)];
  }
  return { rows: rows.slice(0, count), sampled: count };
}

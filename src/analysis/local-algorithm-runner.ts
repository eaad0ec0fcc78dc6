import type { AlgorithmRunner } from "./algorithm-types";
import { runAlgorithm } from "./algorithms/run-algorithm";

/** Runs algorithms in this thread, in slices. */
export function createLocalAlgorithmRunner(): AlgorithmRunner {
  return { run: runAlgorithm };
}

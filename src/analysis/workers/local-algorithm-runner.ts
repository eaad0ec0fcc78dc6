import { runAlgorithm } from "../algorithms/run-algorithm";
import type { AlgorithmRunner } from "../catalog/algorithm-types";

/** Runs algorithms in this thread, in slices. */
export function createLocalAlgorithmRunner(): AlgorithmRunner {
  return { run: runAlgorithm };
}

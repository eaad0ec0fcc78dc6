import type { AlgorithmAnswer, AlgorithmRequest, AlgorithmRunner } from "../catalog/algorithm-types";
import { createWorkerLine } from "./worker-line";

/** Runs algorithms in workers, so that the page stays free. Rejects at once when the signal is aborted. */
export function createWorkerAlgorithmRunner(makeWorker: () => Worker): AlgorithmRunner {
  return createWorkerLine<AlgorithmRequest, AlgorithmAnswer>(makeWorker, "The result");
}

import type { AlgorithmAnswer, AlgorithmRequest } from "../catalog/algorithm-types";
import { runInSlices } from "./parts/work";
import { startAlgorithm } from "./start-algorithm";

/** Runs an algorithm in this thread, in slices. Rejects with the signal's reason within 100 ms of an abort. */
export async function runAlgorithm(
  request: AlgorithmRequest,
  signal: AbortSignal,
  progress: (ratio: number) => void,
): Promise<AlgorithmAnswer> {
  return runInSlices(await startAlgorithm(request), signal, progress);
}

import type { LayoutRequest, LayoutRunner } from "../catalog/analysis-types";
import { toPositions } from "../layouts/layout-positions";
import { createWorkerLine } from "./worker-line";

/** Runs layouts in workers, so that the page stays free. Rejects at once when the signal is aborted. */
export function createWorkerLayoutRunner(makeWorker: () => Worker): LayoutRunner {
  const line = createWorkerLine<LayoutRequest, Float64Array>(makeWorker, "The layout");
  return {
    run: async (request, signal, progress) => toPositions(request.graph.ids, await line.run(request, signal, progress)),
  };
}

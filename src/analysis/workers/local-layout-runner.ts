import type { LayoutRunner } from "../catalog/analysis-types";
import { toPositions } from "../layouts/layout-positions";
import { runLayout } from "../layouts/run-layout";

/** Runs layouts in this thread, in slices. */
export function createLocalLayoutRunner(): LayoutRunner {
  return {
    run: async (request, signal, progress) =>
      toPositions(request.graph.ids, await runLayout(request, signal, progress)),
  };
}

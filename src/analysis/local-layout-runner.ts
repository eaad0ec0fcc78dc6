import type { LayoutRunner } from "./analysis-types";
import { toPositions } from "./layout-positions";
import { runLayout } from "./run-layout";

/** Runs layouts in this thread, in slices. */
export function createLocalLayoutRunner(): LayoutRunner {
  return {
    run: async (request, signal, progress) =>
      toPositions(request.graph.ids, await runLayout(request, signal, progress)),
  };
}

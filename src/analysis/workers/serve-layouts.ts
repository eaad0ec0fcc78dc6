import type { LayoutRequest } from "../catalog/analysis-types";
import { runLayout } from "../layouts/run-layout";
import { serveWork, type WorkPort } from "./serve-work";

/** Runs the layouts ordered through the port. */
export function serveLayouts(port: WorkPort<LayoutRequest, Float64Array>): void {
  serveWork(port, runLayout);
}

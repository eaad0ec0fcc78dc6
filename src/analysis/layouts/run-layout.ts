import { forceLayout } from "@/analysis/layouts/force/force-layout";
import { geographicLayout } from "@/analysis/layouts/map/geographic-layout";
import { circleLayout } from "@/analysis/layouts/shapes/circle-layout";
import { concentricLayout } from "@/analysis/layouts/shapes/concentric-layout";
import { layeredLayout } from "@/analysis/layouts/shapes/layered-layout";
import { inOrder, rowsByKey, turned } from "@/analysis/layouts/shapes/layout-order";
import { gridBlock } from "@/analysis/layouts/spacing/grid-block";
import { noOverlapLayout } from "@/analysis/layouts/spacing/no-overlap-layout";
import { centred } from "@/analysis/layouts/spacing/pack-blocks";
import { separatePoints } from "@/analysis/layouts/spacing/separate-points";
import { usualSpacing } from "@/analysis/layouts/spacing/usual-spacing";
import { createSeededRandom } from "@/analysis/random/seeded-random";
import { assertNever } from "@/lib/assert-never";
import { topologyOf } from "../algorithms/topology";
import type { LayoutRequest } from "../catalog/analysis-types";
import { createPacer } from "../workers/pacer";

/**
 * Positions for every node: x, y per row of the request's graph, in px around (0, 0), finite and distinct. The same
 * request gives the same numbers. Options: `spacing` (px between joined nodes, default 85, more for few nodes), `iterations` (force),
 * `gravity`, `gap` (force, noverlap), `columns` (grid), `root` (layered: a node's id) and `direction`. The graph's keys order circle and
 * grid and make the rings of concentric. Rejects with the signal's reason within 100 ms of an abort.
 */
export async function runLayout(
  request: LayoutRequest,
  signal: AbortSignal,
  progress: (ratio: number) => void,
): Promise<Float64Array> {
  signal.throwIfAborted();
  progress(0);
  const points = request.graph.ids.length === 0 ? new Float64Array(0) : await arrange(request, signal, progress);
  signal.throwIfAborted();
  progress(1);
  return points;
}

async function arrange(
  request: LayoutRequest,
  signal: AbortSignal,
  progress: (ratio: number) => void,
): Promise<Float64Array> {
  const { graph, seed } = request;
  const { columns, root: rootId, direction, ...options } = request.options;
  const spacing = numberOption(options["spacing"]) ?? usualSpacing(graph.ids.length);
  switch (request.type) {
    case "force": {
      const iterations = numberOption(options["iterations"]);
      const gravity = numberOption(options["gravity"]);
      const gap = numberOption(options["gap"]);
      const wanted = { ...(iterations && { iterations }), ...(gravity && { gravity }), ...(gap && { gap }) };
      return forceLayout(graph, { spacing, seed, ...wanted }, signal, progress);
    }
    case "circle":
      return circleLayout(topologyOf(graph), spacing, graph.keys && rowsByKey(graph.keys));
    case "concentric":
      return concentricLayout(topologyOf(graph), spacing, graph.keys);
    case "grid":
      return inOrder(centred(gridBlock(graph.ids.length, spacing, numberOption(columns))), graph.keys);
    case "layered": {
      const root = graph.ids.indexOf(String(rootId ?? ""));
      const pacer = createPacer(signal);
      const layered = { spacing, root: root < 0 ? undefined : root, pacer };
      return turned(await layeredLayout(graph, topologyOf(graph), layered), direction);
    }
    case "random":
      return scatter(request, spacing, signal);
    case "geographic":
      return geographicLayout(graph.degrees ?? new Float64Array(graph.ids.length * 2).fill(Number.NaN), spacing);
    case "noverlap":
      return noOverlapLayout(graph, numberOption(options["gap"]), createPacer(signal));
    default:
      return assertNever(request.type);
  }
}

async function scatter(request: LayoutRequest, spacing: number, signal: AbortSignal): Promise<Float64Array> {
  const random = createSeededRandom(request.seed);
  const side = Math.sqrt(request.graph.ids.length) * spacing;
  const points = Float64Array.from({ length: request.graph.ids.length * 2 }, () => (random() - 0.5) * side);
  await separatePoints(points, spacing * 0.45, createPacer(signal));
  return points;
}

/** A usable positive number, else nothing. */
function numberOption(value: number | string | boolean | undefined): number | undefined {
  const number = typeof value === "string" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) && number > 0 ? number : undefined;
}

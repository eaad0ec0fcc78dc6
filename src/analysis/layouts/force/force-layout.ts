import iterate from "graphology-layout-forceatlas2/iterate.js";
import { gridBlock } from "@/analysis/layouts/spacing/grid-block";
import { packBlocks } from "@/analysis/layouts/spacing/pack-blocks";
import { separatePoints } from "@/analysis/layouts/spacing/separate-points";
import { createSeededRandom } from "@/analysis/random/seeded-random";
import { componentRows, degreeIn, subTopology, type Topology, topologyOf } from "../../algorithms/topology";
import type { LayoutGraph } from "../../catalog/analysis-types";
import { createPacer, type Pacer } from "../../workers/pacer";
import { communityStart, seededFrom } from "./community-start";
import { polishByStress, stressLimit } from "./stress-polish";

export interface ForceOptions {
  /** Wanted length of an edge in px. */
  readonly spacing: number;
  /** Steps; by size when absent. */
  readonly iterations?: number;
  /** How strongly nodes are drawn to the middle of their component; 1 is usual. */
  readonly gravity?: number;
  /** Px that nodes keep from each other; by the spacing when absent. */
  readonly gap?: number;
  readonly seed: number;
}

/**
 * ForceAtlas2 (Jacomy et al. 2014) for each connected component, scaled to the wanted edge length, small ones evened
 * out, overlaps pushed apart, components packed side by side with the isolated nodes in a block of their own.
 * Returns x, y per node in px around (0, 0).
 */
export async function forceLayout(
  graph: LayoutGraph,
  options: ForceOptions,
  signal: AbortSignal,
  progress: (ratio: number) => void,
): Promise<Float64Array> {
  const topology = topologyOf(graph);
  const components = componentRows(topology);
  const pacer = createPacer(signal);
  const random = createSeededRandom(options.seed);
  const joined = components.filter((rows) => rows.length > 1);
  const isolated = components.filter((rows) => rows.length === 1).flat();
  const total = graph.ids.length;
  const blocks: { readonly rows: readonly number[]; readonly points: Float64Array }[] = [];
  let done = isolated.length;
  for (const rows of joined) {
    const before = done;
    const report = (ratio: number) => progress((before + ratio * rows.length) / total);
    const points = await arrangeComponent(subTopology(topology, rows), { ...options, random, pacer, report });
    blocks.push({ rows, points });
    done += rows.length;
  }
  if (isolated.length > 0) blocks.push({ rows: isolated, points: gridBlock(isolated.length, options.spacing * 0.6) });
  return packBlocks(blocks, total, options.spacing);
}

interface Arrangement extends ForceOptions {
  readonly random: () => number;
  readonly pacer: Pacer;
  readonly report: (ratio: number) => void;
}

async function arrangeComponent(topology: Topology, arrangement: Arrangement): Promise<Float64Array> {
  const points = await runForceAtlas(topology, arrangement);
  scaleToEdgeLength(points, topology, arrangement.spacing);
  if (topology.count <= stressLimit) await polishByStress(points, topology, arrangement);
  const gap = arrangement.gap ?? arrangement.spacing * (topology.count > 1000 ? 0.3 : 0.45);
  await separatePoints(points, gap, arrangement.pacer);
  return points;
}

async function runForceAtlas(topology: Topology, arrangement: Arrangement): Promise<Float64Array> {
  const { count } = topology;
  const nodes = new Float32Array(count * 10);
  const side = Math.sqrt(count) * 10;
  const start = startOf(topology, side, arrangement.random);
  for (let row = 0; row < count; row += 1) {
    nodes[row * 10] = start[row * 2] ?? 0;
    nodes[row * 10 + 1] = start[row * 2 + 1] ?? 0;
    nodes[row * 10 + 6] = 1 + degreeIn(topology, row);
    nodes[row * 10 + 7] = 1;
    nodes[row * 10 + 8] = 1;
  }
  const edges = new Float32Array((topology.pairs.length / 2) * 3);
  for (let index = 0; index < topology.pairs.length / 2; index += 1) {
    edges[index * 3] = (topology.pairs[index * 2] ?? 0) * 10;
    edges[index * 3 + 1] = (topology.pairs[index * 2 + 1] ?? 0) * 10;
    edges[index * 3 + 2] = 1;
  }
  const iterations = arrangement.iterations ?? iterationsFor(count);
  const settings = forceSettings(count, arrangement.gravity ?? 1);
  for (let step = 0; step < iterations; step += 1) {
    iterate(settings, nodes, edges);
    const pause = arrangement.pacer.breathe();
    if (pause !== undefined) {
      arrangement.report(step / iterations);
      await pause;
    }
  }
  return Float64Array.from({ length: count * 2 }, (_, index) => nodes[(index >> 1) * 10 + (index & 1)] ?? 0);
}

function startOf(topology: Topology, side: number, random: () => number): Float64Array {
  if (topology.count > seededFrom) return communityStart(topology, side, random);
  return Float64Array.from({ length: topology.count * 2 }, () => (random() - 0.5) * side);
}

/** How the library is used, for a graph of that many nodes. */
export function forceSettings(count: number, gravity: number) {
  return {
    linLogMode: false,
    outboundAttractionDistribution: false,
    adjustSizes: false,
    edgeWeightInfluence: 1,
    scalingRatio: 10,
    strongGravityMode: true,
    gravity: 0.05 * gravity,
    slowDown: 1 + Math.log(count),
    barnesHutOptimize: count > 500,
    barnesHutTheta: 0.7,
  };
}

/** Steps so that 1,000 nodes and 3,000 edges are placed in about a second. */
function iterationsFor(count: number): number {
  if (count <= 250) return 400;
  return Math.max(60, Math.min(250, Math.round(150_000 / count)));
}

function scaleToEdgeLength(points: Float64Array, topology: Topology, wanted: number): void {
  const lengths: number[] = [];
  for (let index = 0; index < topology.pairs.length; index += 2) {
    const a = (topology.pairs[index] ?? 0) * 2;
    const b = (topology.pairs[index + 1] ?? 0) * 2;
    lengths.push(Math.hypot((points[a] ?? 0) - (points[b] ?? 0), (points[a + 1] ?? 0) - (points[b + 1] ?? 0)));
  }
  lengths.sort((a, b) => a - b);
  const median = lengths[lengths.length >> 1] ?? 0;
  const factor = median > 0 ? wanted / median : 1;
  for (let index = 0; index < points.length; index += 1) points[index] = (points[index] ?? 0) * factor;
}

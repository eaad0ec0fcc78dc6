import { type Block, packBlocks } from "@/analysis/layouts/spacing/pack-blocks";
import { greatest } from "@/lib/lists/whole-lists";
import { componentRows, degreeIn, neighborsOf, type Topology } from "../../algorithms/topology";
import type { LayoutGraph } from "../../catalog/analysis-types";
import type { Pacer } from "../../workers/pacer";
import { levelsByKey, levelsOf } from "./layered-levels";

const sweeps = 8;

export interface LayeredOptions {
  /** Px between levels, at least. */
  readonly spacing: number;
  /** Row of the top node. */
  readonly root: number | undefined;
  readonly pacer: Pacer;
}

/** Levels from top to bottom, each ordered by the middle of its neighbours (Sugiyama et al. 1981), one block a component. */
export async function layeredLayout(
  graph: LayoutGraph,
  topology: Topology,
  options: LayeredOptions,
): Promise<Float64Array> {
  const levels = graph.keys ? levelsByKey(graph.keys) : levelsOf(graph, topology, options.root);
  const points = new Float64Array(topology.count * 2);
  const blocks: Block[] = [];
  // A value has one level, whatever part of the graph it is in.
  for (const component of graph.keys ? [graph.ids.map((_, row) => row)] : componentRows(topology)) {
    const isNetwork = !graph.directed && hasCircle(topology, component);
    await arrangeLayers(topology, layersOf(component, levels), points, { ...options, isNetwork });
    const flat = component.flatMap((row) => [points[row * 2] ?? 0, points[row * 2 + 1] ?? 0]);
    blocks.push({ rows: component, points: Float64Array.from(flat) });
  }
  return packBlocks(blocks, topology.count, options.spacing);
}

async function arrangeLayers(
  topology: Topology,
  layers: readonly Layer[],
  points: Float64Array,
  { spacing, pacer, isNetwork }: LayeredOptions & { readonly isNetwork: boolean },
): Promise<void> {
  const widest = greatest(layers.map(({ rows }) => rows.length));
  const gap = spacing * (widest > 60 ? 0.4 : 0.7);
  const fold = isNetwork ? foldFor(layers, { gap, height: spacing, line: spacing * LINE }) : widest;
  // A wide picture gets higher levels, so that its edges are not all but flat.
  const height = Math.min(4 * spacing, Math.max(spacing, (fold * gap) / (3 * layers.length)));
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    orderSweep(topology, layers, points, sweep % 2 === 0);
    await pacer.breathe();
  }
  const lines = layers.map(({ rows }) => Math.ceil(rows.length / fold));
  const gaps = lines.map((count) => gap / count);
  for (const [index, layer] of layers.entries()) spread(layer, points, gaps[index] ?? gap);
  for (let sweep = 0; sweep < sweeps * 2; sweep += 1) {
    alignSweep(topology, layers, points, gaps);
    await pacer.breathe();
  }
  let top = 0;
  for (const [index, layer] of layers.entries()) {
    const count = lines[index] ?? 1;
    for (const [place, row] of layer.rows.entries()) points[row * 2 + 1] = top + (place % count) * spacing * LINE;
    top += height + (count - 1) * spacing * LINE;
  }
}

/** Px between the lines of one level, as a share of those between levels. */
const LINE = 0.5;
/** A network is no wider than this for its height: a level of many nodes takes several lines, its neighbours on different ones. */
const WIDEST = 1.8;

interface Spaces {
  readonly gap: number;
  readonly height: number;
  readonly line: number;
}

/** How many nodes of a level stand on one line. */
function foldFor(layers: readonly Layer[], { gap, height, line }: Spaces): number {
  const counts = layers.map(({ rows }) => rows.length);
  const highWith = (most: number) =>
    counts.reduce((sum, count) => sum + height + (Math.ceil(count / most) - 1) * line, -height);
  let fold = greatest(counts);
  while (fold > 2 && fold * gap > WIDEST * highWith(fold)) fold -= 1 + Math.floor(fold / 50);
  return fold;
}

function hasCircle(topology: Topology, component: readonly number[]): boolean {
  const ends = component.reduce((sum, row) => sum + degreeIn(topology, row), 0);
  return ends / 2 >= component.length;
}

interface Layer {
  rows: readonly number[];
}

function layersOf(component: readonly number[], levels: Uint32Array): readonly Layer[] {
  const layers = new Map<number, number[]>();
  for (const row of component) {
    const level = levels[row] ?? 0;
    const rows = layers.get(level);
    if (rows === undefined) layers.set(level, [row]);
    else rows.push(row);
  }
  return [...layers].sort(([a], [b]) => a - b).map(([, rows]) => ({ rows }));
}

/** Orders each layer by the mean place of the neighbours in the layers before it; the place is in x meanwhile. */
function orderSweep(topology: Topology, layers: readonly Layer[], points: Float64Array, downwards: boolean): void {
  const done = new Set<number>();
  for (const layer of downwards ? layers : layers.toReversed()) {
    const keys = new Map(layer.rows.map((row, index) => [row, meanX(topology, points, row, done) ?? index]));
    layer.rows = layer.rows.toSorted((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0));
    spread(layer, points, 1);
    for (const row of layer.rows) done.add(row);
  }
}

function meanX(topology: Topology, points: Float64Array, row: number, among?: ReadonlySet<number>): number | undefined {
  let sum = 0;
  let count = 0;
  for (const other of neighborsOf(topology, row)) {
    if (among !== undefined && !among.has(other)) continue;
    sum += points[other * 2] ?? 0;
    count += 1;
  }
  return count === 0 ? undefined : sum / count;
}

function spread(layer: Layer, points: Float64Array, gap: number): void {
  for (const [index, row] of layer.rows.entries()) points[row * 2] = (index - (layer.rows.length - 1) / 2) * gap;
}

/** Moves each row of a layer under its neighbours' middle, as far as order and gap allow (least squares). */
function alignSweep(topology: Topology, layers: readonly Layer[], points: Float64Array, gaps: readonly number[]): void {
  for (const [place, layer] of layers.entries()) {
    const gap = gaps[place] ?? 0;
    const wanted = layer.rows.map((row, index) => (meanX(topology, points, row) ?? points[row * 2] ?? 0) - index * gap);
    for (const [index, x] of ascending(wanted).entries()) {
      const row = layer.rows[index];
      if (row !== undefined) points[row * 2] = x + index * gap;
    }
  }
}

/** The ascending sequence nearest to `values` (pool adjacent violators). */
function ascending(values: readonly number[]): readonly number[] {
  const pools: { sum: number; size: number }[] = [];
  for (const value of values) {
    let pool = { sum: value, size: 1 };
    for (
      let last = pools.at(-1);
      last !== undefined && last.sum / last.size > pool.sum / pool.size;
      last = pools.at(-1)
    ) {
      pool = { sum: pool.sum + last.sum, size: pool.size + last.size };
      pools.pop();
    }
    pools.push(pool);
  }
  return pools.flatMap(({ sum, size }) => new Array<number>(size).fill(sum / size));
}

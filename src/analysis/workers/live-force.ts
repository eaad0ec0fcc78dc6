import iterate from "graphology-layout-forceatlas2/iterate.js";
import { degreeIn, type Topology, topologyOf } from "../algorithms/topology";
import type { LayoutGraph } from "../catalog/analysis-types";
import { communityStart, seededFrom } from "../layouts/force/community-start";
import { forceSettings } from "../layouts/force/force-layout";
import { apartFromEqual } from "../layouts/spacing/separate-points";
import { createSeededRandom } from "../random/seeded-random";

/** ForceAtlas2 in steps, from where the nodes stand: what a run that is watched draws. */
export interface LiveForce {
  step(): void;
  /** x, y per row in px. */
  points(): Float64Array;
  /** The node stays there from now on. */
  hold(row: number, x: number, y: number): void;
  /** The nodes have nearly stopped moving. */
  isSettled(): boolean;
}

/** Numbers a node takes in the matrix of the library. */
const wide = 10;
/** Wanted length of an edge in the library's units; a unit is a tenth of the spacing. */
const wantedLength = 10;
const calm = 0.003;
const leastSteps = 60;
const mostSteps = 3000;

export function createLiveForce(graph: LayoutGraph, spacing: number): LiveForce {
  const topology = topologyOf(graph);
  const unit = spacing / wantedLength;
  const start = startOf(graph, topology, spacing);
  const middle = middleOf(start);
  const nodes = nodeMatrix({ topology, graph, start, toUnits: (value, axis) => (value - middle[axis]) / unit });
  const edges = edgeMatrix(topology);
  let settings = forceSettings(topology.count, 1);
  let steps = 0;
  let motion = Infinity;
  return {
    step() {
      const before = nodes.slice();
      iterate(settings, nodes, edges);
      // Repulsion sets the scale of the whole: it follows the edges until they are as long as is wanted.
      const length = meanLength(nodes, topology);
      const pull = length > 0 ? Math.min(1.1, Math.max(0.9, wantedLength / length)) : 1;
      settings = { ...settings, scalingRatio: Math.min(1e4, Math.max(0.01, settings.scalingRatio * pull)) };
      motion = meanMotion(before, nodes, topology.count);
      steps += 1;
    },
    points: () =>
      Float64Array.from({ length: topology.count * 2 }, (_, index) => {
        const axis = index % 2 === 0 ? 0 : 1;
        return (nodes[(index >> 1) * wide + axis] ?? 0) * unit + middle[axis];
      }),
    hold(row, x, y) {
      nodes[row * wide] = (x - middle[0]) / unit;
      nodes[row * wide + 1] = (y - middle[1]) / unit;
      nodes[row * wide + 9] = 1;
    },
    isSettled: () => steps >= mostSteps || (steps >= leastSteps && motion < calm),
  };
}

function startOf({ positions, ids }: LayoutGraph, topology: Topology, spacing: number): Float64Array {
  const random = createSeededRandom(1);
  const side = Math.sqrt(ids.length) * spacing;
  const isPlaceless = ids.length > seededFrom && positions.every(Number.isNaN);
  const points = isPlaceless
    ? communityStart(topology, side, random)
    : positions.map((value) => (Number.isNaN(value) ? (random() - 0.5) * side : value));
  apartFromEqual(points, spacing * 0.2);
  return points;
}

function middleOf(points: Float64Array): readonly [number, number] {
  const count = Math.max(1, points.length / 2);
  const sum = (axis: number) =>
    points.reduce((total, value, index) => (index % 2 === axis ? total + value : total), 0) / count;
  return [sum(0), sum(1)];
}

interface Start {
  readonly topology: Topology;
  readonly graph: LayoutGraph;
  readonly start: Float64Array;
  toUnits(value: number, axis: 0 | 1): number;
}

function nodeMatrix({ topology, graph, start, toUnits }: Start): Float32Array {
  const nodes = new Float32Array(topology.count * wide);
  for (let row = 0; row < topology.count; row += 1) {
    nodes[row * wide] = toUnits(start[row * 2] ?? 0, 0);
    nodes[row * wide + 1] = toUnits(start[row * 2 + 1] ?? 0, 1);
    nodes[row * wide + 6] = 1 + degreeIn(topology, row);
    nodes[row * wide + 7] = 1;
    nodes[row * wide + 8] = 1;
    nodes[row * wide + 9] = graph.fixed?.[row] ?? 0;
  }
  return nodes;
}

function edgeMatrix({ pairs }: Topology): Float32Array {
  const edges = new Float32Array((pairs.length / 2) * 3);
  for (let index = 0; index < pairs.length / 2; index += 1) {
    edges.set([(pairs[index * 2] ?? 0) * wide, (pairs[index * 2 + 1] ?? 0) * wide, 1], index * 3);
  }
  return edges;
}

/** Of up to some hundred edges: enough to know the scale. */
function meanLength(nodes: Float32Array, { pairs }: Topology): number {
  const count = pairs.length / 2;
  const stride = Math.max(1, Math.floor(count / 400));
  let sum = 0;
  let seen = 0;
  for (let edge = 0; edge < count; edge += stride) {
    const [a, b] = [(pairs[edge * 2] ?? 0) * wide, (pairs[edge * 2 + 1] ?? 0) * wide];
    sum += Math.hypot((nodes[a] ?? 0) - (nodes[b] ?? 0), (nodes[a + 1] ?? 0) - (nodes[b + 1] ?? 0));
    seen += 1;
  }
  return seen === 0 ? 0 : sum / seen;
}

function meanMotion(before: Float32Array, after: Float32Array, count: number): number {
  let sum = 0;
  for (let at = 0; at < count * wide; at += wide) {
    sum += Math.hypot((after[at] ?? 0) - (before[at] ?? 0), (after[at + 1] ?? 0) - (before[at + 1] ?? 0));
  }
  return sum / Math.max(1, count);
}

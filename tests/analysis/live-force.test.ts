import { describe, expect, it } from "vitest";
import type { LayoutGraph } from "@/analysis/catalog/analysis-types";
import { createLiveForce } from "@/analysis/workers/live-force";

/** A ring of nodes, all standing nearly on a line. */
function ring(count: number, fixed: readonly number[] = []): LayoutGraph {
  return {
    ids: Array.from({ length: count }, (_, row) => `n${row}`),
    edges: Uint32Array.from(Array.from({ length: count }, (_, row) => [row, (row + 1) % count]).flat()),
    directed: false,
    positions: Float64Array.from(Array.from({ length: count }, (_, row) => [row * 10, row % 3]).flat()),
    fixed: Uint8Array.from({ length: count }, (_, row) => (fixed.includes(row) ? 1 : 0)),
  };
}

function runOut(graph: LayoutGraph, spacing: number) {
  const force = createLiveForce(graph, spacing);
  let steps = 0;
  while (!force.isSettled()) {
    force.step();
    steps += 1;
  }
  return { points: force.points(), steps };
}

function meanEdge(points: Float64Array, { edges }: LayoutGraph): number {
  const at = (row: number) => [points[row * 2] ?? 0, points[row * 2 + 1] ?? 0] as const;
  let sum = 0;
  for (let index = 0; index < edges.length; index += 2) {
    const [[x, y], [u, v]] = [at(edges[index] ?? 0), at(edges[index + 1] ?? 0)];
    sum += Math.hypot(x - u, y - v);
  }
  return sum / (edges.length / 2);
}

describe("the force layout in steps", () => {
  it("begins where the nodes stand and moves them little by little", () => {
    const graph = ring(12);
    const force = createLiveForce(graph, 85);
    for (const [index, value] of force.points().entries()) expect(value).toBeCloseTo(graph.positions[index] ?? 0, 3);
    force.step();
    expect([...force.points()]).not.toEqual([...graph.positions]);
  });

  it.each([40, 85, 200])("comes to rest with edges about %i px long", (spacing) => {
    const graph = ring(24);
    const { points, steps } = runOut(graph, spacing);
    expect(steps).toBeLessThan(3000);
    expect(meanEdge(points, graph)).toBeGreaterThan(spacing * 0.7);
    expect(meanEdge(points, graph)).toBeLessThan(spacing * 1.4);
  });

  it("never moves fixed nodes, nor those that are held", () => {
    const force = createLiveForce(ring(12, [3]), 85);
    force.hold(5, 400, -60);
    for (let step = 0; step < 50; step += 1) force.step();
    const points = force.points();
    expect([points[6], points[10], points[11]].map((value) => Math.round(value ?? 0))).toEqual([30, 400, -60]);
  });

  it("takes nodes without a place and nodes on one spot", () => {
    const graph = { ...ring(6), positions: new Float64Array(12).fill(Number.NaN) };
    const onOneSpot = { ...ring(6), positions: new Float64Array(12) };
    for (const one of [graph, onOneSpot]) {
      const { points } = runOut(one, 85);
      expect(points.every((value) => Number.isFinite(value))).toBe(true);
      expect(new Set(Array.from({ length: 6 }, (_, row) => `${points[row * 2]} ${points[row * 2 + 1]}`)).size).toBe(6);
    }
  });
});

import type { GraphTables } from "@/graph/element-table";
import type { AlgorithmInfo } from "./analysis-types";

/** What runAlgorithm can run. */
export const algorithmList: readonly AlgorithmInfo[] = [
  {
    name: "degree",
    title: "Degree",
    description: "How many edge ends each node has; a self-loop counts twice.",
    // Not "degree": an attribute of that name would hide the computed field, which stays current.
    attribute: "savedDegree",
  },
  {
    name: "components",
    title: "Connected components",
    description: "Groups of nodes joined by edges, whatever their direction; 1 is the largest.",
    attribute: "component",
  },
  {
    name: "shortestPath",
    title: "Shortest path",
    description: "The shortest way between two nodes, counted in edges or in a numeric edge attribute.",
  },
];

export interface DegreeResult {
  /** By node row. */
  readonly values: readonly number[];
  readonly min: number;
  readonly max: number;
  readonly mean: number;
}

/** Degree of every node; zeros for a graph without nodes. */
export function degreeOf(tables: GraphTables): DegreeResult {
  const values = Array.from({ length: tables.nodes.count }, (_, row) => tables.degreeAt(row));
  const sum = values.reduce((total, value) => total + value, 0);
  return {
    values,
    min: values.reduce((least, value) => Math.min(least, value), values[0] ?? 0),
    max: values.reduce((most, value) => Math.max(most, value), 0),
    mean: values.length === 0 ? 0 : sum / values.length,
  };
}

export interface ComponentsResult {
  /** By node row: 1 for the largest component, 2 for the next; equal ones in order of their first node. */
  readonly numbers: readonly number[];
  /** Node rows of each component, component 1 first. */
  readonly components: readonly (readonly number[])[];
  /** Nodes without an edge to another node. */
  readonly isolatedCount: number;
  /** True when edge directions were left aside. */
  readonly weak: boolean;
}

/** Connected components; weak ones (directions left aside) in a directed graph. */
export function componentsOf(tables: GraphTables): ComponentsResult {
  const seen = new Uint8Array(tables.nodes.count);
  const found: number[][] = [];
  let weak = false;
  for (let edge = 0; edge < tables.edges.count && !weak; edge += 1) weak = tables.isDirected(edge);
  for (let row = 0; row < tables.nodes.count; row += 1) if (seen[row] === 0) found.push(reachAll(tables, row, seen));
  const components = found.sort((a, b) => b.length - a.length);
  const numbers = new Array<number>(tables.nodes.count).fill(0);
  for (const [index, rows] of components.entries()) for (const row of rows) numbers[row] = index + 1;
  const isolatedCount = components.filter((rows) => rows.length === 1).length;
  return { numbers, components, isolatedCount, weak };
}

/** Rows joined with `start`, ascending. */
function reachAll(tables: GraphTables, start: number, seen: Uint8Array): number[] {
  const queue = [start];
  seen[start] = 1;
  for (const row of queue) {
    tables.eachEdgeAt(row, (_edge, other) => {
      if (seen[other] === 1) return;
      seen[other] = 1;
      queue.push(other);
    });
  }
  return queue.sort((a, b) => a - b);
}

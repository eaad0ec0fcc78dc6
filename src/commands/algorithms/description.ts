import type { ElementSet } from "@/graph/document/graph-types";
import type { JsonObject } from "@/lib/json";
import { elements } from "../elements/parts";
import type { FoundSet } from "../registry/command-types";
import type { AlgorithmScope } from "./algorithm-scope";
import type { ResultSaid } from "./algorithm-texts";
import type { Computed } from "./compute-algorithm";
import type { ScopeSaid } from "./scope-texts";

/** What is said of a result. Scope, sample and saving are said after it. */
export interface Description {
  readonly said: readonly ResultSaid[];
  readonly data: JsonObject;
  readonly set?: FoundSet;
  /** What the set holds, where that is not plain from the algorithm's name. */
  readonly holds?: string;
  /** Values that came along are not saved. */
  readonly keepsNothing?: boolean;
}

/** How many elements lists in `data` hold. */
export const mostListed = 20;

/** To so many significant digits; whole numbers stay. */
export function rounded(value: number, digits = 6): number {
  if (Number.isInteger(value) || Number.isNaN(value)) return value;
  const scale = powersOfTen[digits - 1 - Math.floor(Math.log10(Math.abs(value)))];
  const scaled = Math.abs(value) * (scale ?? Number.NaN);
  const rest = scaled % 1;
  // So near to the middle, or so large or small, that the product is not exact enough.
  if (scale === undefined || Math.abs(rest - 0.5) < 1e-4) return Number(value.toPrecision(digits));
  return (Math.sign(value) * Math.round(scaled)) / scale;
}

/** Those that are exact as numbers: a text for each value of a large graph would cost more than to compute it. */
const powersOfTen = [
  ...[1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11],
  ...[1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22],
];

/** A number as people read it, also a small one: "5,366", "0.25", "0.000123". */
export function amount(value: number) {
  const size = Math.abs(value);
  if (size >= 0.1 || size === 0) return value;
  return size < 1e-6 ? String(rounded(value, 3)) : { value: rounded(value, 3), digits: 3 };
}

/** "Estimated from 300 of 5,000 nodes." */
export function sampleNote({ answer: { sampled }, scope: { nodeRows } }: Computed): readonly ScopeSaid[] {
  if (sampled === undefined) return [];
  const { length } = nodeRows;
  return [{ id: "estimated", with: { some: sampled, nodes: elements(length, "nodes"), all: String(length) } }];
}

/** The same of what a database computed over all of it. */
export function estimateNote(sampled: number | undefined): readonly ScopeSaid[] {
  return sampled === undefined ? [] : [{ id: "estimatedFrom", with: { nodes: elements(sampled, "nodes") } }];
}

/** Rows of the scope as a set of the document. */
export function setOf(scope: AlgorithmScope, nodes: readonly number[], edges: readonly number[]): ElementSet {
  return { nodes: nodes.map(scope.nodeId), edges: edges.map(scope.edgeId) };
}

/** The edges both of whose ends are among the rows. */
export function edgesAmong({ graph }: AlgorithmScope, rows: readonly number[]): readonly number[] {
  const chosen = new Uint8Array(graph.nodeCount);
  for (const row of rows) chosen[row] = 1;
  return [...graph.sources.keys()].filter(
    (edge) => chosen[graph.sources[edge] ?? 0] === 1 && chosen[graph.targets[edge] ?? 0] === 1,
  );
}

/** An edge with its ends, as `data` shows it. */
export function edgeData(scope: AlgorithmScope, edge: number): JsonObject {
  const [source, target] = [scope.named(scope.graph.sources[edge] ?? 0), scope.named(scope.graph.targets[edge] ?? 0)];
  return {
    id: scope.edgeId(edge),
    source: source.id,
    target: target.id,
    sourceLabel: source.label,
    targetLabel: target.label,
  };
}

/** "Ann – Bob", "Ann → Bob" where the edge has a direction. */
export function edgeName(scope: AlgorithmScope, edge: number): string {
  const { sources, targets, directed } = scope.graph;
  const [source, target] = [scope.named(sources[edge] ?? 0).label, scope.named(targets[edge] ?? 0).label];
  return `${source} ${directed[edge] === 1 ? "→" : "–"} ${target}`;
}

/** "I ignored edge directions." where there are any to leave aside. */
export function asideNote({ tables, edgeRows }: AlgorithmScope): readonly ResultSaid[] {
  return edgeRows.some((edge) => tables.isDirected(edge)) ? [{ id: "directionsIgnored" }] : [];
}

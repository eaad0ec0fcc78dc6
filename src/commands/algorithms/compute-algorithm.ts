import { algorithmCatalog } from "@/analysis/catalog/algorithm-catalog";
import type { AlgorithmInfo } from "@/analysis/catalog/algorithm-info";
import type { AlgorithmName } from "@/analysis/catalog/algorithm-names";
import type { AlgorithmAnswer, AlgorithmGraph, AlgorithmSettings } from "@/analysis/catalog/algorithm-types";
import { numbersOf, valuesOf } from "@/graph/reader/element-values";
import { defined } from "@/lib/defined";
import type { JsonValue } from "@/lib/json";
import { refuseNoNumbers, refuseUnknownProperty } from "../edit/check-property";
import { type FoundNode, findNodeId } from "../read/find-node-id";
import { noStrength, onlyWeight } from "../read/find-path";
import type { CommandContext, CommandRefusal } from "../registry/command-types";
import { refuse } from "../registry/results";
import { type AlgorithmScope, scopeOf } from "./algorithm-scope";
import { type EdgeWeights, weightsOf } from "./edge-weights";
import type { AlgorithmOptions } from "./read-options";

/** An answer with what it was computed on: all that a sentence about it needs. */
export interface Computed {
  readonly success: true;
  readonly algorithm: AlgorithmName;
  readonly answer: AlgorithmAnswer;
  readonly scope: AlgorithmScope;
  readonly options: AlgorithmOptions;
  readonly ends: Readonly<Partial<Record<"source" | "target", FoundNode>>>;
  /** Weights were asked for; else every edge counts 1. */
  readonly weights: Float64Array | undefined;
  /** The groups an attribute makes, by number from 0. */
  readonly groupCount: number | undefined;
}

/** Nothing to compute on; not a fault. */
export interface EmptyScope {
  readonly success: "empty";
  readonly scope: AlgorithmScope;
}

/** Runs an algorithm with checked options on the part of the document they name. */
export async function computeAlgorithm(
  algorithm: AlgorithmName,
  given: AlgorithmOptions,
  context: CommandContext,
): Promise<Computed | EmptyScope | CommandRefusal> {
  const options = await weighed(given, context);
  if (options === undefined) return noStrength();
  const scope = await scopeOf(options, options.directed ?? true, context);
  if (!scope.success) return scope;
  if (scope.graph.nodeCount === 0) return { success: "empty", scope };
  const ends = await endsOf(algorithm, options, scope, context);
  if (!ends.success) return ends;
  const weights = await edgeWeights(algorithm, options, scope, context);
  if (weights && !weights.success) return weights;
  const values = await nodeValues(algorithm, options, scope, context);
  if (values && !values.success) return values;
  const { depth, samples, normalized, damping, resolution, maximum, seed = 1 } = options;
  const numbers = { depth, samples, normalized, damping, resolution, maximum };
  const settings = { ...defined(numbers), ...ends.rows, ...(values?.groupCount !== undefined && { isGrouped: true }) };
  const graph: AlgorithmGraph = {
    ...scope.graph,
    ...(weights && { weights: weights.weights }),
    ...(values && { nodeValues: values.values }),
  };
  const answer = await context.algorithms.run({ algorithm, graph, settings, seed }, context.signal, (ratio) =>
    context.progress(ratio, algorithmCatalog[algorithm].title),
  );
  return {
    success: true,
    algorithm,
    answer,
    scope,
    options,
    ends: ends.nodes,
    weights: weights?.weights,
    groupCount: values?.groupCount,
  };
}

/** Who asks for strong edges may leave out which attribute tells it, where there is one alone; undefined where there is none. */
async function weighed(options: AlgorithmOptions, context: CommandContext): Promise<AlgorithmOptions | undefined> {
  if (!options.strong || options.weight !== undefined) return options;
  const weight = await onlyWeight(context);
  return weight === undefined ? undefined : { ...options, weight };
}

interface Ends {
  readonly success: true;
  readonly rows: Pick<AlgorithmSettings, "source" | "target">;
  readonly nodes: Computed["ends"];
}

async function endsOf(
  algorithm: AlgorithmName,
  { source, target }: AlgorithmOptions,
  scope: AlgorithmScope,
  context: CommandContext,
): Promise<Ends | CommandRefusal> {
  const rows: { source?: number; target?: number } = {};
  const nodes: { source?: FoundNode; target?: FoundNode } = {};
  for (const [name, text] of [
    ["source", source],
    ["target", target],
  ] as const) {
    if (text === undefined) continue;
    const found = await findNodeId(text, context);
    if (!found.success) return found;
    const row = scope.rowOf(found.id);
    if (row === undefined) {
      return refuse(
        `${found.label} is not among the ${scope.nodeRows.length} nodes this runs on.`,
        "Give whole: true to take in what the filter hides, or another within.",
        { why: "hidden-node", name: found.label },
      );
    }
    rows[name] = row;
    nodes[name] = found;
  }
  const needsTwo = algorithm === "maxFlow" || algorithm === "commonNeighbors";
  if (needsTwo && rows.source === rows.target) {
    const name = nodes.source?.label ?? "";
    return refuse({ why: "same-ends", name }, "Give two different nodes.");
  }
  return { success: true, rows, nodes };
}

async function edgeWeights(
  algorithm: AlgorithmName,
  options: AlgorithmOptions,
  scope: AlgorithmScope,
  context: CommandContext,
): Promise<EdgeWeights | undefined> {
  const info: AlgorithmInfo = algorithmCatalog[algorithm];
  const name = options.weight ?? options.capacity;
  if (name === undefined || info.weights === undefined) return undefined;
  const read = await weightsOf({ name, rule: info.weights, missing: options.missing }, scope, context);
  return read.success && options.strong ? { success: true, weights: read.weights.map((weight) => 1 / weight) } : read;
}

async function nodeValues(
  algorithm: AlgorithmName,
  { nodeWeight, attribute, weight }: AlgorithmOptions,
  scope: AlgorithmScope,
  context: CommandContext,
): Promise<NodeValues | undefined> {
  if (algorithm === "maxTriangle" && nodeWeight === undefined && weight === undefined) {
    return refuse(
      "maxTriangle needs something to add up.",
      "Give nodeWeight (a numeric node attribute) or weight (a numeric edge attribute) in options.",
    );
  }
  if (nodeWeight !== undefined) return quantitiesOf(nodeWeight, scope, context);
  if (attribute === undefined) return undefined;
  return groupsOf(attribute, { alwaysGroups: algorithm === "modularity" }, scope, context);
}

type NodeValues =
  | { readonly success: true; readonly values: Float64Array; readonly groupCount?: number }
  | CommandRefusal;

/** A number by node of the scope, NaN where it has none. */
async function quantitiesOf(name: string, scope: AlgorithmScope, context: CommandContext): Promise<NodeValues> {
  const unusable =
    (await refuseUnknownProperty(name, "nodes", context)) ?? (await refuseNoNumbers(name, "nodes", context));
  if (unusable) return unusable;
  const numberAt = numbersOf(scope.tables, "nodes", name);
  return { success: true, values: Float64Array.from(scope.nodeRows, numberAt) };
}

/** The number of the group each node is in by its value; a numeric attribute is taken as a quantity unless groups are meant. */
async function groupsOf(
  name: string,
  { alwaysGroups }: { readonly alwaysGroups: boolean },
  scope: AlgorithmScope,
  context: CommandContext,
): Promise<NodeValues> {
  const unknown = await refuseUnknownProperty(name, "nodes", context);
  if (unknown) return unknown;
  const isText = (await refuseNoNumbers(name, "nodes", context)) !== undefined;
  if (!isText && !alwaysGroups) return quantitiesOf(name, scope, context);
  const valueAt = valuesOf(scope.tables, "nodes", name);
  const numbers = new Map<string, number>();
  const values = Float64Array.from(scope.nodeRows, (row) => groupNumber(numbers, valueAt(row), alwaysGroups));
  return { success: true, values, groupCount: numbers.size };
}

/** Nodes without a value make one group, or none (NaN). */
function groupNumber(numbers: Map<string, number>, value: JsonValue | undefined, isGroup: boolean): number {
  if (value === undefined && !isGroup) return Number.NaN;
  const key = JSON.stringify(value) ?? "";
  const number = numbers.get(key) ?? numbers.size;
  numbers.set(key, number);
  return number;
}

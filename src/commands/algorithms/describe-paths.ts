import { valuesOf } from "@/graph/reader/element-values";
import { counted } from "@/lib/english";
import type { JsonObject } from "@/lib/json";
import { countedElements, listed } from "../elements/wording";
import type { Computed } from "./compute-algorithm";
import { amount, chainOf, type Description, mostListed, rounded, setOf } from "./description";

/** An order is only of use whole. */
const mostOrdered = 1000;

/** As `findPath` tells it. */
export function describeShortestPath(computed: Computed): Description {
  const { scope, answer, options } = computed;
  if (answer.holds !== true) {
    const message = `There is no path from ${endLabel(computed, "source")} to ${endLabel(computed, "target")}.`;
    return { message, data: { found: false, length: null, nodes: [], edgeIds: [] } };
  }
  const nodes = (answer.nodes ?? []).map(scope.named);
  const edgeCount = nodes.length - 1;
  const [first] = nodes;
  const { weight, strong } = options;
  const measure = strong ? `1 / ${weight}` : weight;
  const by = measure === undefined ? "" : ` and a length of ${amount(answer.figures?.value ?? 0)} by ${measure}`;
  const message =
    edgeCount === 0
      ? `${first?.label} is both ends: the path has no edges.`
      : `The ${strong ? "strongest" : "shortest"} path from ${first?.label} to ${nodes.at(-1)?.label} has ${countedElements(edgeCount, "edges")}${by}: ${chainOf(nodes.map(({ label }) => label))}.`;
  const valueAt = valuesOf(scope.tables, "edges", weight ?? "");
  const edges = (answer.edges ?? []).map((edge) => ({
    id: scope.edgeId(edge),
    weight: valueAt(scope.edgeRows[edge] ?? -1) ?? null,
  }));
  const data = { found: true, ...pathData(computed), ...(weight !== undefined && { edges }) };
  return { message, data, set: pathSet(computed) };
}

export function describeDiameter(computed: Computed): Description {
  const { scope, answer, options } = computed;
  const { value = 0, used = 0 } = answer.figures ?? {};
  const nodes = (answer.nodes ?? []).map(scope.named);
  const unreachedPairs = unreached(computed, used);
  const unit = options.weight === undefined ? counted(value, "edge") : `${amount(value)} by ${options.weight}`;
  const isLowerBound = answer.sampled !== undefined;
  const way =
    nodes.length < 2
      ? ""
      : `, from ${nodes[0]?.label} to ${nodes.at(-1)?.label}: ${chainOf(nodes.map(({ label }) => label))}`;
  const { nodes: path, edgeIds } = pathData(computed);
  return {
    message: `The longest shortest path has ${isLowerBound ? "at least " : ""}${unit}${way}.${apartNote(unreachedPairs)}`,
    data: { value: rounded(value), nodes: path, edgeIds, unreachedPairs, ...(isLowerBound && { isLowerBound }) },
    set: pathSet(computed),
  };
}

export function describeAverageDistance(computed: Computed): Description {
  const { value = 0, used = 0 } = computed.answer.figures ?? {};
  const { weight } = computed.options;
  const unreachedPairs = unreached(computed, used);
  const data = { value: used === 0 ? null : rounded(value), pairs: used, unreachedPairs };
  if (used === 0) return { message: "No node can be reached from another one, so there is no average distance.", data };
  const unit = weight === undefined ? "edges" : `by ${weight}`;
  return {
    message: `The average distance is ${amount(value)} ${unit}, over ${counted(used, "ordered pair")} of nodes.${apartNote(unreachedPairs)}`,
    data,
  };
}

/** Of the pairs looked at, those without a path. */
function unreached({ answer, scope }: Computed, used: number): number {
  const starts = answer.sampled ?? scope.nodeRows.length;
  return starts * (scope.nodeRows.length - 1) - used;
}

function apartNote(pairs: number): string {
  return pairs === 0
    ? ""
    : ` ${counted(pairs, "ordered pair")} without a path between them ${pairs === 1 ? "is" : "are"} not counted.`;
}

export function describeReachable(computed: Computed): Description {
  const { scope, answer, options } = computed;
  const rows = answer.nodes ?? [];
  const distances = answer.values?.[0] ?? new Float64Array(0);
  const counts = new Map<number, number>();
  for (const row of rows) counts.set(distances[row] ?? 0, (counts.get(distances[row] ?? 0) ?? 0) + 1);
  const source = endLabel(computed, "source");
  const nodes = rows.slice(0, mostListed).map((row) => ({ ...scope.named(row), distance: distances[row] ?? 0 }));
  const steps = options.depth === undefined ? "" : ` in ${counted(options.depth, "step")}`;
  const names =
    rows.length === 0
      ? ""
      : `: ${listed([...nodes.map(({ label }) => label), ...rows.slice(mostListed).map(String)], 8)}`;
  return {
    message:
      rows.length === 0
        ? `No other node can be reached from ${source}${steps}.`
        : `${counted(rows.length, "node")} can be reached from ${source}${steps}${names}.`,
    data: {
      source,
      count: rows.length,
      nodes,
      byDistance: [...counts].slice(0, mostListed).map(([distance, count]) => ({ distance, count })),
    },
    set: setOf(scope, rows, []),
    keepsNothing: true,
  };
}

export function describeCycle(computed: Computed): Description {
  const { answer } = computed;
  if (answer.holds !== true) {
    return { message: "There is no cycle.", data: { found: false, length: null, nodes: [], edgeIds: [] } };
  }
  return {
    message: `There is a cycle of ${counted(answer.nodes?.length ?? 0, "node")}: ${cycleText(computed)}.`,
    data: { found: true, ...pathData(computed), length: answer.edges?.length ?? 0 },
    set: pathSet(computed),
  };
}

export function describeIsDag(computed: Computed): Description {
  const { answer } = computed;
  if (answer.holds === true) {
    return {
      message: "Yes: all edges have a direction and none leads back (a DAG).",
      data: { isDag: true, undirectedEdges: 0 },
    };
  }
  return {
    message: `No: ${whyNoDag(computed)}.`,
    data: { isDag: false, ...noDagData(computed) },
    ...cycleSet(computed),
  };
}

export function describeOrder(computed: Computed): Description {
  const { answer, scope } = computed;
  if (answer.holds !== true) return noDag(computed, "There is no topological order");
  const nodes = (answer.nodes ?? []).map(scope.named);
  const labels = nodes.map(({ label }) => label);
  return {
    message: `A topological order of ${counted(nodes.length, "node")}: ${chainOf(labels)}.`,
    data: { found: true, count: nodes.length, nodes: nodes.slice(0, mostOrdered) },
    set: setOf(scope, answer.nodes ?? [], []),
  };
}

export function describeLongestPath(computed: Computed): Description {
  const { answer, scope, options } = computed;
  if (answer.holds !== true) return noDag(computed, "The longest path is only defined without cycles");
  const labels = (answer.nodes ?? []).map((row) => scope.named(row).label);
  const edges = counted(answer.edges?.length ?? 0, "edge");
  const by =
    options.weight === undefined ? "" : ` and a length of ${amount(answer.figures?.value ?? 0)} by ${options.weight}`;
  return {
    message: `The longest path has ${edges}${by}: ${chainOf(labels)}.`,
    data: { found: true, ...pathData(computed) },
    set: pathSet(computed),
  };
}

function noDag(computed: Computed, what: string): Description {
  return {
    message: `${what}: ${whyNoDag(computed)}.`,
    data: { found: false, ...noDagData(computed) },
    ...cycleSet(computed),
    keepsNothing: true,
  };
}

function whyNoDag(computed: Computed): string {
  const undirected = computed.answer.figures?.count ?? 0;
  const without =
    undirected === 0 ? [] : [`${counted(undirected, "edge")} ${undirected === 1 ? "has" : "have"} no direction`];
  const around = computed.answer.nodes ? [`there is a cycle: ${cycleText(computed)}`] : [];
  return listed([...without, ...around]);
}

function noDagData({ answer, scope }: Computed): JsonObject {
  const around = answer.nodes ?? [];
  const cycle = { cycle: around.slice(0, mostListed).map(scope.named), cycleLength: around.length };
  return { undirectedEdges: answer.figures?.count ?? 0, ...(answer.nodes && cycle) };
}

function cycleSet(computed: Computed) {
  return computed.answer.nodes ? { set: pathSet(computed) } : {};
}

/** "A → B → A". */
function cycleText({ answer, scope }: Computed): string {
  const labels = (answer.nodes ?? []).map((row) => scope.named(row).label);
  return chainOf([...labels, ...labels.slice(0, 1)]);
}

function pathData({ answer, scope }: Computed) {
  return {
    length: rounded(answer.figures?.value ?? 0),
    nodes: (answer.nodes ?? []).map(scope.named),
    edgeIds: (answer.edges ?? []).map(scope.edgeId),
  };
}

function pathSet({ answer, scope }: Computed) {
  return setOf(scope, answer.nodes ?? [], answer.edges ?? []);
}

/** The label of an end by the id or label it was given as. */
export function endLabel({ ends }: Computed, end: "source" | "target"): string {
  return ends[end]?.label ?? "";
}

/** Both ends: "Ann and Bob". */
export function endsText(computed: Computed): string {
  return listed([endLabel(computed, "source"), endLabel(computed, "target")]);
}

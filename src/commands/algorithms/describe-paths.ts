import { valuesOf } from "@/graph/reader/element-values";
import type { JsonObject } from "@/lib/json";
import { elements, listOf } from "../elements/parts";
import { chainOf } from "../read/path-texts";
import type { ResultSaid } from "./algorithm-texts";
import type { Computed } from "./compute-algorithm";
import { amount, type Description, mostListed, rounded, setOf } from "./description";

/** An order is only of use whole. */
const mostOrdered = 1000;

/** As `findPath` tells it. */
export function describeShortestPath(computed: Computed): Description {
  const { scope, answer, options } = computed;
  if (answer.holds !== true) {
    const ends = { first: endLabel(computed, "source"), last: endLabel(computed, "target") };
    const data = { found: false, length: null, nodes: [], edgeIds: [] };
    return { said: [{ id: "noPath", with: { ...ends, way: "" } }], data };
  }
  const nodes = (answer.nodes ?? []).map(scope.named);
  const edgeCount = nodes.length - 1;
  const [first] = nodes;
  const { weight, strong } = options;
  const measure = strong ? `1 / ${weight}` : weight;
  const ends = { first: first?.label ?? "", last: nodes.at(-1)?.label ?? "" };
  const length = lengthOf(edgeCount, answer.figures?.value ?? 0, measure);
  const chain = chainOf(nodes.map(({ label }) => label));
  const said: ResultSaid =
    edgeCount === 0
      ? { id: "bothEnds", with: { name: ends.first } }
      : { id: strong ? "strongestPath" : "shortestPath", with: { ...ends, length, chain } };
  const valueAt = valuesOf(scope.tables, "edges", weight ?? "");
  const edges = (answer.edges ?? []).map((edge) => ({
    id: scope.edgeId(edge),
    weight: valueAt(scope.edgeRows[edge] ?? -1) ?? null,
  }));
  const data = { found: true, ...pathData(computed), ...(weight !== undefined && { edges }) };
  return { said: [said], data, set: pathSet(computed) };
}

function lengthOf(edgeCount: number, value: number, measure: string | undefined) {
  const edges = elements(edgeCount, "edges");
  if (measure === undefined) return edges;
  return { id: "edgesAndLength", with: { edges, length: amount(value), measure } } as const;
}

export function describeDiameter(computed: Computed): Description {
  const { scope, answer, options } = computed;
  const { value = 0, used = 0 } = answer.figures ?? {};
  const nodes = (answer.nodes ?? []).map(scope.named);
  const unreachedPairs = unreached(computed, used);
  const { weight } = options;
  const length =
    weight === undefined
      ? elements(value, "edges")
      : ({ id: "lengthBy", with: { value: amount(value), measure: weight } } as const);
  const isLowerBound = answer.sampled !== undefined;
  const labels = nodes.map(({ label }) => label);
  const ends = { first: labels[0] ?? "", last: labels.at(-1) ?? "" };
  const way = labels.length < 2 ? "" : ({ id: "fromTo", with: { ...ends, chain: chainOf(labels) } } as const);
  const least = isLowerBound ? ({ id: "atLeast" } as const) : "";
  const { nodes: path, edgeIds } = pathData(computed);
  return {
    said: [{ id: "diameter", with: { least, length, way } }, ...apartNote(unreachedPairs)],
    data: { value: rounded(value), nodes: path, edgeIds, unreachedPairs, ...(isLowerBound && { isLowerBound }) },
    set: pathSet(computed),
  };
}

export function describeAverageDistance(computed: Computed): Description {
  const { value = 0, used = 0 } = computed.answer.figures ?? {};
  const { weight } = computed.options;
  const unreachedPairs = unreached(computed, used);
  const data = { value: used === 0 ? null : rounded(value), pairs: used, unreachedPairs };
  if (used === 0) return { said: [{ id: "noAverage" }], data };
  const unit =
    weight === undefined ? ({ id: "inEdges" } as const) : ({ id: "byMeasure", with: { measure: weight } } as const);
  return {
    said: [{ id: "averageDistance", with: { value: amount(value), unit, count: used } }, ...apartNote(unreachedPairs)],
    data,
  };
}

/** Of the pairs looked at, those without a path. */
function unreached({ answer, scope }: Computed, used: number): number {
  const starts = answer.sampled ?? scope.nodeRows.length;
  return starts * (scope.nodeRows.length - 1) - used;
}

function apartNote(count: number): readonly ResultSaid[] {
  return count === 0 ? [] : [{ id: "pairsApart", with: { count } }];
}

export function describeReachable(computed: Computed): Description {
  const { scope, answer, options } = computed;
  const rows = answer.nodes ?? [];
  const distances = answer.values?.[0] ?? new Float64Array(0);
  const counts = new Map<number, number>();
  for (const row of rows) counts.set(distances[row] ?? 0, (counts.get(distances[row] ?? 0) ?? 0) + 1);
  const source = endLabel(computed, "source");
  const nodes = rows.slice(0, mostListed).map((row) => ({ ...scope.named(row), distance: distances[row] ?? 0 }));
  const steps = options.depth === undefined ? "" : ({ id: "inSteps", with: { count: options.depth } } as const);
  const names = listOf(
    nodes.map(({ label }) => label),
    8,
    rows.length,
  );
  return {
    said: [
      rows.length === 0
        ? { id: "noneReached", with: { name: source, steps } }
        : { id: "reached", with: { nodes: elements(rows.length, "nodes"), name: source, steps, names } },
    ],
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
    return { said: [{ id: "noCycle" }], data: { found: false, length: null, nodes: [], edgeIds: [] } };
  }
  return {
    said: [
      { id: "cycleOf", with: { nodes: elements(answer.nodes?.length ?? 0, "nodes"), chain: cycleChain(computed) } },
    ],
    data: { found: true, ...pathData(computed), length: answer.edges?.length ?? 0 },
    set: pathSet(computed),
  };
}

export function describeIsDag(computed: Computed): Description {
  const { answer } = computed;
  if (answer.holds === true) {
    return {
      said: [{ id: "isDag" }],
      data: { isDag: true, undirectedEdges: 0 },
    };
  }
  return {
    said: [{ id: "noDag", with: { why: whyNoDag(computed) } }],
    data: { isDag: false, ...noDagData(computed) },
    ...cycleSet(computed),
  };
}

export function describeOrder(computed: Computed): Description {
  const { answer, scope } = computed;
  if (answer.holds !== true) return noDag(computed, "noOrder");
  const nodes = (answer.nodes ?? []).map(scope.named);
  const labels = nodes.map(({ label }) => label);
  return {
    said: [{ id: "order", with: { nodes: elements(nodes.length, "nodes"), chain: chainOf(labels) } }],
    data: { found: true, count: nodes.length, nodes: nodes.slice(0, mostOrdered) },
    set: setOf(scope, answer.nodes ?? [], []),
  };
}

export function describeLongestPath(computed: Computed): Description {
  const { answer, scope, options } = computed;
  if (answer.holds !== true) return noDag(computed, "noLongest");
  const labels = (answer.nodes ?? []).map((row) => scope.named(row).label);
  const length = lengthOf(answer.edges?.length ?? 0, answer.figures?.value ?? 0, options.weight);
  return {
    said: [{ id: "longestPath", with: { length, chain: chainOf(labels) } }],
    data: { found: true, ...pathData(computed) },
    set: pathSet(computed),
  };
}

function noDag(computed: Computed, id: "noOrder" | "noLongest"): Description {
  return {
    said: [{ id, with: { why: whyNoDag(computed) } }],
    data: { found: false, ...noDagData(computed) },
    ...cycleSet(computed),
    keepsNothing: true,
  };
}

function whyNoDag(computed: Computed) {
  const count = computed.answer.figures?.count ?? 0;
  const why: readonly ResultSaid[] = [
    ...(count === 0 ? [] : [{ id: "noDirection", with: { count } } as const]),
    ...(computed.answer.nodes ? [{ id: "cycleIs", with: { chain: cycleChain(computed) } } as const] : []),
  ];
  return listOf<ResultSaid["id"]>(why);
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
function cycleChain({ answer, scope }: Computed) {
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
export function endsOf(computed: Computed) {
  return listOf([endLabel(computed, "source"), endLabel(computed, "target")]);
}

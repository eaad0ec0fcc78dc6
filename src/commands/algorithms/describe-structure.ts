import type { JsonObject } from "@/lib/json";
import { elements, listOf } from "../elements/parts";
import type { ResultSaid } from "./algorithm-texts";
import type { Computed } from "./compute-algorithm";
import { endLabel, endsOf } from "./describe-paths";
import { amount, asideNote, type Description, edgeData, edgeName, mostListed, rounded, setOf } from "./description";

export function describeCommonNeighbors(computed: Computed): Description {
  const { scope, answer } = computed;
  const rows = answer.nodes ?? [];
  const nodes = rows.map(scope.named);
  const jaccard = answer.figures?.jaccard ?? 0;
  const ends = endsOf(computed);
  const count = rows.length;
  const share = amount(jaccard * 100);
  return {
    said: [
      count === 0
        ? { id: "noneInCommon", with: { ends } }
        : { id: "inCommon", with: { ends, count, names: namesOf(computed, rows), share } },
    ],
    data: { count: rows.length, nodes: nodes.slice(0, mostListed), jaccard: rounded(jaccard) },
    set: setOf(scope, rows, []),
  };
}

export function describeMaxFlow(computed: Computed): Description {
  const { scope, answer, weights, options } = computed;
  const cut = answer.edges ?? [];
  const value = answer.figures?.value ?? 0;
  const ends = { first: endLabel(computed, "source"), last: endLabel(computed, "target") };
  const { capacity: measure } = options;
  const unit: ResultSaid = measure === undefined ? { id: "eachCarries" } : { id: "byMeasure", with: { measure } };
  const limits: readonly ResultSaid[] =
    value === 0 ? [] : [{ id: "minimumCut", with: { names: edgeNames(computed, cut) } }];
  const capacity = (edge: number): number => weights?.[edge] ?? 1;
  return {
    said: [{ id: "maxFlow", with: { value: amount(value), ...ends, unit } }, ...limits],
    data: {
      value: rounded(value),
      cutCount: cut.length,
      cut: cut.slice(0, mostListed).map((edge) => ({ ...edgeData(scope, edge), capacity: capacity(edge) })),
      sourceSide: (answer.nodes ?? []).slice(0, mostListed).map(scope.named),
      sourceSideCount: answer.nodes?.length ?? 0,
    },
    set: setOf(scope, [], cut),
  };
}

export function describeSpanningTree({ scope, answer, weights, options }: Computed): Description {
  const edges = answer.edges ?? [];
  const { value = 0, parts = 1 } = answer.figures ?? {};
  const kind = options.maximum === true ? "maximum" : "minimum";
  const { weight: measure } = options;
  const total = measure === undefined ? "" : ({ id: "totalOf", with: { measure, value: amount(value) } } as const);
  const about = { edges: elements(edges.length, "edges"), total };
  return {
    said: [
      parts === 1 ? { id: `${kind}Tree`, with: about } : { id: `${kind}Trees`, with: { number: parts, ...about } },
      ...asideNote(scope),
    ],
    data: {
      total: rounded(value),
      count: edges.length,
      treeCount: parts,
      edges: edges.slice(0, mostListed).map((edge) => ({ ...edgeData(scope, edge), weight: weights?.[edge] ?? 1 })),
    },
    set: setOf(scope, [], edges),
  };
}

export function describeMaxTriangle({ scope, answer, options }: Computed): Description {
  const { value = 0, total = 0 } = answer.figures ?? {};
  if (answer.holds !== true) {
    const why = total === 0 ? "noTriangle" : "noValuedTriangle";
    return { said: [{ id: why }], data: { found: false, value: null, triangleCount: total, nodes: [], edgeIds: [] } };
  }
  const nodes = (answer.nodes ?? []).map(scope.named);
  const by = options.nodeWeight ?? options.weight ?? "";
  const triangles = { id: "triangles", with: { count: total } } as const;
  return {
    said: [
      {
        id: "largestSum",
        with: { triangles, names: listOf(nodes.map(({ label }) => label)), by, value: amount(value) },
      },
    ],
    data: {
      found: true,
      value: rounded(value),
      triangleCount: total,
      nodes,
      edgeIds: (answer.edges ?? []).map(scope.edgeId),
    },
    set: setOf(scope, answer.nodes ?? [], answer.edges ?? []),
  };
}

export function describeBridges(computed: Computed): Description {
  const edges = computed.answer.edges ?? [];
  if (edges.length === 0) return describeEdges(computed, [{ id: "noBridge" }]);
  const found = { count: edges.length, names: edgeNames(computed, edges) };
  return describeEdges(computed, [{ id: "bridges", with: found }, ...asideNote(computed.scope)]);
}

export function describeSelfLoops(computed: Computed): Description {
  const edges = computed.answer.edges ?? [];
  if (edges.length === 0) return describeEdges(computed, [{ id: "noSelfLoop" }]);
  const { sources } = computed.scope.graph;
  const at = [...new Set(edges.map((edge) => sources[edge] ?? 0))];
  return describeEdges(computed, [{ id: "selfLoops", with: { count: edges.length, names: namesOf(computed, at) } }]);
}

export function describeParallelEdges(computed: Computed): Description {
  const edges = computed.answer.edges ?? [];
  if (edges.length === 0) return describeEdges(computed, [{ id: "noParallel" }]);
  const pairs = { id: "pairs", with: { count: computed.answer.figures?.count ?? 0 } } as const;
  const found = { edges: elements(edges.length, "edges"), pairs, names: edgeNames(computed, edges) };
  return describeEdges(computed, [{ id: "parallel", with: found }]);
}

export function describeCutNodes(computed: Computed): Description {
  return describeNodes(computed, "noCutNode", "cutNodes");
}

export function describeIsolated(computed: Computed): Description {
  return describeNodes(computed, "noIsolated", "isolated");
}

export function describeDensity({ scope, answer }: Computed): Description {
  const value = answer.figures?.value ?? 0;
  return {
    said: [
      {
        id: "density",
        with: { value: amount(value), share: amount(value * 100), nodes: elements(scope.nodeRows.length, "nodes") },
      },
    ],
    data: { value: rounded(value) },
  };
}

export function describeReciprocity({ answer }: Computed): Description {
  const { value = 0, total = 0, used = 0 } = answer.figures ?? {};
  const data: JsonObject = { value: used === 0 ? null : rounded(value), linkCount: used, answeredCount: total };
  if (used === 0) return { said: [{ id: "noReciprocity" }], data };
  return { said: [{ id: "reciprocity", with: { value: amount(value), answered: total, count: used } }], data };
}

export function describeAssortativity({ answer, options }: Computed): Description {
  const { value = 0, used = 0 } = answer.figures ?? {};
  const by = options.attribute ?? "degree";
  const data: JsonObject = { value: answer.holds === true ? rounded(value) : null, by, edgesUsed: used };
  const edges = elements(used, "edges");
  if (answer.holds !== true) return { said: [{ id: "noAssortativity", with: { by, edges } }], data };
  const meaning = { id: mixing(value) } as const;
  return { said: [{ id: "assortativity", with: { by, value: amount(value), edges, meaning } }], data };
}

function mixing(value: number) {
  if (value > 0.1) return "alikeJoined";
  return value < -0.1 ? "unlikeJoined" : "hardlyMixed";
}

export function describeModularity({ scope, answer, options, groupCount = 0 }: Computed): Description {
  const value = answer.figures?.value ?? 0;
  return {
    said: [
      { id: "modularityBy", with: { by: options.attribute ?? "", count: groupCount, value: amount(value) } },
      ...asideNote(scope),
    ],
    data: { value: rounded(value), groupCount },
  };
}

function describeEdges({ scope, answer }: Computed, said: Description["said"]): Description {
  const edges = answer.edges ?? [];
  const shown = edges.slice(0, mostListed);
  const data = {
    count: edges.length,
    edges: shown.map((edge) => edgeData(scope, edge)),
    edgeIds: shown.map(scope.edgeId),
  };
  return { said, data, set: setOf(scope, [], edges) };
}

function describeNodes(
  computed: Computed,
  none: "noCutNode" | "noIsolated",
  some: "cutNodes" | "isolated",
): Description {
  const { scope, answer } = computed;
  const rows = answer.nodes ?? [];
  const found = { count: rows.length, names: namesOf(computed, rows) };
  const data = { count: rows.length, nodes: rows.slice(0, mostListed).map(scope.named) };
  return { said: [rows.length === 0 ? { id: none } : { id: some, with: found }], data, set: setOf(scope, rows, []) };
}

const mostSpoken = 8;

function namesOf({ scope }: Computed, rows: readonly number[]) {
  return listOf(
    rows.slice(0, mostSpoken).map((row) => scope.named(row).label),
    mostSpoken,
    rows.length,
  );
}

function edgeNames({ scope }: Computed, edges: readonly number[]) {
  return listOf(
    edges.slice(0, mostSpoken).map((edge) => edgeName(scope, edge)),
    mostSpoken,
    edges.length,
  );
}

import { counted, figures } from "@/lib/english";
import type { JsonObject } from "@/lib/json";
import { countedElements, listed } from "../elements/wording";
import type { Computed } from "./compute-algorithm";
import { endLabel, endsText } from "./describe-paths";
import { amount, asideNote, type Description, edgeData, edgeName, mostListed, rounded, setOf } from "./description";

export function describeCommonNeighbors(computed: Computed): Description {
  const { scope, answer } = computed;
  const rows = answer.nodes ?? [];
  const nodes = rows.map(scope.named);
  const jaccard = answer.figures?.jaccard ?? 0;
  const ends = endsText(computed);
  return {
    message:
      rows.length === 0
        ? `${ends} have no neighbour in common.`
        : `${ends} have ${counted(rows.length, "neighbour")} in common: ${namesOf(computed, rows)}; that is ${amount(jaccard * 100)} % of all their neighbours.`,
    data: { count: rows.length, nodes: nodes.slice(0, mostListed), jaccard: rounded(jaccard) },
    set: setOf(scope, rows, []),
  };
}

export function describeMaxFlow(computed: Computed): Description {
  const { scope, answer, weights, options } = computed;
  const cut = answer.edges ?? [];
  const value = answer.figures?.value ?? 0;
  const [source, target] = [endLabel(computed, "source"), endLabel(computed, "target")];
  const unit = options.capacity === undefined ? " (each edge carries 1)" : ` by ${options.capacity}`;
  const limits = value === 0 ? "" : ` What limits it (a minimum cut): ${edgeNames(computed, cut)}.`;
  const capacity = (edge: number): number => weights?.[edge] ?? 1;
  return {
    message: `At most ${amount(value)} can flow from ${source} to ${target}${unit}.${limits}`,
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
  const what =
    parts === 1
      ? `The ${kind} spanning tree has`
      : `The graph is in ${figures(parts)} parts; their ${kind} spanning trees have`;
  const total = options.weight === undefined ? "" : ` and a total ${options.weight} of ${amount(value)}`;
  return {
    message: `${what} ${countedElements(edges.length, "edges")}${total}.${asideNote(scope)}`,
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
    const why = total === 0 ? "There is no triangle." : "No triangle has a value at all of its corners.";
    return { message: why, data: { found: false, value: null, triangleCount: total, nodes: [], edgeIds: [] } };
  }
  const nodes = (answer.nodes ?? []).map(scope.named);
  const by = options.nodeWeight ?? options.weight ?? "";
  return {
    message: `Of ${counted(total, "triangle")} ${listed(nodes.map(({ label }) => label))} have the largest sum of ${by}: ${amount(value)}.`,
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
  const message =
    edges.length === 0
      ? "There is no bridge: no single edge keeps the graph connected."
      : `${counted(edges.length, "edge")} ${edges.length === 1 ? "is a bridge" : "are bridges"} (without one of them the graph falls into more parts): ${edgeNames(computed, edges)}.`;
  return describeEdges(computed, `${message}${edges.length === 0 ? "" : asideNote(computed.scope)}`);
}

export function describeSelfLoops(computed: Computed): Description {
  const edges = computed.answer.edges ?? [];
  const { sources } = computed.scope.graph;
  const at = [...new Set(edges.map((edge) => sources[edge] ?? 0))];
  return describeEdges(
    computed,
    edges.length === 0
      ? "No edge leads from a node to itself."
      : `${counted(edges.length, "edge")} ${edges.length === 1 ? "leads" : "lead"} from a node to itself, at ${namesOf(computed, at)}.`,
  );
}

export function describeParallelEdges(computed: Computed): Description {
  const edges = computed.answer.edges ?? [];
  const pairs = computed.answer.figures?.count ?? 0;
  return describeEdges(
    computed,
    edges.length === 0
      ? "No two edges join the same nodes the same way."
      : `${counted(edges.length, "edge")} are parallel, between ${counted(pairs, "pair")} of nodes: ${edgeNames(computed, edges)}.`,
  );
}

export function describeCutNodes(computed: Computed): Description {
  const rows = computed.answer.nodes ?? [];
  return describeNodes(
    computed,
    rows.length === 0
      ? "There is no cut node: no single node keeps the graph connected."
      : `${counted(rows.length, "node")} ${rows.length === 1 ? "is a cut node" : "are cut nodes"} (without one of them the graph falls into more parts): ${namesOf(computed, rows)}.`,
  );
}

export function describeIsolated(computed: Computed): Description {
  const rows = computed.answer.nodes ?? [];
  return describeNodes(
    computed,
    rows.length === 0
      ? "Every node has an edge to another one."
      : `${counted(rows.length, "node")} ${rows.length === 1 ? "has" : "have"} no edge to another node: ${namesOf(computed, rows)}.`,
  );
}

export function describeDensity({ scope, answer }: Computed): Description {
  const value = answer.figures?.value ?? 0;
  return {
    message: `The density is ${amount(value)}: ${amount(value * 100)} % of all pairs of the ${counted(scope.nodeRows.length, "node")} are joined.`,
    data: { value: rounded(value) },
  };
}

export function describeReciprocity({ answer }: Computed): Description {
  const { value = 0, total = 0, used = 0 } = answer.figures ?? {};
  const data: JsonObject = { value: used === 0 ? null : rounded(value), linkCount: used, answeredCount: total };
  if (used === 0)
    return { message: "No two nodes are joined by an edge with a direction: there is no reciprocity.", data };
  return {
    message: `The reciprocity is ${amount(value)}: ${figures(total)} of ${counted(used, "directed link")} are answered.`,
    data,
  };
}

export function describeAssortativity({ answer, options }: Computed): Description {
  const { value = 0, used = 0 } = answer.figures ?? {};
  const by = options.attribute ?? "degree";
  const data: JsonObject = { value: answer.holds === true ? rounded(value) : null, by, edgesUsed: used };
  if (answer.holds !== true) {
    return {
      message: `The assortativity by ${by} cannot be told: the ends of all ${counted(used, "edge")} are the same.`,
      data,
    };
  }
  const meaning = mixingWords(value);
  return {
    message: `The assortativity by ${by} is ${amount(value)}, over ${counted(used, "edge")}: ${meaning}.`,
    data,
  };
}

function mixingWords(value: number): string {
  if (value > 0.1) return "alike nodes are joined more often";
  return value < -0.1 ? "unlike nodes are joined more often" : "edges hardly look at it";
}

export function describeModularity({ scope, answer, options, groupCount = 0 }: Computed): Description {
  const value = answer.figures?.value ?? 0;
  return {
    message: `Grouped by ${options.attribute ?? ""} (${counted(groupCount, "group")}) the modularity is ${amount(value)}.${asideNote(scope)}`,
    data: { value: rounded(value), groupCount },
  };
}

function describeEdges({ scope, answer }: Computed, message: string): Description {
  const edges = answer.edges ?? [];
  const shown = edges.slice(0, mostListed);
  const data = {
    count: edges.length,
    edges: shown.map((edge) => edgeData(scope, edge)),
    edgeIds: shown.map(scope.edgeId),
  };
  return { message, data, set: setOf(scope, [], edges) };
}

function describeNodes({ scope, answer }: Computed, message: string): Description {
  const rows = answer.nodes ?? [];
  const data = { count: rows.length, nodes: rows.slice(0, mostListed).map(scope.named) };
  return { message, data, set: setOf(scope, rows, []) };
}

const mostSpoken = 8;

function namesOf({ scope }: Computed, rows: readonly number[]): string {
  return listed(
    rows.map((row, index) => (index > mostSpoken ? "" : scope.named(row).label)),
    mostSpoken,
  );
}

function edgeNames({ scope }: Computed, edges: readonly number[]): string {
  return listed(
    edges.map((edge, index) => (index > mostSpoken ? "" : edgeName(scope, edge))),
    mostSpoken,
  );
}

import { topRows } from "@/graph/reader/top-rows";
import { counted, figures } from "@/lib/english";
import type { JsonObject } from "@/lib/json";
import { listed } from "../elements/wording";
import type { AlgorithmScope } from "./algorithm-scope";
import type { Computed } from "./compute-algorithm";
import { amount, asideNote, type Description, edgesAmong, mostListed, rounded, setOf } from "./description";

const namedInGroup = 5;

export function describeCommunities({ scope, answer, weights }: Computed): Description {
  const groups = groupsIn(answer.values?.[0], scope);
  const modularity = answer.figures?.modularity ?? 0;
  const strength = strengthWords(modularity);
  const [largest = []] = groups;
  const found =
    groups.length === 1
      ? `The graph is 1 community of ${counted(scope.nodeRows.length, "node")}`
      : `There are ${figures(groups.length)} communities of ${sizesText(groups)} nodes`;
  return {
    message: `${found}; the modularity is ${amount(modularity)}${strength}.${weights ? " Edges count by their weight." : ""}${asideNote(scope)}`,
    data: { communityCount: groups.length, modularity: rounded(modularity), communities: groupsData(groups, scope) },
    set: setOf(scope, largest, edgesAmong(scope, largest)),
    holds: "the largest community",
  };
}

/** Newman and Girvan: from 0.3 on groups are clear. */
function strengthWords(modularity: number): string {
  if (modularity >= 0.3) return " (clear groups)";
  return modularity >= 0.1 ? " (weak groups)" : " (hardly any grouping)";
}

export function describeComponents({ scope, answer }: Computed): Description {
  const groups = groupsIn(answer.values?.[0], scope);
  const isolatedCount = groups.filter((rows) => rows.length === 1).length;
  const apart = groups
    .slice(1)
    .flat()
    .sort((a, b) => a - b);
  const [whole = []] = groups;
  const alone = isolatedCount === 0 ? "" : `, ${counted(isolatedCount, "node")} without a neighbour among them`;
  const found =
    groups.length === 1
      ? `The graph is 1 connected component of ${counted(whole.length, "node")}.`
      : `The graph falls into ${counted(groups.length, "component")} of ${sizesText(groups)} nodes${alone}.`;
  return {
    message: `${found}${asideNote(scope)}`,
    data: { componentCount: groups.length, components: groupsData(groups, scope), isolatedCount },
    // What is apart from the largest component: "make those bigger" means these.
    ...(apart.length > 0 && { set: setOf(scope, apart, edgesAmong(scope, apart)) }),
    holds: "what is apart from the largest component",
  };
}

export function describeStrongComponents({ scope, answer }: Computed): Description {
  const groups = groupsIn(answer.values?.[0], scope);
  const [largest = []] = groups;
  const single = groups.filter((rows) => rows.length === 1).length;
  const rest =
    single === 0 ? "" : `; ${counted(single, "node")} by itself`.replace("nodes by itself", "nodes by themselves");
  const found =
    groups.length === 1
      ? `The graph is strongly connected: all ${counted(largest.length, "node")} reach each other along the edges.`
      : `There are ${figures(groups.length)} strongly connected components; the largest has ${counted(largest.length, "node")}${rest}.`;
  return {
    message: found,
    data: { componentCount: groups.length, components: groupsData(groups, scope) },
    set: setOf(scope, largest, edgesAmong(scope, largest)),
    holds: "the largest strongly connected component",
  };
}

export function describeBipartite({ scope, answer }: Computed): Description {
  if (answer.holds !== true) {
    const cycle = (answer.nodes ?? []).map(scope.named);
    const [first] = cycle;
    const around = [...cycle, ...(first ? [first] : [])].map(({ label }) => label);
    const odd =
      cycle.length === 1
        ? `${first?.label} has an edge to itself`
        : `${counted(cycle.length, "node")} make a cycle of odd length: ${listed(around, 12)}`;
    return {
      message: `The graph is not bipartite: ${odd}.`,
      data: { bipartite: false, cycle: cycle.slice(0, mostListed), cycleLength: cycle.length },
      set: setOf(scope, answer.nodes ?? [], answer.edges ?? []),
      holds: "the odd cycle",
      keepsNothing: true,
    };
  }
  const values = answer.values?.[0] ?? new Float64Array(0);
  const sides = [1, 2].map((side) => [...values.keys()].filter((row) => values[row] === side));
  const [one = [], two = []] = sides;
  return {
    message: `The graph is bipartite: ${counted(one.length, "node")} on side 1 and ${figures(two.length)} on side 2, no edge within a side.`,
    data: { bipartite: true, sides: groupsData(sides, scope) },
    set: setOf(scope, one, []),
    holds: "side 1",
  };
}

/** Rows of each group, group 1 first. */
function groupsIn(values: Float64Array | undefined, scope: AlgorithmScope): readonly (readonly number[])[] {
  const groups: number[][] = [];
  for (let row = 0; row < scope.nodeRows.length; row += 1) {
    const index = (values?.[row] ?? 1) - 1;
    const group = groups[index];
    if (group) group.push(row);
    else groups[index] = [row];
  }
  return groups;
}

/** The first groups by size, each with the nodes of the most edges. */
function groupsData(groups: readonly (readonly number[])[], scope: AlgorithmScope): readonly JsonObject[] {
  return groups.slice(0, mostListed).map((rows, index) => ({
    number: index + 1,
    size: rows.length,
    nodes: bestKnown(rows, scope).map(scope.named),
  }));
}

function bestKnown(rows: readonly number[], { tables, nodeRows }: AlgorithmScope): readonly number[] {
  const degreeAt = (row: number) => tables.degreeAt(nodeRows[row] ?? 0);
  const { best } = topRows(Uint32Array.from(rows), degreeAt, { order: "desc", limit: namedInGroup });
  return best.map(({ row }) => row);
}

function sizesText(groups: readonly (readonly number[])[]): string {
  return listed(groups.map((rows) => figures(rows.length)));
}

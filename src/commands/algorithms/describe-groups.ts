import type { Groups } from "@/graph/document/graph-reader";
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
  const { message, data } = communitiesFound(groupsOf(groups, scope), answer.figures?.modularity ?? 0);
  const [largest = []] = groups;
  return {
    message: `${message}${weights ? " Edges count by their weight." : ""}${asideNote(scope)}`,
    data,
    set: setOf(scope, largest, edgesAmong(scope, largest)),
    holds: "the largest community",
  };
}

export function communitiesFound(groups: Groups, modularity: number): Description {
  const found =
    groups.count === 1
      ? `The graph is 1 community of ${counted(groups.largest[0]?.size ?? 0, "node")}`
      : `There are ${figures(groups.count)} communities of ${sizesText(groups)} nodes`;
  return {
    message: `${found}; the modularity is ${amount(modularity)}${strengthWords(modularity)}.`,
    data: { communityCount: groups.count, modularity: rounded(modularity), communities: groupsData(groups) },
  };
}

/** Newman and Girvan: from 0.3 on groups are clear. */
function strengthWords(modularity: number): string {
  if (modularity >= 0.3) return " (clear groups)";
  return modularity >= 0.1 ? " (weak groups)" : " (hardly any grouping)";
}

export function describeComponents({ scope, answer }: Computed): Description {
  const groups = groupsIn(answer.values?.[0], scope);
  const { message, data } = componentsFound(groupsOf(groups, scope));
  const apart = groups
    .slice(1)
    .flat()
    .sort((a, b) => a - b);
  return {
    message: `${message}${asideNote(scope)}`,
    data,
    // What is apart from the largest component: "make those bigger" means these.
    ...(apart.length > 0 && { set: setOf(scope, apart, edgesAmong(scope, apart)) }),
    holds: "what is apart from the largest component",
  };
}

export function componentsFound(groups: Groups): Description {
  const { count, singles: isolatedCount, largest } = groups;
  const alone = isolatedCount === 0 ? "" : `, ${counted(isolatedCount, "node")} without a neighbour among them`;
  return {
    message:
      count === 1
        ? `The graph is 1 connected component of ${counted(largest[0]?.size ?? 0, "node")}.`
        : `The graph falls into ${counted(count, "component")} of ${sizesText(groups)} nodes${alone}.`,
    data: { componentCount: count, components: groupsData(groups), isolatedCount },
  };
}

export function describeStrongComponents({ scope, answer }: Computed): Description {
  const groups = groupsIn(answer.values?.[0], scope);
  const [largest = []] = groups;
  return {
    ...strongComponentsFound(groupsOf(groups, scope)),
    set: setOf(scope, largest, edgesAmong(scope, largest)),
    holds: "the largest strongly connected component",
  };
}

export function strongComponentsFound(groups: Groups): Description {
  const { count, singles, largest } = groups;
  const rest =
    singles === 0 ? "" : `; ${counted(singles, "node")} by itself`.replace("nodes by itself", "nodes by themselves");
  const size = counted(largest[0]?.size ?? 0, "node");
  return {
    message:
      count === 1
        ? `The graph is strongly connected: all ${size} reach each other along the edges.`
        : `There are ${figures(count)} strongly connected components; the largest has ${size}${rest}.`,
    data: { componentCount: count, components: groupsData(groups) },
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
    data: { bipartite: true, sides: groupsData(groupsOf(sides, scope)) },
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
function groupsOf(groups: readonly (readonly number[])[], scope: AlgorithmScope): Groups {
  return {
    count: groups.length,
    singles: groups.filter((rows) => rows.length === 1).length,
    largest: groups.slice(0, mostListed).map((rows) => {
      return { size: rows.length, nodes: bestKnown(rows, scope).map(scope.named) };
    }),
  };
}

function groupsData({ largest }: Groups): readonly JsonObject[] {
  return largest.map(({ size, nodes }, index) => ({
    number: index + 1,
    size,
    nodes: nodes.map(({ id, label }) => ({ id, label })),
  }));
}

function bestKnown(rows: readonly number[], { tables, nodeRows }: AlgorithmScope): readonly number[] {
  const degreeAt = (row: number) => tables.degreeAt(nodeRows[row] ?? 0);
  const { best } = topRows(Uint32Array.from(rows), degreeAt, { order: "desc", limit: namedInGroup });
  return best.map(({ row }) => row);
}

function sizesText({ count, largest }: Groups): string {
  return listed(Array.from({ length: count }, (_, at) => figures(largest[at]?.size ?? 0)));
}

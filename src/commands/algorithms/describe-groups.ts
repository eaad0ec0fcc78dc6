import type { Groups } from "@/graph/document/graph-reader";
import { topRows } from "@/graph/reader/top-rows";
import type { JsonObject } from "@/lib/json";
import { elements, listOf } from "../elements/parts";
import type { AlgorithmScope } from "./algorithm-scope";
import type { ResultSaid } from "./algorithm-texts";
import type { Computed } from "./compute-algorithm";
import { amount, asideNote, type Description, edgesAmong, mostListed, rounded, setOf } from "./description";

const namedInGroup = 5;

export function describeCommunities({ scope, answer, weights }: Computed): Description {
  const groups = groupsIn(answer.values?.[0], scope);
  const { said, data } = communitiesFound(groupsOf(groups, scope), answer.figures?.modularity ?? 0);
  const [largest = []] = groups;
  return {
    said: [...said, ...(weights ? [{ id: "byWeight" } as const] : []), ...asideNote(scope)],
    data,
    set: setOf(scope, largest, edgesAmong(scope, largest)),
    holds: "the largest community",
  };
}

export function communitiesFound(groups: Groups, modularity: number): Description {
  const about = { value: amount(modularity), strength: { id: strengthOf(modularity) } } as const;
  const one = groups.largest[0]?.size ?? 0;
  return {
    said: [
      groups.count === 1
        ? { id: "oneCommunity", with: { count: one, ...about } }
        : { id: "communities", with: { number: groups.count, sizes: sizesOf(groups), ...about } },
    ],
    data: { communityCount: groups.count, modularity: rounded(modularity), communities: groupsData(groups) },
  };
}

/** Newman and Girvan: from 0.3 on groups are clear. */
function strengthOf(modularity: number) {
  if (modularity >= 0.3) return "clearGroups";
  return modularity >= 0.1 ? "weakGroups" : "hardlyGroups";
}

export function describeComponents({ scope, answer }: Computed): Description {
  const groups = groupsIn(answer.values?.[0], scope);
  const { said, data } = componentsFound(groupsOf(groups, scope));
  const apart = groups
    .slice(1)
    .flat()
    .sort((a, b) => a - b);
  return {
    said: [...said, ...asideNote(scope)],
    data,
    // What is apart from the largest component: "make those bigger" means these.
    ...(apart.length > 0 && { set: setOf(scope, apart, edgesAmong(scope, apart)) }),
    holds: "what is apart from the largest component",
  };
}

export function componentsFound(groups: Groups): Description {
  const { count, singles: isolatedCount, largest } = groups;
  const alone = isolatedCount === 0 ? "" : ({ id: "noNeighbourAmong", with: { count: isolatedCount } } as const);
  return {
    said: [
      count === 1
        ? { id: "oneComponent", with: { count: largest[0]?.size ?? 0 } }
        : { id: "components", with: { count, sizes: sizesOf(groups), alone } },
    ],
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
  const rest = singles === 0 ? "" : ({ id: "byThemselves", with: { count: singles } } as const);
  const nodes = elements(largest[0]?.size ?? 0, "nodes");
  return {
    said: [
      count === 1
        ? { id: "strongWhole", with: { nodes } }
        : { id: "strongComponents", with: { number: count, nodes, rest } },
    ],
    data: { componentCount: count, components: groupsData(groups) },
  };
}

export function describeBipartite({ scope, answer }: Computed): Description {
  if (answer.holds !== true) {
    const cycle = (answer.nodes ?? []).map(scope.named);
    const [first] = cycle;
    const around = [...cycle, ...(first ? [first] : [])].map(({ label }) => label);
    const nodes = elements(cycle.length, "nodes");
    const why: ResultSaid =
      cycle.length === 1
        ? { id: "loopAt", with: { name: first?.label ?? "" } }
        : { id: "oddCycle", with: { nodes, names: listOf(around, 12) } };
    return {
      said: [{ id: "notBipartite", with: { why } }],
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
    said: [{ id: "bipartite", with: { nodes: elements(one.length, "nodes"), other: two.length } }],
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

function sizesOf({ count, largest }: Groups) {
  const shown = Array.from({ length: Math.min(count, 8) }, (_, at) => largest[at]?.size ?? 0);
  return listOf(shown, 8, count);
}

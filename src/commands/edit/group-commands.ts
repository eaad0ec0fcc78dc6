import * as z from "zod/mini";
import type { GraphChange } from "@/graph/changes/change-types";
import type { GraphNode } from "@/graph/document/graph-types";
import { speaker } from "@/lib/text/speaker";
import { labelOf } from "../elements/labels";
import { elements, partTexts } from "../elements/parts";
import { resolveElements } from "../elements/resolve-elements";
import { nothingMatches } from "../read/nothing-matches";
import type { CommandContext, CommandResult } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { createIdMaker } from "./new-ids";

export const texts = {
  ...partTexts,
  groupedAlready: [
    "Nothing to group: {count} node is already in the group {name}.",
    "Nothing to group: {count} nodes are already in the group {name}.",
  ],
  grouped: "Grouped {nodes} as {name}.",
  noGroup: [
    "Nothing to ungroup: the node is not a group and is in none.",
    "Nothing to ungroup: the nodes are not groups and are in none.",
  ],
  dissolved: "Dissolved {groups}: {nodes} came free.",
  leftGroup: ["{count} node left its group.", "{count} nodes left their group."],
} as const;
const tell = speaker(texts);

type GroupData = { readonly groupId: string | null; readonly groupedCount: number };

export const groupNodes = defineWork({
  description: "Puts the matching nodes into a new group node.",
  input: z.strictObject({ selector: z.string(), name: z._default(z.string().check(z.minLength(1)), "Group") }),
  run: async ({ selector, name }, context): Promise<CommandResult<GroupData>> => {
    const found = await resolveElements({ selector }, "nodes", context);
    if (!found.success) return found;
    const nothing = { groupId: null, groupedCount: 0 };
    if (found.ids.length === 0) return nothingMatches(found, "nodes", context, nothing);
    const { nodes } = context.state.snapshot();
    const members = outermost(found.ids, nodes);
    const standing = wholeGroup(members, nodes);
    if (standing !== undefined) {
      const label = labelOf(context.tables(), standing);
      return {
        success: true,
        ...tell({ id: "groupedAlready", with: { count: members.length, name: label } }),
        data: { groupId: standing, groupedCount: 0 },
        affectedNodes: [standing],
        set: { nodes: [standing], edges: [] },
      };
    }
    return grouped(name, members, context);
  },
});

/** They go into a new group, which is in what they all were in. */
function grouped(name: string, members: readonly GraphNode[], context: CommandContext): CommandResult<GroupData> {
  const ids = createIdMaker((id) => context.tables().nodes.rowOf(id) !== undefined);
  const groupId = ids.fromText(name);
  const [outer, ...others] = new Set(members.map(({ parent }) => parent));
  const attributes = { [context.state.meta.labelAttribute ?? "name"]: name };
  const isInside = outer !== undefined && others.length === 0;
  const group: GraphNode = { id: groupId, attributes, ...(isInside && { parent: outer }) };
  return {
    success: true,
    ...tell({ id: "grouped", with: { nodes: elements(members.length, "nodes"), name } }),
    data: { groupId, groupedCount: members.length },
    changes: [
      { type: "node-put", node: group },
      ...members.map((node): GraphChange => ({ type: "parent-set", id: node.id, parent: groupId })),
    ],
    affectedNodes: [groupId, ...members.map((node) => node.id)],
    set: { nodes: [groupId], edges: [] },
  };
}

export const ungroupNodes = defineWork({
  description: "Dissolves the matching groups and keeps their nodes; other nodes leave theirs.",
  input: z.strictObject({ selector: z.string() }),
  run: async ({ selector }, context) => {
    const found = await resolveElements({ selector }, "nodes", context);
    if (!found.success) return found;
    const nothing = { removedGroups: 0, freedCount: 0 };
    if (found.ids.length === 0) return nothingMatches(found, "nodes", context, nothing);
    const { nodes } = context.state.snapshot();
    const { groups, freed, changes } = planUngroup(new Set(found.ids), nodes, context);
    if (changes.length === 0) {
      return { success: true, ...tell({ id: "noGroup", with: { count: found.ids.length } }), data: nothing };
    }
    const count = groups.length;
    const dissolved = { groups: { id: "groups", with: { count } }, nodes: elements(freed.length, "nodes") } as const;
    return {
      success: true,
      ...tell(count === 0 ? { id: "leftGroup", with: { count: freed.length } } : { id: "dissolved", with: dissolved }),
      data: { removedGroups: groups.length, freedCount: freed.length },
      changes,
      affectedNodes: [...groups, ...freed],
    };
  },
});

/**
 * What was in a dissolved group is in what the group was in. A group with edges or more than a name stays as a
 * plain node: that is data.
 */
function planUngroup(wanted: ReadonlySet<string>, nodes: readonly GraphNode[], context: CommandContext) {
  const parents = new Map(nodes.map(({ id, parent }) => [id, parent]));
  const holders = new Set(parents.values());
  const groups = new Set([...wanted].filter((id) => holders.has(id)));
  const outside = (id: string | undefined): string | null => {
    if (id === undefined) return null;
    return groups.has(id) ? outside(parents.get(id)) : id;
  };
  const moved = nodes.filter(({ id, parent }) => {
    if (parent === undefined) return false;
    return groups.has(parent) || (wanted.has(id) && !groups.has(id));
  });
  const bare = nodes.filter(
    ({ id, attributes }) => groups.has(id) && degreeOf(id, context) === 0 && Object.keys(attributes).length <= 1,
  );
  const changes: readonly GraphChange[] = [
    ...moved.map(
      ({ id, parent = "" }): GraphChange => ({ type: "parent-set", id, parent: outside(parents.get(parent)) }),
    ),
    ...bare.map(({ id }): GraphChange => ({ type: "node-remove", id })),
  ];
  return { groups: [...groups], freed: moved.map(({ id }) => id).filter((id) => !groups.has(id)), changes };
}

/** Those of the nodes that are in none of the others. */
function outermost(ids: readonly string[], nodes: readonly GraphNode[]): readonly GraphNode[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const wanted = new Set(ids);
  return ids.flatMap((id) => {
    const node = byId.get(id);
    let above = node?.parent;
    while (above !== undefined && !wanted.has(above)) above = byId.get(above)?.parent;
    return node === undefined || above !== undefined ? [] : [node];
  });
}

/** The group whose members they all are, and no others. */
function wholeGroup(members: readonly GraphNode[], nodes: readonly GraphNode[]): string | undefined {
  const group = members[0]?.parent;
  if (group === undefined || members.some(({ parent }) => parent !== group)) return undefined;
  return nodes.filter(({ parent }) => parent === group).length === members.length ? group : undefined;
}

function degreeOf(id: string, context: CommandContext): number {
  const tables = context.tables();
  return tables.degreeAt(tables.nodes.rowOf(id) ?? -1);
}

import * as z from "zod/mini";
import type { GraphChange, GraphFold } from "@/graph/changes/change-types";
import { type FoldGroup, groupName, groupsIn } from "@/graph/fold/fold-groups";
import { counted, figures } from "@/lib/english";
import type { JsonObject, JsonValue } from "@/lib/json";
import { performAlgorithm } from "../algorithms/perform-algorithm";
import { refuseUnknownAttribute } from "../edit/update-request";
import { listed } from "../elements/wording";
import type { CommandContext, CommandRefusal, CommandResult } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { refuse } from "../registry/results";
import { type CalledGroup, findGroups } from "./find-groups";

const foldInput = z.strictObject({
  by: z.optional(z.string().check(z.minLength(1))),
  groups: z
    .optional(z.array(z.union([z.string(), z.number(), z.boolean()])))
    .check(z.describe("Values, or a node of the group; absent: all")),
  unfold: z._default(z.boolean(), false),
});

export const foldGroups = defineWork({
  description:
    "Draws each group of nodes as one node with its count: the nodes of one value of an attribute, without one the communities. With unfold their nodes are drawn again: of the groups named, or of all.",
  input: foldInput,
  run: performFold,
});

const shownGroups = 20;

/** Changes which groups are drawn as one node each. */
async function performFold(
  { by, groups: called, unfold }: z.output<typeof foldInput>,
  context: CommandContext,
): Promise<CommandResult<JsonObject>> {
  const standing = context.state.fold;
  if (unfold && standing === null) {
    return refuse({ why: "nothing-folded" }, "Every node is drawn already.");
  }
  if (context.tables().nodes.count === 0) return emptyGraph();
  const grouping = await groupingOf(unfold ? standing?.by : (by ?? standing?.by), context);
  if (!grouping.success) return grouping;
  const groups = groupsBy(grouping, standing, context);
  if (groups.length === 0) return noGroups(grouping.by);
  const named = await namedGroups(called, { groups, by: grouping.by }, context);
  if (!named.success) return named;
  return settled({ grouping, groups, named: named.keys, unfold }, context);
}

interface Grouping {
  readonly success: true;
  readonly by: string;
  valueAt(row: number): JsonValue | undefined;
  /** Save the values first, where they are new. */
  readonly changes: readonly GraphChange[];
  readonly note: string;
}

const communities = "community";

/** The attribute that is wanted; communities that nobody has looked for yet are found first. */
async function groupingOf(wanted: string | undefined, context: CommandContext): Promise<Grouping | CommandRefusal> {
  const { nodes } = context.tables();
  const names = nodes.attributeNames();
  const called = wanted ?? communities;
  const by = names.find((name) => name === called) ?? names.find((name) => name.toLowerCase() === called.toLowerCase());
  if (by !== undefined) return { success: true, by, valueAt: (row) => nodes.valueAt(by, row), changes: [], note: "" };
  if (!/^communit(?:y|ies)$/iu.test(called)) return refuseUnknownAttribute(called, "nodes", names) ?? noGroups(called);
  const found = await performAlgorithm({ algorithm: "louvain", saveAs: communities }, context);
  if (!found.success) return found;
  const changes = found.changes ?? [];
  const values = new Map(changes.flatMap(communitiesIn));
  return {
    success: true,
    by: communities,
    valueAt: (row) => values.get(nodes.idAt(row)),
    changes,
    note: ` ${found.message}`,
  };
}

function communitiesIn(change: GraphChange): readonly (readonly [string, JsonValue | undefined])[] {
  if (change.type === "attributes-set") return [[change.id, change.set?.[communities]]];
  return change.type === "values-set" ? change.ids.map((id, at) => [id, change.values[at]] as const) : [];
}

function groupsBy({ by, valueAt }: Grouping, standing: GraphFold | null, { tables }: CommandContext) {
  return groupsIn(tables().nodes.count, valueAt, standing?.by === by ? standing.open : []);
}

async function namedGroups(
  called: readonly CalledGroup[] | undefined,
  grouping: { readonly groups: readonly FoldGroup[]; readonly by: string },
  context: CommandContext,
) {
  if (called === undefined) return { success: true as const, keys: grouping.groups.map(({ key }) => key) };
  return findGroups(called, grouping, context);
}

interface Settling {
  readonly grouping: Grouping;
  readonly groups: readonly FoldGroup[];
  readonly named: readonly string[];
  readonly unfold: boolean;
}

function settled(settling: Settling, { state }: CommandContext): CommandResult<JsonObject> {
  const { grouping, groups, named, unfold } = settling;
  const standing = state.fold?.by === grouping.by ? state.fold : null;
  // Groups of another attribute are all unfolded before: only those named are folded.
  const before = new Set(standing?.open ?? groups.map(({ key }) => key));
  const wanted = new Set(named);
  const changed = groups.filter(({ key }) => wanted.has(key) && before.has(key) !== unfold);
  const folded = groups.filter(({ key }) => (wanted.has(key) ? !unfold : !before.has(key)));
  const isFolded = new Set(folded);
  const fold: GraphFold | null =
    folded.length === 0
      ? null
      : { by: grouping.by, open: groups.flatMap((group) => (isFolded.has(group) ? [] : [group.key])) };
  const data = foldData(grouping.by, { groups, folded, changed });
  if (changed.length === 0) {
    const how = unfold ? "unfolded" : "folded";
    return { success: true, message: `Nothing changed: ${subject(grouping.by, groups, named)} ${how} already.`, data };
  }
  const message = unfold ? unfoldedText(changed, folded, grouping.by) : foldedText(changed, folded, grouping);
  return { success: true, message, data, changes: [...grouping.changes, { type: "fold-set", fold }] };
}

function foldedText(changed: readonly FoldGroup[], folded: readonly FoldGroup[], { by, note }: Grouping): string {
  const one = changed.length === 1 ? ` (${groupName(by, changed[0]?.value ?? "")})` : "";
  const now = folded.length === changed.length ? "" : ` Now ${counted(folded.length, "group")} are folded.`;
  return `Folded ${counted(nodesOf(changed), "node")} into ${counted(changed.length, "group")} by ${by}${one}.${now}${note}`;
}

function unfoldedText(changed: readonly FoldGroup[], folded: readonly FoldGroup[], by: string): string {
  if (folded.length === 0) return `Unfolded ${counted(changed.length, "group")}: every node is drawn again.`;
  const names = listed(
    changed.map(({ value }) => groupName(by, value)),
    4,
  );
  const are = folded.length === 1 ? "group is" : "groups are";
  return `Unfolded ${names}: ${counted(nodesOf(changed), "node")} drawn again; ${figures(folded.length)} ${are} folded.`;
}

function subject(by: string, groups: readonly FoldGroup[], named: readonly string[]): string {
  const [only, second] = groups.filter(({ key }) => named.includes(key));
  return only && !second ? `${groupName(by, only.value)} is` : "the groups are";
}

interface Told {
  readonly groups: readonly FoldGroup[];
  readonly folded: readonly FoldGroup[];
  readonly changed: readonly FoldGroup[];
}

function foldData(by: string, { groups, folded, changed }: Told): JsonObject {
  const isFolded = new Set(folded.map(({ key }) => key));
  return {
    by,
    groupCount: groups.length,
    foldedGroups: folded.length,
    foldedNodes: nodesOf(folded),
    changedCount: changed.length,
    groups: groups
      .slice(0, shownGroups)
      .map(({ key, value, rows }) => ({ group: value, count: rows.length, folded: isFolded.has(key) })),
  };
}

function nodesOf(groups: readonly FoldGroup[]): number {
  return groups.reduce((sum, { rows }) => sum + rows.length, 0);
}

function noGroups(by: string): CommandRefusal {
  return refuse(
    { why: "no-groups", attribute: by },
    "Fold by an attribute that several nodes share, or leave by out for communities.",
  );
}

function emptyGraph(): CommandResult<JsonObject> {
  return { success: true, message: "The graph is empty: there is nothing to fold.", data: { groupCount: 0 } };
}

import * as z from "zod/mini";
import type { GraphChange, GraphFold } from "@/graph/changes/change-types";
import { type FoldGroup, groupName, groupsIn } from "@/graph/fold/fold-groups";
import type { JsonObject, JsonValue } from "@/lib/json";
import type { SaidOf } from "@/lib/text/said";
import { type Spoken, speaker, spokenTogether } from "@/lib/text/speaker";
import { performAlgorithm } from "../algorithms/perform-algorithm";
import { refuseUnknownAttribute } from "../edit/update-request";
import { elements, listOf, partTexts } from "../elements/parts";
import type { CommandContext, CommandRefusal, CommandResult } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { refuse } from "../registry/results";
import { type CalledGroup, findGroups } from "./find-groups";

export const texts = {
  ...partTexts,
  folded: "Folded {nodes} into {groups} by {by}{one}.",
  nowFolded: "Now {groups} are folded.",
  allUnfolded: "Unfolded {groups}: every node is drawn again.",
  unfolded: [
    "Unfolded {names}: {nodes} drawn again; {count} group is folded.",
    "Unfolded {names}: {nodes} drawn again; {count} groups are folded.",
  ],
  isFolded: "Nothing changed: {name} is folded already.",
  isUnfolded: "Nothing changed: {name} is unfolded already.",
  foldedAlready: "Nothing changed: the groups are folded already.",
  unfoldedAlready: "Nothing changed: the groups are unfolded already.",
  nothingToFold: "The graph is empty: there is nothing to fold.",
} as const;
type FoldSaid = SaidOf<typeof texts>;
const tell = speaker(texts);

const foldInput = z.strictObject({
  by: z.optional(z.string().check(z.minLength(1))),
  groups: z
    .optional(z.array(z.union([z.string(), z.number(), z.boolean()])))
    .check(z.describe("Values, or a node of the group; absent: all")),
  unfold: z._default(z.boolean(), false),
});

export const foldGroups = defineWork({
  description:
    "Draws each group of nodes as one node with its count: the nodes of one value of an attribute, without one " +
    "the communities. With unfold their nodes are drawn again: of the groups named, or of all.",
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
  return planned({ grouping, groups, named: named.keys, unfold }, context);
}

interface Grouping {
  readonly success: true;
  readonly by: string;
  valueAt(row: number): JsonValue | undefined;
  /** Save the values first, where they are new. */
  readonly changes: readonly GraphChange[];
  /** What was found for it. */
  readonly note?: Spoken;
}

const communities = "community";

/** The attribute that is wanted; communities that nobody has looked for yet are found first. */
async function groupingOf(wanted: string | undefined, context: CommandContext): Promise<Grouping | CommandRefusal> {
  const { nodes } = context.tables();
  const names = nodes.attributeNames();
  const called = wanted ?? communities;
  const by = names.find((name) => name === called) ?? names.find((name) => name.toLowerCase() === called.toLowerCase());
  if (by !== undefined) return { success: true, by, valueAt: (row) => nodes.valueAt(by, row), changes: [] };
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
    note: found,
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

interface FoldPlan {
  readonly grouping: Grouping;
  readonly groups: readonly FoldGroup[];
  readonly named: readonly string[];
  readonly unfold: boolean;
}

function planned(settling: FoldPlan, { state }: CommandContext): CommandResult<JsonObject> {
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
    return { success: true, ...tell(alreadySaid(unfold, named, { groups, by: grouping.by })), data };
  }
  const spoken = unfold ? tell(unfoldedSaid(changed, folded, grouping.by)) : foldedSpoken(changed, folded, grouping);
  return { success: true, ...spoken, data, changes: [...grouping.changes, { type: "fold-set", fold }] };
}

const groupCount = (count: number) => ({ id: "groups", with: { count } }) as const;

function foldedSpoken(changed: readonly FoldGroup[], folded: readonly FoldGroup[], { by, note }: Grouping): Spoken {
  const one = changed.length === 1 ? ` (${groupName(by, changed[0]?.value ?? "")})` : "";
  const nodes = elements(nodesOf(changed), "nodes");
  const now = { id: "nowFolded", with: { groups: groupCount(folded.length) } } as const;
  const said = tell(
    { id: "folded", with: { nodes, groups: groupCount(changed.length), by, one } },
    folded.length === changed.length ? null : now,
  );
  return note ? spokenTogether(said, note) : said;
}

function unfoldedSaid(changed: readonly FoldGroup[], folded: readonly FoldGroup[], by: string): FoldSaid {
  if (folded.length === 0) return { id: "allUnfolded", with: { groups: groupCount(changed.length) } };
  const names = changed.map(({ value }) => groupName(by, value));
  const nodes = elements(nodesOf(changed), "nodes");
  return { id: "unfolded", with: { names: listOf(names, 4), nodes, count: folded.length } };
}

function alreadySaid(
  unfold: boolean,
  named: readonly string[],
  { groups, by }: Pick<FoldPlan, "groups"> & { readonly by: string },
): FoldSaid {
  const [only, second] = groups.filter(({ key }) => named.includes(key));
  if (!only || second) return { id: unfold ? "unfoldedAlready" : "foldedAlready" };
  return { id: unfold ? "isUnfolded" : "isFolded", with: { name: groupName(by, only.value) } };
}

interface FoldOutcome {
  readonly groups: readonly FoldGroup[];
  readonly folded: readonly FoldGroup[];
  readonly changed: readonly FoldGroup[];
}

function foldData(by: string, { groups, folded, changed }: FoldOutcome): JsonObject {
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
  return { success: true, ...tell({ id: "nothingToFold" }), data: { groupCount: 0 } };
}

import * as z from "zod/mini";
import { createPacer } from "@/analysis/workers/pacer";
import { counted } from "@/lib/english";
import type { JsonObject } from "@/lib/json";
import { inSteps } from "@/lib/steps";
import { speaker } from "@/lib/text/speaker";
import { labelOf } from "../elements/labels";
import { elements, listOf, type PartId, partTexts } from "../elements/parts";
import { spokenValue } from "../elements/record-data";
import { resolveElements } from "../elements/resolve-elements";
import { findNodeId } from "../read/find-node-id";
import { nothingMatches } from "../read/nothing-matches";
import type { CommandContext, CommandResult } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { refuse } from "../registry/results";
import { refuseUnknownProperty } from "./check-property";
import { keyOf, type Merge, type MergedValues, type MergePlan, planSteps } from "./merge-plan";

export const texts = {
  ...partTexts,
  mergesOne: "Nothing to merge: only {name} matches, and a merge needs 2 nodes.",
  mergesNone: "Nothing to merge: no two nodes have the same '{by}'.",
  mergedOne: "Merged {nodes} into {name}: {edges} moved to it{loops}.",
  mergedMany: "Merged {nodes} into {count}: {names}.",
  edgesMoved: "{edges} moved to them{loops}.",
  noneMoved: "No edge moved{loops}.",
  loops: ", {edges} among them went away",
  lost: "Lost: {what}.",
  lostOf: "{name} {gone} (kept {kept})",
  lostOfOne: "{name} {gone} ({node} kept {kept})",
} as const;
const tell = speaker(texts);

export const mergeNodes = defineWork({
  description: "Makes one node of the matching ones (into stays); with by one for each value of that attribute.",
  input: z.strictObject({
    selector: z.optional(z.string()),
    into: z.optional(z.string()),
    by: z.optional(z.string()),
    ignoreCase: z.optional(z.boolean()),
  }),
  run: async (input, context): Promise<CommandResult<JsonObject>> => {
    if (input.selector === undefined && input.by === undefined)
      return refuse(
        "It is not said which nodes to merge.",
        "Give a selector, or by: an attribute equal in each group.",
      );
    const found = await resolveElements({ selector: input.selector }, "nodes", context);
    if (!found.success) return found;
    const nothing = { mergedCount: 0, into: null };
    const [first] = found.ids;
    if (first === undefined) return nothingMatches(found, "nodes", context, nothing);
    if (input.by !== undefined) return mergedBy({ ...input, by: input.by }, found.ids, context);
    const stays =
      input.into === undefined ? { success: true as const, id: first } : await findNodeId(input.into, context);
    if (!stays.success) return stays;
    const label = labelOf(context.tables(), stays.id);
    const others = found.ids.filter((id) => id !== stays.id);
    if (others.length === 0) {
      const said = tell({ id: "mergesOne", with: { name: label } });
      return { success: true, ...said, data: { ...nothing, into: { id: stays.id, label } } };
    }
    return merged([{ id: stays.id, label, others }], context);
  },
});

interface MergeBy {
  readonly by: string;
  readonly ignoreCase?: boolean | undefined;
  readonly into?: string | undefined;
}

/** The nodes of each value become one: the first of them, which has most often been there longest. */
async function mergedBy(
  { by, ignoreCase = false, into }: MergeBy,
  ids: readonly string[],
  context: CommandContext,
): Promise<CommandResult<JsonObject>> {
  const unknown = await refuseUnknownProperty(by, "nodes", context);
  if (unknown) return unknown;
  const stays = into === undefined ? undefined : await findNodeId(into, context);
  if (stays?.success === false) return stays;
  const tables = context.tables();
  const groups = new Map<string, string[]>();
  for (const id of ids) {
    const value = tables.nodes.valueAt(by, tables.nodes.rowOf(id) ?? -1);
    if (value === undefined || value === null || value === "") continue;
    const key = keyOf(value, ignoreCase);
    const known = groups.get(key);
    if (known) known.push(id);
    else groups.set(key, [id]);
  }
  const merges = [...groups.values()].flatMap((members): Merge[] => {
    const id = members.find((member) => member === stays?.id) ?? members[0];
    if (id === undefined || members.length < 2) return [];
    return [{ id, label: labelOf(tables, id), others: members.filter((member) => member !== id) }];
  });
  if (merges.length > 0) return merged(merges, context, by);
  return { success: true, ...tell({ id: "mergesNone", with: { by } }), data: { mergedCount: 0, into: null } };
}

async function merged(
  merges: readonly Merge[],
  context: CommandContext,
  by?: string,
): Promise<CommandResult<JsonObject>> {
  const { signal, state, progress } = context;
  const pacer = createPacer(signal);
  const plan = await inSteps(planSteps(merges, state.snapshot(), progress), () => pacer.breathe());
  const count = merges.reduce((sum, { others }) => sum + others.length + 1, 0);
  const names = merges.map(({ label, others }) => (merges.length === 1 ? label : `${label} (${others.length + 1})`));
  const [only] = plan.values;
  const groups = plan.values.slice(0, mostListed).map(({ merge, stays, lost }) => {
    return { into: { id: merge.id, label: merge.label }, count: merge.others.length + 1, kept: stays, lost };
  });
  const about =
    by === undefined && only ? { into: groups[0]?.into ?? null, kept: only.stays, lost: only.lost } : { groups };
  return {
    success: true,
    ...tell(mergedTexts(count, names, plan), lostText(plan.values)),
    data: { mergedCount: count, ...about },
    changes: plan.changes,
    affectedNodes: merges.flatMap(({ id, others }) => [id, ...others]),
    ask: `Merge ${counted(count, "node")} into ${merges.length === 1 ? (merges[0]?.label ?? "one") : merges.length}?`,
  };
}

function mergedTexts(count: number, names: readonly string[], { movedEdges, droppedEdges }: MergePlan) {
  const nodes = elements(count, "nodes");
  const edges = elements(movedEdges, "edges");
  const loops = droppedEdges === 0 ? "" : ({ id: "loops", with: { edges: elements(droppedEdges, "edges") } } as const);
  if (names.length === 1) return [{ id: "mergedOne", with: { nodes, name: names.join(""), edges, loops } }] as const;
  const many = { nodes, count: String(names.length), names: listOf(names, 5) };
  const moved =
    movedEdges === 0
      ? ({ id: "noneMoved", with: { loops } } as const)
      : ({ id: "edgesMoved", with: { edges, loops } } as const);
  return [{ id: "mergedMany", with: many }, moved] as const;
}

const mostListed = 50;

/** What the nodes that stay had already, so that the value of another was lost. */
function lostText(values: readonly MergedValues[]) {
  const parts = values.flatMap(({ merge, stays, lost }) =>
    Object.entries(lost).map(([name, gone]) => {
      const what = { name, gone: listOf(gone.map(spokenValue), 5), kept: spokenValue(stays[name] ?? null) };
      return values.length === 1
        ? ({ id: "lostOf", with: what } as const)
        : ({ id: "lostOfOne", with: { ...what, node: merge.label } } as const);
    }),
  );
  return parts.length === 0
    ? null
    : ({ id: "lost", with: { what: listOf<"lostOf" | "lostOfOne" | PartId>(parts) } } as const);
}

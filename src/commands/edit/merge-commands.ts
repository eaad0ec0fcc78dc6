import * as z from "zod/mini";
import { createPacer } from "@/analysis/workers/pacer";
import { counted } from "@/lib/english";
import type { JsonObject } from "@/lib/json";
import { inSteps } from "@/lib/steps";
import { labelOf } from "../elements/labels";
import { spokenValue } from "../elements/record-data";
import { resolveElements } from "../elements/resolve-elements";
import { listed } from "../elements/wording";
import { findNodeId } from "../read/find-node-id";
import { nothingMatches } from "../read/nothing-matches";
import type { CommandContext, CommandResult } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { refuse } from "../registry/results";
import { refuseUnknownProperty } from "./check-property";
import { keyOf, type Merge, type MergedValues, planSteps } from "./merge-plan";

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
    const kept =
      input.into === undefined ? { success: true as const, id: first } : await findNodeId(input.into, context);
    if (!kept.success) return kept;
    const label = labelOf(context.tables(), kept.id);
    const others = found.ids.filter((id) => id !== kept.id);
    if (others.length === 0) {
      const message = `Nothing to merge: only ${label} matches, and a merge needs 2 nodes.`;
      return { success: true, message, data: { ...nothing, into: { id: kept.id, label } } };
    }
    return merged([{ id: kept.id, label, others }], context);
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
  const kept = into === undefined ? undefined : await findNodeId(into, context);
  if (kept?.success === false) return kept;
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
    const id = members.find((member) => member === kept?.id) ?? members[0];
    if (id === undefined || members.length < 2) return [];
    return [{ id, label: labelOf(tables, id), others: members.filter((member) => member !== id) }];
  });
  if (merges.length > 0) return merged(merges, context, by);
  const message = `Nothing to merge: no two nodes have the same '${by}'.`;
  return { success: true, message, data: { mergedCount: 0, into: null } };
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
  const loops = plan.droppedEdges === 0 ? "" : `, ${counted(plan.droppedEdges, "edge")} among them went away`;
  const names = merges.map(({ label, others }) => (merges.length === 1 ? label : `${label} (${others.length + 1})`));
  const what = `${counted(count, "node")} into ${merges.length === 1 ? "" : `${merges.length}: `}${listed(names, 5)}`;
  const [only] = plan.values;
  const groups = plan.values.slice(0, mostTold).map(({ merge, ...values }) => {
    return { into: { id: merge.id, label: merge.label }, count: merge.others.length + 1, ...values };
  });
  const about =
    by === undefined && only ? { into: groups[0]?.into ?? null, kept: only.kept, lost: only.lost } : { groups };
  return {
    success: true,
    message: `Merged ${what}${merges.length === 1 ? ": " : ". "}${movedText(plan.movedEdges, merges.length)}${loops}.${lostText(plan.values)}`,
    data: { mergedCount: count, ...about },
    changes: plan.changes,
    affectedNodes: merges.flatMap(({ id, others }) => [id, ...others]),
    ask: `Merge ${counted(count, "node")} into ${merges.length === 1 ? (merges[0]?.label ?? "one") : merges.length}?`,
  };
}

function movedText(count: number, merges: number): string {
  const to = merges === 1 ? "it" : "them";
  if (count === 0) return merges === 1 ? "0 edges moved to it" : "No edge moved";
  return `${counted(count, "edge")} moved to ${to}`;
}

const mostTold = 50;

/** What the nodes that stay had already, so that the value of another was lost. */
function lostText(values: readonly MergedValues[]): string {
  const texts = values.flatMap(({ merge, kept, lost }) =>
    Object.entries(lost).map(([name, gone]) => {
      const who = values.length === 1 ? "kept" : `${merge.label} kept`;
      return `${name} ${listed(gone.map(spokenValue), 5)} (${who} ${spokenValue(kept[name] ?? null)})`;
    }),
  );
  return texts.length === 0 ? "" : ` Lost: ${listed(texts, 8)}.`;
}

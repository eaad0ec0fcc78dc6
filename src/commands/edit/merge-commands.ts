import * as z from "zod/mini";
import type { GraphChange } from "@/graph/changes/change-types";
import type { Attributes, GraphEdge, GraphNode } from "@/graph/document/graph-types";
import { counted } from "@/lib/english";
import type { JsonObject } from "@/lib/json";
import type { CommandResult } from "../door/command-types";
import { defineWork } from "../door/define-command";
import { labelOf } from "../elements/labels";
import { resolveElements } from "../elements/resolve-elements";
import { findNodeId } from "../read/find-node-id";
import { nothingMatches } from "../read/nothing-matches";
import { sameValue } from "./same-value";

export const mergeNodes = defineWork({
  description: "Makes one node of the matching ones; it gets their edges. into: the one that stays.",
  input: z.strictObject({ selector: z.string(), into: z.optional(z.string()) }),
  run: async ({ selector, into }, context): Promise<CommandResult<JsonObject>> => {
    const found = await resolveElements({ selector }, "nodes", context);
    if (!found.success) return found;
    const [first] = found.ids;
    if (first === undefined) return nothingMatches(found, "nodes", context, { mergedCount: 0, into: null });
    const kept = into === undefined ? { success: true as const, id: first } : await findNodeId(into, context);
    if (!kept.success) return kept;
    const label = labelOf(context.tables(), kept.id);
    const about = { id: kept.id, label };
    const others = found.ids.filter((id) => id !== kept.id);
    if (others.length === 0) {
      const message = `Nothing to merge: only ${label} matches, and a merge needs 2 nodes.`;
      return { success: true, message, data: { mergedCount: 0, into: about } };
    }
    const { nodes, edges } = context.state.snapshot();
    const plan = planMerge({ id: kept.id, others: new Set(others) }, nodes, edges);
    const count = others.length + 1;
    const loops = plan.droppedEdges === 0 ? "" : `, ${counted(plan.droppedEdges, "edge")} among them went away`;
    return {
      success: true,
      message: `Merged ${counted(count, "node")} into ${label}: ${counted(plan.movedEdges, "edge")} moved to it${loops}.`,
      data: { mergedCount: count, into: about },
      changes: plan.changes,
      affectedNodes: [kept.id, ...others],
      ask: `Merge ${counted(count, "node")} into ${label}?`,
    };
  },
});

interface Merge {
  readonly id: string;
  readonly others: ReadonlySet<string>;
}

interface MergePlan {
  readonly changes: readonly GraphChange[];
  readonly movedEdges: number;
  readonly droppedEdges: number;
}

/** Edges keep id, place and attributes; one that would become a loop goes, a loop that was there stays. */
function planMerge(merge: Merge, nodes: readonly GraphNode[], edges: readonly GraphEdge[]): MergePlan {
  const end = (id: string) => (merge.others.has(id) ? merge.id : id);
  const gone: GraphChange[] = [];
  const back: GraphChange[] = [];
  for (const [index, edge] of edges.entries()) {
    const [source, target] = [end(edge.source), end(edge.target)];
    const becomesLoop = source === target && edge.source !== edge.target;
    if (!becomesLoop && source === edge.source && target === edge.target) continue;
    gone.push({ type: "edge-remove", id: edge.id });
    // All go before the first comes back: a table is put in order once for a list of removals and once for one of additions.
    const at = index - (gone.length - 1 - back.length);
    if (!becomesLoop) back.push({ type: "edge-put", edge: { ...edge, source, target }, at });
  }
  const changes = [...gone, ...back, ...movedChildren(merge, nodes)];
  const set = missingAttributes(merge, nodes);
  if (Object.keys(set).length > 0) changes.push({ type: "attributes-set", target: "nodes", id: merge.id, set });
  for (const id of merge.others) changes.push({ type: "node-remove", id });
  return { changes, movedEdges: back.length, droppedEdges: gone.length - back.length };
}

/** What the node that stays has no value for, from the first of the others that has one. */
function missingAttributes(merge: Merge, nodes: readonly GraphNode[]): Attributes {
  const kept = nodes.find(({ id }) => id === merge.id)?.attributes ?? {};
  const merged = nodes.filter(({ id }) => merge.others.has(id)).map(({ attributes }) => attributes);
  const entries = merged
    .toReversed()
    .flatMap((attributes) => Object.entries(attributes).filter(([, value]) => value !== null));
  return Object.fromEntries(
    entries.filter(([name, value]) => (kept[name] ?? null) === null && !sameValue(kept[name], value)),
  );
}

/** What stood in a node that goes stands in the one that stays; a node that stood in both stays where it is. */
function movedChildren(merge: Merge, nodes: readonly GraphNode[]): readonly GraphChange[] {
  return nodes.flatMap(({ id, parent }): readonly GraphChange[] => {
    if (parent === undefined || !merge.others.has(parent) || merge.others.has(id)) return [];
    return [{ type: "parent-set", id, parent: id === merge.id ? null : merge.id }];
  });
}

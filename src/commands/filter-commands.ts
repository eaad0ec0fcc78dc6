import * as z from "zod/mini";
import type { ElementTarget } from "@/graph/graph-types";
import type { JsonObject } from "@/lib/json";
import type { CommandContext, CommandResult } from "./command-types";
import { defineCommand } from "./define-command";
import { type ShownCounts, shownCounts } from "./graph-view";
import { nothingMatches } from "./nothing-matches";
import { targetParameter } from "./parameters";
import { resolveElements } from "./resolve-elements";
import { counted, countedElements } from "./wording";

export const filterGraph = defineCommand({
  name: "filterGraph",
  title: "Filter graph",
  description:
    "Shows only the matching elements and hides the rest, without deleting. To hide cats: not (type == 'cat').",
  effect: "view",
  input: z.strictObject({ selector: z.string(), target: z._default(targetParameter, "nodes") }),
  run: async ({ selector, target }, context): Promise<CommandResult<JsonObject>> => {
    const found = await resolveElements({ selector }, target, context);
    if (!found.success) return found;
    if (found.selector.op === "all") return clearFilter(context, { filter: null });
    const { filter } = context.state;
    if (found.ids.length === 0) {
      const now = { filter: filter?.text ?? null, ...shownCounts(context) };
      return nothingMatches(found, target, context, now);
    }
    const counts = countsWith(found.ids, target, context);
    const data = { filter: found.text, ...counts };
    const affected = target === "nodes" ? { affectedNodes: found.ids } : { affectedEdges: found.ids };
    const where = found.selector;
    if (filter !== null && filter.target === target && JSON.stringify(filter.where) === JSON.stringify(where)) {
      return { success: true, message: `The filter ${found.text} stands already.`, data, ...affected };
    }
    return {
      success: true,
      message: filterSentence(found.ids.length, target, counts),
      data,
      changes: [{ type: "filter-set", filter: { target, where, text: found.text } }],
      ...affected,
    };
  },
});

export const showAll = defineCommand({
  name: "showAll",
  title: "Show all",
  description: "Takes the filter away, so that everything is shown.",
  effect: "view",
  input: z.strictObject({}),
  run: async (_input, context) => clearFilter(context, {}),
});

function clearFilter(context: CommandContext, more: { readonly filter?: null }) {
  const before = shownCounts(context);
  const { nodes, edges } = context.tables();
  const counts: ShownCounts = { shownNodes: nodes.count, hiddenNodes: 0, shownEdges: edges.count, hiddenEdges: 0 };
  const data = "filter" in more ? { ...more, ...counts } : { shownNodes: nodes.count, shownEdges: edges.count };
  const all = `${counted(nodes.count, "node")} and ${counted(edges.count, "edge")}`;
  if (context.state.filter === null) {
    return { success: true as const, message: `Nothing is hidden: ${all} are shown already.`, data };
  }
  const { hiddenNodes, hiddenEdges } = before;
  return {
    success: true as const,
    message: `Everything is shown: ${all}; ${counted(hiddenNodes, "node")} and ${counted(hiddenEdges, "edge")} were hidden.`,
    data,
    changes: [{ type: "filter-set" as const, filter: null }],
  };
}

/** What a filter to these elements shows: an edge needs both its ends; a filter of edges leaves the nodes. */
function countsWith(ids: readonly string[], target: ElementTarget, context: CommandContext): ShownCounts {
  const tables = context.tables();
  const shownNodes = target === "nodes" ? ids.length : tables.nodes.count;
  const shownEdges = target === "nodes" ? edgesAmong(ids, context) : ids.length;
  return {
    shownNodes,
    hiddenNodes: tables.nodes.count - shownNodes,
    shownEdges,
    hiddenEdges: tables.edges.count - shownEdges,
  };
}

function edgesAmong(ids: readonly string[], context: CommandContext): number {
  const tables = context.tables();
  const shown = new Set(ids.map((id) => tables.nodes.rowOf(id)));
  let count = 0;
  for (let edge = 0; edge < tables.edges.count; edge += 1) {
    if (shown.has(tables.sourceRow(edge)) && shown.has(tables.targetRow(edge))) count += 1;
  }
  return count;
}

function filterSentence(count: number, target: ElementTarget, { hiddenNodes, hiddenEdges }: ShownCounts): string {
  if (hiddenNodes + hiddenEdges === 0) return `All ${countedElements(count, target)} match, so nothing is hidden.`;
  const hidden =
    target === "nodes"
      ? `${counted(hiddenNodes, "node")} and ${counted(hiddenEdges, "edge")}`
      : counted(hiddenEdges, "edge");
  return `The filter shows ${countedElements(count, target)} and hides ${hidden}.`;
}

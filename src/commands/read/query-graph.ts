import * as z from "zod/mini";
import { filterText } from "@/graph/filter/filter-steps";
import { assertNever } from "@/lib/assert-never";
import { counted, figures } from "@/lib/english";
import type { JsonObject } from "@/lib/json";
import { listLimit, namedData } from "../elements/record-data";
import { countedElements, listed } from "../elements/wording";
import type { CommandContext } from "../registry/command-types";
import { defineCommand } from "../registry/define-command";
import { layerData } from "../style/layer-data";
import { shownCounts, stepsData } from "../view/graph-view";
import { graphSummary } from "./graph-summary";

const queries = ["nodeCount", "edgeCount", "summary", "layout", "styles", "selection", "view"] as const;

export const queryGraph = defineCommand({
  name: "queryGraph",
  title: "Look at the graph",
  description: "One fact about the open graph or its view.",
  input: z.strictObject({ query: z.enum(queries) }),
  effect: "read",
  scope: "all",
  compact: { takes: ["query"] },
  async run({ query }, context) {
    return { success: true, ...(await answer(query, context)) };
  },
});

interface Answer {
  readonly message: string;
  readonly data: JsonObject;
}

async function answer(query: (typeof queries)[number], context: CommandContext): Promise<Answer> {
  switch (query) {
    case "nodeCount": {
      const { nodeCount } = await context.reader.profile(context.signal);
      return { message: `The graph has ${countedElements(nodeCount, "nodes")}.`, data: { nodeCount } };
    }
    case "edgeCount": {
      const { edgeCount } = await context.reader.profile(context.signal);
      return { message: `The graph has ${countedElements(edgeCount, "edges")}.`, data: { edgeCount } };
    }
    case "summary":
      return graphSummary(await context.reader.profile(context.signal));
    case "layout":
      return layoutAnswer(context);
    case "styles":
      return stylesAnswer(context);
    case "selection":
      return selectionAnswer(context);
    case "view":
      return viewAnswer(context);
    default:
      return assertNever(query);
  }
}

function layoutAnswer({ state: { layout } }: CommandContext): Answer {
  return { message: layout === null ? "No layout has been run." : `The layout is ${layout}.`, data: { layout } };
}

function stylesAnswer({ state: { layers, styles } }: CommandContext): Answer {
  const data = layers.map((layer) => layerData(layer, styles.layerCount(layer.id)));
  const names = layers.map(({ name, id, target }) => `'${name}' (${countedElements(styles.layerCount(id), target)})`);
  const message =
    names.length === 0 ? "There are no style layers." : `${counted(names.length, "style layer")}: ${listed(names)}.`;
  return { message, data: { layers: data } };
}

async function selectionAnswer({ state, reader, signal }: CommandContext): Promise<Answer> {
  const { nodes, edges } = state.selection;
  const records = await reader.records("nodes", nodes.slice(0, listLimit), signal);
  const data = {
    nodeCount: nodes.length,
    edgeCount: edges.length,
    nodes: records.map(namedData),
    edgeIds: edges.slice(0, listLimit),
  };
  return {
    message: selectionMessage(
      nodes.length,
      edges.length,
      records.map(({ label }) => label),
    ),
    data,
  };
}

function selectionMessage(nodes: number, edges: number, labels: readonly string[]): string {
  if (nodes + edges === 0) return "Nothing is selected.";
  const parts = [
    ...(nodes > 0 ? [`${countedElements(nodes, "nodes")} (${listed(labels)})`] : []),
    ...(edges > 0 ? [countedElements(edges, "edges")] : []),
  ];
  return `Selected: ${parts.join(" and ")}.`;
}

async function viewAnswer(context: CommandContext): Promise<Answer> {
  const { state } = context;
  const counts = shownCounts(context);
  const filter = filterText(state.filter);
  const focus = state.focus.nodes.slice(0, listLimit);
  const data = { focus, filter, ...counts, ...stepsData(state.filter, context) };
  const zoomed =
    state.focus.nodes.length === 0 ? "" : ` The view is on ${countedElements(state.focus.nodes.length, "nodes")}.`;
  const all = countedElements(counts.shownNodes + counts.hiddenNodes, "nodes");
  const shown =
    filter === null
      ? `All ${all} are shown.`
      : `${figures(counts.shownNodes)} of ${all} are shown (filter: ${filter}).`;
  return { message: `${shown}${zoomed}`, data };
}

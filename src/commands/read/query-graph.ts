import * as z from "zod/mini";
import { filterText } from "@/graph/filter/filter-steps";
import { assertNever } from "@/lib/assert-never";
import type { JsonObject } from "@/lib/json";
import { type Spoken, speaker } from "@/lib/text/speaker";
import { bracketed, elements, listOf } from "../elements/parts";
import { listLimit, namedData } from "../elements/record-data";
import type { CommandContext } from "../registry/command-types";
import { defineCommand } from "../registry/define-command";
import { layerData } from "../style/layer-data";
import { shownCounts, stepsData } from "../view/graph-view";
import { graphSummary, summaryTexts } from "./graph-summary";

export const texts = {
  ...summaryTexts,
  graphHas: "The graph has {what}{rest}.",
  noLayout: "No layout has been run.",
  layoutIs: "The layout is {layout}.",
  noStyles: "There are no style layers.",
  stylesAre: ["{count} style layer: {names}.", "{count} style layers: {names}."],
  namedLayer: "'{name}'",
  nothingSelected: "Nothing is selected.",
  selectedAre: "Selected: {what}.",
  allShown: "All {nodes} are shown.",
  someShown: "{shown} of {nodes} are shown (filter: {filter}).",
  viewIsOn: "The view is on {nodes}.",
} as const;
const tell = speaker(texts);

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

interface Answer extends Spoken {
  readonly data: JsonObject;
}

async function answer(query: (typeof queries)[number], context: CommandContext): Promise<Answer> {
  switch (query) {
    case "nodeCount": {
      const { nodeCount } = await context.reader.profile(context.signal);
      return {
        ...tell({ id: "graphHas", with: { what: elements(nodeCount, "nodes"), rest: "" } }),
        data: { nodeCount },
      };
    }
    case "edgeCount": {
      const { edgeCount } = await context.reader.profile(context.signal);
      return {
        ...tell({ id: "graphHas", with: { what: elements(edgeCount, "edges"), rest: "" } }),
        data: { edgeCount },
      };
    }
    case "summary": {
      const { said, data } = graphSummary(await context.reader.profile(context.signal));
      return { ...tell(said), data };
    }
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
  return { ...tell(layout === null ? { id: "noLayout" } : { id: "layoutIs", with: { layout } }), data: { layout } };
}

function stylesAnswer({ state: { layers, styles } }: CommandContext): Answer {
  const data = layers.map((layer) => layerData(layer, styles.layerCount(layer.id)));
  const count = layers.length;
  const names = layers.map(({ name, id, target }) =>
    bracketed({ id: "namedLayer", with: { name } } as const, elements(styles.layerCount(id), target)),
  );
  const spoken = tell(
    count === 0 ? { id: "noStyles" } : { id: "stylesAre", with: { count, names: listOf<keyof typeof texts>(names) } },
  );
  return { ...spoken, data: { layers: data } };
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
  const labels = records.map(({ label }) => label);
  return { ...tell(selectionSaid(nodes.length, edges.length, labels)), data };
}

function selectionSaid(nodes: number, edges: number, labels: readonly string[]) {
  if (nodes + edges === 0) return { id: "nothingSelected" } as const;
  const named = bracketed(elements(nodes, "nodes"), listOf(labels));
  const joined =
    edges === 0 ? named : ({ id: "nodesAndEdges", with: { nodes: named, edges: elements(edges, "edges") } } as const);
  return { id: "selectedAre", with: { what: nodes === 0 ? elements(edges, "edges") : joined } } as const;
}

async function viewAnswer(context: CommandContext): Promise<Answer> {
  const { state } = context;
  const counts = shownCounts(context);
  const filter = filterText(state.filter);
  const focus = state.focus.nodes.slice(0, listLimit);
  const data = { focus, filter, ...counts, ...stepsData(state.filter, context) };
  const zoomed = state.focus.nodes.length;
  const nodes = elements(counts.shownNodes + counts.hiddenNodes, "nodes");
  const spoken = tell(
    filter === null
      ? { id: "allShown", with: { nodes } }
      : { id: "someShown", with: { shown: counts.shownNodes, nodes, filter } },
    zoomed === 0 ? null : { id: "viewIsOn", with: { nodes: elements(zoomed, "nodes") } },
  );
  return { ...spoken, data };
}

import * as z from "zod/mini";
import { prepareGraph } from "@/graph/document/open-graph";
import { nearest } from "@/lib/text/nearest";
import { speaker } from "@/lib/text/speaker";
import { nodesAndEdges, partTexts } from "../elements/parts";
import { listed } from "../elements/wording";
import type { CommandRefusal, SampleSource } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { hasWork, isOpen } from "../registry/open-state";
import { refuse } from "../registry/results";

export const texts = {
  ...partTexts,
  sampleOpen: "{title} is already open and unchanged.",
  opened: "Opened {title}: {counts}.",
} as const;
const tell = speaker(texts);

export const loadSample = defineWork({
  description: "Opens a sample graph in place of this one.",
  input: z.strictObject({ name: z.string() }),
  run: async ({ name: given }, context) => {
    const sample = findSample(given, context.samples);
    if ("success" in sample) return sample;
    const { name, title } = sample;
    const graph = await context.samples.load(name, context.signal, context.progress);
    const data = { name, title, nodeCount: graph.nodes.length, edgeCount: graph.edges.length };
    if (isOpen(graph, context)) return { success: true, ...tell({ id: "sampleOpen", with: { title } }), data };
    await prepareGraph(graph);
    const counts = nodesAndEdges(graph.nodes.length, graph.edges.length);
    return {
      success: true,
      ...tell({ id: "opened", with: { title, counts } }),
      data,
      changes: [{ type: "graph-replace", graph }],
      affectedNodes: [],
      affectedEdges: [],
      ask: hasWork(context) ? `Open ${title} in place of ${context.state.meta.name}, which was changed?` : false,
    };
  },
});

type Sample = ReturnType<SampleSource["list"]>[number];

function findSample(given: string, samples: SampleSource): Sample | CommandRefusal {
  const list = samples.list();
  const wanted = given.trim().toLowerCase();
  const exact = list.find(({ name, title }) => name.toLowerCase() === wanted || title.toLowerCase() === wanted);
  if (exact !== undefined) return exact;
  const names = list.flatMap(({ name, title }) => [name, title]);
  const near = nearest(given, names);
  const all =
    list.length === 0
      ? "There are no samples here."
      : `Samples: ${listed(
          list.map(({ name }) => name),
          20,
        )}.`;
  return refuse({ why: "unknown-sample", name: given }, near.length > 0 ? `The nearest: ${listed(near)}. ${all}` : all);
}

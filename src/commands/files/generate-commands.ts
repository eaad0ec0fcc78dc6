import * as z from "zod/mini";
import {
  type GeneratedKind,
  generatedKinds,
  generatePairs,
  gridColumns,
  type PairsRequest,
} from "@/analysis/random/generate-pairs";
import type { GraphData } from "@/graph/changes/change-types";
import { emptyGraph } from "@/graph/document/empty-graph";
import type { Position } from "@/graph/document/graph-types";
import { prepareGraph } from "@/graph/document/open-graph";
import { speaker } from "@/lib/text/speaker";
import { nodesAndEdges, partTexts } from "../elements/parts";
import type { CommandContext } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { hasWork, isOpen } from "../registry/open-state";

export const texts = {
  ...partTexts,
  networkOpen: "This network is already open and unchanged.",
  generated: "Generated {kind}: {counts}.",
  tooManyEdges: "More than {most} nodes would be too many edges.",
  random: "a random network",
  smallWorld: "a small world",
  scaleFree: "a scale-free network",
  grid: "a grid",
  tree: "a tree",
  ring: "a ring",
  complete: "a complete network",
} as const;
const tell = speaker(texts);

const mostNodes = 10_000;
const mostInComplete = 300;

export const generateGraph = defineWork({
  description: "Opens a made-up network in place of this graph.",
  input: z.strictObject({
    kind: z.enum(generatedKinds),
    nodes: z.optional(z.int().check(z.minimum(1), z.maximum(mostNodes))),
    degree: z.optional(z.number().check(z.minimum(1), z.maximum(50))).check(z.describe("mean edges a node")),
    seed: z.optional(z.int().check(z.minimum(0))),
  }),
  run: async ({ kind, nodes = 50, degree = kind === "tree" ? 2 : 4, seed = 1 }, context) => {
    const count = kind === "complete" ? Math.min(nodes, mostInComplete) : nodes;
    const graph = await makeGraph({ kind, count, degree, seed }, context);
    const data = { name: graph.name, nodeCount: graph.nodes.length, edgeCount: graph.edges.length };
    if (isOpen(graph, context)) return { success: true, ...tell({ id: "networkOpen" }), data };
    await prepareGraph(graph);
    const counts = nodesAndEdges(graph.nodes.length, graph.edges.length);
    return {
      success: true,
      ...tell(
        { id: "generated", with: { kind: { id: kind }, counts } },
        count < nodes ? { id: "tooManyEdges", with: { most: mostInComplete } } : null,
      ),
      data,
      changes: [{ type: "graph-replace", graph }],
      affectedNodes: [],
      affectedEdges: [],
      ask: hasWork(context)
        ? `Open a generated network in place of ${context.state.meta.name}, which was changed?`
        : false,
    };
  },
});

const names: Readonly<Record<GeneratedKind, string>> = {
  random: "Random network",
  smallWorld: "Small world",
  scaleFree: "Scale-free network",
  grid: "Grid",
  tree: "Tree",
  ring: "Ring",
  complete: "Complete network",
};

async function makeGraph(wanted: PairsRequest, context: CommandContext): Promise<GraphData> {
  const { kind, count, seed } = wanted;
  const pairs = generatePairs(wanted);
  const ids = Array.from({ length: count }, (_, at) => `n${at + 1}`);
  const placed = kind === "grid" ? gridPlaces(ids) : await arrange({ kind, ids, pairs, seed }, context);
  return {
    ...emptyGraph(names[kind]),
    nodes: ids.map((id) => {
      const position = placed.get(id);
      return { id, attributes: {}, ...(position && { position }) };
    }),
    edges: pairs.map(([from, to], at) => ({
      id: `e${at + 1}`,
      source: ids[from] ?? "",
      target: ids[to] ?? "",
      attributes: {},
    })),
    layout: layouts[kind],
  };
}

const layouts: Readonly<Record<GeneratedKind, "force" | "circle" | "grid" | "layered">> = {
  random: "force",
  smallWorld: "force",
  scaleFree: "force",
  grid: "grid",
  tree: "layered",
  ring: "circle",
  complete: "circle",
};

interface Arrangement {
  readonly kind: GeneratedKind;
  readonly ids: readonly string[];
  readonly pairs: readonly (readonly [number, number])[];
  readonly seed: number;
}

function arrange({ kind, ids, pairs, seed }: Arrangement, { layouts: runner, signal, progress }: CommandContext) {
  const graph = {
    ids,
    edges: Uint32Array.from(pairs.flat()),
    directed: kind === "tree",
    positions: new Float64Array(ids.length * 2).fill(Number.NaN),
  };
  return runner.run({ type: layouts[kind], graph, options: {}, seed }, signal, (ratio) => progress(ratio, "Arranging"));
}

const gridStep = 60;

function gridPlaces(ids: readonly string[]): ReadonlyMap<string, Position> {
  const columns = gridColumns(ids.length);
  return new Map(
    ids.map((id, at) => [id, { x: (at % columns) * gridStep, y: Math.floor(at / columns) * gridStep }] as const),
  );
}

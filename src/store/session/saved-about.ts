import { readOwnGraph } from "@parley/formats/read";
import * as z from "zod/mini";
import type { GraphData } from "@/graph/changes/change-types";
import { emptyGraph } from "@/graph/document/empty-graph";
import { sketchOf } from "@/graph/profile/sketch";
import type { KeyValueStore } from "./key-value-store";
import { type SavedGraph, sessionVersion } from "./saved-graph";
import { savedGraphSchema } from "./saved-schemas";
import { keysOf } from "./session-keys";

export function readAbout(value: unknown): SavedGraph | null {
  const read = z.safeParse(savedGraphSchema, value);
  return read.success ? read.data : null;
}

/** A graph whose entry in the list is gone, cannot be read or is another one's would not be found there. */
export async function mendAbout(
  store: KeyValueStore,
  {
    id,
    graph,
    bytes,
    now,
  }: { readonly id: string; readonly graph: GraphData; readonly bytes: number; readonly now: number },
): Promise<void> {
  const name = keysOf(id).about;
  const about = readAbout(await store.get(name));
  const [nodeCount, edgeCount] = [graph.nodes.length, graph.edges.length];
  const isRight = about?.id === id && about.name === graph.name && about.nodeCount === nodeCount;
  if (isRight && about.edgeCount === edgeCount) return;
  const right: SavedGraph = {
    id,
    name: graph.name,
    nodeCount,
    edgeCount,
    savedAt: now,
    bytes,
    sketch: sketchOf(graph),
  };
  await store.put({ [name]: { version: sessionVersion, ...right } });
}

/** What the list shows of a graph that has no entry of its own that can be read. */
export async function aboutFromGraph(store: KeyValueStore, id: string): Promise<SavedGraph> {
  const text = await store.get(keysOf(id).graph);
  const read = typeof text === "string" ? readOwnGraph(text, "The saved graph") : null;
  const graph = read?.success ? read.graph : emptyGraph("");
  return {
    id,
    name: graph.name,
    nodeCount: graph.nodes.length,
    edgeCount: graph.edges.length,
    savedAt: 0,
    bytes: typeof text === "string" ? text.length : 0,
    sketch: sketchOf(graph),
  };
}

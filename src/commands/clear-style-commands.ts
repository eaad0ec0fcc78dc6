import * as z from "zod/mini";
import type { ElementTarget } from "@/graph/graph-types";
import type { StyleLayer } from "@/graph/style-types";
import { nearest } from "@/lib/nearest";
import type { CommandContext, CommandRefusal } from "./command-types";
import { defineCommand } from "./define-command";
import { isCalled } from "./layer-changes";
import { refuse } from "./results";
import { counted, listed } from "./wording";

export const clearStyles = defineCommand({
  name: "clearStyles",
  title: "Clear styles",
  description: "Removes one style layer, by id or name, or all of them.",
  effect: "style",
  input: z.strictObject({ layer: z.optional(z.string()).check(z.describe("absent = all")) }),
  run: async ({ layer }, context) => {
    const { state } = context;
    if (state.layers.length === 0) {
      const message = "There are no style layers, so there was nothing to clear.";
      return { success: true, message, data: { removedLayers: [] }, affectedNodes: [], affectedEdges: [] };
    }
    const chosen = layer === undefined || layer.trim() === "" ? state.layers : layersCalled(layer, state.layers);
    if ("success" in chosen) return chosen;
    const names = chosen.map(({ name }) => `'${name}'`);
    return {
      success: true,
      message: `Removed ${counted(chosen.length, "style layer")}: ${listed(names)}.`,
      data: { removedLayers: chosen.map(({ id, name }) => ({ id, name })) },
      changes: chosen.map(({ id }) => ({ type: "layer-remove", id })),
      affectedNodes: await membersOf(chosen, "nodes", context),
      affectedEdges: await membersOf(chosen, "edges", context),
    };
  },
});

async function membersOf(
  layers: readonly StyleLayer[],
  target: ElementTarget,
  { reader, signal }: CommandContext,
): Promise<readonly string[]> {
  const terms = layers.filter((layer) => layer.target === target).map(({ where }) => where);
  if (terms.length === 0) return [];
  return (await reader.find({ target, selector: { op: "or", terms }, records: 0 }, signal)).ids;
}

/** By id, by name, else the only one whose name holds the text. */
function layersCalled(text: string, layers: readonly StyleLayer[]): readonly StyleLayer[] | CommandRefusal {
  const exact = layers.filter((layer) => layer.id === text || isCalled(layer, text));
  if (exact.length > 0) return exact;
  const holding = layers.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()));
  if (holding.length === 1) return holding;
  const names = layers.map(({ name }) => name);
  const all = `Layers: ${listed(layers.map(({ id, name }) => `'${name}' (${id})`))}.`;
  if (holding.length > 1) {
    return refuse(
      `${counted(holding.length, "style layer")} have '${text}' in their name.`,
      `Give the id of one. ${all}`,
    );
  }
  const near = nearest(text, names);
  return refuse(`There is no style layer '${text}'.`, near.length > 0 ? `The nearest: ${listed(near)}. ${all}` : all);
}

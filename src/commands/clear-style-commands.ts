import * as z from "zod/mini";
import type { ElementTarget } from "@/graph/graph-types";
import type { StyleLayer } from "@/graph/style-types";
import type { CommandContext } from "./command-types";
import { defineCommand } from "./define-command";
import { layersCalled } from "./find-layers";
import { layerMembers } from "./layer-members";
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
  context: CommandContext,
): Promise<readonly string[]> {
  const ofTarget = layers.filter((layer) => layer.target === target);
  const lists = await Promise.all(ofTarget.map((layer) => layerMembers(layer, context)));
  return [...new Set(lists.flat())];
}

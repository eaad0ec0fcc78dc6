import * as z from "zod/mini";
import type { StyleLayer } from "@/graph/styles/style-types";
import { figures } from "@/lib/english";
import { speaker } from "@/lib/text/speaker";
import { listOf, type PartId, partTexts } from "../elements/parts";
import { listed } from "../elements/wording";
import type { CommandContext, CommandRefusal } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { refuse } from "../registry/results";
import { layersCalled } from "./find-layers";
import { layerMembers } from "./layer-members";

export const texts = {
  ...partTexts,
  sameLayer: "The layer '{name}' is already so. Nothing was changed.",
  layerChanged: "The layer '{name}' {done}.",
  calledNow: "is called '{name}' now",
  onNow: "is on now",
  offNow: "is off now",
  placeNow: "is number {at} of {all} from the top",
} as const;
const tell = speaker(texts);

const input = z.strictObject({
  layer: z.string().check(z.describe("id or name")),
  name: z.optional(z.string()),
  enabled: z.optional(z.boolean()),
  position: z.optional(z.int().check(z.minimum(1))).check(z.describe("1 = top")),
});
type LayerRequest = z.output<typeof input>;

export const updateLayer = defineWork({
  description: "Renames a style layer, turns it off or on, or moves it in the order.",
  input,
  run: async (request, context) => {
    const { layers } = context.state;
    const layer = oneLayer(request.layer, layers);
    if ("success" in layer) return layer;
    const wanted = wantedLayer(layer, request);
    if ("success" in wanted) return wanted;
    const from = layers.length - layers.indexOf(layer);
    const to = Math.min(request.position ?? from, layers.length);
    const done = [
      ...(wanted.name === layer.name ? [] : [{ id: "calledNow", with: { name: wanted.name } } as const]),
      ...(isOn(wanted) === isOn(layer) ? [] : [{ id: isOn(wanted) ? "onNow" : "offNow" } as const]),
      ...(from === to ? [] : [{ id: "placeNow", with: { at: to, all: layers.length } } as const]),
    ];
    const data = { layer: { id: layer.id, name: wanted.name, enabled: isOn(wanted), position: to } };
    if (done.length === 0) {
      return { success: true, ...tell({ id: "sameLayer", with: { name: layer.name } }), data };
    }
    return {
      success: true,
      ...tell({
        id: "layerChanged",
        with: { name: layer.name, done: listOf<"calledNow" | "onNow" | "offNow" | "placeNow" | PartId>(done) },
      }),
      data,
      changes: [{ type: "layer-put", layer: wanted, ...(from !== to && { at: layers.length - to }) }],
      ...(await membersOf(layer, context)),
    };
  },
});

function oneLayer(text: string, layers: readonly StyleLayer[]): StyleLayer | CommandRefusal {
  if (layers.length === 0) return refuse({ why: "no-layers" }, "styleNodes and styleByAttribute make one.");
  const found = layersCalled(text, layers);
  if ("success" in found) return found;
  const [layer, ...more] = found;
  if (layer !== undefined && more.length === 0) return layer;
  return refuse(
    `${figures(found.length)} style layers are called '${text}'.`,
    `Give the id of one: ${listed(found.map(({ id }) => id))}.`,
    { why: "several-layers", name: text, count: found.length },
  );
}

function wantedLayer(layer: StyleLayer, { name, enabled, position }: LayerRequest): StyleLayer | CommandRefusal {
  if (name === undefined && enabled === undefined && position === undefined) {
    return refuse("The call does not say what to change.", "Give name, enabled or position.");
  }
  if (name?.trim() === "")
    return refuse("A layer needs a name.", "Give a name of one letter or more.", { why: "empty-name" });
  return { ...layer, ...(name !== undefined && { name: name.trim() }), ...(enabled !== undefined && { enabled }) };
}

function isOn({ enabled }: StyleLayer): boolean {
  return enabled !== false;
}

async function membersOf(layer: StyleLayer, context: CommandContext) {
  const ids = await layerMembers(layer, context);
  return layer.target === "nodes" ? { affectedNodes: ids } : { affectedEdges: ids };
}

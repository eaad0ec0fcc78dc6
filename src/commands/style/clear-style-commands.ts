import * as z from "zod/mini";
import type { GraphChange } from "@/graph/changes/change-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import type { ElementStyle, StyleChannel, StyleLayer } from "@/graph/styles/style-types";
import type { SaidOf } from "@/lib/text/said";
import { speaker } from "@/lib/text/speaker";
import { listOf, partTexts } from "../elements/parts";
import type { CommandContext } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { targetParameter } from "../registry/parameters";
import { clearSome } from "./clear-some";
import { layersCalled } from "./find-layers";
import { nameAfterEdit } from "./layer-changes";
import { layerMembers } from "./layer-members";
import { styleName } from "./style-texts";

export const texts = {
  ...partTexts,
  noLayers: "There are no style layers, so there was nothing to clear.",
  noLayerSets: "No style layer sets {channels}, so there was nothing to clear.",
  removedLayers: "Removed {layers}: {names}.",
  namedLayer: "'{name}'",
  removedFrom: "Removed {channels} from {layers}: {names}.",
} as const;
const tell = speaker(texts);

const channels = ["color", "size", "width", "opacity", "shape", "label"] as const satisfies readonly StyleChannel[];

export const clearStyles = defineWork({
  description: "Removes one style layer, by id or name, or all; with channels only these.",
  // Where a server's grammar makes a model fill in all there is, a layer would be invented.
  compact: { takes: [] },
  input: z.strictObject({
    layer: z.optional(z.string()),
    channels: z.optional(z.array(z.enum(channels))),
    selector: z.optional(z.string()),
    target: z.optional(targetParameter),
  }),
  run: async ({ layer, channels: given = [], selector, target = "nodes" }, context) => {
    const { layers } = context.state;
    if (layers.length === 0) return nothingCleared({ id: "noLayers" });
    const chosen = layer === undefined || layer.trim() === "" ? layers : layersCalled(layer, layers);
    if ("success" in chosen) return chosen;
    const without = leftOf(given);
    if (selector !== undefined) return clearSome({ layers: chosen, selector, target, without }, context);
    const removed = chosen.filter((one) => without(one) === null);
    const changed = chosen.flatMap((one) => {
      const left = without(one);
      return left === null || left === one ? [] : [left];
    });
    if (removed.length + changed.length === 0) {
      return nothingCleared({ id: "noLayerSets", with: { channels: channelsSaid(given) } });
    }
    const touched = [...removed, ...changed];
    return {
      success: true,
      ...tell(
        removed.length === 0 ? null : { id: "removedLayers", with: namesIn(removed) },
        changed.length === 0
          ? null
          : { id: "removedFrom", with: { channels: channelsSaid(given), ...namesIn(changed) } },
      ),
      data: { removedLayers: removed.map(toNamed), changedLayers: changed.map(toNamed) },
      changes: [
        ...changed.map((one): GraphChange => ({ type: "layer-put", layer: one })),
        ...removed.map(({ id }): GraphChange => ({ type: "layer-remove", id })),
      ],
      affectedNodes: await membersOf(touched, "nodes", context),
      affectedEdges: await membersOf(touched, "edges", context),
    };
  },
});

function channelsSaid(given: readonly StyleChannel[]) {
  return listOf(given.map((channel) => ({ word: channel, of: `look ${channel}` })));
}

function nothingCleared(said: SaidOf<typeof texts>) {
  const data = { removedLayers: [], changedLayers: [] };
  return { success: true, ...tell(said), data, affectedNodes: [], affectedEdges: [] } as const;
}

function namesIn(layers: readonly StyleLayer[]) {
  const count = layers.length;
  return { layers: { id: "layers", with: { count } }, names: listOf<"namedLayer">(layers.map(named)) } as const;
}

function named({ name }: StyleLayer) {
  return { id: "namedLayer", with: { name } } as const;
}

function toNamed({ id, name }: StyleLayer) {
  return { id, name };
}

/** What people mean with it when they speak of colours, sizes or labels. */
const belongings: Readonly<Partial<Record<StyleChannel, readonly (keyof ElementStyle)[]>>> = {
  color: ["borderColor", "labelColor"],
  label: ["labelSize", "labelColor", "labelPlace"],
};

/** What is left of a layer without these channels, without all where none is given: itself where it sets none, null if nothing. */
function leftOf(given: readonly StyleChannel[]): (layer: StyleLayer) => StyleLayer | null {
  if (given.length === 0) return () => null;
  const gone = new Set<string>(given.flatMap((channel) => [channel, ...(belongings[channel] ?? [])]));
  return (layer) => {
    const set = channelsOf(layer);
    if (!set.some((channel) => gone.has(channel))) return layer;
    return set.every((channel) => gone.has(channel)) ? null : withoutChannels(layer, gone);
  };
}

/** All that the layer sets on any element. */
function channelsOf({ style = {}, mapping, looks = [] }: StyleLayer): readonly string[] {
  const styles = [style, ...looks.map((look) => look.style)];
  return [...styles.flatMap((one) => Object.keys(one)), ...(mapping ? [mapping.channel] : [])];
}

function withoutChannels(layer: StyleLayer, gone: ReadonlySet<string>): StyleLayer {
  const { mapping, style, looks, ...rest } = layer;
  const remaining = (one: ElementStyle): ElementStyle =>
    Object.fromEntries(Object.entries(one).filter(([channel]) => !gone.has(channel)));
  const left = remaining(style ?? {});
  return {
    ...rest,
    name: nameAfterEdit(layer, { before: styleName(style ?? {}), after: styleName(left) }),
    ...(Object.keys(left).length > 0 && { style: left }),
    ...(mapping && !gone.has(mapping.channel) && { mapping }),
    // Also those with nothing left: they say which elements the layer holds.
    ...(looks && { looks: looks.map((look) => ({ ...look, style: remaining(look.style) })) }),
  };
}

async function membersOf(
  layers: readonly StyleLayer[],
  target: ElementTarget,
  context: CommandContext,
): Promise<readonly string[]> {
  const ofTarget = layers.filter((layer) => layer.target === target);
  const lists = await Promise.all(ofTarget.map((layer) => layerMembers(layer, context)));
  return [...new Set(lists.flat())];
}

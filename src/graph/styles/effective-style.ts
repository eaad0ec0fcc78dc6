import { isJsonObject, type JsonValue } from "@/lib/json";
import type { CompiledLayer } from "./layer-members";
import type { EffectiveStyle, ElementStyle, Size, StyleChannel } from "./style-types";

type Draft = { -readonly [K in keyof EffectiveStyle]: EffectiveStyle[K] };

/** What would be drawn without any layer, for factors to multiply. */
export interface BaseSizes {
  readonly size: number;
  readonly width: number;
}

interface Layered {
  readonly layers: readonly CompiledLayer[];
  readonly row: number;
  readonly base: BaseSizes;
  labelText(template: string, row: number): string;
}

/** Later layers win, channel by channel; a factor multiplies what lies below. Sizes come out in px. */
export function effectiveStyle(layered: Layered): EffectiveStyle {
  const draft: Draft = {};
  drawOver(draft, layered);
  return draft;
}

/** Writes what the layers say into the record of what is drawn without any: a large graph has very many. */
export function drawOver(drawn: Draft, { layers, row, base, labelText }: Layered): void {
  for (const layer of layers) {
    if (!layer.has(row)) continue;
    const { style, plain, isEmpty } = layer.lookAt(row);
    if (!isEmpty) {
      Object.assign(drawn, plain);
      addSizes(drawn, style, base);
    }
    if (style.label !== undefined) drawn.label = labelText(style.label, row);
    const output = layer.channel ? layer.output(row) : undefined;
    if (layer.channel && output !== undefined) put(drawn, layer.channel, output);
  }
}

/** The layers that may say something of a channel. */
export function layersOfChannel(
  layers: readonly CompiledLayer[],
  channel: "color" | "shape",
): readonly CompiledLayer[] {
  return layers.filter(({ layer: { style, looks }, channel: driven }) => {
    return driven === channel || style?.[channel] !== undefined || looks !== undefined;
  });
}

/** What the topmost layer that says something of a channel says; undefined where none does. */
export function topmost(
  layers: readonly CompiledLayer[],
  channel: "color" | "shape",
  row: number,
): JsonValue | undefined {
  for (let at = layers.length - 1; at >= 0; at -= 1) {
    const layer = layers[at];
    if (!layer?.has(row)) continue;
    const output = layer.channel === channel ? layer.output(row) : undefined;
    const said = output ?? layer.lookAt(row).plain[channel];
    if (said !== undefined) return said;
  }
  return undefined;
}

function put(drawn: { [channel in StyleChannel]?: JsonValue }, channel: StyleChannel, output: JsonValue): void {
  drawn[channel] = output;
}

function addSizes(draft: Draft, { size, width }: ElementStyle, base: BaseSizes): void {
  if (size !== undefined) draft.size = sized(size, draft.size ?? base.size);
  if (width !== undefined) draft.width = sized(width, draft.width ?? base.width);
}

function sized(size: Size, below: number): number {
  return typeof size === "number" ? size : below * size.scale;
}

/** The layers that decide on a row, lowest first, with the channels each wins. Under a factor the layer it multiplies wins too. */
export function decidingLayers(
  layers: readonly CompiledLayer[],
  row: number,
): readonly { readonly layer: CompiledLayer["layer"]; readonly wins: readonly string[] }[] {
  const winners = new Map<string, CompiledLayer[]>();
  for (const compiled of layers) {
    if (!compiled.has(row)) continue;
    for (const [channel, isFactor] of channelsOf(compiled, row)) {
      winners.set(channel, isFactor ? [...(winners.get(channel) ?? []), compiled] : [compiled]);
    }
  }
  return layers.flatMap((compiled) => {
    const wins = [...winners].filter(([, winning]) => winning.includes(compiled)).map(([channel]) => channel);
    return wins.length > 0 ? [{ layer: compiled.layer, wins }] : [];
  });
}

function channelsOf({ lookAt, channel, output }: CompiledLayer, row: number): readonly (readonly [string, boolean])[] {
  const constant = Object.entries(lookAt(row).style).map(([name, value]) => [name, isJsonObject(value)] as const);
  return channel && output(row) !== undefined ? [...constant, [channel, false]] : constant;
}

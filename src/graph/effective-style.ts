import { isJsonObject, type JsonValue } from "@/lib/json";
import type { CompiledLayer } from "./layer-members";
import { type EffectiveStyle, type ElementStyle, nodeShapes, type Size, type StyleChannel } from "./style-types";

type Draft = { -readonly [K in keyof EffectiveStyle]: EffectiveStyle[K] };

/** What would be drawn without any layer, for factors to multiply. */
export interface BaseSizes {
  readonly size: number;
  readonly width: number;
}

/** Later layers win, channel by channel; a factor multiplies what lies below. Sizes come out in px. */
export function effectiveStyle(
  layers: readonly CompiledLayer[],
  row: number,
  base: BaseSizes,
  textOf: (template: string, row: number) => string,
): EffectiveStyle {
  const draft: Draft = {};
  for (const compiled of layers) {
    if (!compiled.has(row)) continue;
    const { style, mapping } = compiled.layer;
    if (style) addStyle(draft, style, base);
    if (style?.label !== undefined) draft.label = textOf(style.label, row);
    if (mapping) addOutput(draft, mapping.channel, compiled.output(row));
  }
  return draft;
}

function addStyle(draft: Draft, style: ElementStyle, base: BaseSizes): void {
  const { size, width, label, ...plain } = style;
  Object.assign(draft, plain);
  if (size !== undefined) draft.size = sized(size, draft.size ?? base.size);
  if (width !== undefined) draft.width = sized(width, draft.width ?? base.width);
}

function sized(size: Size, below: number): number {
  return typeof size === "number" ? size : below * size.scale;
}

function addOutput(draft: Draft, channel: StyleChannel, output: JsonValue | undefined): void {
  if (output !== undefined && fits(channel, output)) Object.assign(draft, { [channel]: output });
}

/** Files and models may say anything: an output of the wrong kind is left aside. */

function fits(channel: StyleChannel, output: JsonValue): boolean {
  if (channel === "size" || channel === "width" || channel === "opacity") return typeof output === "number";
  return channel === "shape" ? shapes.has(output) : typeof output === "string";
}

const shapes: ReadonlySet<JsonValue> = new Set(nodeShapes);

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

function channelsOf({ layer, output }: CompiledLayer, row: number): readonly (readonly [string, boolean])[] {
  const constant = Object.entries(layer.style ?? {}).map(([channel, value]) => [channel, isJsonObject(value)] as const);
  const mapped = layer.mapping ? output(row) : undefined;
  if (!layer.mapping || mapped === undefined || !fits(layer.mapping.channel, mapped)) return constant;
  return [...constant, [layer.mapping.channel, false]];
}

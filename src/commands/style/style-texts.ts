import { colorWord } from "@/graph/styles/palette";
import type { ElementStyle, Size, StyleChannel, StyleMapping } from "@/graph/styles/style-types";
import { figures } from "@/lib/english";

type Channels = Required<ElementStyle>;
type Texts = { readonly [K in keyof Channels]: (value: Channels[K]) => string };

/** In the order people would say them. */
const texts: Texts = {
  color: (color) => `colour ${colorWord(color)}`,
  size: (size) => sizeText("size", size),
  width: (width) => sizeText("width", width),
  shape: (shape) => `shape ${shape}`,
  lineStyle: (line) => `${line} line`,
  opacity: (opacity) => `opacity ${figures(opacity)}`,
  label: (label) => (label === "" ? "no label" : `label '${label}'`),
  borderColor: (color) => `border ${colorWord(color)}`,
  borderWidth: (width) => `border ${figures(width)} px`,
  labelSize: (size) => `label ${figures(size)} px`,
  labelColor: (color) => `label ${colorWord(color)}`,
  labelPlace: (place) => (place === "centre" ? "label inside" : `label ${place}`),
  icon: (icon) => (icon === "none" ? "no icon" : `icon ${icon}`),
  arrow: (arrow) => (arrow === "none" ? "no arrow" : `arrow ${arrow}`),
  curve: (curve) => (curve === "taxi" ? "right-angled" : curve),
};

/** Object.keys gives strings; those of this table are its channels. */
export const styleChannels = Object.keys(texts) as readonly (keyof Channels)[];

/** Each channel of a style as words. */
export function styleTexts(style: ElementStyle): readonly string[] {
  return styleChannels.flatMap((channel) => channelText(channel, style[channel]));
}

/** "Blue, size × 1.5": the beginning of a layer's name. */
export function styleName(style: ElementStyle): string {
  const name = styleTexts(style)
    .map((text) => text.replace(/^colour /, ""))
    .join(", ");
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

function channelText<K extends keyof Channels>(channel: K, value: Channels[K] | undefined): readonly string[] {
  return value === undefined ? [] : [texts[channel](value)];
}

function sizeText(name: string, value: Size): string {
  return typeof value === "number" ? `${name} ${figures(value)} px` : `${name} × ${figures(value.scale)}`;
}

const channelTitles: Readonly<Record<StyleChannel, string>> = {
  color: "Colour",
  size: "Size",
  width: "Width",
  opacity: "Opacity",
  shape: "Shape",
  label: "Label",
};

/** "Colour by type": the beginning of a layer's name. */
export function mappingHead({ channel, property }: Pick<StyleMapping, "channel" | "property">): string {
  return `${channelTitles[channel]} by ${property}`;
}

import { colorWord } from "@/graph/styles/palette";
import type { ElementStyle, Size, StyleChannel, StyleMapping } from "@/graph/styles/style-types";
import { type Hole, type SaidOf, say, type Word } from "@/lib/text/said";

/** How something looks, one thing at a time. */
export const lookTexts = {
  colourLook: "colour {value}",
  look: "{name} {value}",
  lineLook: "{value} line",
  labelLook: "label '{value}'",
  plainLook: "{value}",
  pixels: "{value} px",
  times: "× {value}",
} as const;
type LookSaid = SaidOf<typeof lookTexts>;

type Channels = Required<ElementStyle>;
type Looks = { readonly [K in keyof Channels]: (value: Channels[K]) => LookSaid };

/** In the order people would say them. */
const looks: Looks = {
  color: (color) => ({ id: "colourLook", with: { value: colourName(color) } }),
  size: (size) => look("size", "size", amount(size)),
  width: (width) => look("width", "width", amount(width)),
  shape: (shape) => look("shape", "shape", { word: shape, of: `shape ${shape}` }),
  lineStyle: (line) => ({ id: "lineLook", with: { value: { word: line, of: `line ${line}` } } }),
  opacity: (opacity) => look("opacity", "opacity", opacity),
  label: (label) => (label === "" ? plain("no label", "no label") : { id: "labelLook", with: { value: label } }),
  borderColor: (color) => look("border", "borderColor", colourName(color)),
  borderWidth: (width) => look("border", "borderWidth", amount(width)),
  labelSize: (size) => look("label", "labelSize", amount(size)),
  labelColor: (color) => look("label", "labelColor", colourName(color)),
  labelPlace: (place) =>
    look("label", "labelPlace", { word: place === "centre" ? "inside" : place, of: `place ${place}` }),
  icon: (icon) =>
    icon === "none" ? plain("no icon", "icon none") : look("icon", "icon", { word: icon, of: `icon ${icon}` }),
  arrow: (arrow) =>
    arrow === "none" ? plain("no arrow", "no arrow") : look("arrow", "arrow", { word: arrow, of: `arrow ${arrow}` }),
  curve: (curve) => plain(curve === "taxi" ? "right-angled" : curve, `curve ${curve}`),
};

function look(name: string, channel: keyof Channels, value: Hole<keyof typeof lookTexts>): LookSaid {
  return { id: "look", with: { name: { word: name, of: `look ${channel}` }, value } };
}

function plain(word: string, of: string): LookSaid {
  return { id: "plainLook", with: { value: { word, of } } };
}

function amount(value: Size): LookSaid {
  if (typeof value === "number") return { id: "pixels", with: { value } };
  return { id: "times", with: { value: value.scale } };
}

export function colourName(color: Channels["color"]): Word {
  return { word: colorWord(color), of: `colour ${color}` };
}

/** Object.keys gives strings; those of this table are its channels. */
const styleChannels = Object.keys(looks) as readonly (keyof Channels)[];

/** Each channel of a style. */
export function looksOf(style: ElementStyle): readonly LookSaid[] {
  return styleChannels.flatMap((channel) => lookOf(channel, style[channel]));
}

/** "Blue, size × 1.5": the beginning of a layer's name. */
export function styleName(style: ElementStyle): string {
  const name = looksOf(style)
    .map((one) => (one.id === "colourLook" ? say(lookTexts, { id: "plainLook", with: one.with }) : say(lookTexts, one)))
    .join(", ");
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

function lookOf<K extends keyof Channels>(channel: K, value: Channels[K] | undefined): readonly LookSaid[] {
  return value === undefined ? [] : [looks[channel](value)];
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

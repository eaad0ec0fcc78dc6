import { countedElements } from "@/commands/elements/wording";
import { mappingHead, styleChannels, styleName } from "@/commands/style/style-texts";
import { colorWord } from "@/graph/styles/palette";
import type { ElementStyle, StyleLayer } from "@/graph/styles/style-types";
import type { AllWords } from "@/words/words";

/** What a layer's name is made of. */
export type NamedLayer = Pick<StyleLayer, "name" | "target" | "style" | "mapping">;

/** The layer's name; one that was made from what it does, "Colour by type" or "Blue: all nodes", in the page's language. */
export function layerTitle({ name, target, style = {}, mapping }: NamedLayer, words: AllWords): string {
  const { legend, frame } = words;
  if (mapping) {
    const made = mappingHead(mapping);
    const rest = name.slice(made.length);
    const isMade = name.startsWith(made) && (rest === "" || rest.startsWith(": "));
    return isMade ? `${legend.by(mapping.channel, mapping.property)}${rest}` : name;
  }
  const made = `${styleName(style)}: `;
  // Commands speak English.
  if (words.language === "en-GB" || made === ": " || !name.startsWith(made)) return name;
  const scope = name.slice(made.length);
  const look = lookText(style, words);
  if (scope === `all ${target}`) return `${look}: ${legend.all[target]}`;
  const count = Number.parseInt(scope.replaceAll(",", ""), 10);
  return `${look}: ${scope === countedElements(count, target) ? frame[target](count) : scope}`;
}

/** "Blau, Größe × 1,5", by the words of the panel. */
function lookText(look: ElementStyle, { style, frame, language }: AllWords): string {
  const named: { readonly [C in keyof ElementStyle]?: Readonly<Record<string, string>> } = {
    shape: style.shapes,
    lineStyle: style.lines,
    labelPlace: style.labelPlaces,
    icon: style.icons,
    arrow: style.arrows,
    curve: style.curves,
  };
  const colors: Readonly<Record<string, string>> = style.colors;
  const text = (channel: keyof ElementStyle, value: NonNullable<ElementStyle[typeof channel]>): string => {
    if (typeof value === "object") return `× ${value.scale.toLocaleString(language)}`;
    if (typeof value === "number") return `${value.toLocaleString(language)}${channel === "opacity" ? "" : " px"}`;
    if (channel === "label") return frame.quoted(value);
    return named[channel]?.[value] ?? colors[value] ?? colorWord(value);
  };
  const parts = styleChannels.flatMap((channel) => {
    const value = look[channel];
    if (value === undefined) return [];
    return channel === "color" ? text(channel, value) : `${style[channel]} ${text(channel, value)}`;
  });
  return parts.join(", ");
}

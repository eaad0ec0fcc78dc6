import type { StyleLayer } from "@/graph/styles/style-types";
import type { AllWords } from "@/words/words";

/** The layer's name; one that was made from what it does, "Colour by type" or "Blue: all nodes", in the page's language. */
export function layerTitle(
  { name, mapping }: Pick<StyleLayer, "name" | "mapping">,
  { legend, style }: Pick<AllWords, "legend" | "style">,
): string {
  if (!mapping) return style.layerName(name);
  const [, made, rest = ""] = /^(?:Colour|Size|Width|Opacity|Shape|Label) by ([^:]+)(: .*)?$/u.exec(name) ?? [];
  return made === mapping.property ? `${legend.by(mapping.channel, mapping.property)}${rest}` : name;
}

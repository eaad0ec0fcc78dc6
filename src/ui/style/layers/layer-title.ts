import type { StyleLayer } from "@/graph/styles/style-types";
import type { Words } from "@/words/words";

/** The layer's name; one that was made from its mapping, "Colour by type", in the page's language. */
export function layerTitle({ name, mapping }: StyleLayer, { legend }: Pick<Words, "legend">): string {
  if (!mapping) return name;
  const [, made, rest = ""] = /^(?:Colour|Size|Width|Opacity|Shape|Label) by ([^:]+)(: .*)?$/u.exec(name) ?? [];
  return made === mapping.property ? `${legend.by(mapping.channel, mapping.property)}${rest}` : name;
}

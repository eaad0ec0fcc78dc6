import { countedElements } from "@/commands/elements/wording";
import { looksOf, mappingHead, styleName } from "@/commands/style/style-texts";
import type { StyleLayer } from "@/graph/styles/style-types";
import { say } from "@/lib/text/said";
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
  // Null in English, which commands speak.
  if (words.said === null || made === ": " || !name.startsWith(made)) return name;
  const scope = name.slice(made.length);
  const looks = say(words.said, { id: "plainLook", with: { value: { list: looksOf(style) } } }, words.language);
  const look = `${looks.charAt(0).toUpperCase()}${looks.slice(1)}`;
  if (scope === `all ${target}`) return `${look}: ${legend.all[target]}`;
  const count = Number.parseInt(scope.replaceAll(",", ""), 10);
  return `${look}: ${scope === countedElements(count, target) ? frame[target](count) : scope}`;
}

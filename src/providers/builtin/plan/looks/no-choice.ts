import { listed, plainText } from "../../answer/words";
import { formatNames } from "../../lexicon/format-names";
import { layoutNames } from "../../lexicon/layout-names";
import type { Act } from "../../meaning/acts";

const shapes = ["circle", "square", "rounded square", "diamond", "triangle", "hexagon", "pentagon", "plus", "star"];

const choices = {
  layout: [Object.keys(layoutNames), "layout"],
  format: [formatNames, "format"],
  shape: [shapes, "shape"],
} as const;

/** What there is instead. */
export function noChoiceText({ of, said }: Extract<Act, { do: "noChoice" }>): string {
  const [names, noun] = choices[of];
  return `There is no ${noun} '${plainText(said)}' here. There are: ${listed([...names])}. Nothing was changed.`;
}

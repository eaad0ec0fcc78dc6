import { plainText } from "../../answer/words";
import { formatNames } from "../../lexicon/format-names";
import { layoutNames } from "../../lexicon/layout-names";
import { saying, unchanged } from "../ability";

const shapes = ["circle", "square", "rounded square", "diamond", "triangle", "hexagon", "pentagon", "plus", "star"];

const choices = {
  layout: Object.keys(layoutNames),
  format: formatNames,
  shape: shapes,
} as const;

/** What there is instead. */
export const noChoice = saying("noChoice", ({ of, said }, { say }) => {
  const text = say.noChoice(of, plainText(said), choices[of]);
  return said === "" ? text : unchanged(text, "changed");
});

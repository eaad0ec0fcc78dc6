import { plainText } from "../../answer/words";
import { formatNames } from "../../lexicon/format-names";
import { layoutNames } from "../../lexicon/layout-names";
import type { Act } from "../../meaning/acts";
import type { Desk } from "../desk";

const shapes = ["circle", "square", "rounded square", "diamond", "triangle", "hexagon", "pentagon", "plus", "star"];

const choices = {
  layout: Object.keys(layoutNames),
  format: formatNames,
  shape: shapes,
} as const;

/** What there is instead. */
export function noChoiceText({ of, said }: Extract<Act, { do: "noChoice" }>, { say }: Desk): string {
  const told = say.noChoice(of, plainText(said), choices[of]);
  return said === "" ? told : `${told} ${say.end(say.kept.changed)}`;
}

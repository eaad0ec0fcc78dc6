import type { CommandTexts } from "@/commands/registry/command-texts";
import type { TextsOf } from "@/lib/text/said";
import { readNotes } from "../dialogs/read-notes";
import { layoutNames } from "../layout-names";
import { algorithms as measures } from "../panels/algorithms";
import { style as panel } from "../panels/style";
import { algorithms } from "./algorithms";
import { edit } from "./edit";
import { read } from "./read";
import { style } from "./style";
import { view } from "./view";

function named(kind: string, words: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [`${kind} ${name}`, word]));
}

const { color, size, width, shape, opacity, label, icon, arrow } = panel;
const { borderColor, borderWidth, labelSize, labelColor, labelPlace } = panel;
const details = { borderColor, borderWidth, labelSize, labelColor, labelPlace };

/** Namen, die sonst auf der Seite stehen, in den Sätzen der Befehle. */
export const labels: Readonly<Record<string, string>> = {
  ...named("layout", layoutNames),
  ...named("measure", Object.fromEntries(Object.entries(measures).map(([id, { name }]) => [id, name]))),
  ...named("kind", panel.kinds),
  ...named("look", { color, size, width, shape, opacity, label, icon, arrow, ...details }),
  ...named("colour", panel.colors),
  ...named("shape", panel.shapes),
  ...named("line", panel.lines),
  ...named("place", panel.labelPlaces),
  ...named("icon", panel.icons),
  ...named("arrow", panel.arrows),
  ...named("curve", panel.curves),
  "no label": `Keine ${label}`,
  "no arrow": `Kein ${arrow}`,
};

/** Was Befehle fanden und taten. */
export const said: TextsOf<CommandTexts> = {
  ...labels,
  ...readNotes,
  ...algorithms,
  ...edit,
  ...read,
  ...style,
  ...view,
};

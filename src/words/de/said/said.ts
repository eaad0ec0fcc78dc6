import type { CommandTexts } from "@/commands/registry/command-texts";
import type { TextsOf } from "@/lib/text/said";
import type { Words } from "../../words";
import { lossTexts } from "../dialogs/exporting";
import { readNotes } from "../dialogs/read-notes";
import { layoutNames } from "../layout-names";
import { algorithms as measures } from "../panels/algorithms";
import { style as panel } from "../panels/style";
import { algorithmCommands, algorithms } from "./algorithms";
import { edit, editCommands } from "./edit";
import { read, readCommands } from "./read";
import { style, styleCommands } from "./style";
import { view, viewCommands } from "./view";

function named(kind: string, words: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [`${kind} ${name}`, word]));
}

/** Eigenschaften stehen im Satz klein. */
function lowered(words: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, word.toLowerCase()]));
}

const { color, size, width, shape, opacity, label, icon, arrow } = panel;
const { borderColor, borderWidth, labelSize, labelColor } = panel;
const details = { borderColor, borderWidth, labelSize, labelColor, labelPlace: label };

/** Namen, die sonst auf der Seite stehen, in den Sätzen der Befehle. */
export const labels: Readonly<Record<string, string>> = {
  ...named("layout", layoutNames),
  ...named("measure", Object.fromEntries(Object.entries(measures).map(([id, { name }]) => [id, name]))),
  ...named("kind", panel.kinds),
  ...named("look", { color, size, width, shape, opacity, label, icon, arrow, ...details }),
  ...named("colour", panel.colors),
  ...named("shape", panel.shapes),
  ...named("line", lowered(panel.lines)),
  ...named("place", lowered(panel.labelPlaces)),
  ...named("icon", panel.icons),
  ...named("arrow", panel.arrows),
  ...named("curve", lowered(panel.curves)),
  "no label": `keine ${label}`,
  "no arrow": `kein ${arrow}`,
  "icon none": `kein ${icon}`,
};

/** Was von Befehlen im Chat steht. */
export const commands: Words["commands"] = {
  ...algorithmCommands,
  ...editCommands,
  ...readCommands,
  ...styleCommands,
  ...viewCommands,
};

/** Was Befehle fanden und taten. */
export const said: TextsOf<CommandTexts> = {
  ...labels,
  ...readNotes,
  ...lossTexts,
  ...algorithms,
  ...edit,
  ...read,
  ...style,
  ...view,
};

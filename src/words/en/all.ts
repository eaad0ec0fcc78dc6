import { database } from "./dialogs/database";
import { exporting } from "./dialogs/exporting";
import { files } from "./dialogs/files";
import { help } from "./dialogs/help";
import { meaning } from "./dialogs/meaning";
import { metrics } from "./dialogs/metrics";
import { models } from "./dialogs/models";
import { options } from "./dialogs/options";
import { recipes } from "./dialogs/recipes";
import { replay } from "./dialogs/replay";
import { settings } from "./dialogs/settings";
import { sharing } from "./dialogs/sharing";
import { trace } from "./dialogs/trace";
import { en } from "./en";
import { analyse } from "./panels/analyse";
import { documents } from "./panels/documents";
import { filter } from "./panels/filter";
import { finding } from "./panels/finding";
import { inspect } from "./panels/inspect";
import { style } from "./panels/style";
import { table } from "./panels/table";

/** English whole: the language of the page until another is chosen, and the form of every other one. */
export const allEnglish = {
  ...en,
  analyse,
  database,
  documents,
  exporting,
  files,
  filter,
  finding,
  help,
  inspect,
  meaning,
  metrics,
  models,
  options,
  recipes,
  replay,
  settings,
  sharing,
  style,
  table,
  trace,
};

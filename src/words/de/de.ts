import type { AllWords } from "../words";
import { actions } from "./actions";
import { canvas } from "./canvas";
import { chat } from "./chat/chat";
import { commands } from "./chat/commands";
import { followUpPrompts } from "./chat/follow-ups";
import { plan, queue } from "./chat/plan";
import { prompts } from "./chat/prompts";
import { steps } from "./chat/steps";
import { titles } from "./chat/titles";
import { database } from "./dialogs/database";
import { exporting } from "./dialogs/exporting";
import { files } from "./dialogs/files";
import { help } from "./dialogs/help";
import { local } from "./dialogs/local";
import { meaning } from "./dialogs/meaning";
import { metrics } from "./dialogs/metrics";
import { models } from "./dialogs/models";
import { network } from "./dialogs/network";
import { options } from "./dialogs/options";
import { recipes } from "./dialogs/recipes";
import { replay } from "./dialogs/replay";
import { saveFault } from "./dialogs/save-fault";
import { settings } from "./dialogs/settings";
import { share } from "./dialogs/share";
import { sharing } from "./dialogs/sharing";
import { storage } from "./dialogs/storage";
import { trace } from "./dialogs/trace";
import { frame } from "./frame";
import { memory } from "./memory";
import { opening } from "./opening";
import { palette } from "./palette";
import { algorithms } from "./panels/algorithms";
import { analyse } from "./panels/analyse";
import { data } from "./panels/data";
import { documents } from "./panels/documents";
import { drawer } from "./panels/drawer";
import { filter } from "./panels/filter";
import { finding } from "./panels/finding";
import { inspect } from "./panels/inspect";
import { layout } from "./panels/layout";
import { legend } from "./panels/legend";
import { panes } from "./panels/panes";
import { refusals } from "./panels/refusals";
import { selection } from "./panels/selection";
import { style } from "./panels/style";
import { table } from "./panels/table";
import { parts } from "./parts";
import { start } from "./start";

/** German. Loaded when chosen. */
export const de: AllWords = {
  language: "de-DE",
  actions,
  algorithms,
  analyse,
  canvas,
  chat,
  commands,
  data,
  database,
  documents,
  drawer,
  exporting,
  files,
  filter,
  finding,
  followUpPrompts,
  frame,
  help,
  inspect,
  layout,
  legend,
  local,
  meaning,
  memory,
  metrics,
  models,
  network,
  options,
  opening,
  palette,
  panes,
  parts,
  plan,
  prompts,
  queue,
  recipes,
  refusals,
  replay,
  saveFault,
  selection,
  settings,
  share,
  sharing,
  start,
  steps,
  storage,
  style,
  table,
  titles,
  trace,
};

import { actions } from "./actions";
import { canvas } from "./canvas";
import { chat } from "./chat/chat";
import { commands } from "./chat/commands";
import { prompts } from "./chat/prompts";
import { steps } from "./chat/steps";
import { files } from "./dialogs/files";
import { local } from "./dialogs/local";
import { network } from "./dialogs/network";
import { share } from "./dialogs/share";
import { storage } from "./dialogs/storage";
import { frame } from "./frame";
import { palette } from "./palette";
import { legend } from "./panels/legend";
import { selection } from "./panels/selection";
import { table } from "./panels/table";
import { parts } from "./parts";
import { start } from "./start";

/** English: the language of the page until another is chosen, and the form of every other one. */
export const en = {
  language: "en-GB",
  actions,
  canvas,
  chat,
  commands,
  files,
  frame,
  legend,
  local,
  network,
  palette,
  parts,
  prompts,
  selection,
  share,
  start,
  steps,
  storage,
  table,
};

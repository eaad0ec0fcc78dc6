import type { Words } from "../words";
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

/** German. Loaded when chosen. */
export const de: Words = {
  language: "de-DE",
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

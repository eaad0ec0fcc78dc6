import type { Words } from "../words";
import { actions } from "./actions";
import { canvas } from "./canvas";
import { chat } from "./chat";
import { files } from "./files";
import { frame } from "./frame";
import { legend } from "./legend";
import { local } from "./local";
import { network } from "./network";
import { palette } from "./palette";
import { parts } from "./parts";
import { selection } from "./selection";
import { share } from "./share";
import { start } from "./start";
import { steps } from "./steps";
import { storage } from "./storage";
import { table } from "./table";

/** German. Loaded when chosen. */
export const de: Words = {
  language: "de-DE",
  actions,
  canvas,
  chat,
  files,
  frame,
  legend,
  local,
  network,
  palette,
  parts,
  selection,
  share,
  start,
  steps,
  storage,
  table,
};

import type { Words } from "../words";
import { actions } from "./actions";
import { algorithms } from "./algorithms";
import { analyse } from "./analyse";
import { canvas } from "./canvas";
import { chat } from "./chat";
import { data } from "./data";
import { exporting } from "./exporting";
import { files } from "./files";
import { filter } from "./filter";
import { frame } from "./frame";
import { help } from "./help";
import { inspect } from "./inspect";
import { layout } from "./layout";
import { legend } from "./legend";
import { local } from "./local";
import { network } from "./network";
import { palette } from "./palette";
import { panes } from "./panes";
import { parts } from "./parts";
import { selection } from "./selection";
import { share } from "./share";
import { start } from "./start";
import { steps } from "./steps";
import { storage } from "./storage";
import { style } from "./style";
import { table } from "./table";

/** German. Loaded when chosen. */
export const de: Words = {
  language: "de-DE",
  actions,
  algorithms,
  analyse,
  canvas,
  chat,
  data,
  exporting,
  files,
  filter,
  frame,
  help,
  inspect,
  layout,
  legend,
  local,
  network,
  palette,
  panes,
  parts,
  selection,
  share,
  start,
  steps,
  storage,
  style,
  table,
};

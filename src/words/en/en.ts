import { actions } from "./actions";
import { canvas } from "./canvas";
import { chat } from "./chat/chat";
import { commands } from "./chat/commands";
import { followUpPrompts } from "./chat/follow-ups";
import { plan, queue } from "./chat/plan";
import { prompts } from "./chat/prompts";
import { steps } from "./chat/steps";
import { titles } from "./chat/titles";
import { local } from "./dialogs/local";
import { network } from "./dialogs/network";
import { saveFault } from "./dialogs/save-fault";
import { share } from "./dialogs/share";
import { storage } from "./dialogs/storage";
import { frame } from "./frame";
import { memory } from "./memory";
import { opening } from "./opening";
import { palette } from "./palette";
import { algorithms } from "./panels/algorithms";
import { data } from "./panels/data";
import { drawer } from "./panels/drawer";
import { layout } from "./panels/layout";
import { legend } from "./panels/legend";
import { panels } from "./panels/panels";
import { refusals, said } from "./panels/refusals";
import { selection } from "./panels/selection";
import { parts } from "./parts";
import { start } from "./start";

/** English: what the page says from the start. The rest comes with what is opened: `all.ts`. */
export const en = {
  language: "en-GB",
  actions,
  algorithms,
  canvas,
  chat,
  commands,
  data,
  drawer,
  followUpPrompts,
  frame,
  layout,
  legend,
  local,
  memory,
  network,
  opening,
  palette,
  panels,
  parts,
  plan,
  prompts,
  queue,
  refusals,
  said,
  saveFault,
  selection,
  share,
  start,
  steps,
  storage,
  titles,
};

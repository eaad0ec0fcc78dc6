import { followUpPrompts } from "../chat/follow-ups";
import { plan, queue } from "../chat/plan";
import { titles } from "../chat/titles";
import { exporting } from "../dialogs/exporting";
import { help } from "../dialogs/help";
import { sharing } from "../dialogs/sharing";
import { algorithms } from "./algorithms";
import { analyse } from "./analyse";
import { data } from "./data";
import { documents } from "./documents";
import { filter } from "./filter";
import { finding } from "./finding";
import { inspect } from "./inspect";
import { layout } from "./layout";
import { panes } from "./panes";
import { refusals } from "./refusals";
import { style } from "./style";

/** What only those parts of the page say that are loaded when they are opened. */
export const panels = {
  algorithms,
  analyse,
  data,
  documents,
  exporting,
  filter,
  finding,
  followUpPrompts,
  help,
  inspect,
  layout,
  panes,
  plan,
  queue,
  refusals,
  sharing,
  style,
  titles,
};

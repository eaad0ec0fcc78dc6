import { algorithms } from "./algorithms";
import { analyse } from "./analyse";
import { data } from "./data";
import { exporting } from "./exporting";
import { filter } from "./filter";
import { finding } from "./finding";
import { help } from "./help";
import { inspect } from "./inspect";
import { layout } from "./layout";
import { panes } from "./panes";
import { style } from "./style";
import { titles } from "./titles";

/** What only those parts of the page say that are loaded when they are opened. */
export const panels = {
  algorithms,
  analyse,
  data,
  exporting,
  filter,
  finding,
  help,
  inspect,
  layout,
  panes,
  style,
  titles,
};

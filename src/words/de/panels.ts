import type { PanelWords } from "../words";
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

export const panels: PanelWords = {
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

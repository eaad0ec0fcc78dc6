import { readAskColor } from "../grammar/looks/read-ask-color";
import { readProportion } from "../grammar/looks/read-proportion";
import { readClearStyles, readStyle, readStyleBy, readWhy } from "../grammar/looks/read-style";
import { readUnlabelled } from "../grammar/looks/read-unlabelled";
import {
  readFiles,
  readHistory,
  readLayout,
  readSelection,
  readViewVerb,
  readWholeView,
} from "../grammar/looks/read-view";
import type { Readers } from "./reader-names";

/** How it is drawn, what is seen of it, and files. */
export const lookReaders = {
  readProportion,
  readUnlabelled,
  readStyleBy,
  readSelection,
  readClearStyles,
  readWhy,
  readHistory,
  readLayout,
  readWholeView,
  readFiles,
  readStyle,
  readAskColor,
  readViewVerb,
} satisfies Readers;

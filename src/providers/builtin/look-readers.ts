import { readAskColor } from "./read-ask-color";
import { readProportion } from "./read-proportion";
import { readClearStyles, readStyle, readStyleBy, readWhy } from "./read-style";
import { readUnlabelled } from "./read-unlabelled";
import { readFiles, readHistory, readLayout, readSelection, readViewVerb, readWholeView } from "./read-view";
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

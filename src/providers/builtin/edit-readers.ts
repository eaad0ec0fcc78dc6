import { readAddNode } from "./read-add-node";
import { readAdjust } from "./read-adjust";
import { readAssign, readNews } from "./read-assign";
import { readAddEdge, readRemove, readRename, readSet } from "./read-edits";
import { readHowTo } from "./read-how-to";
import { readReplace } from "./read-replace";
import { readTold } from "./read-told";
import type { Readers } from "./reader-names";

/** Changes of the data, asked for or told. */
export const editReaders = {
  readHowTo,
  readRemove,
  readAddNode,
  readAddEdge,
  readRename,
  readAssign,
  readAdjust,
  readReplace,
  readNews,
  readTold,
  readSet,
} satisfies Readers;

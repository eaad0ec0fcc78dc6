import { readAddNode } from "../grammar/changes/read-add-node";
import { readAdjust } from "../grammar/changes/read-adjust";
import { readAssign, readNews } from "../grammar/changes/read-assign";
import { readAddEdge, readRemove, readRename, readSet } from "../grammar/changes/read-edits";
import { readReplace } from "../grammar/changes/read-replace";
import { readTold } from "../grammar/changes/read-told";
import { readHowTo } from "../grammar/questions/read-how-to";
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

import { readAlgorithm } from "../grammar/questions/read-algorithms";
import { readApart } from "../grammar/questions/read-apart";
import { readBeyond, readMissing } from "../grammar/questions/read-beyond";
import { readExists, readJoined } from "../grammar/questions/read-joined";
import { readSides } from "../grammar/questions/read-sides";
import { readSpread } from "../grammar/questions/read-spread";
import { readVersus } from "../grammar/questions/read-versus";
import { readShared } from "../grammar/things/read-shared";
import type { Readers } from "./reader-names";

/** How nodes hang together, two of them side by side, and what is beyond any graph. */
export const structureReaders = {
  readBeyond,
  readAlgorithm,
  readApart,
  readSpread,
  readSides,
  readShared,
  readVersus,
  readMissing,
  readJoined,
  readExists,
} satisfies Readers;

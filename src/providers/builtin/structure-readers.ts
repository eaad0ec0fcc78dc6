import { readAlgorithm } from "./read-algorithms";
import { readApart } from "./read-apart";
import { readBeyond, readMissing } from "./read-beyond";
import { readExists, readJoined } from "./read-joined";
import { readShared } from "./read-shared";
import { readSides } from "./read-sides";
import { readSpread } from "./read-spread";
import { readVersus } from "./read-versus";
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

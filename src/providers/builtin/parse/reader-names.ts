import type { Act } from "../meaning/acts";
import type { Reader } from "./candidate";
import type { Clause } from "./clauses";

/** Every way to take a clause; earlier ones win among equals. */
export const readerNames = [
  "readTalk",
  "readTable",
  "readBeyond",
  "readAlgorithm",
  "readMeasures",
  "readApart",
  "readMore",
  "readSpread",
  "readSides",
  "readShared",
  "readRepeated",
  "readEdgeRank",
  "readVersus",
  "readProperty",
  "readMissing",
  "readConnected",
  "readLinked",
  "readJoined",
  "readExists",
  "readDegree",
  "readPath",
  "readShare",
  "readProportion",
  "readUnlabelled",
  "readStyleBy",
  "readSelection",
  "readClearStyles",
  "readWhy",
  "readHistory",
  "readLayout",
  "readWholeView",
  "readFiles",
  "readRemove",
  "readAddNode",
  "readAddEdge",
  "readRename",
  "readAssign",
  "readAdjust",
  "readReplace",
  "readNews",
  "readTold",
  "readSet",
  "readStyle",
  "readAskColor",
  "readViewVerb",
  "readSummary",
  "readComponents",
  "readState",
  "readAgents",
  "readGroupRank",
  "readCommonest",
  "readCompare",
  "readPeople",
  "readCount",
  "readSample",
  "readAggregate",
  "readValues",
  "readSchema",
  "readRank",
  "readDescribe",
  "readFind",
] as const;

/** Some of the ways to take a clause. */
export interface Readers extends Readonly<Partial<Record<(typeof readerNames)[number], Reader>>> {
  /** Of a whole message; its reading stands before all others. */
  readonly readHowTo?: (whole: Clause) => Act | null;
}

/** Readers that are loaded together, with the first message that may want one of them. */
export type ReaderGroup = "edits" | "looks" | "structure";

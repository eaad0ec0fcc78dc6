import { readAgents } from "./read-agents";
import { readConnected } from "./read-connected";
import { readDegree } from "./read-degree";
import { readEdgeRank } from "./read-edge-rank";
import { readAggregate, readCount, readSample, readSchema, readValues } from "./read-facts";
import { readCommonest, readCompare, readGroupRank } from "./read-groups";
import { readLinked } from "./read-linked";
import { readMeasures } from "./read-measures";
import { readMore } from "./read-more";
import { readPeople } from "./read-people";
import { readProperty } from "./read-property";
import { readRank } from "./read-rank";
import { readRepeated } from "./read-repeated";
import { readShare } from "./read-share";
import { readDescribe, readFind, readPath } from "./read-structure";
import { readTable } from "./read-table";
import { readComponents, readState, readSummary, readTalk } from "./read-talk";
import type { Readers } from "./reader-names";

/** Counts, searches, figures and talk: what people begin with. */
export const firstReaders = {
  readTalk,
  readTable,
  readMeasures,
  readMore,
  readRepeated,
  readEdgeRank,
  readProperty,
  readConnected,
  readLinked,
  readDegree,
  readPath,
  readShare,
  readSummary,
  readComponents,
  readState,
  readAgents,
  readGroupRank,
  readCommonest,
  readCompare,
  readPeople,
  readCount,
  readSample,
  readAggregate,
  readValues,
  readSchema,
  readRank,
  readDescribe,
  readFind,
} satisfies Readers;

import { readRepeated } from "../grammar/conditions/read-repeated";
import { readAgents } from "../grammar/questions/read-agents";
import { readConnected } from "../grammar/questions/read-connected";
import { readDegree } from "../grammar/questions/read-degree";
import { readEdgeRank } from "../grammar/questions/read-edge-rank";
import { readAggregate, readCount, readSample, readSchema, readValues } from "../grammar/questions/read-facts";
import { readCommonest, readCompare, readGroupRank } from "../grammar/questions/read-groups";
import { readMore } from "../grammar/questions/read-more";
import { readPeople } from "../grammar/questions/read-people";
import { readProperty } from "../grammar/questions/read-property";
import { readRank } from "../grammar/questions/read-rank";
import { readShare } from "../grammar/questions/read-share";
import { readDescribe, readFind, readPath } from "../grammar/questions/read-structure";
import { readTable } from "../grammar/questions/read-table";
import { readComponents, readState, readSummary, readTalk } from "../grammar/questions/read-talk";
import { readLinked } from "../grammar/things/read-linked";
import { readMeasures } from "../lexicon/read-measures";
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

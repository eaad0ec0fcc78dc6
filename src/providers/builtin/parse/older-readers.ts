import { readAddNode } from "../grammar/changes/read-add-node";
import { readAdjust } from "../grammar/changes/read-adjust";
import { readAssign } from "../grammar/changes/read-assign";
import { readAddEdge, readRemove, readRename, readSet } from "../grammar/changes/read-edits";
import { readReplace } from "../grammar/changes/read-replace";
import { readStatement } from "../grammar/changes/read-statement";
import { readRepeated } from "../grammar/conditions/read-repeated";
import { readAskColor } from "../grammar/looks/read-ask-color";
import { readProportion } from "../grammar/looks/read-proportion";
import { readClearStyles, readStyle, readStyleBy } from "../grammar/looks/read-style";
import { readFiles, readLayout, readSelection, readViewVerb, readWholeView } from "../grammar/looks/read-view";
import { readAgents } from "../grammar/questions/read-agents";
import { readApart } from "../grammar/questions/read-apart";
import { readBeyond, readMissing } from "../grammar/questions/read-beyond";
import { readConnected } from "../grammar/questions/read-connected";
import { readDegree } from "../grammar/questions/read-degree";
import { readEdgeRank } from "../grammar/questions/read-edge-rank";
import { readAggregate, readCount, readSample, readValues } from "../grammar/questions/read-facts";
import { readCompare, readGroupRank } from "../grammar/questions/read-groups";
import { readJoined } from "../grammar/questions/read-joined";
import { readMore } from "../grammar/questions/read-more";
import { readProperty } from "../grammar/questions/read-property";
import { readRank } from "../grammar/questions/read-rank";
import { readDescribe, readFind, readPath } from "../grammar/questions/read-structure";
import { readTable } from "../grammar/questions/read-table";
import { readComponents, readTalk } from "../grammar/questions/read-talk";
import { readVersus } from "../grammar/questions/read-versus";
import { readLinked } from "../grammar/things/read-linked";
import { readShared } from "../grammar/things/read-shared";
import { readMeasures } from "../lexicon/read-measures";
import type { Reader } from "./candidate";
import { freely } from "./guessed";

/** Every way to take a clause; earlier ones win among equals. */
export const olderReaders: readonly Reader[] = [
  readTalk,
  readTable,
  readBeyond,
  readMeasures,
  readApart,
  readMore,
  readShared,
  readRepeated,
  readEdgeRank,
  readVersus,
  readProperty,
  readMissing,
  readConnected,
  readLinked,
  readJoined,
  readDegree,
  readPath,
  readProportion,
  readStyleBy,
  readSelection,
  readClearStyles,
  readLayout,
  readWholeView,
  readFiles,
  readRemove,
  readAddNode,
  readAddEdge,
  readRename,
  readAssign,
  readAdjust,
  readReplace,
  readStatement,
  readSet,
  readStyle,
  readAskColor,
  readViewVerb,
  readComponents,
  readAgents,
  readGroupRank,
  readCompare,
  freely(readCount),
  readSample,
  readAggregate,
  freely(readValues),
  freely(readRank),
  readDescribe,
  freely(readFind),
];

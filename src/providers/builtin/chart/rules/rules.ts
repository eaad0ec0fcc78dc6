import type { Rule } from "../grammar-types";
import { rule } from "../grammar-types";
import { adjustRules } from "./edits/adjust";
import { editRules, literalRules, manySetRules, setRules } from "./edits/edits";
import { fillRules } from "./edits/fills";
import { guardRules } from "./edits/guards";
import { addRules, newRules } from "./edits/new-nodes";
import { recordRules } from "./edits/records";
import { statementRules } from "./edits/statements";
import { tailRules } from "./edits/tails";
import { endRules, tieRules } from "./edits/ties";
import { foldRules } from "./looks/folds";
import { labelRules } from "./looks/labels";
import { layoutRules } from "./looks/layouts";
import { lookRules, styleRules } from "./looks/looks";
import { aspectMappingRules, aspectRules, mappingRules } from "./looks/mapping";
import { plainLookRules } from "./looks/plain-looks";
import { viewRules } from "./looks/view";
import { aboutOneRules } from "./questions/about-one";
import { aggregateRules } from "./questions/figures";
import { possessionRules } from "./questions/possession";
import { askingRules, findRules } from "./questions/requests";
import { valueRules } from "./questions/values";
import { versusRules } from "./questions/versus";
import { coupleRules } from "./structure/couples";
import { nodeRules } from "./structure/nodes";
import { schoolRules } from "./structure/school";
import { wayRules } from "./structure/ways";
import { algorithmRules } from "./structure/wholes";
import { fileRules, sessionRules } from "./talk/session";
import { partRules, stepRules } from "./talk/steps";
import { talkRules } from "./talk/talk";
import { adjectiveRules } from "./things/adjectives";
import { amountRules } from "./things/amounts";
import { relatedRules } from "./things/and-related";
import { attributeSumRules } from "./things/attribute-sums";
import { attributeVerbRules } from "./things/attribute-verbs";
import { conditionRules } from "./things/conditions";
import { countedRules } from "./things/counted";
import { choiceRules, drawnRules, lookQuestionRules, swapRules } from "./things/drawn";
import { edgeSumRules } from "./things/edge-sums";
import { fieldRules } from "./things/fields";
import { firstValueRules } from "./things/first-values";
import { lastingRules } from "./things/lasting";
import { relationRules } from "./things/relations";
import { superlativeRules } from "./things/superlatives";
import { textRules } from "./things/texts";
import { thingRules } from "./things/things";
import { timeRules } from "./things/times";

/** Requests one after the other are one message. */
const messageRules = [
  rule("Message", "Request", (acts) => acts),
  rule("Message", "Message which_one", (acts) => acts, 0.2),
  rule("Message", "Message stop which_one", (acts) => acts, 0.2),
  rule("Message", "Message stop Request", (before, acts) => [...before, ...acts], 0.3),
];

export const rules: readonly Rule[] = [
  ...fieldRules,
  ...amountRules,
  ...adjectiveRules,
  ...conditionRules,
  ...timeRules,
  ...textRules,
  ...attributeVerbRules,
  ...attributeSumRules,
  ...edgeSumRules,
  ...relationRules,
  ...thingRules,
  ...superlativeRules,
  ...firstValueRules,
  ...countedRules,
  ...relatedRules,
  ...lastingRules,
  ...possessionRules,
  ...aboutOneRules,
  ...askingRules,
  ...findRules,
  ...aggregateRules,
  ...valueRules,
  ...versusRules,
  ...coupleRules,
  ...wayRules,
  ...nodeRules,
  ...schoolRules,
  ...algorithmRules,
  ...drawnRules,
  ...lookQuestionRules,
  ...swapRules,
  ...choiceRules,
  ...lookRules,
  ...styleRules,
  ...mappingRules,
  ...aspectRules,
  ...aspectMappingRules,
  ...plainLookRules,
  ...labelRules,
  ...viewRules,
  ...foldRules,
  ...layoutRules,
  ...sessionRules,
  ...fileRules,
  ...literalRules,
  ...setRules,
  ...manySetRules,
  ...adjustRules,
  ...editRules,
  ...fillRules,
  ...newRules,
  ...recordRules,
  ...tailRules,
  ...addRules,
  ...endRules,
  ...tieRules,
  ...statementRules,
  ...stepRules,
  ...partRules,
  ...talkRules,
  ...guardRules,
  ...messageRules,
];

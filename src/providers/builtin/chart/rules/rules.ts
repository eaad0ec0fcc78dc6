import type { Rule } from "../grammar-types";
import { rule } from "../grammar-types";
import { aboutOneRules } from "./about-one";
import { adjustRules } from "./adjust";
import { amountRules } from "./amounts";
import { attributeVerbRules } from "./attribute-verbs";
import { adjectiveRules, conditionRules, fieldRules, textRules } from "./conditions";
import { choiceRules, drawnRules, lookQuestionRules, swapRules } from "./drawn";
import { editRules, literalRules, manySetRules, setRules } from "./edits";
import { aggregateRules, askingRules, valueRules, versusRules } from "./figures";
import { guardRules } from "./guards";
import { layoutRules } from "./layouts";
import { lookRules, styleRules } from "./looks";
import { aspectMappingRules, aspectRules, mappingRules } from "./mapping";
import { addRules, fillRules, newRules, recordRules, tailRules } from "./new-nodes";
import { plainLookRules } from "./plain-looks";
import { possessionRules } from "./possession";
import { relationRules } from "./relations";
import { findRules } from "./requests";
import { fileRules, sessionRules } from "./session";
import { partRules, stepRules } from "./steps";
import { coupleRules } from "./structure/couples";
import { nodeRules } from "./structure/nodes";
import { schoolRules } from "./structure/school";
import { wayRules } from "./structure/ways";
import { algorithmRules } from "./structure/wholes";
import { superlativeRules } from "./superlatives";
import { talkRules } from "./talk";
import { thingRules } from "./things";
import { endRules, tieRules } from "./ties";
import { timeRules } from "./times";
import { toldRules } from "./told";
import { viewRules } from "./view";

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
  ...relationRules,
  ...thingRules,
  ...superlativeRules,
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
  ...viewRules,
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
  ...toldRules,
  ...stepRules,
  ...partRules,
  ...talkRules,
  ...guardRules,
  ...messageRules,
];

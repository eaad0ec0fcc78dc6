import type { Rule } from "../grammar-types";
import { rule } from "../grammar-types";
import { adjectiveRules, amountRules, conditionRules, fieldRules, textRules, timeRules } from "./conditions";
import { editRules, literalRules, setRules } from "./edits";
import { aggregateRules, askingRules, valueRules, versusRules } from "./figures";
import { lookRules, mappingRules, plainLookRules, styleRules } from "./looks";
import { relationRules } from "./relations";
import { findRules } from "./requests";
import { algorithmRules, pathRules } from "./structure";
import { thingRules } from "./things";
import { layoutRules, sessionRules, viewRules } from "./view";

/** Requests one after the other are one message. */
const messageRules = [
  rule("Message", "Request", (acts) => acts),
  rule("Message", "Message stop Request", (before, acts) => [...before, ...acts], 0.3),
];

export const rules: readonly Rule[] = [
  ...fieldRules,
  ...amountRules,
  ...adjectiveRules,
  ...conditionRules,
  ...timeRules,
  ...textRules,
  ...relationRules,
  ...thingRules,
  ...askingRules,
  ...findRules,
  ...aggregateRules,
  ...valueRules,
  ...versusRules,
  ...pathRules,
  ...algorithmRules,
  ...lookRules,
  ...styleRules,
  ...mappingRules,
  ...plainLookRules,
  ...viewRules,
  ...layoutRules,
  ...sessionRules,
  ...literalRules,
  ...setRules,
  ...editRules,
  ...messageRules,
];

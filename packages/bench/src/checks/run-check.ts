import type { Check, CheckOf, SingleCheck } from "../task-schema";
import {
  checkAnswerLacks,
  checkAnswerMatches,
  checkAnswerNames,
  checkAnswerNo,
  checkAnswerNumber,
  checkAnswerYes,
} from "./answer-checks";
import { checkUnchanged } from "./changes";
import type { Evidence, Fault } from "./check-types";
import {
  checkAttribute,
  checkChangedOnly,
  checkCount,
  checkEdge,
  checkNode,
  checkNoEdge,
  checkNoNode,
} from "./data-checks";
import { checkColour, checkLabel, checkShape, checkSized } from "./drawn-checks";
import { checkGrounded } from "./grounded-check";
import { checkLanguage } from "./language-check";
import { checkCalls, checkRounds } from "./loop-checks";
import { checkMapped } from "./mapped-check";
import { checkAnswerOrder, checkAnswerPath } from "./path-checks";
import { checkSources } from "./sources-check";
import { checkAsks, checkRefuses } from "./speech-checks";
import { checkFocused, checkHighlighted, checkLayout, checkSelected, checkUnstyled, checkVisible } from "./view-checks";

type Checkers = { readonly [T in SingleCheck["type"]]: (check: CheckOf<T>, evidence: Evidence) => Fault };

const checkers: Checkers = {
  colour: checkColour,
  size: checkSized,
  width: checkSized,
  opacity: checkSized,
  shape: checkShape,
  label: checkLabel,
  mapped: checkMapped,
  unstyled: checkUnstyled,
  selected: checkSelected,
  visible: checkVisible,
  focused: checkFocused,
  highlighted: checkHighlighted,
  layout: checkLayout,
  node: checkNode,
  "no-node": checkNoNode,
  edge: checkEdge,
  "no-edge": checkNoEdge,
  count: checkCount,
  attribute: checkAttribute,
  unchanged: checkUnchanged,
  "changed-only": checkChangedOnly,
  "answer-number": checkAnswerNumber,
  "answer-names": checkAnswerNames,
  "answer-path": checkAnswerPath,
  "answer-order": checkAnswerOrder,
  "answer-yes": checkAnswerYes,
  "answer-no": checkAnswerNo,
  "answer-matches": checkAnswerMatches,
  "answer-lacks": checkAnswerLacks,
  asks: checkAsks,
  refuses: checkRefuses,
  grounded: checkGrounded,
  calls: checkCalls,
  rounds: checkRounds,
  sources: checkSources,
  language: checkLanguage,
  "may-fail": () => undefined,
};

/** Why the check does not hold, undefined when it does. */
export function runCheck(check: Check, evidence: Evidence): Fault {
  if (check.type !== "any-of") return runSingle(check, evidence);
  const faults = check.checks.map((one) => runSingle(one, evidence));
  return faults.includes(undefined) ? undefined : `none of these holds: ${faults.join(" / ")}`;
}

function runSingle<T extends SingleCheck["type"]>(check: CheckOf<T>, evidence: Evidence): Fault {
  const checker: Checkers[T] = checkers[check.type];
  return checker(check, evidence);
}

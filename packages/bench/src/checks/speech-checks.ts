import type { CheckOf } from "../task-schema";
import { isQuestion, isRefusal } from "../text/speech-acts";
import { quoted } from "./answer-checks";
import { changeOf } from "./changes";
import type { Evidence, Fault } from "./check-types";

export function checkAsks(_: CheckOf<"asks">, evidence: Evidence): Fault {
  return (
    nothingChanged(evidence) ?? (isQuestion(evidence.answer) ? undefined : `no question: ${quoted(evidence.answer)}`)
  );
}

export function checkRefuses(_: CheckOf<"refuses">, evidence: Evidence): Fault {
  return (
    nothingChanged(evidence) ?? (isRefusal(evidence.answer) ? undefined : `no refusal: ${quoted(evidence.answer)}`)
  );
}

function nothingChanged(evidence: Evidence): Fault {
  return changeOf(["data", "style", "view", "layout", "selection"], evidence);
}

import { printSelector } from "@/graph/selector/print-selector";
import type { JsonObject } from "@/lib/json";
import { chipOf, figure, plainText, sayPair } from "../../answer/words";
import { idIn } from "../../meaning/selectors";
import { selectorText } from "../../meaning/subject-parts";
import { failureText, isSingular, noneText, subjectText } from "../../plan/failures";
import { call, numberIn, recordIn, type Step, textIn } from "../../plan/outcome";
import type { PlanRun, Subject } from "../../plan/plan-run";
import { resolveRef } from "../../plan/resolve/resolve-ref";
import type { Change as SaidChange, Who } from "../../say/en/changes";
import { type ActOf, ability, type Said, unchanged } from "../ability";
import { onThings } from "../on-things";

type Change = ActOf<"set" | "adjust" | "unset">;

/** An attribute gets a value, goes up or down, or goes. */
function* change(act: Change, subject: Subject, run: PlanRun): Step<Said> {
  const outcome = yield* call("updateElements", {
    selector: selectorText(subject),
    target: subject.target,
    ...changeOf(act),
  });
  if (outcome.status !== "done") return failureText(outcome, run.say.unchanged.changed, run.say);
  const count = numberIn(outcome.data, "updatedCount");
  const { say } = run;
  const whoOf = (seen: number | null): Who => ({
    who: subjectText(subject, seen, say),
    isOne: isSingular(subject, seen),
  });
  if (count === 0) {
    const matched = numberIn(outcome.data, "matchedCount");
    if (matched === null) return unchanged(noneText(subject, say), "changed");
    if (act.do === "adjust") return unchanged(say.noValue(say.thing(subject), plainText(act.property)), "changed");
    return unchanged(say.changedAlready(whoOf(matched), saidChange(act)), "changed");
  }
  run.found = subject;
  return say.changed(whoOf(count), saidChange(act));
}

export const set = onThings("set", "changed", change);
export const adjust = onThings("adjust", "changed", change);
export const unset = onThings("unset", "changed", change);

function changeOf(act: Change): JsonObject {
  if (act.do === "set") return { set: { [act.property]: act.value } };
  if (act.do === "unset") return { unset: [act.property] };
  return act.add === undefined
    ? { multiply: { [act.property]: act.multiply ?? 1 } }
    : { add: { [act.property]: act.add } };
}

function saidChange(act: Change): SaidChange {
  const name = plainText(act.property);
  if (act.do === "set") return { kind: "set", pair: sayPair(act.property, act.value) };
  if (act.do === "unset") return { kind: "unset", name };
  if (act.add === undefined) return { kind: "times", name, factor: figure(act.multiply ?? 1) };
  return { kind: act.add < 0 ? "less" : "more", name, amount: figure(Math.abs(act.add)) };
}

export const merge = ability("merge", function* (act, run) {
  const resolved = yield* resolveRef({ ...act.what, isExact: true }, run);
  if (!resolved.success) return unchanged(resolved.text, "merged");
  const into = act.into === undefined ? {} : { into: act.into };
  const outcome = yield* call("mergeNodes", { selector: selectorText(resolved.subject), ...into });
  if (outcome.status !== "done") return failureText(outcome, run.say.unchanged.merged, run.say);
  const id = textIn(recordIn(outcome.data, "into"), "id");
  const { say } = run;
  const count = numberIn(outcome.data, "mergedCount") ?? 0;
  const merged = say.merged(count, chipOf(id));
  if (act.called === undefined) return `${merged} ${say.undoTakesBack}`;
  const property = run.request.context.profile.labelAttribute ?? "label";
  const renamed = yield* call("updateElements", {
    selector: printSelector(idIn([id])),
    set: { [property]: act.called },
  });
  if (renamed.status !== "done") return failureText(renamed, say.oldName(merged), say);
  return `${say.mergedAs(count, plainText(act.called))} ${say.undoTakesBack}`;
});

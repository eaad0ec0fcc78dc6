import { capital, measureName, sayMeasure } from "../../answer/words";
import type { Ref } from "../../meaning/acts";
import { selectorText, targetOf } from "../../meaning/subject-parts";
import { failureText, noneText } from "../../plan/failures";
import { call, numberIn, recordsIn, type Step } from "../../plan/outcome";
import type { PlanRun } from "../../plan/plan-run";
import { resolveRef } from "../../plan/resolve/resolve-ref";
import { type ActOf, ability, yesNo } from "../ability";

type Sides = ActOf<"sides">;

/** One figure for each of two kinds, and where it is asked whether the first has more, or which has, that too. */
export const sides = ability("sides", function* (act, run) {
  const first = yield* figureOf(act.sides[0], act, run);
  if (typeof first === "string") return first;
  const second = yield* figureOf(act.sides[1], act, run);
  if (typeof second === "string") return second;
  const { say } = run;
  const both =
    act.property === undefined
      ? `${first.text}, ${second.text}`
      : say.twoSides(say.measure(act.measure, measureName(act.property)), first, second);
  if (first.value === null || second.value === null) return say.notBoth(both);
  const lead = act.isMore ? first.value - second.value : second.value - first.value;
  if (act.asks === "yes") return yesNo(say.answered(lead > 0, say.end(both)));
  if (act.asks === "both") return say.end(capital(both));
  return lead === 0
    ? say.asMany(say.end(both))
    : say.moreOf(act.isMore, say.thing(act.sides[lead > 0 ? 0 : 1]), say.end(both));
});

interface Figure {
  readonly value: number | null;
  readonly text: string;
  readonly many: string;
}

function* figureOf(side: Ref, { measure, property }: Sides, run: PlanRun): Step<Figure | string> {
  const resolved = yield* resolveRef(side, run);
  if (!resolved.success) return resolved.text;
  const { subject } = resolved;
  const { target } = subject;
  const things = run.say.thing(subject);
  if (property === undefined) {
    const name = target === "nodes" ? "findNodes" : "findEdges";
    const found = yield* call(name, { selector: selectorText(subject), limit: 1 });
    const count = numberIn(found.data, "count");
    if (found.status !== "done" || count === null) return failureText(found, run.say.undone.counted, run.say);
    return { value: count, many: things.many, text: run.say.counted(count, things) };
  }
  const outcome = yield* call("aggregate", { target, measure, property, ...targetOf(subject) });
  if (outcome.status !== "done") return failureText(outcome, run.say.undone.workedOut, run.say);
  const [row] = recordsIn(outcome.data, "rows");
  if (row?.["count"] === 0) return noneText(subject, run.say);
  const value = numberIn(row ?? {}, "value");
  return { value, many: things.many, text: value === null ? run.say.notKnown : sayMeasure(property, value) };
}

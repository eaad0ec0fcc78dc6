import { capital, measureName, sayMeasure } from "../../answer/words";
import type { Ref } from "../../meaning/acts";
import { selectorText, targetOf } from "../../meaning/subject-parts";
import type { Desk } from "../../plan/desk";
import { failureText } from "../../plan/failures";
import { call, numberIn, recordsIn, type Step } from "../../plan/outcome";
import { resolveRef } from "../../plan/resolve/resolve-ref";
import { noneText } from "../../plan/subject-text";
import { type ActOf, ability, yesNo } from "../ability";

type Sides = ActOf<"sides">;

/** One figure for each of two kinds, and where it is asked whether the first has more, that too. */
export const sides = ability("sides", function* (act, desk) {
  const first = yield* figureOf(act.sides[0], act, desk);
  if (typeof first === "string") return first;
  const second = yield* figureOf(act.sides[1], act, desk);
  if (typeof second === "string") return second;
  const { say } = desk;
  const both = say.twoSides(say.measure(act.measure, measureName(act.property)), first, second);
  if (first.value === null || second.value === null) return say.notBoth(both);
  if (act.asks !== "yes") return say.end(capital(both));
  const isSo = act.isMore ? first.value > second.value : first.value < second.value;
  return yesNo(say.answered(isSo, say.end(both)));
});

interface Figure {
  readonly value: number | null;
  readonly text: string;
  readonly many: string;
}

function* figureOf(side: Ref, { measure, property }: Sides, desk: Desk): Step<Figure | string> {
  const resolved = yield* resolveRef(side, desk);
  if (!resolved.success) return resolved.text;
  const { subject } = resolved;
  const outcome = yield* call("aggregate", { target: "nodes", measure, property, ...targetOf(subject) });
  if (outcome.status !== "done") return failureText(outcome, desk.say.undone.workedOut, desk.say);
  const [row] = recordsIn(outcome.data, "rows");
  if (row?.["count"] === 0) return noneText(subject, desk.say);
  const value = row?.["value"];
  const { many } = desk.say.thing(subject);
  return typeof value === "number"
    ? { value, many, text: sayMeasure(property, value) }
    : { value: null, many, text: desk.say.notKnown };
}

/** Which there are more of, with both numbers. */
export const moreOf = ability("moreOf", function* (act, desk) {
  const first = yield* countOf(act.sides[0], desk);
  if (typeof first === "string") return first;
  const second = yield* countOf(act.sides[1], desk);
  if (typeof second === "string") return second;
  const lead = act.isMore ? first.count - second.count : second.count - first.count;
  const both = desk.say.end(`${first.text}, ${second.text}`);
  if (act.asks === "yes") return yesNo(desk.say.answered(lead > 0, both));
  if (lead === 0) return desk.say.asMany(both);
  return desk.say.moreOf(act.isMore, desk.say.thing(lead > 0 ? act.sides[0] : act.sides[1]), both);
});

interface Counted {
  readonly count: number;
  readonly text: string;
}

function* countOf(side: Ref, desk: Desk): Step<Counted | string> {
  const resolved = yield* resolveRef(side, desk);
  if (!resolved.success) return resolved.text;
  const { subject } = resolved;
  const name = subject.target === "nodes" ? "findNodes" : "findEdges";
  const outcome = yield* call(name, { selector: selectorText(subject), limit: 1 });
  const count = numberIn(outcome.data, "count");
  if (outcome.status !== "done" || count === null) return failureText(outcome, desk.say.undone.counted, desk.say);
  return { count, text: desk.say.counted(count, desk.say.thing(subject)) };
}

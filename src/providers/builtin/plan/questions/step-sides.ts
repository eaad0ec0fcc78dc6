import { capital, measureName, sayMeasure } from "../../answer/words";
import type { Act, Ref } from "../../meaning/acts";
import { targetOf } from "../../meaning/subject-parts";
import type { Desk } from "../desk";
import { failureText } from "../failures";
import { call, recordsIn, type Step } from "../outcome";
import { resolveRef } from "../resolve/resolve-ref";
import { noneText } from "../subject-text";

type Sides = Act & { readonly do: "sides" };

/** One figure for each of two kinds, and where it is asked whether the first has more, that too. */
export function* sidesStep(act: Sides, desk: Desk): Step<string> {
  const first = yield* figureOf(act.sides[0], act, desk);
  if (typeof first === "string") return first;
  const second = yield* figureOf(act.sides[1], act, desk);
  if (typeof second === "string") return second;
  const { say } = desk;
  const both = say.twoSides(say.measure(act.measure, measureName(act.property)), first, second);
  if (first.value === null || second.value === null) return say.notBoth(both);
  if (act.asks !== "yes") return say.end(capital(both));
  const isSo = act.isMore ? first.value > second.value : first.value < second.value;
  return say.answered(isSo, say.end(both));
}

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

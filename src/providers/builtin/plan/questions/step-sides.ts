import { measureName, plainText, sayMeasure } from "../../answer/words";
import type { Act, Ref } from "../../meaning/acts";
import { targetOf } from "../../meaning/subject-parts";
import type { Desk } from "../desk";
import { failureText } from "../failures";
import { call, recordsIn, type Step } from "../outcome";
import { resolveRef } from "../resolve/resolve-ref";

type Sides = Act & { readonly do: "sides" };

const measureNames = {
  mean: "average",
  median: "median",
  sum: "total",
  min: "lowest",
  max: "highest",
  count: "number",
};

/** One figure for each of two kinds, and where it is asked whether the first has more, that too. */
export function* sidesStep(act: Sides, desk: Desk): Step<string> {
  const first = yield* figureOf(act.sides[0], act, desk);
  if (typeof first === "string") return first;
  const second = yield* figureOf(act.sides[1], act, desk);
  if (typeof second === "string") return second;
  const name = `${measureNames[act.measure]} ${measureName(act.property)}`;
  const both = `the ${name} is ${first.text} for ${first.many} and ${second.text} for ${second.many}`;
  if (first.value === null || second.value === null) return `Not both have a number there: ${both}.`;
  if (act.asks !== "yes") return `${both.slice(0, 1).toUpperCase()}${both.slice(1)}.`;
  const isSo = act.isMore ? first.value > second.value : first.value < second.value;
  return `${isSo ? "Yes" : "No"}: ${both}.`;
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
  if (outcome.status !== "done") return failureText(outcome, "That could not be worked out");
  const value = recordsIn(outcome.data, "rows")[0]?.["value"];
  const many = plainText(subject.many);
  return typeof value === "number"
    ? { value, many, text: sayMeasure(property, value) }
    : { value: null, many, text: "not known" };
}

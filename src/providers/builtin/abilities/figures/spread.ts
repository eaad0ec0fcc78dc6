import { measureName, plainText, sayMeasure } from "../../answer/words";
import { targetOf } from "../../meaning/subject-parts";
import { failureText } from "../../plan/failures";
import { numberIn, recordsIn } from "../../plan/outcome";
import { onThings } from "../on-things";

/** How far the highest and the lowest value are apart. */
export const spread = onThings("spread", null, function* ({ property }, subject, run) {
  const outcomes = yield ["max", "min"].map((measure) => ({
    name: "aggregate",
    input: { target: subject.target, measure, property, ...targetOf(subject) },
  }));
  const failed = outcomes.find(({ status }) => status !== "done");
  if (failed !== undefined) return failureText(failed, run.say.undone.workedOut, run.say);
  const [high, low] = outcomes.map(({ data }) => numberIn(recordsIn(data, "rows")[0] ?? {}, "value"));
  if (high === undefined || high === null || low === undefined || low === null)
    return run.say.noValue(run.say.thing(subject), plainText(property));
  const apart = sayMeasure(property, Number((high - low).toPrecision(12)));
  const range = { name: measureName(property), min: sayMeasure(property, low), max: sayMeasure(property, high) };
  return run.say.spread(apart, range);
});

import type { Desk } from "./desk";
import { type Step, textIn } from "./outcome";

/** Says of what was computed under a filter that it holds for what is shown alone. */
export function* amongShown(step: Step<string>, { say }: Desk): Step<string> {
  let isOfShown = false;
  let next = step.next();
  while (!next.done) {
    const outcomes = yield next.value;
    isOfShown ||= next.value.some(
      ({ name }, at) =>
        (name === "runAlgorithm" || name === "rankNodes") && textIn(outcomes[at]?.data ?? {}, "filter") !== "",
    );
    next = step.next(outcomes);
  }
  const text = next.value;
  return isOfShown && text !== "" && !text.includes(say.amongShown) ? `${text} ${say.amongShown}` : text;
}

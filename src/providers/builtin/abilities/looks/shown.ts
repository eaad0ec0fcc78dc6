import { printSelector } from "@/graph/selector/print-selector";
import type { JsonObject } from "@/lib/json";
import { joinTexts } from "../../answer/words";
import { all } from "../../meaning/selectors";
import { failureText, noneText } from "../../plan/failures";
import { call, numberIn, recordsIn, type Step } from "../../plan/outcome";
import type { PlanRun } from "../../plan/plan-run";
import { ability, type Said } from "../ability";
import { onThings } from "../on-things";

/** Of a database: which part is shown, not what a filter hides. */
export function* changeShown(input: JsonObject, { request, say }: PlanRun): Step<Said> {
  const { status, data, ...rest } = yield* call("changeShown", input);
  if (status !== "done") return failureText({ status, data, ...rest }, say.unchanged.view, say);
  const count = numberIn(data, "count") ?? 0;
  const change = input["how"] === "more" ? say.moreShown(count) : say.takenAway(count);
  const now = say.shownOf(numberIn(data, "shown") ?? 0, request.context.profile.nodeCount, say.node);
  return joinTexts(count === 0 ? [now] : [change, now]);
}

export const showMore = ability("showMore", (_, run) => changeShown({ how: "more" }, run));

/** Of those that are meant, how many are neither hidden nor left in a database. */
export const shownCount = onThings("shownCount", null, function* (_, subject, { say }) {
  const { target, selector } = subject;
  const outcomes = yield [selector, all([{ op: "set", name: "shown" }, selector])].map((one) => ({
    name: "aggregate",
    input: { target, measure: "count", selector: printSelector(one) },
  }));
  const failed = outcomes.find(({ status }) => status !== "done");
  if (failed !== undefined) return failureText(failed, say.undone.counted, say);
  const [whole = 0, shown = 0] = outcomes.map(({ data }) => numberIn(recordsIn(data, "rows")[0] ?? {}, "count") ?? 0);
  return whole === 0 ? noneText(subject, say) : say.shownOf(shown, whole, say.thing(subject));
});

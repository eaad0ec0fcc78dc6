import { parseSelector } from "@/graph/selector/parse/parse-selector";
import { printSelector } from "@/graph/selector/print-selector";
import type { Selector } from "@/graph/selector/selector-types";
import type { Ref } from "../../meaning/acts";
import { all, any, not } from "../../meaning/selectors";
import { failureText, isSingular, subjectText } from "../../plan/failures";
import { call, numberIn, type Step, unavailable } from "../../plan/outcome";
import type { PlanRun } from "../../plan/plan-run";
import { resolveRef } from "../../plan/resolve/resolve-ref";
import { ability, type Said, unchanged } from "../ability";
import { showAll } from "./view";

/** Some of what the filter hides is shown again, beside what is shown. */
export const unhide = ability("unhide", function* ({ what }, run) {
  if (areEdgesHidden(run)) return yield* showAll.plan({ do: "showAll" }, run, false);
  return isNothingHidden(run) ? unchanged(run.say.nothingHidden, "view") : yield* shownAgain(what, run);
});

function* shownAgain(what: Ref, run: PlanRun): Step<Said> {
  const resolved = yield* resolveRef(what, run);
  if (!resolved.success) return unchanged(resolved.text, "view");
  const { subject } = resolved;
  const [nodes = "", edges] = (run.request.context.filter ?? "*").split("; edges: ");
  const parsed = parseSelector(nodes);
  if (!parsed.success || subject.target === "edges") return unchanged(run.say.hiddenNotListed, "view");
  const hidden = printSelector(all([not(parsed.selector), subject.selector]));
  const found = yield* call("findNodes", { selector: hidden, limit: 1 });
  if (found.status === "done" && numberIn(found.data, "count") === 0)
    return unchanged(run.say.noneHidden(run.say.thing(subject)), "view");
  const isAll = isRest(parsed.selector, subject.selector) || isRest(subject.selector, parsed.selector);
  const wider = isAll ? "*" : printSelector(any([parsed.selector, subject.selector]));
  const [outcome = unavailable] = yield [
    { name: "filterGraph", input: { selector: wider, target: "nodes" } },
    ...(edges === undefined ? [] : [{ name: "filterGraph", input: { selector: edges, target: "edges", mode: "add" } }]),
  ];
  if (outcome.status !== "done") return failureText(outcome, run.say.unchanged.view, run.say);
  run.found = subject;
  const who = { who: subjectText(subject, null, run.say), isOne: isSingular(subject, null) };
  const { data } = outcome;
  const counts = { shown: numberIn(data, "shownNodes") ?? 0, hidden: numberIn(data, "hiddenNodes") ?? 0 };
  return run.say.shownAgain(who, { ...counts, things: run.say.node });
}

const isRest = (one: Selector, other: Selector): boolean => printSelector(one) === printSelector(not(other));

/** Where the filter hides edges alone, they are meant; once all is shown for this message, that is told. */
function areEdgesHidden({ request }: PlanRun): boolean {
  const { filter, hiddenNodeCount } = request.context;
  return (filter !== null && hiddenNodeCount === 0) || isCalled("showAll", request);
}

/** Once the filter was changed for this message, what is asked for the last sentence sees it as it is then. */
function isNothingHidden({ request }: PlanRun): boolean {
  const { filter, hiddenNodeCount } = request.context;
  return !isCalled("filterGraph", request) && (filter === null || hiddenNodeCount === 0);
}

/** For the running message. */
function isCalled(command: string, { history }: PlanRun["request"]): boolean {
  return history.at(-1)?.rounds.some(({ calls }) => calls.some(({ name }) => name === command)) === true;
}

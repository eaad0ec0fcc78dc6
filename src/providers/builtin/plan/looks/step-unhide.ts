import { parseSelector } from "@/graph/selector/parse-selector";
import { printSelector } from "@/graph/selector/print-selector";
import { counted, figure, plainText } from "../../answer/words";
import type { Ref } from "../../meaning/acts";
import { all, any, not } from "../../meaning/selectors";
import type { Desk, Subject } from "../desk";
import { failureText } from "../failures";
import { call, numberIn, type Step, unavailable } from "../outcome";
import { resolveRef } from "../resolve/resolve-ref";
import { isSingular, subjectText } from "../subject-text";

/** Some of what the filter hides is shown again, beside what is shown. */
export function* unhideStep(what: Ref, desk: Desk): Step<string> {
  if (isNothingHidden(desk)) return "Nothing is hidden now. The view is as it was.";
  const resolved = yield* resolveRef(what, desk);
  if (!resolved.success) return `${resolved.text} The view is as it was.`;
  const { subject } = resolved;
  const [nodes = "", edges] = (desk.request.context.filter ?? "*").split("; edges: ");
  const parsed = parseSelector(nodes);
  if (!parsed.success || subject.target === "edges")
    return "What is hidden cannot be told apart. 'Show everything' brings all of it back. The view is as it was.";
  const hidden = printSelector(all([not(parsed.selector), subject.selector]));
  const found = yield* call("findNodes", { selector: hidden, limit: 1 });
  if (found.status === "done" && numberIn(found.data, "count") === 0) return noneHiddenText(subject);
  const wider = printSelector(any([parsed.selector, subject.selector]));
  const [outcome = unavailable] = yield [
    { name: "filterGraph", input: { selector: wider, target: "nodes" } },
    ...(edges === undefined ? [] : [{ name: "filterGraph", input: { selector: edges, target: "edges", mode: "add" } }]),
  ];
  if (outcome.status !== "done") return failureText(outcome, "The view is as it was");
  desk.found = subject;
  const who = subjectText(subject, null);
  const shown = counted(numberIn(outcome.data, "shownNodes") ?? 0, "node", "nodes");
  return `${who} ${isSingular(subject, null) ? "is" : "are"} shown again: ${shown}, ${figure(numberIn(outcome.data, "hiddenNodes") ?? 0)} hidden.`;
}

/** Once the filter was changed for this message, what is asked for the last sentence sees it as it is then. */
function isNothingHidden({ request }: Desk): boolean {
  const { filter, hiddenNodeCount } = request.context;
  const rounds = request.history.at(-1)?.rounds ?? [];
  const isUnderWay = rounds.some(({ calls }) => calls.some(({ name }) => name === "filterGraph"));
  return !isUnderWay && (filter === null || hiddenNodeCount === 0);
}

function noneHiddenText(subject: Subject): string {
  return `None of the hidden nodes is among the ${plainText(subject.many)}. The view is as it was.`;
}

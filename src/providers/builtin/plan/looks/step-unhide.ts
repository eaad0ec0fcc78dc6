import { parseSelector } from "@/graph/selector/parse-selector";
import { printSelector } from "@/graph/selector/print-selector";
import { counted, figure } from "../../answer/words";
import type { Ref } from "../../meaning/acts";
import { any } from "../../meaning/selectors";
import type { Desk } from "../desk";
import { failureText } from "../failures";
import { call, numberIn, type Step } from "../outcome";
import { resolveRef } from "../resolve/resolve-ref";
import { isSingular, subjectText } from "../subject-text";

/** Some of what the filter hides is shown again, beside what is shown. */
export function* unhideStep(what: Ref, desk: Desk): Step<string> {
  const { filter, hiddenNodeCount } = desk.request.context;
  if (filter === null || hiddenNodeCount === 0) return "Nothing is hidden now. The view is as it was.";
  const resolved = yield* resolveRef(what, desk);
  if (!resolved.success) return `${resolved.text} The view is as it was.`;
  const { subject } = resolved;
  const [nodes = "", edges] = filter.split("; edges: ");
  const parsed = parseSelector(nodes);
  if (!parsed.success || subject.target === "edges")
    return "What is hidden cannot be told apart. 'Show everything' brings all of it back. The view is as it was.";
  const wider = printSelector(any([parsed.selector, subject.selector]));
  const outcome = yield* call("filterGraph", { selector: wider, target: "nodes" });
  if (outcome.status !== "done") return failureText(outcome, "The view is as it was");
  if (edges !== undefined) yield* call("filterGraph", { selector: edges, target: "edges", mode: "add" });
  desk.found = subject;
  const who = subjectText(subject, null);
  const shown = counted(numberIn(outcome.data, "shownNodes") ?? 0, "node", "nodes");
  return `${who} ${isSingular(subject, null) ? "is" : "are"} shown again: ${shown}, ${figure(numberIn(outcome.data, "hiddenNodes") ?? 0)} hidden.`;
}

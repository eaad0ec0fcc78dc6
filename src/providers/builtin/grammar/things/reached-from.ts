import { hasDirections } from "@/graph/document/graph-types";
import type { Near } from "../../meaning/acts";
import { call, type Outcome, type Step } from "../../plan/outcome";
import type { PlanRun, Subject } from "../../plan/plan-run";

type Reached =
  | { readonly success: true; readonly subject: Subject }
  | { readonly success: false; readonly text: string };

/** All that can be reached, in any number of steps. */
export function* reachedFrom(
  start: Subject,
  near: Near,
  run: PlanRun,
  toSubject: (outcome: Outcome) => Subject,
): Step<Reached> {
  const [source] = start.ids ?? [];
  if (source === undefined) return { success: false, text: "It is not clear from where: name one node." };
  const directed = near.direction === "both" && hasDirections(run.request.context.profile) ? { directed: false } : {};
  const outcome = yield* call("runAlgorithm", { algorithm: "reachable", options: { source, ...directed } });
  if (outcome.status !== "done") return { success: false, text: "What can be reached could not be read." };
  return { success: true, subject: toSubject(outcome) };
}

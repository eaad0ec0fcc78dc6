import { hasDirections } from "@/graph/document/graph-types";
import { chip, chipOf, plainText } from "../../answer/words";
import { failureText } from "../../plan/failures";
import { lookUp } from "../../plan/look-up";
import { call, numberIn, recordsIn, type Step } from "../../plan/outcome";
import type { PlanRun } from "../../plan/plan-run";
import { bothEnds, type FoundNode } from "../../plan/resolve/resolve-names";
import { type ActOf, ability, type Said, yesNo } from "../ability";
import { avoiding, subjectOf, theseNodes } from "./path";

/** Whether two nodes are joined, by an edge or by a way. */
export const joined = ability("joined", function* (act, run) {
  if (act.avoid !== undefined || act.shun !== undefined || act.isOther === true) return yield* avoiding(act, run);
  const found = yield* bothEnds(act.ends, run);
  if (!found.success) return found.text;
  const [from, to] = found.ends;
  return act.isDirect ? yield* directText(act, [from, to], run) : yield* wayText(act, [from, to], run);
});

type Joined = ActOf<"joined">;

function* directText(act: Joined, [from, to]: readonly [FoundNode, FoundNode], run: PlanRun): Step<Said> {
  const isOneWay = act.isOneWay && hasDirections(run.request.context.profile);
  const [a, b] = [JSON.stringify(from.id), JSON.stringify(to.id)];
  const ahead = `@source == ${a} && @target == ${b}`;
  const back = `@source == ${b} && @target == ${a}`;
  const selector = isOneWay ? ahead : `${ahead} || ${back}`;
  const outcome = yield* call("findEdges", { selector, limit: 5 });
  const count = numberIn(outcome.data, "count");
  if (outcome.status !== "done" || count === null) return failureText(outcome, run.say.undone.lookedUp, run.say);
  const both = [chipOf(from.id), chipOf(to.id)] as const;
  run.found = theseNodes([from.id, to.id]);
  return yesNo(count === 0 ? run.say.noEdgeBetween(both) : run.say.edgesJoin(count, both));
}

function* wayText(act: Joined, [from, to]: readonly [FoundNode, FoundNode], run: PlanRun): Step<Said> {
  const outcome = yield* call("findPath", {
    source: from.id,
    target: to.id,
    ...(act.isOneWay ? {} : { directed: false }),
  });
  if (outcome.status !== "done") return failureText(outcome, run.say.undone.path, run.say);
  run.isStuck = outcome.data["found"] !== true;
  if (run.isStuck) return yesNo(run.say.noWay({ from: chipOf(from.id), to: chipOf(to.id) }));
  const nodes = recordsIn(outcome.data, "nodes");
  run.found = subjectOf(outcome, nodes);
  return yesNo(run.say.yesInSteps(Math.max(0, nodes.length - 1), nodes.length > 12 ? "" : nodes.map(chip).join(" → ")));
}

/** Whether a node has the name. */
export const exists = ability("exists", function* ({ name }, run) {
  const [looked] = yield* lookUp([name], run, true);
  if (looked === undefined || looked.kind === "failed") return run.say.notLookedUp(plainText(name));
  if (looked.kind === "node") return run.say.yesThere(chipOf(looked.id));
  if (looked.kind === "several") return run.say.yesSeveral(looked.count);
  if (looked.kind === "value") return run.say.yesValue;
  return run.say.noNode(plainText(name), looked.nearest.slice(0, 3).map(chip));
});

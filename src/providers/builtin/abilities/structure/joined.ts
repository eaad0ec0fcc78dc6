import { hasDirections } from "@/graph/document/graph-types";
import { chip, chipOf, plainText } from "../../answer/words";
import type { Desk } from "../../plan/desk";
import { failureText } from "../../plan/failures";
import { lookUp } from "../../plan/look-up";
import { call, numberIn, recordsIn, type Step } from "../../plan/outcome";
import { bothEnds, type FoundNode } from "../../plan/resolve/resolve-names";
import { type ActOf, ability, type Said, yesNo } from "../ability";
import { avoiding } from "./path";

/** Whether two nodes are joined, by an edge or by a way. */
export const joined = ability("joined", function* (act, desk) {
  if (act.avoid !== undefined || act.shun !== undefined || act.isOther === true) return yield* avoiding(act, desk);
  const found = yield* bothEnds(act.ends, desk);
  if (!found.success) return found.text;
  const [from, to] = found.ends;
  return act.isDirect ? yield* directText(act, [from, to], desk) : yield* wayText(act, [from, to], desk);
});

type Joined = ActOf<"joined">;

function* directText(act: Joined, [from, to]: readonly [FoundNode, FoundNode], desk: Desk): Step<Said> {
  const isOneWay = act.isOneWay && hasDirections(desk.request.context.profile);
  const [a, b] = [JSON.stringify(from.id), JSON.stringify(to.id)];
  const ahead = `@source == ${a} && @target == ${b}`;
  const back = `@source == ${b} && @target == ${a}`;
  const selector = isOneWay ? ahead : `${ahead} || ${back}`;
  const outcome = yield* call("findEdges", { selector, limit: 5 });
  const count = numberIn(outcome.data, "count");
  if (outcome.status !== "done" || count === null) return failureText(outcome, desk.say.undone.lookedUp, desk.say);
  const both = [chipOf(from.id), chipOf(to.id)] as const;
  return yesNo(count === 0 ? desk.say.noEdgeBetween(both) : desk.say.edgesJoin(count, both));
}

function* wayText(act: Joined, [from, to]: readonly [FoundNode, FoundNode], desk: Desk): Step<Said> {
  const outcome = yield* call("findPath", {
    source: from.id,
    target: to.id,
    ...(act.isOneWay ? {} : { directed: false }),
  });
  if (outcome.status !== "done") return failureText(outcome, desk.say.undone.path, desk.say);
  if (outcome.data["found"] !== true) return yesNo(desk.say.noWay({ from: chipOf(from.id), to: chipOf(to.id) }));
  const nodes = recordsIn(outcome.data, "nodes");
  return yesNo(
    desk.say.yesInSteps(Math.max(0, nodes.length - 1), nodes.length > 12 ? "" : nodes.map(chip).join(" → ")),
  );
}

/** Whether a node has the name. */
export const exists = ability("exists", function* ({ name }, desk) {
  const [looked] = yield* lookUp([name], desk, true);
  if (looked === undefined || looked.kind === "failed") return desk.say.notLookedUp(plainText(name));
  if (looked.kind === "node") return desk.say.yesThere(chipOf(looked.id));
  if (looked.kind === "several") return desk.say.yesSeveral(looked.count);
  if (looked.kind === "value") return desk.say.yesValue;
  return desk.say.noNode(plainText(name), looked.nearest.slice(0, 3).map(chip));
});

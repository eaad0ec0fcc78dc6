import { chip, chipOf, counted, plainText } from "../../answer/words";
import type { Act } from "../../meaning/acts";
import type { Desk } from "../desk";
import { failureText } from "../failures";
import { lookUp } from "../look-up";
import { call, numberIn, recordsIn, type Step } from "../outcome";
import { bothEnds, type FoundNode } from "../resolve/both-ends";
import { hasWayStep } from "./step-path";

/** Whether two nodes are joined, by an edge or by a way. */
export function* joinedStep(act: Act & { readonly do: "joined" }, desk: Desk): Step<string> {
  if (act.avoid !== undefined || act.isOther === true) return yield* hasWayStep(act, desk);
  const found = yield* bothEnds(act.ends, desk);
  if (!found.success) return found.text;
  const [from, to] = found.ends;
  return act.isDirect
    ? yield* directText(from, to, act.isOneWay && desk.request.context.profile.directed)
    : yield* wayText(act, from, to);
}

function* directText(from: FoundNode, to: FoundNode, isOneWay: boolean): Step<string> {
  const [a, b] = [JSON.stringify(from.id), JSON.stringify(to.id)];
  const ahead = `@source == ${a} && @target == ${b}`;
  const back = `@source == ${b} && @target == ${a}`;
  const selector = isOneWay ? ahead : `${ahead} || ${back}`;
  const outcome = yield* call("findEdges", { selector, limit: 5 });
  const count = numberIn(outcome.data, "count");
  if (outcome.status !== "done" || count === null) return failureText(outcome, "That could not be looked up");
  const both = `${chipOf(from.id)} and ${chipOf(to.id)}`;
  if (count === 0) return `No: there is no edge between ${both}.`;
  return `Yes: ${count === 1 ? "an edge joins" : `${counted(count, "edge", "edges")} join`} ${both}.`;
}

function* wayText(act: Act & { readonly do: "joined" }, from: FoundNode, to: FoundNode): Step<string> {
  const outcome = yield* call("findPath", {
    source: from.id,
    target: to.id,
    ...(act.isOneWay ? {} : { directed: false }),
  });
  if (outcome.status !== "done") return failureText(outcome, "No path could be looked for");
  if (outcome.data["found"] !== true) return `No: there is no path from ${chipOf(from.id)} to ${chipOf(to.id)}.`;
  const nodes = recordsIn(outcome.data, "nodes");
  const steps = counted(Math.max(0, nodes.length - 1), "step", "steps");
  const walk = nodes.length > 12 ? "" : `: ${nodes.map(chip).join(" → ")}`;
  return `Yes, in ${steps}${walk}.`;
}

/** Whether a node has the name. */
export function* existsStep(name: string, desk: Desk): Step<string> {
  const [looked] = yield* lookUp([name], desk, true);
  if (looked === undefined || looked.kind === "failed") return `'${plainText(name)}' could not be looked up.`;
  if (looked.kind === "node") return `Yes: ${chipOf(looked.id)} is there.`;
  if (looked.kind === "several") return `Yes: ${counted(looked.count, "node has", "nodes have")} that name.`;
  if (looked.kind === "value") return "Yes: it is a value some nodes have.";
  const near = looked.nearest.slice(0, 3).map(chip);
  return `No: no node is called '${plainText(name)}'.${near.length === 0 ? "" : ` The nearest: ${near.join(", ")}.`}`;
}

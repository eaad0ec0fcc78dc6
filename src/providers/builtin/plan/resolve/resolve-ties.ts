import { hasDirections } from "@/graph/document/graph-types";
import { printSelector } from "@/graph/selector/print-selector";
import type { Selector } from "@/graph/selector/selector-types";
import { listed, plainText } from "../../answer/words";
import { largestPartOf } from "../../dialogue/outside-parts";
import type { EdgeEnds, Ref } from "../../meaning/acts";
import { all, any, idIn } from "../../meaning/selectors";
import type { Speech } from "../../say/speech";
import { lookUp, refusalFor } from "../look-up";
import { call, recordsIn, type Step, textIn } from "../outcome";
import type { PlanRun, Resolved, Subject } from "../plan-run";

/** Of these edges only those at the named nodes. */
export function* resolveEnds(ends: EdgeEnds, subject: Subject, run: PlanRun): Step<Resolved> {
  const looked = yield* lookUp(ends.names, run, true);
  const wrong = ends.names.map((name, at) => refusalFor(name, looked[at], run)).filter((text) => text !== null);
  if (wrong.length > 0) return { success: false, text: wrong.join(" ") };
  const ids = looked.flatMap((one) => (one.kind === "node" ? [one.id] : []));
  const { side, other } = ends;
  const isOneWay = hasDirections(run.request.context.profile) && side !== "both";
  const sides = [
    { name: "source", across: other?.target },
    { name: "target", across: other?.source },
  ].filter(({ name }) => !isOneWay || name === side);
  const touching = any(sides.map(({ name, across }) => all([endIn(name, ids), across])));
  const isSaid = ends.names.every((name) => subject.many.includes(name));
  const of = isSaid ? "" : ` of ${listed(ends.names.map(plainText))}`;
  const { ids: _ids, count: _count, ...rest } = subject;
  return {
    success: true,
    subject: {
      ...rest,
      target: "edges",
      selector: all([subject.selector, touching]),
      one: `${subject.one}${of}`,
      many: `${subject.many}${of}`,
      isAll: false,
    },
  };
}

function endIn(name: string, ids: readonly string[]): Selector {
  return { op: "in", field: { name, of: "computed" }, values: ids };
}

/** These and what is next to them. */
export function* resolveWithNeighbours(
  subject: Subject,
  { withWhere, withVia, withDirection }: Ref,
  say: Speech,
): Step<Resolved> {
  const way = withDirection === undefined || withDirection === "both" ? {} : { direction: withDirection };
  const via = withVia === undefined ? {} : { via: printSelector(withVia), ...way };
  const who = subject.ids === undefined ? { selector: printSelector(subject.selector) } : { ids: subject.ids };
  const outcome = yield* call("getNeighbors", { ...who, ...via });
  if (outcome.status !== "done") return { success: false, text: say.end(say.undone.neighboursRead) };
  const set = textIn(outcome.data, "set").replace(/^\$/u, "");
  const near: Selector =
    set === "" ? idIn(recordsIn(outcome.data, "nodes").map((node) => textIn(node, "id"))) : { op: "set", name: set };
  const words = { one: "node of these and their neighbours", many: "nodes: these and their neighbours" };
  return {
    success: true,
    subject: { ...words, target: "nodes", selector: any([subject.selector, all([near, withWhere])]), isAll: false },
  };
}

/** The largest connected part, or what of it the conditions hold for. */
export function* resolvePart(ref: Ref, say: Speech): Step<Resolved> {
  const part = yield* largestPartOf();
  if (part === null) return { success: false, text: say.end(say.undone.largestPart) };
  return { success: true, subject: { ...part, selector: all([part.selector, ref.where]) } };
}

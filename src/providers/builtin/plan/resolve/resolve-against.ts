import type { Selector } from "@/graph/selector/selector-types";
import { hundredths } from "@/lib/hundredths";
import { chipOf, plainText } from "../../answer/words";
import type { Against } from "../../meaning/acts";
import { all, compare, idIn, not } from "../../meaning/selectors";
import { selectorText } from "../../meaning/subject-parts";
import type { Desk, Subject } from "../desk";
import { asNodes, lookUp, refusalFor } from "../look-up";
import { call, numberIn, recordIn, recordsIn, type Step } from "../outcome";

type Found =
  | { readonly success: true; readonly selector?: Selector }
  | { readonly success: false; readonly text: string };

/** "above average load", "older than Ann": what it is compared with is found out first. `of`: those it is said of. */
export function* resolveAgainst(against: Against | undefined, of: Subject, desk: Desk): Step<Found> {
  if (against === undefined) return { success: true };
  if (against.name !== undefined) return yield* againstNode(against, against.name, desk);
  const { property, cmp, isAmong } = against;
  const whole = isAmong === true ? { selector: selectorText(of) } : {};
  const outcome = yield* call("aggregate", { target: of.target, measure: "mean", property, ...whole });
  const value = numberIn(recordsIn(outcome.data, "rows")[0] ?? {}, "value");
  if (value === null) return { success: false, text: desk.say.end(desk.say.undone.average) };
  if (isAmong === true)
    desk.taken.push(`${property} ${cmp === ">" ? "above" : "below"} ${hundredths(value)}, their average`);
  return { success: true, selector: compare(property, cmp, value) };
}

function* againstNode({ property, cmp }: Against, name: string, desk: Desk): Step<Found> {
  const [looked] = yield* asNodes(yield* lookUp([name], desk));
  const wrong = refusalFor(name, looked, desk);
  if (wrong !== null || looked?.kind !== "node") return { success: false, text: wrong ?? "" };
  const { data } = yield* call("getNode", { id: looked.id });
  const value = property === "degree" ? numberIn(data, "degree") : recordIn(data, "data")[property];
  if (typeof value !== "number" && typeof value !== "string")
    return { success: false, text: desk.say.nothingToCompare(chipOf(looked.id), plainText(property)) };
  return { success: true, selector: all([compare(property, cmp, value), not(idIn([looked.id]))]) };
}

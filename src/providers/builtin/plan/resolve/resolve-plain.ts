import type { Act, Ref } from "../../meaning/acts";
import { all } from "../../meaning/selectors";
import type { Step } from "../outcome";
import type { Resolved } from "../plan-run";

/** Small talk, or a count or list of nothing but conditions: what a first message may well be. */
export function isPlainAct(act: Act): boolean {
  if (act.do === "partly") return isPlainAct(act.act);
  if (act.do === "count" || act.do === "find") return isConditions(act.what);
  return talk.has(act.do);
}

const talk = new Set<Act["do"]>(["hello", "thanks", "help", "held", "lost"]);

/** Nothing but conditions on all of them. */
function isConditions(ref: Ref): boolean {
  return ref.base === "all" && Object.keys(ref).every((part) => plain.has(part));
}

const plain = new Set(["target", "where", "base", "one", "many", "isAll", "mended", "count"]);

/** It asks for no calls. */
export function* resolvePlain({ target, one, many, where }: Ref): Step<Resolved> {
  yield* [];
  return { success: true, subject: { target, one, many, selector: all([where]), isAll: where === undefined } };
}

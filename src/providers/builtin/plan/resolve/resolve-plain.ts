import type { Act, Ref } from "../../meaning/acts";
import { all } from "../../meaning/selectors";
import type { Desk, Resolved } from "../desk";
import type { Step } from "../outcome";

type Resolve = Desk["resolve"];

/** What finds out whom these acts are about: what looks up names and neighbours comes with the first that needs it. */
export async function resolverFor(acts: readonly Act[]): Promise<Resolve> {
  return acts.every(isPlain) ? resolvePlain : (await import("./resolve-ref")).resolveRef;
}

function isPlain(act: Act): boolean {
  if (act.do === "partly") return isPlain(act.act);
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
function* resolvePlain({ target, one, many, where }: Ref): Step<Resolved> {
  yield* [];
  return { success: true, subject: { target, one, many, selector: all([where]), isAll: where === undefined } };
}

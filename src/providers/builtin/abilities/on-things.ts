import type { Act, Ref } from "../meaning/acts";
import type { Step } from "../plan/outcome";
import type { PlanRun, Subject } from "../plan/plan-run";
import { resolveRef } from "../plan/resolve/resolve-ref";
import type { Unchanged } from "../say/kit";
import { type Ability, type ActOf, type Kind, type Said, unchanged } from "./ability";

type ThingKind = Exclude<Extract<Act, { readonly what: Ref }>["do"], "partly"> & Kind;

type OnThings<K extends ThingKind> = (act: ActOf<K>, subject: Subject, run: PlanRun) => Step<Said>;

/** What is done with the elements an act is about, once they are found out. `keeps`: what stays as it was where they mean nothing here. */
export function onThings<K extends ThingKind>(name: K, keeps: Unchanged | null, plan: OnThings<K>): Ability<K> {
  return {
    name,
    *plan(act: ActOf<K> & { readonly what: Ref }, run) {
      const resolved = yield* resolveRef(act.what, run);
      if (resolved.success) return yield* plan(act, resolved.subject, run);
      return keeps === null ? resolved.text : unchanged(resolved.text, keeps);
    },
  };
}

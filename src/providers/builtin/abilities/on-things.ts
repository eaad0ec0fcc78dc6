import type { Act, Ref } from "../meaning/acts";
import type { Desk, Subject } from "../plan/desk";
import type { Step } from "../plan/outcome";
import { resolveRef } from "../plan/resolve/resolve-ref";
import type { Kept } from "../say/kit";
import { type Ability, type ActOf, type Kind, kept, type Said } from "./ability";

type ThingKind = Exclude<Extract<Act, { readonly what: Ref }>["do"], "partly"> & Kind;

type OnThings<K extends ThingKind> = (act: ActOf<K>, subject: Subject, desk: Desk) => Step<Said>;

/** What is done with the elements an act is about, once they are found out. `keeps`: what stays as it was where they mean nothing here. */
export function onThings<K extends ThingKind>(name: K, keeps: Kept | null, plan: OnThings<K>): Ability<K> {
  return {
    name,
    *plan(act: ActOf<K> & { readonly what: Ref }, desk) {
      const resolved = yield* resolveRef(act.what, desk);
      if (resolved.success) return yield* plan(act, resolved.subject, desk);
      return keeps === null ? resolved.text : kept(resolved.text, keeps);
    },
  };
}

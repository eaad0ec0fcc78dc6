import type { Act } from "../../meaning/acts";
import type { Desk } from "../desk";
import { failureText } from "../failures";
import { call, numberIn, type Step, textIn } from "../outcome";

/** Draws groups as one node each, or their nodes again. */
export function* foldStep({ by, groups, isOpen }: Act & { readonly do: "fold" }, { say }: Desk): Step<string> {
  const outcome = yield* call("foldGroups", {
    ...(by !== undefined && { by }),
    ...(groups !== undefined && { groups }),
    ...(isOpen && { unfold: true }),
  });
  if (outcome.status !== "done") return failureText(outcome, say.kept.view, say);
  const [changed, left, nodes] = ["changedCount", "foldedGroups", "foldedNodes"].map(
    (name) => numberIn(outcome.data, name) ?? 0,
  );
  if (isOpen) return say.unfolded(changed ?? 0, left ?? 0);
  return say.folded(left ?? 0, nodes ?? 0, textIn(outcome.data, "by"));
}

import { failureText } from "../../plan/failures";
import { call, numberIn, textIn } from "../../plan/outcome";
import { ability } from "../ability";

/** Draws groups as one node each, or their nodes again. */
export const fold = ability("fold", function* ({ by, groups, isOpen }, { say }) {
  const outcome = yield* call("foldGroups", {
    ...(by !== undefined && { by }),
    ...(groups !== undefined && { groups }),
    ...(isOpen && { unfold: true }),
  });
  if (outcome.status !== "done") return failureText(outcome, say.unchanged.view, say);
  const [changed, left, nodes] = ["changedCount", "foldedGroups", "foldedNodes"].map(
    (name) => numberIn(outcome.data, name) ?? 0,
  );
  if (isOpen) return say.unfolded(changed ?? 0, left ?? 0);
  return say.folded(left ?? 0, nodes ?? 0, textIn(outcome.data, "by"));
});

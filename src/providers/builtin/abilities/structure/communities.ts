import { figure } from "../../answer/words";
import { failureText } from "../../plan/failures";
import { call, numberIn, recordsIn } from "../../plan/outcome";
import { ability } from "../ability";

/** Groups of nodes with more links among them than to others; coloured where that is asked. */
export const communities = ability("communities", function* ({ isColoured }, run) {
  const outcome = yield* call("runAlgorithm", { algorithm: "louvain", ...(isColoured ? { saveAs: "community" } : {}) });
  if (outcome.status !== "done") return failureText(outcome, run.say.undone.groups, run.say);
  const count = numberIn(outcome.data, "communityCount") ?? 0;
  const sizes = recordsIn(outcome.data, "communities").map((group) => figure(numberIn(group, "size") ?? 0));
  const said = run.say.groups(count, run.say.upTo(sizes, 8, count));
  if (!isColoured) return said;
  const styled = yield* call("styleByAttribute", { target: "nodes", property: "community", channel: "color" });
  if (styled.status !== "done") return `${said} ${failureText(styled, run.say.undone.coloured, run.say)}`;
  return `${said} ${run.say.groupsColoured}`;
});

import { figure } from "../../answer/words";
import { failureText } from "../../plan/failures";
import { call, numberIn, recordsIn } from "../../plan/outcome";
import { ability } from "../ability";

/** Groups of nodes with more links among them than to others; coloured where that is asked. */
export const communities = ability("communities", function* ({ isColoured }, desk) {
  const outcome = yield* call("runAlgorithm", { algorithm: "louvain", ...(isColoured ? { saveAs: "community" } : {}) });
  if (outcome.status !== "done") return failureText(outcome, desk.say.undone.groups, desk.say);
  const count = numberIn(outcome.data, "communityCount") ?? 0;
  const sizes = recordsIn(outcome.data, "communities").map((group) => figure(numberIn(group, "size") ?? 0));
  const said = desk.say.groups(count, desk.say.upTo(sizes, 8, count));
  if (!isColoured) return said;
  const styled = yield* call("styleByAttribute", { target: "nodes", property: "community", channel: "color" });
  if (styled.status !== "done") return `${said} ${failureText(styled, desk.say.undone.coloured, desk.say)}`;
  return `${said} ${desk.say.groupsColoured}`;
});

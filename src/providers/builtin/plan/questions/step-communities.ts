import { figure } from "../../answer/words";
import type { Act } from "../../meaning/acts";
import type { Desk } from "../desk";
import { failureText } from "../failures";
import { call, numberIn, recordsIn, type Step } from "../outcome";

/** Groups of nodes with more links among them than to others; coloured where that is asked. */
export function* communitiesStep({ isColoured }: Act & { readonly do: "communities" }, desk: Desk): Step<string> {
  const outcome = yield* call("runAlgorithm", { algorithm: "louvain", ...(isColoured ? { saveAs: "community" } : {}) });
  if (outcome.status !== "done") return failureText(outcome, desk.say.undone.groups, desk.say);
  const count = numberIn(outcome.data, "communityCount") ?? 0;
  const sizes = recordsIn(outcome.data, "communities").map((group) => figure(numberIn(group, "size") ?? 0));
  const said = desk.say.groups(count, desk.say.upTo(sizes, 8, count));
  if (!isColoured) return said;
  const styled = yield* call("styleByAttribute", { target: "nodes", property: "community", channel: "color" });
  if (styled.status !== "done") return `${said} ${failureText(styled, desk.say.undone.coloured, desk.say)}`;
  return `${said} ${desk.say.groupsColoured}`;
}

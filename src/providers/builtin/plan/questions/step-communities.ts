import { figure, listedUpTo } from "../../answer/words";
import type { Act } from "../../meaning/acts";
import { failureText } from "../failures";
import { call, numberIn, recordsIn, type Step } from "../outcome";

/** Groups of nodes with more links among them than to others; coloured where that is asked. */
export function* communitiesStep({ isColoured }: Act & { readonly do: "communities" }): Step<string> {
  const outcome = yield* call("runAlgorithm", { algorithm: "louvain", ...(isColoured ? {} : { saveAs: "" }) });
  if (outcome.status !== "done") return failureText(outcome, "The groups could not be worked out");
  const count = numberIn(outcome.data, "communityCount") ?? 0;
  const sizes = recordsIn(outcome.data, "communities").map((group) => figure(numberIn(group, "size") ?? 0));
  const said = `There ${count === 1 ? "is 1 group" : `are ${figure(count)} groups`} of closely linked nodes, of ${listedUpTo(sizes, 8, count)}.`;
  if (!isColoured) return said;
  const styled = yield* call("styleByAttribute", { target: "nodes", property: "community", channel: "color" });
  if (styled.status !== "done") return `${said} ${failureText(styled, "They were not coloured")}`;
  return `${said} Each node has the number of its group as its community, and each group its colour. Undo takes it back.`;
}

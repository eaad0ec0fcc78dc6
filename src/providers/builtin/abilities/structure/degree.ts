import { printSelector } from "@/graph/selector/print-selector";
import { chip, chipOf } from "../../answer/words";
import { idIn } from "../../meaning/selectors";
import { failureText } from "../../plan/failures";
import { asNodes, lookUp, refusalFor } from "../../plan/look-up";
import { call, numberIn, recordsIn } from "../../plan/outcome";
import { ability } from "../ability";

/** How many edges (or neighbours) one node has, of one direction where that is asked. */
export const countEdges = ability("degree", function* (act, run) {
  const [node] = yield* asNodes(yield* lookUp([act.name], run));
  if (node?.kind !== "node") return refusalFor(act.name, node, run) ?? "";
  const around = yield* call("getNeighbors", { ids: [node.id], direction: act.way });
  const nodes = recordsIn(around.data, "nodes").map(chip);
  const count = numberIn(around.data, "count");
  if (around.status !== "done" || count === null) return failureText(around, run.say.undone.edgesRead, run.say);
  const names = count === 0 ? "" : run.say.upTo(nodes, 12, count);
  if (act.isNodes) return run.say.hasNeighbours(chipOf(node.id), count, names);
  const by = { in: "indegree", out: "outdegree", both: "degree" }[act.way];
  const ranked = yield* call("rankNodes", { by, limit: 1, selector: printSelector(idIn([node.id])) });
  const degree = numberIn(recordsIn(ranked.data, "nodes")[0] ?? {}, "value") ?? 0;
  return run.say.hasEdges(chipOf(node.id), degree, { way: act.way, names });
});

import { printSelector } from "@/graph/selector/print-selector";
import { figure } from "../../answer/words";
import type { Act } from "../../meaning/acts";
import { all } from "../../meaning/selectors";
import { selectorText } from "../../meaning/subject-parts";
import type { Desk } from "../desk";
import { failureText } from "../failures";
import { call, numberIn, recordsIn, type Step, textsIn } from "../outcome";
import { resolveRef } from "../resolve/resolve-ref";
import { edgeText } from "./step-facts";

const mostAmong = 100;

/** The edges that have both their ends among some nodes. */
export function* amongStep({ what, via }: Act & { readonly do: "among" }, desk: Desk): Step<string> {
  const resolved = yield* resolveRef(what, desk);
  if (!resolved.success) return resolved.text;
  const { subject } = resolved;
  const found = yield* call("findNodes", { selector: selectorText(subject), limit: mostAmong });
  const ids = textsIn(found.data, "nodeIds");
  if (found.status !== "done") return failureText(found, desk.say.undone.lookedFor, desk.say);
  if ((numberIn(found.data, "count") ?? 0) > ids.length)
    return desk.say.among.tooMany(figure(mostAmong), desk.say.thing(subject));
  const ends = ["source", "target"].map(
    (name) => ({ op: "in", field: { name, of: "computed" }, values: ids }) as const,
  );
  const outcome = yield* call("findEdges", { selector: printSelector(all([via, ...ends])) });
  if (outcome.status !== "done") return failureText(outcome, desk.say.undone.edgesRead, desk.say);
  const count = numberIn(outcome.data, "count") ?? 0;
  desk.found = subject;
  if (count === 0) return desk.say.among.none(desk.say.counted(ids.length, desk.say.node));
  const names = recordsIn(outcome.data, "edges").map((edge) => edgeText(edge, desk.say));
  return desk.say.among.some(desk.say.counted(count, desk.say.edge), desk.say.upTo(names, 8, count));
}

import type { JsonObject } from "@/lib/json";
import type { Beside } from "../dialogue/offered-choices";
import { marksOf } from "../dialogue/offered-choices";
import { recordsIn, type Step, textIn } from "../plan/outcome";
import { normalise } from "../text/tokens";

const mostNames = 6;

/** Nodes of one name whose values are the same are told apart by a neighbour; null where that does not tell them apart either. */
export function* neighboursApart(nodes: readonly JsonObject[]): Step<Beside> {
  const labels = new Set(nodes.map((node) => normalise(textIn(node, "label"))));
  if (nodes.length > mostNames || labels.size === nodes.length || marksOf(nodes) !== null) return null;
  const outcomes = yield nodes.map((node) => ({ name: "getNode", input: { id: textIn(node, "id") } }));
  const around = outcomes.map(({ data }) => recordsIn(data, "neighbors").map((node) => textIn(node, "label")));
  const own = around.map((names, at) =>
    names.find((name) => name !== "" && around.every((others, place) => place === at || !others.includes(name))),
  );
  const known = own.filter((name) => name !== undefined);
  return known.length === nodes.length ? known : null;
}

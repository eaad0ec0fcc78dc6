import type { Exchange } from "@/ai/history/messages";
import type { JsonObject } from "@/lib/json";
import { recordsIn, textIn, toOutcome } from "../plan/outcome";
import { normalise } from "../text/tokens";

/** The nodes an earlier message listed, in their order, by what tells them apart: their names, else their ids. */
export function shownBefore(exchange: Exchange | undefined): readonly string[] {
  if (exchange === undefined) return [];
  const lists = exchange.rounds.flatMap((round) =>
    round.results.map((result) => recordsIn(toOutcome(result).data, "nodes")),
  );
  return namesOf(lists.findLast((nodes) => nodes.length > 0 && nodes.every((node) => textIn(node, "id") !== "")) ?? []);
}

function namesOf(nodes: readonly JsonObject[]): readonly string[] {
  const labels = nodes.map((node) => normalise(textIn(node, "label")));
  return nodes.map((node, at) => {
    const label = textIn(node, "label");
    const isAlone = label !== "" && labels.every((other, place) => place === at || other !== normalise(label));
    return isAlone ? label : textIn(node, "id");
  });
}

import type { JsonObject } from "@/lib/json";
import type { Act } from "../meaning/acts";
import { numberIn, recordsIn, textIn } from "../plan/outcome";
import type { Speech } from "../say/speech";
import { chip, chipOf, sayValue } from "./words";

const figures = ["value", "triangleCount", "componentCount", "maxCore", "average", "total", "length", "count"];
const verdicts = ["bipartite", "isDag", "found"];
const mostNamed = 25;

/** What an algorithm found in the words that all of them share: yes or no, the figure, the nodes or edges. */
export function findingText(data: JsonObject, act: Act & { readonly do: "algorithm" }, say: Speech): string {
  const value = figures.map((figure) => numberIn(data, figure)).find((one) => one !== null) ?? null;
  const names = namesIn(data, say);
  const total = numberIn(data, "count") ?? names.length;
  if (act.algorithm === "cycle")
    return say.answered(
      (data["found"] === true) !== (act.isNegated === true),
      say.ring(say.upTo(names, mostNamed, total)),
    );
  const judged = verdicts.map((one) => data[one]).find((one) => typeof one === "boolean");
  const verdict = typeof judged === "boolean" ? judged : null;
  const text = say.finding({
    algorithm: act.algorithm,
    value: value === null ? "" : sayValue(value),
    names: say.upTo(names, mostNamed, total),
    verdict,
  });
  const isSo = verdict ?? (value ?? 0) > 0;
  return act.asks === "yes" ? say.answered(isSo !== (act.isNegated === true), text) : text;
}

function namesIn(data: JsonObject, say: Speech): readonly string[] {
  const nodes = ["nodes", "cycle"].map((list) => recordsIn(data, list)).find((list) => list.length > 0);
  if (nodes !== undefined) return nodes.map(chip);
  return recordsIn(data, "edges").map((edge) =>
    say.edgeFromTo(chipOf(textIn(edge, "source")), chipOf(textIn(edge, "target"))),
  );
}

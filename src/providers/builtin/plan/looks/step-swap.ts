import type { ElementTarget } from "@/graph/document/graph-types";
import { plainText } from "../../answer/words";
import { failureText } from "../failures";
import { numberIn, type Outcome, type Step, textIn, textsIn, unavailable } from "../outcome";

interface Swap {
  readonly target: ElementTarget;
  readonly colors: readonly [string, string];
}

/** Both are found before either is painted. */
export function* swapColorsStep({ target, colors }: Swap): Step<string> {
  const [a, b] = colors;
  const name = target === "nodes" ? "findNodes" : "findEdges";
  const [first = unavailable, second = unavailable] = yield colors.map((color) => ({
    name,
    input: { selector: `@color == '${color}'` },
  }));
  const failed = [first, second].find((outcome) => outcome.status !== "done");
  if (failed !== undefined) return failureText(failed, "The colours are as they were");
  const counts = [first, second].map((outcome) => numberIn(outcome.data, "count") ?? 0);
  if (counts.every((count) => count === 0)) return `No ${target} are ${a} or ${b}. Nothing was changed.`;
  const calls = [
    { found: first, color: b },
    { found: second, color: a },
  ].filter(({ found }) => (numberIn(found.data, "count") ?? 0) > 0);
  const painted = yield calls.map(({ found, color }) => ({
    name: target === "nodes" ? "styleNodes" : "styleEdges",
    input: { selector: foundIn(found, target), color },
  }));
  const unpainted = painted.find((outcome) => outcome.status !== "done");
  if (unpainted !== undefined) return failureText(unpainted, "The colours are not swapped whole");
  return `Swapped: what was ${plainText(a)} is ${plainText(b)} now (${counts[0] ?? 0}), and what was ${plainText(b)} is ${plainText(a)} (${counts[1] ?? 0}).`;
}

/** The set the search left, else the elements themselves. */
function foundIn({ data }: Outcome, target: ElementTarget): string {
  const set = textIn(data, "set");
  if (set !== "") return set.startsWith("$") ? set : `$${set}`;
  const ids = textsIn(data, target === "nodes" ? "nodeIds" : "edgeIds");
  return `id in [${ids.map((id) => `'${id.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`).join(", ")}]`;
}

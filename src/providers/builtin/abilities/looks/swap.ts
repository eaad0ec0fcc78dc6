import type { ElementTarget } from "@/graph/document/graph-types";
import { plainText } from "../../answer/words";
import { failureText } from "../../plan/failures";
import { numberIn, type Outcome, type Step, textIn, textsIn, unavailable } from "../../plan/outcome";
import { ability, type Said, unchanged } from "../ability";

/** Both are found before either is painted. */
export const swapColors = ability("swapColors", function* ({ target, colors }, { say }): Step<Said> {
  const [a, b] = colors;
  const name = target === "nodes" ? "findNodes" : "findEdges";
  const [first = unavailable, second = unavailable] = yield colors.map((color) => ({
    name,
    input: { selector: `@color == '${color}'` },
  }));
  const failed = [first, second].find((outcome) => outcome.status !== "done");
  if (failed !== undefined) return failureText(failed, say.undone.swapped, say);
  const counts = [first, second].map((outcome) => numberIn(outcome.data, "count") ?? 0);
  if (counts.every((count) => count === 0))
    return unchanged(say.noneOfColours(target === "nodes" ? say.node : say.edge, say.word(a), say.word(b)), "changed");
  const calls = [
    { found: first, color: b },
    { found: second, color: a },
  ].filter(({ found }) => (numberIn(found.data, "count") ?? 0) > 0);
  const painted = yield calls.map(({ found, color }) => ({
    name: target === "nodes" ? "styleNodes" : "styleEdges",
    input: { selector: foundIn(found, target), color },
  }));
  const unpainted = painted.find((outcome) => outcome.status !== "done");
  if (unpainted !== undefined) return failureText(unpainted, say.undone.swappedWhole, say);
  const [one, other] = [plainText(say.word(a)), plainText(say.word(b))];
  return say.swapped([one, counts[0] ?? 0], [other, counts[1] ?? 0]);
});

/** The set the search left, else the elements themselves. */
function foundIn({ data }: Outcome, target: ElementTarget): string {
  const set = textIn(data, "set");
  if (set !== "") return set.startsWith("$") ? set : `$${set}`;
  const ids = textsIn(data, target === "nodes" ? "nodeIds" : "edgeIds");
  return `id in [${ids.map((id) => `'${id.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`).join(", ")}]`;
}

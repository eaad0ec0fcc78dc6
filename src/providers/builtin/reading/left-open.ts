import { refsOf } from "../meaning/act-effects";
import type { Act } from "../meaning/acts";
import type { Next } from "../plan/plan";

/** Questions that a text may answer instead; what counts, ranks or draws needs the graph. */
const asksWhat: ReadonlySet<Act["do"]> = new Set([
  "describe",
  "find",
  "values",
  "table",
  "exists",
  "types",
  "noSuch",
  "lost",
]);

/**
 * Words of a question that the graph's own words do not answer: what its reading left out, attributes, kinds and names that nothing has.
 * Null: it is answered, or it asks for something texts cannot tell.
 */
export function leftOpen(next: Next): readonly string[] | null {
  const acts = (next.kind === "calls" ? next.acts : next.read?.acts) ?? [];
  if (acts.length === 0 || !acts.every((act) => asksWhat.has(innerOf(act).do))) return null;
  const isUnmet = next.kind === "answer" && next.isUnmet === true;
  const words = acts.flatMap((act) => [
    ...(act.do === "partly" || act.do === "noSuch" ? [act.words] : []),
    ...refsOf(act).flatMap(({ unknown, names = [] }) => [
      ...(unknown === undefined ? [] : [unknown]),
      ...(isUnmet ? names : []),
    ]),
  ]);
  return words.length === 0 ? null : words;
}

function innerOf(act: Act): Act {
  return act.do === "partly" ? innerOf(act.act) : act;
}

import type { Desk } from "../desk";
import { asNodes, type Looked, lookUp, refusalFor } from "../look-up";
import type { Step } from "../outcome";

export type FoundNode = Looked & { readonly kind: "node" };

type BothEnds =
  | { readonly success: true; readonly ends: readonly [FoundNode, FoundNode] }
  | { readonly success: false; readonly text: string };

/** The two nodes that are named; what to say where a name is not one node. */
export function* bothEnds(names: readonly [string, string], desk: Desk): Step<BothEnds> {
  const looked = yield* asNodes(yield* lookUp(names, desk));
  const wrong = names.map((name, at) => refusalFor(name, looked[at], desk)).filter((text) => text !== null);
  const [first, second] = looked;
  if (first?.kind !== "node" || second?.kind !== "node") return { success: false, text: wrong.join(" ") };
  return { success: true, ends: [first, second] };
}

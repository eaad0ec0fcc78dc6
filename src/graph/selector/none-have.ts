import type { Hole } from "@/lib/text/said";
import type { ElementTarget } from "../document/graph-types";

type Or = string | { readonly id: "or"; readonly with: { readonly first: Or; readonly then: string } };

/** "No nodes have …": apart from the other reasons, which are loaded when nothing matches. */
export function noneHave<Id extends string>(
  target: ElementTarget,
  holes: Readonly<Record<"condition" | "near" | "values", Hole<Id>>>,
) {
  return { id: target === "nodes" ? "noNodesHave" : "noEdgesHave", with: holes } as const;
}

/** "a or b or c". */
export function orOf(words: readonly string[]): Or {
  return words.reduce<Or>((first, then) => (first === "" ? then : { id: "or", with: { first, then } }), "");
}

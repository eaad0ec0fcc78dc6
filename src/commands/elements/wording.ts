import type { ElementTarget } from "@/graph/document/graph-types";
import { counted, figures, listed as listedWhole } from "@/lib/english";

/** "1 node" or "3 edges", by target. */
export function countedElements(count: number, target: ElementTarget): string {
  return counted(count, target === "nodes" ? "node" : "edge");
}

/** "a", "a and b", "a, b and c"; cut after `limit` with "and 7 more". `words` may be the first of `total`. */
export function listed(words: readonly string[], limit = 8, total = words.length): string {
  if (total <= limit) return listedWhole(words);
  return `${words.slice(0, limit).join(", ")} and ${figures(total - limit)} more`;
}

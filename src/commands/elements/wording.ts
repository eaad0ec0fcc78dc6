import type { ElementTarget } from "@/graph/document/graph-types";

/** A number as people read it: "5,366", "0.25". */
export function figure(value: number): string {
  return value.toLocaleString("en-GB", { maximumFractionDigits: 3 });
}

/** "1 node", "5,366 nodes". */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${figure(count)} ${count === 1 ? singular : plural}`;
}

/** "1 node" or "3 edges", by target. */
export function countedElements(count: number, target: ElementTarget): string {
  return counted(count, target === "nodes" ? "node" : "edge");
}

/** "a", "a and b", "a, b and c"; cut after `limit` with "and 7 more". */
export function listed(words: readonly string[], limit = 8): string {
  if (words.length > limit) {
    const rest = words.length - limit;
    return `${words.slice(0, limit).join(", ")} and ${figure(rest)} more`;
  }
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

import type { ElementTarget } from "@/graph/document/graph-types";
import type { Hole, SaidOf } from "@/lib/text/said";

/** Counts and lists, of which the sentences of commands are made. */
export const partTexts = {
  nodes: ["{count} node", "{count} nodes"],
  edges: ["{count} edge", "{count} edges"],
  nodesAndEdges: "{nodes} and {edges}",
  layers: ["{count} style layer", "{count} style layers"],
  groups: ["{count} group", "{count} groups"],
  and: "{first} and {last}",
  andMore: "{first} and {count} more",
  afterColon: ": {names}",
  bracketed: "{what} ({more})",
  noneBehind: "; none is behind the first {count}",
  overEdges: " over edges with {text}",
  noValue: "without a value",
  asItCame: "{text}",
} as const;
export type PartId = keyof typeof partTexts;
export type Part = SaidOf<typeof partTexts> | string;

/** "1 node" or "3 edges", as data. */
export function elements<T extends ElementTarget>(count: number, target: T) {
  return { id: target, with: { count } } as const;
}

/** "3 nodes and 4 edges". */
export function nodesAndEdges(nodes: number, edges: number) {
  return { id: "nodesAndEdges", with: { nodes: elements(nodes, "nodes"), edges: elements(edges, "edges") } } as const;
}

/** "a", "a and b", "a, b and c"; cut after `limit` with "and 7 more". `words` may be the first of `total`. */
export function listOf<Id extends string = never>(
  words: readonly Hole<Id>[],
  limit = 8,
  total = words.length,
): Hole<Id | PartId> {
  if (total > limit) return { id: "andMore", with: { first: byCommas(words.slice(0, limit)), count: total - limit } };
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : { id: "and", with: { first: byCommas(words.slice(0, -1)), last } };
}

function byCommas<Id extends string>(list: readonly Hole<Id>[]): Hole<Id> {
  return list.every((one) => typeof one === "string") ? list.join(", ") : { list };
}

/** "Ann (6)". */
export function bracketed<const What, const More>(what: What, more: More) {
  return { id: "bracketed", with: { what, more } } as const;
}

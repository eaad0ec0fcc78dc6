import type { ElementTarget } from "../document/graph-types";
import type { ComputedField } from "./selector-types";

/** What every graph's elements have besides their attributes. */
export const computedFields: Readonly<Record<ElementTarget, readonly ComputedField[]>> = {
  nodes: ["id", "label", "degree", "indegree", "outdegree"],
  edges: ["id", "label", "source", "target"],
};

/** A name that every graph's nodes or edges have. */
export function isComputed(name: string, target: ElementTarget): boolean {
  return computedFields[target].some((known) => known === name);
}

/** A name that every graph's elements of one of the two kinds have. */
export function isComputedOfAny(name: string): boolean {
  return isComputed(name, "nodes") || isComputed(name, "edges");
}

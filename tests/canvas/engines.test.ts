import { describe, expect, it } from "vitest";
import { waySuiting } from "@/canvas/engines";
import { createGraphDocument } from "@/graph/document/graph-document";

/** So many nodes, each joined to the next, and round again as often as there are edges. */
function graphOf(nodes: number, edges: number) {
  const idAt = (index: number) => `n${index % nodes}`;
  return createGraphDocument({
    name: "Row",
    directed: false,
    nodes: Array.from({ length: nodes }, (_, index) => ({ id: idAt(index), attributes: {} })),
    edges: Array.from({ length: edges }, (_, index) => ({
      id: `e${index}`,
      source: idAt(index),
      target: idAt(index + 1),
      directed: false,
      attributes: {},
    })),
    layers: [],
    sets: [],
    filter: null,
  });
}

describe("the way to draw that suits a graph", () => {
  it.each([
    [1000, 6000, "detailed", "detailed"],
    [1001, 1000, "detailed", "fast"],
    [1000, 6001, "detailed", "fast"],
    [801, 800, "fast", "fast"],
    [800, 5001, "fast", "fast"],
    [800, 5000, "fast", "detailed"],
    [801, 800, "detailed", "detailed"],
  ] as const)("of %i nodes and %i edges that is drawn in the way %s is the way %s", (nodes, edges, now, then) => {
    expect(waySuiting(graphOf(nodes, edges), now)).toBe(then);
  });
});

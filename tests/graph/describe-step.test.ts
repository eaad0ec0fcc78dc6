import { describe, expect, it } from "vitest";
import type { GraphChange } from "@/graph/changes/change-types";
import { countChanges } from "@/graph/changes/describe-step";
import { layerOf, setNode } from "../support/graphs/documents";

const put = (id: string): GraphChange => ({ type: "node-put", node: { id, attributes: {} } });
const edge = (id: string): GraphChange => ({
  type: "edge-put",
  edge: { id, source: "a", target: "b", attributes: {} },
});
const move = (...ids: readonly string[]): GraphChange => ({
  type: "positions-set",
  positions: Object.fromEntries(ids.map((id) => [id, { x: 0, y: 0 }])),
});

describe("changes in numbers", () => {
  it("count what is different in the end", () => {
    const changes: readonly GraphChange[] = [
      put("new"),
      setNode("new", { age: 1 }),
      move("new", "tom"),
      setNode("tom", { age: 1 }),
      setNode("tom", { name: "T" }),
      { type: "node-remove", id: "ann" },
      { type: "node-remove", id: "bob" },
      put("bob"),
      edge("e"),
      { type: "edge-remove", id: "f" },
      layerOf("l", {}),
      { type: "layer-remove", id: "k" },
      { type: "set-remove", name: "s" },
      { type: "filter-set", filter: null },
      { type: "fold-set", fold: null },
    ];
    expect(countChanges(changes)).toEqual({
      nodesAdded: 1,
      nodesRemoved: 1,
      edgesAdded: 1,
      edgesRemoved: 1,
      nodesChanged: 2,
      edgesChanged: 0,
      moved: 1,
      layersChanged: 2,
      setsChanged: 1,
      filterChanged: true,
      foldChanged: true,
      graphReplaced: false,
    });
  });
});

import { describe, expect, it } from "vitest";
import type { GraphChange } from "@/graph/changes/change-types";
import { countChanges, describeChanges } from "@/graph/changes/describe-step";
import { layerOf, setNode } from "../support/graphs/documents";

const labelOf = (id: string): string => `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`;
const put = (id: string): GraphChange => ({ type: "node-put", node: { id, attributes: {} } });
const edge = (id: string): GraphChange => ({
  type: "edge-put",
  edge: { id, source: "a", target: "b", attributes: {} },
});
const move = (...ids: readonly string[]): GraphChange => ({
  type: "positions-set",
  positions: Object.fromEntries(ids.map((id) => [id, { x: 0, y: 0 }])),
});

describe("changes in words", () => {
  it.each([
    [[move("luna")], ["Moved Luna"]],
    [[move("a", "b"), move("c", "d")], ["Moved 4 nodes"]],
    [
      [put("luna"), edge("e")],
      ["Added Luna", "Added 1 edge"],
    ],
    [
      [
        { type: "edge-remove", id: "e" },
        { type: "node-remove", id: "luna" },
      ],
      ["Deleted Luna", "Deleted 1 edge"],
    ],
    [[setNode("whiskers", { age: 4 })], ["Changed age of Whiskers"]],
    [[setNode("tom", { age: 4, name: "T" }), setNode("luna", { age: 1 })], ["Changed age and name of Tom and Luna"]],
    [[layerOf("l", {}), layerOf("l", {})], ["Changed 1 style layer"]],
    [[{ type: "set-remove", name: "s" }], ["Changed 1 saved set"]],
    [[{ type: "filter-set", filter: null }], ["Changed the filter"]],
    [[{ type: "positions-set", positions: {}, layout: "circle" }], ["Arranged the graph: circle"]],
    [[put("luna"), setNode("luna", { age: 1 }), { type: "node-remove", id: "luna" }], []],
    [[{ type: "camera-focus", focus: { nodes: [], edges: [] } }], []],
  ] as readonly (readonly [GraphChange[], string[]])[])("tell %j as %j", (changes, sentences) => {
    expect(describeChanges(changes, labelOf)).toEqual(sentences);
  });
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

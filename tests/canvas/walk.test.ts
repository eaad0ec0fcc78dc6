import { describe, expect, it } from "vitest";
import { bestConnected, nearestTowards, neighborsOf, sayNode } from "@/canvas/keyboard/walk";
import { createGraphDocument } from "@/graph/document/graph-document";
import { filterOf } from "@/graph/filter/filter-steps";
import { en } from "@/words/en/en";
import { catsGraph } from "../support/graphs/cats";

const nodes = [
  { id: "centre", position: { x: 0, y: 0 } },
  { id: "east", position: { x: 100, y: 10 } },
  { id: "far east", position: { x: 300, y: 0 } },
  { id: "south", position: { x: 20, y: 80 } },
  { id: "north west", position: { x: -60, y: -50 } },
];

describe("walking over the picture", () => {
  it.each([
    ["right", "east"],
    ["down", "south"],
    ["left", "north west"],
    ["up", "north west"],
  ] as const)("goes %s to the nearest node there", (heading, id) => {
    expect(nearestTowards({ x: 0, y: 0 }, nodes, heading)).toBe(id);
  });

  it("stays where nothing lies in that direction", () => {
    expect(nearestTowards({ x: 300, y: 0 }, nodes, "right")).toBeNull();
  });

  it("knows each shown neighbour once and starts at the best connected node", () => {
    const document = createGraphDocument(catsGraph());
    expect(bestConnected(document)).toBe("cat1");
    const around = neighborsOf(document, "cat1");
    expect(around).toEqual([...new Set(around)]);
    expect(around).toContain("h1");
    expect(neighborsOf(document, "cat8")).toEqual([]);
  });

  it("skips what a filter hides", () => {
    const document = createGraphDocument(catsGraph());
    const where = {
      op: "compare",
      field: { name: "type", of: "bare" },
      cmp: "==",
      value: { kind: "literal", value: "cat" },
    } as const;
    document.apply(
      [{ type: "filter-set", filter: filterOf([{ target: "nodes", where, text: "type == 'cat'", enabled: true }]) }],
      {
        step: "s1",
        actor: "user",
        title: "Filter",
      },
    );
    expect(neighborsOf(document, "cat1")).not.toContain("h1");
  });

  it("says name, type, links and whether it is selected", () => {
    const document = createGraphDocument(catsGraph());
    expect(sayNode(document, "cat1", en.canvas)).toBe("Whiskers, cat, 6 links");
    document.apply([{ type: "selection-set", selection: { nodes: ["cat8"], edges: [] } }], {
      step: "s1",
      actor: "user",
      title: "Select",
    });
    expect(sayNode(document, "cat8", en.canvas)).toBe("Smudge, cat, 0 links, selected");
  });
});

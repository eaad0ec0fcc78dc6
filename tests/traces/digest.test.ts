import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { digestInSlices, digestOf } from "@/traces/digest";
import { randomGraph } from "../support/graphs/random-graph";
import "../support/laws-setup";

describe("a digest", () => {
  it("of a value stays what earlier files hold, whatever the order of its keys", () => {
    expect(digestOf([])).toBe("d095202279b28c9e");
    expect(digestOf([{ type: "x", deep: { b: [1, { d: null, c: [[["é"]]] }], a: undefined } }])).toBe(
      "7e8b5da15ab97734",
    );
    expect(digestOf([{ deep: { b: [1, { c: [[["é"]]], d: null }] }, type: "x" }])).toBe("7e8b5da15ab97734");
  });

  it("is the same made in slices, whatever the value", async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 6 }), async (value) => {
        expect(await digestInSlices(value, () => undefined)).toBe(digestOf(value));
      }),
    );
  });

  it("of changes with a whole graph, and of absent members, is that of the text, and others get their turn meanwhile", async () => {
    const graph = randomGraph(500);
    const changes = [
      { type: "graph-replace", graph },
      { type: "attributes-set", set: { 10: "b", 9: undefined, a: [undefined, 1] } },
    ];
    let turns = 0;
    const sliced = await digestInSlices(changes, () => {
      turns += 1;
      return Promise.resolve();
    });
    expect(sliced).toBe(digestOf(changes));
    expect(turns).toBeGreaterThan(graph.nodes.length + graph.edges.length);
    expect(await digestInSlices([...changes].reverse(), () => undefined)).not.toBe(sliced);
  });
});

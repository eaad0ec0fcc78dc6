import { describe, expect, it } from "vitest";
import { toContextText } from "@/ai/context/context-text";
import { toDrawnLooks } from "@/ai/context/drawn-looks";
import { createGraphContext } from "@/ai/context/graph-context";
import { graphOf } from "../../support/graphs/documents";
import { createTestRegistry } from "../../support/test-registry";

function contextOutput({ document, sets }: ReturnType<typeof createTestRegistry>): string {
  const context = createGraphContext({ document, sets, sampleNames: [] })([]);
  return toContextText({ ...context, looks: toDrawnLooks(document) });
}

describe("the graph data of a request", () => {
  it("names every attribute, those too that it has no room to describe", () => {
    const names = Array.from({ length: 18 }, (_, at) => `what the ${at}th column of the table says`);
    const attributes = (row: number) =>
      Object.fromEntries(names.map((name, at) => [name, `value ${(row * (at + 3)) % 7} of this column`]));
    const graph = graphOf(Object.fromEntries(Array.from({ length: 12 }, (_, row) => [`n${row}`, attributes(row)])));
    const text = contextOutput(createTestRegistry(graph));
    expect(text).toContain("- also ");
    for (const name of names) expect(text).toContain(JSON.stringify(name));
  });

  it("names all that share the highest degree", async () => {
    const graph = graphOf({ web: {}, db: {}, a: {}, b: {} });
    const edges = [
      ["web", "a"],
      ["web", "b"],
      ["db", "a"],
      ["db", "b"],
    ].map(([source = "", target = ""], index) => ({
      id: `e${index}`,
      source,
      target,
      attributes: {},
    }));
    const door = createTestRegistry({ ...graph, edges: edges.slice(0, 4) });
    expect(contextOutput(door)).toContain('most connected: "web" = "web", "db" = "db", "a" = "a", "b" = "b", degree 2');
    const summary = await door.run("queryGraph", { query: "summary" });
    expect(summary.message).toContain("web, db, a and b have the highest degree: 2.");
    const one = createTestRegistry({ ...graph, edges: edges.slice(0, 3) });
    expect((await one.run("queryGraph", { query: "summary" })).message).toContain("web and a have the highest degree");
  });

  it("says how many more share it than it names", () => {
    const ids = Array.from({ length: 12 }, (_, index) => `n${index}`);
    const edges = ids.map((id, index) => ({
      id: `e${index}`,
      source: id,
      target: ids[(index + 1) % 12] ?? "",
      attributes: {},
    }));
    const door = createTestRegistry({ ...graphOf(Object.fromEntries(ids.map((id) => [id, {}]))), edges });
    expect(contextOutput(door)).toContain('"n4" = "n4" and 7 more, degree 2');
  });

  it("tells a set with the words its members were found by", async () => {
    const door = createTestRegistry();
    await door.run("findNodes", { selector: "type == 'cat' && age > 5" });
    await door.run("runAlgorithm", { algorithm: "louvain" });
    const text = contextOutput(door);
    expect(text).toContain(`- "$1": 4 nodes, "type == 'cat' && age \\u003e 5"`);
    expect(text).toMatch(/- "\$2": 5 nodes, \d+ edges, "the largest community"/u);
  });

  it("counts in what is drawn only what no filter hides", async () => {
    const door = createTestRegistry();
    expect(contextOutput(door)).toContain("nodes grey × 14");
    await door.run("filterGraph", { selector: "type == 'cat'" });
    expect(contextOutput(door)).toMatch(/nodes grey × 8;.*edges light grey × 6;/u);
    await door.run("filterGraph", { selector: "name == 'Smudge'" });
    expect(contextOutput(door)).toMatch(/nodes grey × 1;.*\| edges *$/mu);
  });
});

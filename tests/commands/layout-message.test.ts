import { describe, expect, it } from "vitest";
import { createLocalLayoutRunner } from "@/analysis/workers/local-layout-runner";
import type { GraphData } from "@/graph/changes/change-types";
import { catsGraph } from "../support/graphs/cats";
import { createTestRegistry } from "../support/test-registry";

const ended = (pairs: readonly (readonly [string, string])[]): GraphData => ({
  ...catsGraph(),
  directed: true,
  nodes: [...new Set(pairs.flat())].map((id) => ({ id, attributes: { name: id } })),
  edges: pairs.map(([source, target], index) => ({
    id: `e${index}`,
    source,
    target,
    attributes: { type: "reports_to" },
  })),
});

const years = (values: readonly number[]): GraphData => ({
  ...catsGraph(),
  nodes: values.map((year, index) => ({ id: `n${index}`, attributes: { name: `Film ${index}`, year } })),
  edges: [],
});

const doorOf = (graph: GraphData) => createTestRegistry(graph, { layouts: createLocalLayoutRunner() });

async function arrange(graph: GraphData, input: Readonly<Record<string, string | Readonly<Record<string, string>>>>) {
  const door = doorOf(graph);
  const { message, success, hint } = await door.run("setLayout", input);
  const at = (id: string) => door.document.node(id)?.position ?? { x: Number.NaN, y: Number.NaN };
  return { message, success, hint, at };
}

const company = ended([
  ["Bo", "Ada"],
  ["Cy", "Ada"],
  ["Di", "Bo"],
  ["Ed", "Bo"],
]);

describe("what setLayout tells", () => {
  it("of a hierarchy that leads to one boss: the boss stands on top, and the arrows point up", async () => {
    const { message, at } = await arrange(company, { type: "layered" });
    expect(message).toBe("Arranged 5 nodes in the layered layout: 3 rows, Ada at the top, the arrows point up.");
    expect(at("Ada").y).toBeLessThan(at("Bo").y);
    expect(at("Bo").y).toBeLessThan(at("Di").y);
  });

  it("of two companies, each with one boss, and of a pair beside them", async () => {
    const two = ended([
      ["x", "Zoe"],
      ["y", "Zoe"],
      ["Bo", "Ada"],
      ["Cy", "Ada"],
      ["p", "q"],
    ]);
    const { message } = await arrange(two, { type: "layered" });
    expect(message).toContain("2 rows, Zoe, Ada and q at the top, the arrows point up");
  });

  it("of edges that lead down from one node, or from many to many", async () => {
    const down = await arrange(
      ended([
        ["Ada", "Bo"],
        ["Ada", "Cy"],
      ]),
      { type: "layered" },
    );
    expect(down.message).toContain("2 rows, Ada at the top, the arrows point down");
    const many = await arrange(
      ended([
        ["a", "x"],
        ["b", "x"],
        ["b", "y"],
      ]),
      { type: "layered" },
    );
    expect(many.message).toContain("a and b at the top, the arrows point down");
  });

  it.each([
    ["up", "3 rows, Ada at the bottom, the arrows point down"],
    ["right", "3 columns, Ada at the left, the arrows point to the left"],
    ["left", "3 columns, Ada at the right, the arrows point to the right"],
  ])("of rows that run %s", async (direction, output) => {
    expect((await arrange(company, { type: "layered", options: { direction } })).message).toContain(output);
  });

  it("of a root that arrows lead away from and to", async () => {
    const { message } = await arrange(company, { type: "layered", options: { root: "Bo" } });
    expect(message).toContain("3 rows, Bo at the top, 3 of 4 arrows point up");
  });

  it("of years: the oldest first, and how they run", async () => {
    const { message, at } = await arrange(years([2019, 2000, 2010, 2005]), { type: "grid", options: { by: "year" } });
    expect(message).toBe(
      "Arranged 4 nodes in the grid layout, row by row from the top left: year 2000 first, 2019 last.",
    );
    expect(at("n1").x).toBeLessThan(at("n3").x);
    const turned = await arrange(years([2019, 2000]), { type: "circle", options: { by: "year", order: "desc" } });
    expect(turned.message).toContain("clockwise from the top: year 2019 first, 2000 last");
  });

  it("of numbers: the highest first, those without a value last", async () => {
    const { message } = await arrange(catsGraph(), { type: "concentric", options: { by: "age" } });
    expect(message).toContain("from the middle outwards: age 63 first, 2 last, 1 node without it last");
    const asc = await arrange(catsGraph(), { type: "grid", options: { by: "age", order: "asc" } });
    expect(asc.message).toContain("age 2 first, 63 last");
  });

  it("of texts: from the first in the alphabet, or the last", async () => {
    const names = await arrange(catsGraph(), { type: "grid", options: { by: "name" } });
    expect(names.message).toContain("name Ann first, Whiskers last");
    const back = await arrange(catsGraph(), { type: "grid", options: { by: "name", order: "desc" } });
    expect(back.message).toContain("name Whiskers first, Ann last");
  });

  it("refuses an order of nothing", async () => {
    const none = await arrange(catsGraph(), { type: "grid", options: { order: "asc" } });
    expect(none).toMatchObject({ success: false, message: "order has nothing to sort by." });
    const chance = await arrange(company, { type: "random", options: { order: "asc" } });
    expect(chance.message).toBe("The random layout has no order.");
  });
});

describe("layers made of an attribute", () => {
  it("have one row for each value, and say which is first", async () => {
    const { message, at } = await arrange(years([2001, 1999, 2001, 2010]), {
      type: "layered",
      options: { by: "year" },
    });
    expect(message).toMatch(/: 3 rows, by value: year 1999 first, 2010 last/u);
    expect(at("n0").y).toBe(at("n2").y);
    expect(at("n1").y).toBeLessThan(at("n0").y);
    expect(at("n0").y).toBeLessThan(at("n3").y);
  });

  it("are not made of a root as well", async () => {
    const input = { type: "layered", options: { by: "year", root: "Film 0" } };
    expect(await arrange(years([2001, 1999]), input)).toMatchObject({ success: false, hint: "Leave out root or by." });
  });
});

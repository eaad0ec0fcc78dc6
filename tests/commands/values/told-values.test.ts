import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { createTestRegistry } from "../../support/test-registry";

const books: GraphData = {
  name: "Books",
  directed: false,
  nodes: [
    { id: "b1", attributes: { name: "Emma", year: 1815, pages: 12_345 } },
    { id: "b2", attributes: { name: "Dune", year: 1965, pages: 800 } },
    { id: "b3", attributes: { name: "Piranesi", year: 2020, pages: 272 } },
  ],
  edges: [],
  layers: [],
  sets: [],
  filter: null,
};

describe("what results tell of values", () => {
  it.each([
    ["rankNodes", { by: "year", limit: 1 }, "Piranesi has the highest year of 3 nodes: 2020."],
    ["rankNodes", { by: "year", limit: 2 }, "The 2 nodes of 3 with the highest year: Piranesi (2020) and Dune (1965)."],
    ["rankNodes", { by: "pages", limit: 1 }, "Emma has the highest pages of 3 nodes: 12,345."],
    ["aggregate", { measure: "max", property: "year" }, "The largest value of 'year' over 3 nodes is 2020: Piranesi."],
  ])("%s writes a year as a year: %o", async (name, input, message) => {
    expect((await createTestRegistry(books).run(name, input)).message).toBe(message);
  });

  it.each(["label == 'Pirenesi'", "@label == 'Pirenesi'", "label in ['Pirenesi']"])(
    "tells the nearest label where none is just that: %s",
    async (selector) => {
      const { message } = await createTestRegistry(books).run("findNodes", { selector });
      expect(message).toContain("the nearest is 'Piranesi'");
    },
  );

  it("offers no attribute that has half of its letters in common by chance", async () => {
    const graph = { ...books, nodes: [{ id: "a", attributes: { name: "A", role: "x" } }] };
    const result = await createTestRegistry(graph).run("findNodes", { selector: "zone == 'EU'" });
    expect(result).toMatchObject({ success: false, hint: expect.not.stringContaining("Did you mean") });
  });
});

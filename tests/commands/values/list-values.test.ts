import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyGraph } from "@/graph/document/empty-graph";
import { legendGroups } from "@/ui/canvas/legend/legend-groups";
import { attributeValues } from "@/ui/filter/field-values";
import { createWordsStore } from "@/words/words-store";
import { createTestRegistry } from "../../support/test-registry";

const cells = [["a", "b"], ["b", "b"], "a", ["c"], [], null] as const;

function open(values: readonly (string | readonly string[] | null)[] = cells) {
  const nodes = values.map((team, row) => ({ id: `n${row}`, attributes: { row, ...(team !== null && { team }) } }));
  return createTestRegistry({ ...emptyGraph("Lists"), nodes });
}

const shared = "A node with several values of 'team' counts in each.";

describe("a list counts in each of its values", () => {
  it("in groups of aggregate, and says so", async () => {
    const { message, data } = await open().run("aggregate", { measure: "count", groupBy: "team" });
    expect(message).toBe(`The count by 'team' over 6 nodes: a 2, b 2, without a value 2 and c 1. ${shared}`);
    expect(data).toMatchObject({ groupCount: 4 });
    const sums = await open().run("aggregate", { measure: "sum", property: "row", groupBy: "team" });
    expect(sums.data).toMatchObject({
      rows: [{ value: 9 }, { group: "c", value: 3 }, { group: "a", value: 2 }, { group: "b", value: 1 }],
    });
  });

  it("in the groups of a ranking, and names nobody twice in what it found", async () => {
    const { run } = open([["a", "b"], "a"]);
    const { message } = await run("rankNodes", {
      by: "row",
      order: "asc",
      perGroup: "team",
    });
    expect(message).toBe(`The nodes with the lowest row in each of 2 values of 'team': a n0 (0); b n0 (0). ${shared}`);
    expect((await run("findNodes", { selector: "$last" })).data).toMatchObject({ count: 1, nodeIds: ["n0"] });
  });

  it("where values are described, and in the filter", async () => {
    const { document, run } = open();
    expect((await run("describeProperty", { property: "team" })).message).toBe(
      `'team' has 3 values: a (2), b (2) and c (1); 2 of 6 nodes have none. ${shared}`,
    );
    expect(attributeValues(document, "nodes", "team", null)).toMatchObject({
      counts: [
        { value: "a", all: 2 },
        { value: "b", all: 2 },
        { value: "c", all: 1 },
      ],
    });
  });

  it("says nothing where no element has several", async () => {
    const { message } = await open([["a"], ["b"], "a"]).run("aggregate", { measure: "count", groupBy: "team" });
    expect(message).toBe("The count by 'team' over 3 nodes: a 2 and b 1.");
  });

  it("in colours and their legend, and is drawn in the first of its values", async () => {
    const { document, run } = open();
    const { message, data } = await run("styleByAttribute", { property: "team", channel: "color" });
    expect(message).toContain("a blue (2), b orange (2) and c jade (1).");
    expect(message).toContain(
      "A node with several values counts in each, and has the colour of the first of them that has one.",
    );
    expect(data).toMatchObject({ styledCount: 4, valueCount: 3 });
    expect(["n0", "n1", "n2", "n3"].map((id) => document.styles.effectiveNode(id).color)).toEqual([
      "--g-1",
      "--g-2",
      "--g-1",
      "--g-3",
    ]);
    const rows = legendGroups(document, createWordsStore().getState().words, null).flatMap((group) => group.rows);
    expect(rows.map(({ text, count }) => [text, count])).toEqual(
      expect.arrayContaining([
        ["a", 2],
        ["b", 2],
        ["c", 1],
      ]),
    );
  });

  it("whatever the lists: each group is as large as the selector of its value finds", async () => {
    const cell = fc.oneof(fc.constantFrom("a", "b"), fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 4 }));
    await fc.assert(
      fc.asyncProperty(fc.array(cell, { minLength: 1, maxLength: 8 }), async (values) => {
        const { run } = open(values);
        const { data } = await run("aggregate", { measure: "count", groupBy: "team" });
        const rows = JSON.parse(JSON.stringify(data)).rows as readonly { group: string | null; value: number }[];
        for (const { group, value } of rows.filter((row) => row.group !== null)) {
          const found = await run("findNodes", { selector: `team == '${group}'` });
          expect(found.data).toMatchObject({ count: value });
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe("a list of nothing", () => {
  it("is no value: in selectors, groups, colours and the legend", async () => {
    const { run, document } = open();
    expect((await run("findNodes", { selector: "exists(team)" })).data).toMatchObject({ count: 4 });
    expect((await run("findNodes", { selector: "team == null" })).data).toMatchObject({ nodeIds: ["n4", "n5"] });
    const { message, data } = await run("styleByAttribute", { property: "team", channel: "color" });
    expect(message).toContain("2 nodes have no value there and are grey.");
    expect(data).toMatchObject({ legend: [{}, {}, {}, { value: null, count: 2 }] });
    const texts = legendGroups(document, createWordsStore().getState().words, null).flatMap(({ rows }) =>
      rows.map(({ text }) => text),
    );
    expect(texts).toEqual(["a", "b", "c", "no team"]);
  });

  it("is none in the profile either, where each value of a list is counted", () => {
    const { document } = open();
    expect(document.profile().nodeAttributes.find(({ name }) => name === "team")).toMatchObject({
      present: 4,
      distinct: 3,
      values: [
        { value: "a", count: 2 },
        { value: "b", count: 2 },
        { value: "c", count: 1 },
      ],
    });
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findRows } from "@/graph/tables/find-rows";
import { catsGraph } from "../../support/graphs/cats";
import { runsOf } from "../../support/long";
import { createTestRegistry, type TestRegistry } from "../../support/test-registry";

type Finder = "findNodes" | "findEdges";

const withSets = async (): Promise<TestRegistry> => {
  const door = createTestRegistry(catsGraph());
  await door.run("findNodes", { selector: "type == 'cat'" });
  return door;
};

/** What is in back quotes in a hint is offered to be sent as it is. */
const offersIn = (hint: string): readonly string[] =>
  [...hint.matchAll(/`([^`]+)`/gu)].map(([, selector = ""]) => selector);

async function refusedBy(door: TestRegistry, command: Finder, selector: string) {
  const outcome = await door.run(command, { selector });
  return outcome.success ? null : { message: outcome.message, hint: outcome.hint ?? "" };
}

async function foundBy(door: TestRegistry, command: Finder, selector: string): Promise<unknown> {
  return (await door.dataOf(command, { selector }))["count"];
}

describe("the hint of a refused selector", () => {
  it.each([
    ["findNodes", "neighbors of 'Whiskers'", "neighbors('Whiskers')"],
    ["findNodes", "neighbours of Whiskers", "neighbors('Whiskers')"],
    ["findNodes", "type == 'cat' && connected to 'Whiskers'", "type == 'cat' && neighbors('Whiskers')"],
    ["findNodes", "has(tags)", "exists(tags)"],
    ["findNodes", "not has(age)", "not exists(age)"],
    ["findNodes", "exists tags", "exists(tags)"],
    ["findNodes", "type cat", "type == 'cat'"],
    ["findNodes", "type 'cat' && age > 5", "type == 'cat' && age > 5"],
    ["findNodes", "type == cat && age > 5", "type == 'cat' && age > 5"],
    ["findNodes", "type:cat", "type == 'cat'"],
    ["findNodes", "type in [cat, human]", "type in ['cat', 'human']"],
    ["findNodes", "type in 'cat'", "type in ['cat']"],
    ["findNodes", "type == 'cat' || 'human'", "type == 'cat' || type == 'human'"],
    ["findNodes", "'Whiskers'", "label == 'Whiskers'"],
    ["findNodes", "cats", "type == 'cat'"],
    ["findNodes", "3 < age < 9", "age > 3 && age < 9"],
    ["findNodes", "age between 3, 9", "age between 3 and 9"],
    ["findNodes", "age gt 5", "age > 5"],
    ["findNodes", "age is greater than 5", "age > 5"],
    ["findNodes", "name LIKE '%hisk%'", "name contains 'hisk'"],
    ["findNodes", "type == ", "type == 'cat'"],
    ["findNodes", "type == 'cat", "type == 'cat'"],
    ["findNodes", "(type == 'cat'", "(type == 'cat')"],
    ["findNodes", "id == $last", "$last"],
    ["findNodes", "!tags", "not exists(tags)"],
    ["findNodes", "tags", "exists(tags)"],
    ["findEdges", "source == 'whiskers'", "source == 'Whiskers'"],
  ] as const)("of %s %s offers %s", async (command, selector, offered) => {
    const door = await withSets();
    const refused = await refusedBy(door, command, selector);
    expect(offersIn(refused?.hint ?? "")).toContain(offered);
    expect(await foundBy(door, command, offered)).toBeGreaterThan(0);
  });

  it.each(["reachable from 'Whiskers'", "top 3 by age", "age > $last", "weight > $last", "of 'Bram'"])(
    "of %s never offers what means something else",
    async (selector) => {
      const refused = await refusedBy(await withSets(), "findNodes", selector);
      expect(refused?.hint).not.toBe("");
      for (const offer of offersIn(refused?.hint ?? "")) expect(offer).not.toMatch(/'(?:from|of)'|top|^\$last$/u);
    },
  );

  it("tells what to call where no selector can say it", async () => {
    const door = await withSets();
    expect((await refusedBy(door, "findNodes", "top 3 by age"))?.hint).toContain("rankNodes");
    expect((await refusedBy(door, "findNodes", "reachable from 'Tom'"))?.hint).toContain("runAlgorithm reachable");
  });

  it("is made of this graph's own words", async () => {
    const door = createTestRegistry({ ...catsGraph(), nodes: [{ id: "p", attributes: { role: "boss" } }], edges: [] });
    expect((await refusedBy(door, "findNodes", "&&"))?.hint).toContain("`role == 'boss'`");
  });

  it("stands in a search box as at the commands", async () => {
    const { document, sets } = await withSets();
    const found = findRows(document, { text: "type == cat", target: "nodes", sets: sets.lookup });
    expect(found).toMatchObject({ success: false, hint: expect.stringContaining("`type == 'cat'`") });
  });
});

describe("a selector that reads as something else", () => {
  it("takes the label of an edge's end for the node", async () => {
    const door = await withSets();
    expect(await foundBy(door, "findEdges", "source == 'Whiskers'")).toBe(6);
    expect(await foundBy(door, "findEdges", "source == 'cat1'")).toBe(6);
    expect(await foundBy(door, "findEdges", "source in ['Whiskers', 'cat2'] && target != 'Ann'")).toBe(6);
    expect(await foundBy(door, "findEdges", "source contains 'isk'")).toBe(6);
    const missing = await refusedBy(door, "findEdges", "target == 'Whiskas'");
    expect(missing?.message).toBe('No node has the id or label "Whiskas".');
  });

  it("takes a set for an edge's end", async () => {
    const door = await withSets();
    for (const selector of ["source in $1", "source.id in $1", "not source in $1 || source in $1"]) {
      expect(await foundBy(door, "findEdges", selector), selector).toBeGreaterThan(6);
    }
    expect(await foundBy(door, "findEdges", "source in $1 && target not in $1")).toBe(7);
    expect((await refusedBy(door, "findNodes", "source in $1"))?.message).toContain("only edges have");
  });

  it("refuses a name alone where it holds no true or false", async () => {
    const door = await withSets();
    for (const selector of ["!age", "age", "name || indoor", "tags == true", "neighbors(not home)"]) {
      expect((await refusedBy(door, "findNodes", selector))?.message, selector).toContain("holds no true or false");
    }
    expect(await foundBy(door, "findNodes", "indoor")).toBe(4);
    expect(await foundBy(door, "findNodes", "!indoor")).toBe(10);
  });
});

const words = fc.constantFrom(
  ...["type", "age", "name", "indoor", "tags", "weight", "home", "nothing", "source", "target", "label", "id"],
  ...[
    "cat",
    "'cat'",
    "'Whiskers'",
    "Whiskers",
    "'nobody'",
    "5",
    "3.5",
    "3d",
    "true",
    "null",
    "human",
    "$1",
    "$last",
    "$x",
  ],
  ...[
    "==",
    "!=",
    "<",
    ">=",
    "=",
    "in",
    "contains",
    "has",
    "between",
    "like",
    "is",
    "not",
    "!",
    "and",
    "&&",
    "||",
    "or",
  ],
  ...[
    "(",
    ")",
    "[",
    "]",
    ",",
    ":",
    "neighbors",
    "neighbors(",
    "exists(",
    "of",
    "top",
    "reachable",
    "from",
    "gt",
    "than",
  ],
  ...["source.label", "source.id", "target.type", "@degree", "@color", "*", "&", "'", "`", "$", "@"],
);

describe("a law of hints", () => {
  it("what a hint offers parses and selects something", async () => {
    const door = await withSets();
    let offered = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom<Finder>("findNodes", "findEdges"),
        fc.array(words, { minLength: 1, maxLength: 6 }),
        async (command, parts) => {
          const refused = await refusedBy(door, command, parts.join(" "));
          for (const offer of offersIn(refused?.hint ?? "")) {
            offered += 1;
            expect(await foundBy(door, command, offer), `${parts.join(" ")} → ${refused?.hint}`).toBeGreaterThan(0);
          }
        },
      ),
      { numRuns: runsOf(600) },
    );
    expect(offered).toBeGreaterThan(100);
  });
});

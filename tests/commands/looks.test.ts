import { describe, expect, it } from "vitest";
import { createTestRegistry } from "../support/test-registry";

const cats = ["cat1", "cat2", "cat3", "cat4", "cat5", "cat6", "cat7", "cat8"];
const people = ["h1", "h2", "h3", "h4", "h5", "h6"];

async function painted() {
  const door = createTestRegistry();
  await door.run("styleNodes", { selector: "type == 'cat'", color: "purple" });
  await door.run("styleNodes", { selector: "type == 'human'", color: "red", layer: "People" });
  await door.run("styleEdges", { selector: "type == 'friend of'", color: "#00ff00", width: 4, lineStyle: "dashed" });
  return door;
}

describe("elements named by how they are drawn", () => {
  it.each([
    ["a colour word", "@color == 'purple'", cats],
    ["another word for it", "@colour == 'violet'", cats],
    ["the hex of the palette", "@color == '#8a2bb0'", cats],
    ["all but that", "@color != 'purple'", people],
    ["several", "@color in ['red', 'purple'] && age > 40", ["h1", "h4", "h6"]],
    ["a shape that tells types apart", "@shape == 'circle'", cats],
    ["a size", "@size >= 32", ["cat1"]],
    ["a size against a figure of the data", "@size > age && type == 'human'", ["h5"]],
    ["a layer by its name", "@layer == 'people'", people],
    ["no layer", "not exists(@layer)", []],
    ["what is shown", "@visible && type == 'cat'", cats],
    ["the name written on it", "@labelText startsWith 'wh'", ["cat1"]],
    ["the computed label as before", "@label == 'Whiskers'", ["cat1"]],
    [
      "neighbours of what is drawn so",
      "neighbors(@color == 'red', 1) && type == 'cat'",
      ["cat1", "cat2", "cat3", "cat4", "cat5"],
    ],
  ])("nodes by %s", async (_, selector, ids) => {
    const { dataOf } = await painted();
    expect((await dataOf("findNodes", { selector }))["nodeIds"]).toEqual(ids);
  });

  it.each([
    ["the colour of the line", "@color == 'green'", 6],
    ["its width", "@width == 4", 6],
    ["its pattern", "@line == 'dashed'", 7],
    ["its arrow", "@arrow == 'triangle'", 1],
    ["its ends", "source.@color == 'purple' && target.@color == 'purple'", 6],
    ["both ends drawn alike", "source.@color == target.@color", 8],
    ["the default", "@color == 'grey'", 9],
  ])("edges by %s", async (_, selector, count) => {
    const { dataOf } = await painted();
    expect((await dataOf("findEdges", { selector }))["count"]).toBe(count);
  });

  it("swaps two colours in two commands by the sets found before", async () => {
    const { run, document } = await painted();
    await run("findNodes", { selector: "@color == 'purple'" });
    await run("findNodes", { selector: "@color == 'red'" });
    await run("styleNodes", { selector: "$1", color: "red" });
    await run("styleNodes", { selector: "$2", color: "purple" });
    expect(cats.map((id) => document.styles.node(id)?.color)).toEqual(cats.map(() => "--w-red"));
    expect(people.map((id) => document.styles.node(id)?.color)).toEqual(people.map(() => "--w-purple"));
  });

  it("makes the purple ones bigger, and them alone, whatever they are painted later", async () => {
    const { run, document } = await painted();
    const before = document.styles.node("cat1")?.size ?? 0;
    const styled = await run("styleNodes", { selector: "@color == 'purple'", size: { scale: 2 } });
    expect(styled.message).toContain("8 nodes");
    await run("styleNodes", { selector: "type == 'cat'", color: "teal" });
    await run("styleNodes", { selector: "type == 'human'", color: "purple" });
    expect(document.styles.node("cat1")?.size).toBe(before * 2);
    expect(document.layers.find(({ style }) => style?.size !== undefined)?.name).toBe("Size × 2: 8 nodes");
  });

  it("gives a look by what is not drawn so to those alone that were there", async () => {
    const { run, document } = await painted();
    await run("styleNodes", { selector: "@color != 'purple'", shape: "star" });
    await run("addNodes", { nodes: [{ id: "new", attributes: { type: "human" } }] });
    expect(document.styles.node("h1")?.shape).toBe("star");
    expect(document.styles.node("new")?.shape).not.toBe("star");
  });

  it("hides everything drawn grey and goes on hiding it when the rest is painted grey", async () => {
    const { run, document } = await painted();
    await run("clearStyles", { layer: "People" });
    await run("filterGraph", { selector: "not (@color == 'grey')" });
    const shown = () => [...cats, ...people].filter((id) => document.isVisible("nodes", id));
    expect(shown()).toEqual(cats);
    await run("clearStyles");
    expect(shown()).toEqual(cats);
    expect(document.filter?.text).toContain("@color");
    // A file, an undo step and a share link hold ids alone.
    expect(JSON.stringify(document.snapshot().filter?.steps.map(({ where }) => where))).not.toContain("color");
  });

  it("works where elements are selected, counted and taken out", async () => {
    const { run, document, dataOf } = await painted();
    await run("selectElements", { selector: "@color == 'red'" });
    expect(document.selection.nodes).toEqual(people);
    expect(await dataOf("aggregate", { measure: "count", selector: "@color == 'red'" })).toMatchObject({
      rows: [{ count: 6 }],
    });
    await run("removeElements", { selector: "@width > 3", target: "edges" });
    expect(document.tables.edges.count).toBe(9);
  });

  it.each([
    ["@color == 'purpel'", "'purpel' is no colour.", "purple"],
    ["@color == bleu", 'Nodes have no attribute "bleu".', "Put a text in quotes."],
    ["@color > 'red'", "@color cannot be compared so.", "==, !=, in"],
    ["@colr == 'red'", "Nodes have no @colr.", "@color"],
    ["@width > 2", "Nodes have no @width. Edges have it.", "@size"],
    ["@shape == 'dimond'", "@shape cannot be 'dimond'.", "diamond"],
    ["@size > 'large'", "@size cannot be 'large'.", "px"],
    ["@visible == 'yes'", "@visible cannot be 'yes'.", "true or false"],
    ["@layer == 'Persons'", "There is no style layer 'Persons'.", "'People'"],
    ["color == 'red'", 'Nodes have no attribute "color".', "@color"],
  ])("says what is wrong with %s", async (selector, message, hint) => {
    const { run } = await painted();
    const found = await run("findNodes", { selector });
    expect(found).toMatchObject({ success: false, message });
    expect(found.hint).toContain(hint);
  });

  it("says how elements are drawn when none is drawn as asked", async () => {
    const { run } = await painted();
    const { message, success } = await run("styleNodes", { selector: "@color == 'yellow'", size: 40 });
    expect(success).toBe(true);
    const big = await run("findNodes", { selector: "@size > 50" });
    expect(big.message).toBe("No nodes have @size > 50; @size is 16 to 32.");
    const layer = await run("findNodes", { selector: "@layer == 'People' && @color == 'purple'" });
    expect(layer.message).toBe("No nodes match @layer == 'People' && @color == 'purple'.");
    expect(message).toBe("No nodes are drawn in yellow: purple × 8, red × 6. Nothing was changed.");
  });

  it("reads a name that is an attribute as the attribute", async () => {
    const { run, dataOf } = createTestRegistry();
    const added = await run("updateElements", { selector: "id == 'cat1'", set: { color: "red" } });
    expect(added.success).toBe(true);
    expect((await dataOf("findNodes", { selector: "color == 'red'" }))["nodeIds"]).toEqual(["cat1"]);
    expect((await dataOf("findNodes", { selector: "@color == 'red'" }))["count"]).toBe(0);
  });
});

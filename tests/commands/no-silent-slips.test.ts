import { describe, expect, it } from "vitest";
import { graphOf } from "../support/graphs/documents";
import { createTestRegistry } from "../support/test-registry";

const films = graphOf({
  a: { name: "Alpha", year: 2000, budget: 12_500 },
  b: { name: "Beta", year: 2019, budget: 90_000 },
});

describe("a call that reads as something else", () => {
  it.each([
    ["styleNodes", { selector: "*", size: 1.5 }, "A size of 1.5 px cannot be seen.", '{ "scale": 1.5 }'],
    ["styleNodes", { selector: "*", size: 2 }, "A size of 2 px cannot be seen.", '{ "scale": 2 }'],
  ])("%s %j is refused with what was meant", async (name, input, message, hint) => {
    const outcome = await createTestRegistry().run(name, input);
    expect(outcome).toMatchObject({ success: false, message, hint: expect.stringContaining(hint) });
  });

  it("leaves thin edges and small dots that can be seen alone", async () => {
    const { run } = createTestRegistry();
    expect(await run("styleEdges", { selector: "*", width: 1.5 })).toMatchObject({ success: true });
    expect(await run("styleNodes", { selector: "*", size: 4 })).toMatchObject({ success: true });
  });

  it("fills the braces of updateElements from each element", async () => {
    const { run, document } = createTestRegistry();
    const done = await run("updateElements", {
      selector: "type == 'cat'",
      set: { note: "{name}, {age} years, {degree} links", kept: "{}" },
    });
    expect(done).toMatchObject({ success: true });
    expect(document.node("cat1")?.attributes).toMatchObject({ note: "Whiskers, 5 years, 6 links", kept: "{}" });
    expect(document.node("cat8")?.attributes).toMatchObject({ note: "Smudge,  years, 0 links" });
    await run("updateElements", { target: "edges", selector: "id == 'e1'", set: { note: "{source.name} at {type}" } });
    expect(document.edge("e1")?.attributes).toMatchObject({ note: "Whiskers at lives with" });
  });

  it("refuses braces that miss an attribute by a letter, and keeps those that ask for none", async () => {
    const { run, document } = createTestRegistry();
    const slip = await run("updateElements", { selector: "id == 'cat1'", set: { note: "{nmae}" } });
    expect(slip).toMatchObject({ success: false, hint: expect.stringContaining("name") });
    await run("updateElements", { selector: "id == 'cat1'", set: { note: "\\frac{1}{2} {qqqqqq}" } });
    expect(document.node("cat1")?.attributes["note"]).toBe("\\frac{1}{2} {qqqqqq}");
  });
});

describe("what was chosen on purpose", () => {
  it("is not held against the found ones, unless those shown were but the first", async () => {
    const { run } = createTestRegistry();
    await run("findNodes", { selector: "type == 'cat'" });
    expect((await run("styleNodes", { nodeIds: ["cat1", "cat2"], color: "red" })).message).toBe(
      "Styled 2 nodes: colour red.",
    );
    const updated = await run("updateElements", { selector: "id in ['cat1', 'cat2']", set: { seen: true } });
    expect(updated.message).toBe("Updated 2 nodes: seen = true.");
  });
});

describe("what is seen after a call", () => {
  it("zoomToNodes names the nodes, and which of them the filter hides", async () => {
    const { run } = createTestRegistry();
    const shown = await run("zoomToNodes", { selector: "type == 'cat'" });
    expect(shown.message).toBe("The view shows 8 nodes: Whiskers, Luna, Oliver, Bella, Shadow and 3 more.");
    expect(shown.data).toEqual({ focusCount: 8 });
    await run("filterGraph", { selector: "type == 'human'" });
    expect((await run("zoomToNodes", { selector: "name in ['Ann', 'Tom']" })).message).toBe(
      "The view shows 1 node: Ann. The filter hides 1 of the 2 nodes.",
    );
    expect((await run("zoomToNodes", { selector: "*" })).message).toBe(
      "The view shows the whole graph: 6 nodes. The filter hides 8 of the 14 nodes.",
    );
    const none = await run("zoomToNodes", { selector: "name == 'Tom'" });
    expect(none).toMatchObject({ success: true, message: expect.stringContaining("Nothing of it is shown") });
    expect(none.changes).toEqual([]);
  });

  it("a style in a layer below tells which layer above decides", async () => {
    const { run } = createTestRegistry();
    await run("styleByAttribute", { property: "type", channel: "color" });
    await run("styleNodes", { selector: "type == 'cat'", color: "red", layer: "Cats" });
    const covered = await run("styleByAttribute", { property: "age", channel: "color", layer: "layer-1" });
    expect(covered.message).toContain("The layer Cats above decides the colour of 8 of them.");
    const free = await run("styleByAttribute", { property: "age", channel: "size" });
    expect(free.message).not.toContain("decides");
  });

  it("a filter tells what is shown of nodes and edges", async () => {
    const { run } = createTestRegistry();
    expect((await run("filterGraph", { selector: "type == 'cat'" })).message).toBe(
      "The filter shows 8 nodes and hides 6 nodes and 9 edges.",
    );
  });
});

describe("years", () => {
  it.each([
    ["describeProperty", { property: "year" }, "2000 to 2019"],
    ["styleByAttribute", { property: "year", channel: "size" }, "2000 to 2019"],
    ["styleByAttribute", { property: "budget", channel: "size" }, "12,500 to 90,000"],
    ["describeProperty", { property: "budget" }, "12,500 to 90,000"],
  ])("are no thousands: %s %j", async (name, input, said) => {
    expect((await createTestRegistry(films).run(name, input)).message).toContain(said);
  });

  it("nor in the schema", async () => {
    const schema = await createTestRegistry(films).run("getSchema", {});
    expect(JSON.stringify([schema.message, schema.data])).not.toContain("2,000");
  });
});

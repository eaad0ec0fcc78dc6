import { describe, expect, it } from "vitest";
import { createLocalLayoutRunner } from "@/analysis/workers/local-layout-runner";
import type { PreparedCommand } from "@/commands/registry/command-types";
import { emptyGraph } from "@/graph/document/empty-graph";
import type { JsonObject } from "@/lib/json";
import { createTestRegistry, type TestRegistry } from "../support/test-registry";

const layouts = createLocalLayoutRunner();

function prepare({ registry }: TestRegistry, name: string, input: JsonObject): Promise<PreparedCommand> {
  return registry.prepare({ name, input }, { actor: "assistant", signal: new AbortController().signal });
}

function positionOf({ document }: TestRegistry, id: string) {
  const position = document.node(id)?.position;
  if (position === undefined) throw new Error(`${id} has no position`);
  return position;
}

describe("new nodes", () => {
  it("stand by the node they will join, free of all others", async () => {
    const made = createTestRegistry(undefined, { layouts });
    await made.run("setLayout", { type: "force" });
    await made.run("addNodes", { nodes: [{ attributes: { name: "Mia" }, near: "Whiskers" }] });
    const mia = positionOf(made, "mia");
    const gaps = made.document
      .snapshot()
      .nodes.filter(({ id }) => id !== "mia")
      .map(({ id, position }) => ({ id, gap: Math.hypot((position?.x ?? 0) - mia.x, (position?.y ?? 0) - mia.y) }));
    expect(Math.min(...gaps.map(({ gap }) => gap))).toBeGreaterThan(40);
    expect(gaps.find(({ id }) => id === "cat1")?.gap).toBeLessThan(250);
  });

  it("stand apart in an empty graph", async () => {
    const made = createTestRegistry(emptyGraph());
    await made.run("addNodes", { nodes: [{ id: "a" }, { id: "b" }, { id: "c", near: "a" }] });
    const places = ["a", "b", "c"].map((id) => positionOf(made, id));
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(3);
  });

  it("can be joined by the ids or names they were given", async () => {
    const { run, document } = createTestRegistry();
    await run("addNodes", { nodes: [{ attributes: { name: "Mia", type: "cat" } }] });
    expect((await run("addEdges", { edges: [{ source: "Mia", target: "Whiskers" }] })).success).toBe(true);
    expect(document.edgesOf("mia")).toEqual(["mia-cat1"]);
  });
});

describe("a layout of a part", () => {
  it("stays where the part stood and leaves the others alone", async () => {
    const made = createTestRegistry(undefined, { layouts });
    await made.run("setLayout", { type: "grid" });
    const before = new Map(made.document.snapshot().nodes.map(({ id, position }) => [id, position]));
    await made.run("setLayout", { type: "circle", selector: "type == 'human'" });
    expect(made.document.layout).toBe("grid");
    const humans = ["h1", "h2", "h3", "h4", "h5", "h6"];
    const middle = (positions: readonly { readonly x: number }[]) =>
      positions.reduce((sum, { x }) => sum + x, 0) / positions.length;
    expect(middle(humans.map((id) => positionOf(made, id)))).toBeCloseTo(
      middle(humans.map((id) => before.get(id) ?? { x: 0 })),
      0,
    );
    expect(positionOf(made, "cat1")).toEqual(before.get("cat1"));
  });

  it("hears a stop", async () => {
    const { registry } = createTestRegistry(undefined, { layouts });
    const stop = new AbortController();
    const running = registry.prepare(
      { name: "setLayout", input: { type: "force" } },
      { actor: "user", signal: stop.signal },
    );
    stop.abort();
    await expect(running).rejects.toMatchObject({ name: "AbortError" });
  });
});

describe("a layout round pinned nodes", () => {
  it("leaves them where they are, and has nothing to do when all are pinned", async () => {
    const made = createTestRegistry(undefined, { layouts });
    await made.run("setLayout", { type: "grid" });
    const place = positionOf(made, "cat2");
    await made.run("pinNodes", { selector: "name == 'Luna'" });
    const arranged = await made.run("setLayout", { type: "circle" });
    expect(arranged.message).toBe("Arranged 13 nodes in the circle layout; 1 pinned node stays in place.");
    expect(positionOf(made, "cat2")).toEqual(place);
    await made.run("pinNodes", { selector: "*" });
    expect((await made.run("setLayout", { type: "grid" })).message).toBe("Nothing moved: all 14 nodes are pinned.");
    await made.run("undo");
    await made.run("undo");
    expect(made.document.namedSets.find(({ name }) => name === "pinned")?.nodes).toEqual(["cat2"]);
  });
});

describe("groups", () => {
  it("hold their members with their edges, nest, dissolve into what they stood in, and copy with their contents", async () => {
    const { run, document } = createTestRegistry();
    const edges = document.snapshot().edges.length;
    await run("groupNodes", { selector: "name in ['Luna', 'Tom', 'Smudge']", name: "Cats" });
    await run("groupNodes", { selector: "name in ['Luna', 'Tom']", name: "Inner" });
    expect(document.node("inner")?.parent).toBe("cats");
    expect(document.node("cat2")?.parent).toBe("inner");
    expect(document.snapshot().edges).toHaveLength(edges);
    const copied = await run("duplicateNodes", { selector: "id == 'inner'" });
    expect(copied.data).toMatchObject({ addedCount: 3 });
    expect(document.snapshot().nodes.filter(({ parent }) => parent === "inner-2")).toHaveLength(2);
    await run("undo");
    await run("ungroupNodes", { selector: "id == 'inner'" });
    expect(document.node("cat2")?.parent).toBe("cats");
    expect(document.node("inner")).toBeUndefined();
    await run("undo", { steps: 3 });
    expect(document.node("cat2")?.parent).toBeUndefined();
    expect(document.node("cats")).toBeUndefined();
  });
});

describe("a layout's options", () => {
  it("order a grid by an attribute, text as people sort it", async () => {
    const made = createTestRegistry(undefined, { layouts });
    await made.run("setLayout", { type: "grid", options: { by: "name", columns: 14 } });
    const { nodes } = made.document.snapshot();
    const byPlace = nodes.toSorted((a, b) => (a.position?.x ?? 0) - (b.position?.x ?? 0));
    expect(byPlace.slice(0, 3).map(({ attributes }) => attributes["name"])).toEqual(["Ann", "Bella", "Bob"]);
  });

  it("move pinned nodes only where that is asked", async () => {
    const made = createTestRegistry(undefined, { layouts });
    await made.run("setLayout", { type: "grid" });
    await made.run("pinNodes", { selector: "id == 'cat1'" });
    const before = positionOf(made, "cat1");
    await made.run("setLayout", { type: "circle" });
    expect(positionOf(made, "cat1")).toEqual(before);
    await made.run("setLayout", { type: "force", options: { keepPinned: false } });
    expect(positionOf(made, "cat1")).not.toEqual(before);
  });

  it.each([
    [{ type: "grid", options: { direction: "up" } }, "direction is for layered."],
    [{ type: "force", options: { by: "age" } }, "by is for layered, concentric, circle and grid."],
    [{ type: "circle", options: { gravity: 2 } }, "gravity is for force."],
    [{ type: "circle", options: { by: "agee" } }, /Did you mean age/],
  ])("are refused where they mean nothing: %o", async (input, hint) => {
    const made = createTestRegistry(undefined, { layouts });
    expect(await made.run("setLayout", input)).toMatchObject({
      success: false,
      hint: typeof hint === "string" ? hint : expect.stringMatching(hint),
    });
  });
});

describe("what is asked before it is done", () => {
  it("names the numbers", async () => {
    const made = createTestRegistry();
    const questions: readonly (readonly [string, JsonObject, string])[] = [
      ["removeElements", { selector: "name in ['Luna', 'Smudge']" }, "Delete 2 nodes and 3 edges?"],
      ["removeElements", { selector: "weight > 2", target: "edges" }, "Delete 2 edges?"],
      ["mergeNodes", { selector: "name in ['Luna', 'Tom']" }, "Merge 2 nodes into Luna?"],
      ["clearGraph", {}, "Delete the whole graph: 14 nodes and 15 edges?"],
    ];
    for (const [name, input, question] of questions) {
      expect((await prepare(made, name, input)).question).toBe(question);
    }
  });

  it("is nothing for what changes nothing", async () => {
    const made = createTestRegistry();
    expect((await prepare(made, "removeElements", { selector: "type == 'dog'" })).question).toBeNull();
  });

  it("is the opening of a sample only where work would be lost", async () => {
    const made = createTestRegistry({ ...emptyGraph("Mine"), nodes: [{ id: "a", attributes: {} }] });
    const ask = async () => (await prepare(made, "loadSample", { name: "cats" })).question;
    expect(await ask()).toBeNull();
    await made.run("updateElements", { selector: "*", set: { age: 1 } });
    expect(await ask()).toBe("Open Cats and their people in place of Mine, which was changed?");
    await made.run("undo");
    expect(await ask()).toBeNull();
    await made.run("clearGraph");
    expect(await ask()).toBeNull();
    await made.run("undo");
    await made.run("loadSample", { name: "cats" });
    await made.run("updateElements", { selector: "name == 'Luna'", set: { age: 3 } });
    expect(await ask()).toMatch(/in place of Cats/);
  });
});

describe("merging", () => {
  it("joins edges at their place, drops those among the merged, keeps what the one that stays says", async () => {
    const { run, document } = createTestRegistry();
    await run("updateElements", { selector: "name == 'Luna'", set: { colour: "black" } });
    const before = document.snapshot().edges.map(({ id }) => id);
    await run("mergeNodes", { selector: "name in ['Whiskers', 'Luna']" });
    const { nodes, edges } = document.snapshot();
    expect(nodes.some(({ id }) => id === "cat2")).toBe(false);
    expect(document.node("cat1")?.attributes).toMatchObject({ name: "Whiskers", age: 5, colour: "black" });
    expect(edges.map(({ id }) => id)).toEqual(before.filter((id) => id !== "e7"));
    expect(document.edge("e10")).toMatchObject({ source: "cat1", target: "cat3" });
    await run("undo");
    expect(document.snapshot().edges.map(({ id }) => id)).toEqual(before);
  });

  it("keeps a loop that was there and what stood inside", async () => {
    const { run, document } = createTestRegistry({
      ...emptyGraph("Groups"),
      nodes: [
        { id: "a", attributes: {} },
        { id: "b", attributes: {} },
        { id: "inner", attributes: {}, parent: "b" },
      ],
      edges: [{ id: "loop", source: "b", target: "b", attributes: {} }],
    });
    const merged = await run("mergeNodes", { selector: "id in ['a', 'b']" });
    expect(merged).toMatchObject({ success: true });
    expect(document.edge("loop")).toMatchObject({ source: "a", target: "a" });
    expect(document.node("inner")?.parent).toBe("a");
  });
});

describe("removing", () => {
  it("takes what stands inside along", async () => {
    const { run, document } = createTestRegistry({
      ...emptyGraph("Groups"),
      nodes: [
        { id: "box", attributes: {} },
        { id: "inner", attributes: {}, parent: "box" },
        { id: "other", attributes: {} },
      ],
      edges: [{ id: "e", source: "inner", target: "other", attributes: {} }],
    });
    const removed = await run("removeElements", { selector: "id == 'box'" });
    expect(removed.message).toBe("Deleted 2 nodes and 1 edge: box.");
    expect(document.snapshot().nodes.map(({ id }) => id)).toEqual(["other"]);
  });
});

describe("results of algorithms", () => {
  it("can be read by selectors, and what is apart from the main part is a set", async () => {
    const { run, dataOf } = createTestRegistry();
    await run("runAlgorithm", { algorithm: "components", saveAs: "component" });
    expect(await dataOf("findNodes", { selector: "$last" })).toMatchObject({ nodeIds: ["cat6", "cat7", "cat8"] });
    expect(await dataOf("findNodes", { selector: "component == 2" })).toMatchObject({ nodeIds: ["cat6", "cat7"] });
  });
});

describe("a filter", () => {
  it("hides what does not match, also what is added later, and is undone like any change", async () => {
    const { run, document } = createTestRegistry();
    const filtered = await run("filterGraph", { selector: "type == 'cat'" });
    const counts = { shownNodes: 8, hiddenNodes: 6, shownEdges: 6, hiddenEdges: 9 };
    expect(filtered.data).toMatchObject(counts);
    expect((await run("queryGraph", { query: "view" })).data).toMatchObject(counts);
    expect(document.isVisible("nodes", "h1")).toBe(false);
    await run("addNodes", { nodes: [{ id: "late", attributes: { type: "human" } }] });
    expect(document.isVisible("nodes", "late")).toBe(false);
    await run("undo", { steps: 2 });
    expect(document.filter).toBeNull();
  });
});

describe("a renamed attribute", () => {
  it("is followed by layers, labels and filter, and one undo brings all of it back", async () => {
    const { run, document } = createTestRegistry();
    await run("styleNodes", { selector: "age > 10 && home.city == 'Leeds'", color: "red" });
    await run("styleByAttribute", { property: "age", channel: "size" });
    await run("styleNodes", { selector: "*", label: "{name} ({age})" });
    await run("styleEdges", { selector: "source.age > 10", color: "blue" });
    await run("filterGraph", { selector: "exists(age)" });
    const before = document.snapshot();
    const drawn = () =>
      document.tables.nodes.attributeNames() && before.nodes.map(({ id }) => document.styles.node(id));
    const lines = () => before.edges.map(({ id }) => document.styles.edge(id)?.color);
    const [nodesBefore, linesBefore] = [drawn(), lines()];
    await run("renameAttribute", { attribute: "age", to: "years" });
    await run("renameAttribute", { attribute: "home", to: "place of living" });
    expect(drawn()).toEqual(nodesBefore);
    expect(lines()).toEqual(linesBefore);
    expect(document.filter?.text).toBe("exists(years)");
    expect(document.isVisible("nodes", "cat8")).toBe(false);
    await run("undo", { steps: 2 });
    expect(document.snapshot()).toEqual(before);
  });

  it("goes on naming the nodes", async () => {
    const { run, document } = createTestRegistry();
    await run("renameAttribute", { attribute: "name", to: "called" });
    expect(document.labelOf("cat1")).toBe("Whiskers");
    await run("undo");
    expect(document.labelOf("cat1")).toBe("Whiskers");
    expect(document.meta.labelAttribute).toBeUndefined();
  });
});

describe("an attribute that is deleted", () => {
  it("takes along what cannot be without it, leaves the rest of it, and one undo brings all back", async () => {
    const { run, document } = createTestRegistry();
    await run("styleNodes", { selector: "age > 10", color: "red" });
    await run("styleNodes", { selector: "*", label: "{name} ({age})", shape: "star" });
    await run("styleNodes", { selector: "type == 'cat'", color: "blue" });
    await run("filterGraph", { selector: "age > 2" });
    const before = document.snapshot();
    await run("deleteAttribute", { attribute: "age" });
    expect(document.layers).toHaveLength(2);
    expect(document.styles.effectiveNode("h1")).toMatchObject({ shape: "star" });
    expect(document.styles.effectiveNode("h1")).not.toHaveProperty("label");
    expect(document.filter).toBeNull();
    expect(document.isVisible("nodes", "cat2")).toBe(true);
    await run("undo");
    expect(document.snapshot()).toEqual(before);
  });
});

describe("what became of one element", () => {
  it("is told step by step, with the attributes each wrote", async () => {
    const { run, document } = createTestRegistry();
    await run("updateElements", { selector: "label == 'Luna'", set: { age: 3, mood: "calm" } });
    await run("updateElements", { selector: "label == 'Bella'", set: { age: 13 } });
    await run("addEdges", { edges: [{ source: "Luna", target: "Bella" }] });
    await run("undo");
    const output = document
      .stepsOf("nodes", "cat2")
      .map(({ title, attributes, inForce }) => [title, attributes, inForce]);
    expect(output).toEqual([
      ["Update elements", ["age", "mood"], true],
      ["Add edges", [], false],
      ["Undo", [], true],
    ]);
    expect(document.stepsOf("nodes", "cat3")).toEqual([]);
    expect(document.stepsOf("edges", "e1")).toEqual([]);
  });
});

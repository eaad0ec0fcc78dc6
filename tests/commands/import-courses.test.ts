import { readGraph } from "@parley/formats/read";
import { writeGraph } from "@parley/formats/write";
import { describe, expect, it } from "vitest";
import { createTestRegistry } from "../support/test-registry";

const sentences = (word: string, count = 30) =>
  Array.from({ length: count }, (_, at) => `Sentence ${at} on ${word} is here.`).join(" ");
const course = (title: string, ...words: readonly string[]) =>
  `Course Title: ${title}\n\n${words.map((word, at) => `Lesson ${at + 1}: On ${word}\n${sentences(word)}\n`).join("\n")}`;
const file = (name: string, text: string) => ({ name, text });

describe("importData with courses", () => {
  it("adds several files at once beside the open graph, with looks and a legend's layers, in one step", async () => {
    const { document, run } = createTestRegistry();
    const done = await run("importData", {
      files: [file("a.md", course("A", "nodes", "edges")), file("b.txt", course("B", "paths"))],
    });
    expect(done).toMatchObject({
      success: true,
      message: "Added 2 courses, 3 lessons and 6 passages.",
      data: { courses: ["A", "B"], addedNodes: 11, updatedNodes: 0, removedNodes: 0 },
    });
    expect(document.layers.map(({ name }) => name)).toEqual(["Colour by type", "Size by type"]);
    expect(document.node("cat1")).toBeDefined();
    await run("undo");
    expect(document.node("course:a")).toBeUndefined();
    expect(document.layers).toEqual([]);
  });

  it("joins notes that link to each other, and says which notes are not there", async () => {
    const { document, run } = createTestRegistry();
    const files = [
      file("bees.md", "# Bees\nSee [[Honey|their work]].\n"),
      file("Honey.md", "Made by [bees](bees.md).\n\nIt needs [[Wax]] too.\n"),
    ];
    expect(await run("importData", { files })).toMatchObject({
      message: expect.stringMatching(/Added 2 links between notes\. .*Linked to, and no note here: “Wax”\./u),
    });
    const links = document.snapshot().edges.filter(({ attributes }) => attributes["type"] === "links to");
    expect(links.map(({ source, target }) => [source, target])).toEqual([
      ["course:bees", "lesson:documents:1"],
      ["lesson:documents:1", "course:bees"],
    ]);
    await run("undo");
    expect(document.node("course:bees")).toBeUndefined();
    expect(document.snapshot().edges.some(({ id }) => id.startsWith("links:"))).toBe(false);
  });

  it("brings the whole graph into view where something was added, and leaves the view where nothing was", async () => {
    const { document, run } = createTestRegistry();
    await run("zoomToNodes", { selector: "type == 'cat'" });
    await run("importData", { text: course("A", "nodes") });
    expect(document.focus).toEqual({ nodes: [], edges: [] });
    await run("zoomToNodes", { selector: "type == 'cat'" });
    const { nodes } = document.focus;
    await run("importData", { text: course("A", "nodes") });
    expect(document.focus.nodes).toEqual(nodes);
    expect(nodes).not.toEqual([]);
  });

  it("cuts a long text in slices: tells how far it is, and hears a stop", async () => {
    const { document, registry, run } = createTestRegistry();
    const parts = Array.from(
      { length: 200 },
      (_, at) => `Lesson ${at + 1}: Part ${at}\n${sentences(`part ${at}`, 700)}\n`,
    );
    const input = { text: `Course Title: Long\n\n${parts.join("\n")}` };
    const stop = new AbortController();
    const ratios: number[] = [];
    const running = registry.prepare(
      { name: "importData", input },
      {
        actor: "user",
        signal: stop.signal,
        progress: (ratio) => {
          ratios.push(ratio);
          stop.abort();
        },
      },
    );
    await expect(running).rejects.toMatchObject({ name: "AbortError" });
    expect(ratios).toHaveLength(1);
    expect(ratios[0]).toBeGreaterThan(0);
    expect(ratios[0]).toBeLessThan(1);
    expect(document.node("course:long")).toBeUndefined();
    expect((await run("importData", { text: course("Long", "nodes") })).message).toMatch(/^Added 1 course, 1 lesson/);
  });

  it("takes graphs and courses together, and a course as text", async () => {
    const { document, run } = createTestRegistry();
    const done = await run("importData", {
      text: course("A", "nodes"),
      files: [file("edges.csv", "source,target\nNina,Otto"), file("more.txt", "Nina,Otto\nOtto,Pia\nPia,Nina")],
    });
    expect(done.message).toMatch(/^Added 1 course, 1 lesson and 2 passages\. Added 3 nodes and 3 edges\./);
    expect(document.node("Pia")).toBeDefined();
  });

  it("leaves the looks of courses away where there is none, however often a graph comes", async () => {
    const { document, run } = createTestRegistry();
    await run("importData", { text: "Nina,Otto" });
    expect(document.layers).toEqual([]);
    expect((await run("importData", { text: "Nina,Otto" })).message).toBe(
      "Nothing was added: all of it is in the graph already.",
    );
  });

  it("tells what an update changed and took away", async () => {
    const { run } = createTestRegistry();
    await run("importData", { text: course("A", "nodes", "edges", "paths") });
    expect((await run("importData", { text: course("A", "nodes", "edges", "paths") })).message).toBe(
      "Nothing was added: all of it is in the graph already.",
    );
    const done = await run("importData", { text: course("a", "nodes", "cuts") });
    expect(done.message).toBe(
      "Updated 1 course, 2 lessons and 4 passages. Removed 1 lesson and 2 passages. No longer in its course: On paths.",
    );
  });

  it("cuts as it is told", async () => {
    const { document, run } = createTestRegistry();
    await run("importData", { text: course("A", "nodes"), passageSize: 200, overlap: 0 });
    const texts = document
      .snapshot()
      .nodes.flatMap(({ attributes: { text } }) => (typeof text === "string" ? [text] : []));
    expect(texts.length).toBeGreaterThan(4);
    expect(texts.every((text) => text.length <= 200)).toBe(true);
  });

  it.each([
    [
      { files: [file("good.md", course("A", "x")), file("photo.png", "\0\uFFFD\uFFFD\uFFFD")] },
      "photo.png is not a text file.",
    ],
    [
      { files: [file("good.md", course("A", "x")), file("page.md", "<!doctype html><p>x")] },
      "page.md is a web page, not a graph.",
    ],
    [
      { files: [file("good.md", course("A", "x")), file("broken.json", '{"nodes": [')] },
      /^broken\.json is not valid JSON/,
    ],
    [
      { text: course("A", "x"), passageSize: 200, overlap: 150 },
      "An overlap of 150 characters is too much for passages of 200.",
    ],
    [{ text: sentences("nothing") }, "The text is prose, not a graph."],
    [{}, "There is nothing to add."],
    [{ text: course("A", "x"), passageSize: 1 }, /passageSize/],
    [{ files: [file("big.txt", sentences("x", 400_000))] }, /^big\.txt holds 11\.\d million characters/],
    [
      { files: [file("big.txt", sentences("x", 100_000))], passageSize: 100 },
      /^The text would make \d+ passages; Parley takes 20000 at once/,
    ],
  ])("refuses all of %#, and changes nothing", async (input, message) => {
    const { document, run } = createTestRegistry();
    const before = document.revision;
    const done = await run("importData", input);
    expect(done.success).toBe(false);
    expect(done.message).toMatch(message);
    expect(document.revision).toBe(before);
  });

  it("is whole again after it was saved as JSON and read back", async () => {
    const { document, run } = createTestRegistry();
    await run("importData", { text: course("A", "nodes", "edges") });
    const read = await readGraph(writeGraph(document.snapshot()), "saved.json");
    expect(read).toMatchObject({ success: true, graph: { nodes: document.snapshot().nodes, layers: document.layers } });
  });

  it("gives a graph that is filtered, selected and counted as any other", async () => {
    const { run, dataOf, document } = createTestRegistry();
    await run("importData", { text: course("A", "nodes", "edges") });
    await run("filterGraph", { selector: "type == 'lesson'" });
    expect(document.isVisible("nodes", "lesson:a:1")).toBe(true);
    expect(document.isVisible("nodes", "passage:a:1:1")).toBe(false);
    expect(
      await dataOf("findNodes", { selector: "type == 'passage' && number == 2 && text contains 'edges'" }),
    ).toMatchObject({ count: 2 });
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { GraphData } from "@/graph/changes/change-types";
import { emptyGraph } from "@/graph/document/empty-graph";
import { isJsonObject, type JsonObject } from "@/lib/json";
import { legendGroups } from "@/ui/canvas/legend/legend-groups";
import { createWordsStore } from "@/words/words-store";
import { createTestRegistry } from "../support/test-registry";

function wide(count: number): GraphData {
  const nodes = Array.from({ length: count }, (_, row) => ({
    id: `n${row}`,
    attributes: { group: `g${row % 12}`, row },
  }));
  return { ...emptyGraph("Wide"), nodes };
}

describe("style layers", () => {
  it("do not pile up when the same elements are styled anew, and each undo gives back the one before", async () => {
    const { run, document } = createTestRegistry();
    await run("styleNodes", { selector: "type == 'cat'", color: "blue" });
    await run("styleNodes", { selector: "type == 'cat'", color: "green" });
    expect(document.layers.map(({ name }) => name)).toEqual(["Green: type == 'cat'"]);
    expect(document.styles.effectiveNode("cat1").color).toBe("--w-green");
    await run("undo");
    expect(document.layers.map(({ name }) => name)).toEqual(["Blue: type == 'cat'"]);
    expect(document.styles.effectiveNode("cat1").color).toBe("--g-1");
  });

  it("stay when the newer one says less, and when it is for other elements", async () => {
    const { run, document } = createTestRegistry();
    await run("styleNodes", { selector: "type == 'cat'", color: "blue", shape: "diamond" });
    await run("styleNodes", { selector: "type == 'cat'", color: "green" });
    await run("styleNodes", { selector: "age > 10", color: "red" });
    expect(document.layers).toHaveLength(3);
    expect(document.styles.effectiveNode("cat1")).toMatchObject({ color: "--w-green", shape: "diamond" });
    expect(document.styles.effectiveNode("cat4").color).toBe("--w-red");
  });

  it("make nodes bigger and bigger when asked twice", async () => {
    const { run, document } = createTestRegistry();
    const before = document.styles.node("cat1")?.size ?? 0;
    await run("styleNodes", { selector: "*", size: { scale: 1.5 } });
    await run("styleNodes", { selector: "*", size: { scale: 1.5 } });
    expect(document.styles.node("cat1")?.size).toBeCloseTo(before * 2.25);
  });

  it("of a file's looks stay below what is styled for all, and keep the looks that a hand did not set", async () => {
    const { run, document } = createTestRegistry();
    const looks = [{ style: { color: "#ff0000", shape: "star" }, ids: ["cat1", "cat2"] }] as const;
    const layer = {
      id: "file-nodes",
      name: "Looks",
      target: "nodes",
      where: { op: "all" },
      looks,
      origin: "user",
    } as const;
    document.apply([{ type: "layer-put", layer }], { step: "open", actor: "user", title: "Open" });
    await run("styleNodes", { selector: "*", color: "blue" });
    expect(document.layers.map(({ id }) => id)).toContain("file-nodes");
    expect(document.styles.effectiveNode("cat1")).toEqual({ color: "--g-1", shape: "star" });
    await run("undo");
    await run("styleNodes", { layer: "file-nodes", color: "green" });
    expect(document.styles.effectiveNode("cat1")).toEqual({ color: "--w-green", shape: "star" });
    expect(document.styles.effectiveNode("h1").color).toBeUndefined();
    const cleared = await run("clearStyles");
    expect(cleared.affectedNodes).toEqual(["cat1", "cat2"]);
    await run("undo");
    expect((await run("explainStyle", { id: "cat1" })).message).toContain("(its own look)");
  });

  it("lose a look for some elements only, and keep what else they set", async () => {
    const { run, document } = createTestRegistry();
    await run("styleNodes", { selector: "*", color: "blue", shape: "star" });
    const cleared = await run("clearStyles", { selector: "type == 'cat'", channels: ["color"] });
    expect(cleared.affectedNodes).toContain("cat1");
    expect(document.styles.effectiveNode("cat1")).toEqual({ shape: "star" });
    expect(document.styles.effectiveNode("h1")).toEqual({ color: "--g-1", shape: "star" });
    await run("clearStyles", { selector: "id in ['cat1', 'h1']" });
    expect(document.styles.effectiveNode("cat1")).toEqual({});
    expect(document.styles.effectiveNode("h1")).toEqual({});
    expect(document.styles.effectiveNode("cat2")).toEqual({ shape: "star" });
    await run("undo");
    expect(document.styles.effectiveNode("cat1")).toEqual({ shape: "star" });
    const none = await run("clearStyles", { selector: "type == 'dog'", channels: ["size"] });
    expect(none.message).toContain("nothing to clear");
  });

  it("go from one colour to another by a number", async () => {
    const { run, document } = createTestRegistry();
    await run("styleByAttribute", { property: "age", channel: "color", options: { colors: ["#0000ff", "#ff0000"] } });
    const [layer] = document.layers;
    const mapping = layer?.mapping?.kind === "range" ? layer.mapping : undefined;
    expect(mapping?.range).toEqual(["#0000ff", "#4000bf", "#800080", "#bf0040", "#ff0000"]);
    const refused = await run("styleByAttribute", {
      property: "age",
      channel: "size",
      options: { colors: ["blue", "red"] },
    });
    expect(refused.success).toBe(false);
  });

  it("made from $last do not drift at the next find", async () => {
    const { run, document } = createTestRegistry();
    await run("findNodes", { selector: "type == 'cat'" });
    await run("styleNodes", { selector: "$last", color: "blue" });
    await run("findNodes", { selector: "type == 'human'" });
    expect(document.styles.effectiveNode("h1").color).toBeUndefined();
    expect(document.styles.effectiveNode("cat1").color).toBe("--g-1");
    expect(document.layers[0]?.name).toBe("Blue: type == 'cat'");
  });

  it("made from a condition reach what is added later", async () => {
    const { run, document } = createTestRegistry();
    await run("styleNodes", { selector: "type == 'cat'", color: "blue" });
    await run("addNodes", { nodes: [{ attributes: { name: "Mia", type: "cat" } }] });
    expect(document.styles.effectiveNode("mia").color).toBe("--g-1");
  });

  it("keep a name that is given, and a second one of that name takes its place on top", async () => {
    const { run, document } = createTestRegistry();
    await run("styleNodes", { selector: "type == 'cat'", color: "blue", layer: "Mine" });
    await run("styleNodes", { selector: "type == 'human'", color: "orange" });
    const again = await run("styleNodes", { selector: "*", color: "red", layer: "mine" });
    expect(again.data).toMatchObject({ layer: { id: "layer-1", name: "mine" } });
    expect(document.layers.map(({ name }) => name)).toEqual(["Orange: type == 'human'", "mine"]);
    expect(document.styles.effectiveNode("h1").color).toBe("--w-red");
  });

  it("by attribute replace the earlier mapping of the same channel", async () => {
    const { run, document } = createTestRegistry();
    await run("styleByAttribute", { property: "type", channel: "color" });
    await run("styleByAttribute", { property: "age", channel: "size" });
    await run("styleByAttribute", { property: "age", channel: "color" });
    expect(document.layers.map(({ name }) => name)).toEqual(["Size by age", "Colour by age"]);
  });

  it("by attribute give 8 categories a slot and the rest stone", async () => {
    const { run, document } = createTestRegistry(wide(24));
    const { data } = await run("styleByAttribute", { property: "group", channel: "color" });
    expect(data).toMatchObject({ styledCount: 16 });
    const colors = ["n0", "n7", "n8", "n11"].map((id) => document.styles.effectiveNode(id).color);
    expect(colors).toEqual(["--g-1", "--g-8", "--g-0", "--g-0"]);
  });

  it("by attribute tell in the legend just what is drawn", async () => {
    const { dataOf, document } = createTestRegistry(wide(40));
    const { legend } = await dataOf("styleByAttribute", { property: "row", channel: "color", palette: "sequential" });
    const drawn = document.tables.nodes;
    const counts = new Map<string, number>();
    for (let row = 0; row < drawn.count; row += 1) {
      const color = document.styles.effectiveNode(drawn.idAt(row)).color ?? "none";
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
    expect(legend).toHaveLength(7);
    for (const entry of Array.isArray(legend) ? legend : []) expect(counts.get(entry.output)).toBe(entry.count);
  });

  it("by attribute put zero in the middle of a diverging palette", async () => {
    const nodes = [-4, 0, 1].map((value, row) => ({ id: `n${row}`, attributes: { value } }));
    const { run, document } = createTestRegistry({ ...emptyGraph("Signs"), nodes });
    await run("styleByAttribute", { property: "value", channel: "color", palette: "diverging" });
    expect(["n0", "n1"].map((id) => document.styles.effectiveNode(id).color)).toEqual(["--div-1", "--div-4"]);
  });

  it("named by their id are changed where they stand, and a name made from their look follows it", async () => {
    const { run, document } = createTestRegistry();
    await run("styleNodes", { selector: "type == 'cat'", color: "blue" }, "assistant");
    await run("styleByAttribute", { property: "type", channel: "color" });
    await run("styleNodes", { layer: "layer-1", color: "red" });
    await run("styleByAttribute", { layer: "layer-2", property: "age", channel: "size" });
    expect(document.layers.map(({ name, origin }) => `${name}, ${origin}`)).toEqual([
      "Red: type == 'cat', assistant",
      "Size by age, user",
    ]);
    await run("updateLayer", { layer: "layer-1", name: "Mine" });
    await run("styleNodes", { layer: "layer-1", color: "green" });
    expect(document.layers[0]?.name).toBe("Mine");
    const refused = await run("styleByAttribute", { layer: "layer-9", property: "age", channel: "size" });
    expect(refused).toMatchObject({ success: false, hint: expect.stringMatching(/layer-1 \('Mine'\)/) });
  });

  it.each([
    [
      { property: "type", channel: "color", options: { reverse: true } },
      { cat1: "--g-8", h1: "--g-7" },
    ],
    [
      { property: "type", channel: "color", options: { entries: [{ value: "human", output: "red" }] } },
      { cat1: "--g-1", h1: "--w-red" },
    ],
    [
      { property: "type", channel: "size", options: { entries: [{ value: "human", output: 40 }], other: 12 } },
      { cat1: 12, h1: 40 },
    ],
    [
      { property: "age", channel: "size", scale: "linear", options: { domain: [0, 10], range: [10, 20] } },
      { cat1: 15, h1: 20, cat8: 10 },
    ],
    [
      { property: "age", channel: "color", options: { other: "none" } },
      { cat8: undefined, h4: "--seq-7" },
    ],
    [
      { property: "age", channel: "color", palette: "diverging", options: { midpoint: 5 } },
      { cat1: "--div-4", h4: "--div-7" },
    ],
  ])("by attribute take %o", async (input, wanted) => {
    const { run, document } = createTestRegistry();
    expect(await run("styleByAttribute", input)).toMatchObject({ success: true });
    const drawn = Object.keys(wanted).map((id) => [
      id,
      document.styles.effectiveNode(id)[input.channel === "size" ? "size" : "color"],
    ]);
    expect(Object.fromEntries(drawn)).toEqual(wanted);
  });

  it.each([
    [{ property: "age", channel: "size", options: { range: [0, 20] } }, /1 to 400 px/],
    [{ property: "age", channel: "color", options: { range: [1, 20] } }, /Leave range out/],
    [{ property: "age", channel: "size", options: { domain: [5, 5] } }, /lowest value first/],
    [{ property: "age", channel: "color", options: { midpoint: 5 } }, /palette "diverging"/],
    [
      { property: "type", channel: "color", options: { entries: [{ value: "cat", output: "grene" }] } },
      /a word such as blue/,
    ],
    [{ property: "type", channel: "shape", options: { other: "blob" } }, /Shapes: ellipse/],
    [{ property: "type", channel: "label", options: { other: "x" } }, /Leave entries and other out/],
  ])("by attribute refuse %o", async (input, hint) => {
    const { run, document } = createTestRegistry();
    expect(await run("styleByAttribute", input)).toMatchObject({ success: false, hint: expect.stringMatching(hint) });
    expect(document.layers).toEqual([]);
  });

  it("tell every element they touch", async () => {
    const { run } = createTestRegistry();
    const styled = await run("styleNodes", { selector: "type == 'human'", color: "blue" });
    expect(styled.affectedNodes).toEqual(["h1", "h2", "h3", "h4", "h5", "h6"]);
    const cleared = await run("clearStyles");
    expect(cleared.affectedNodes).toEqual(styled.affectedNodes);
    const edges = await run("styleEdges", { edgeIds: ["e1"], color: "red" });
    expect(edges.affectedEdges).toEqual(["e1"]);
  });

  it("lose one channel where that is cleared, also in the looks a file gives single elements", async () => {
    const { run, document } = createTestRegistry({
      ...wide(3),
      layers: [
        {
          id: "own",
          name: "As in the file",
          target: "nodes",
          where: { op: "all" },
          origin: "user",
          looks: [
            { style: { color: "#112233", size: 40 }, ids: ["n0"] },
            { style: { color: "#445566" }, ids: ["n1"] },
          ],
        },
      ],
    });
    const cleared = await run("clearStyles", { channels: ["color"] });
    expect(cleared).toMatchObject({ success: true, affectedNodes: ["n0", "n1"] });
    expect(document.styles.effectiveNode("n0")).toEqual({ size: 40 });
    expect(document.styles.effectiveNode("n1")).toEqual({});
    await run("clearStyles", { channels: ["size"] });
    expect(document.layers).toEqual([]);
  });

  it("say that 20 of 300 were styled when a model hands back the ids it was shown", async () => {
    const { run, dataOf } = createTestRegistry(wide(300));
    const { nodeIds = [] } = await dataOf("findNodes", { selector: "*" });
    const styled = await run("styleNodes", { nodeIds, color: "red" });
    expect(styled.message).toBe("Styled 20 of the 300 found: colour red. The selector $last takes all 300.");
    const all = await run("styleNodes", { selector: "$last", color: "blue" });
    expect(all.message).toBe("Styled 300 nodes: colour blue.");
  });
});

describe("a scale from the least value to the greatest", () => {
  const domainOf = ({ document }: ReturnType<typeof createTestRegistry>) => {
    const mapping = document.layers.find((layer) => layer.mapping?.kind === "range")?.mapping;
    return mapping?.kind === "range" ? mapping.domain : null;
  };

  it.each([
    ["updateElements", { selector: "@id == 'cat1'", set: { age: 99 } }],
    ["setValues", { values: [{ id: "cat1", attribute: "age", value: 99 }], target: "nodes" }],
    ["addNodes", { nodes: [{ attributes: { name: "Mia", age: 99 } }] }],
  ])("goes on to a value that %s brings, and one undo takes both back", async (name, input) => {
    const made = createTestRegistry();
    await made.run("styleByAttribute", { property: "age", channel: "size" });
    const before = domainOf(made);
    expect(before?.[1]).toBeLessThan(99);
    expect((await made.run(name, input)).success).toBe(true);
    expect(domainOf(made)).toEqual([before?.[0], 99]);
    await made.run("undo", {});
    expect(domainOf(made)).toEqual(before);
  });

  it("stays as it is within its ends, and where its ends were chosen", async () => {
    const made = createTestRegistry();
    await made.run("styleByAttribute", { property: "age", channel: "size", options: { domain: [0, 20] } });
    await made.run("updateElements", { selector: "@id == 'cat1'", set: { age: 99 } });
    expect(domainOf(made)).toEqual([0, 20]);
  });
});

describe("a scale with chosen ends", () => {
  const domain = [5, 20];
  const output = async (input: JsonObject) => {
    const { run } = createTestRegistry();
    const { message, data } = await run("styleByAttribute", { property: "age", ...input });
    return { message, rows: isJsonObject(data) ? data["legend"] : null };
  };

  it.each([
    ["size", "2 nodes below 5 have the size of 5 (12); 5 nodes above 20 have the size of 20 (44)."],
    ["color", "2 nodes below 5 have the colour of 5; 5 nodes above 20 have the colour of 20."],
    ["opacity", "2 nodes below 5 have the opacity of 5 (0.2); 5 nodes above 20 have the opacity of 20 (1)."],
  ])("says how many values lie outside, and what %s they take", async (channel, sentence) => {
    const { message, rows } = await output({ channel, options: { domain } });
    expect(message).toContain(sentence);
    expect(rows).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ from: null, to: 5, count: 2 }),
        expect.objectContaining({ from: 20, to: null, count: 5 }),
      ]),
    );
  });

  it("says one side alone, and nothing where all values lie within", async () => {
    expect((await output({ channel: "size", options: { domain: [3, 70] } })).message).toContain(
      "1 node below 3 has the size of 3 (12). 1 node has no value there",
    );
    expect((await output({ channel: "size", options: { domain: [0, 70] } })).message).not.toMatch(/below|above/);
  });

  it("counts each element in one row of its legend, whatever the ends", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: -10, max: 70 }), fc.integer({ min: 1, max: 80 }), async (low, width) => {
        const { rows } = await output({ channel: "size", options: { domain: [low, low + width] } });
        const counts = z
          .array(z.looseObject({ count: z.number() }))
          .parse(rows)
          .map(({ count }) => count);
        // With the one that has no value, in a row of its own.
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(14);
      }),
      { numRuns: 40 },
    );
  });
});

describe("counts of a style", () => {
  it("tell what the filter hides of them", async () => {
    const { run } = createTestRegistry();
    await run("filterGraph", { selector: "type == 'human'" });
    expect((await run("styleNodes", { selector: "*", color: "red" })).message).toContain(
      "The filter hides 8 of the 14 nodes.",
    );
    const mapped = await run("styleByAttribute", { property: "type", channel: "color" });
    expect(mapped.message).toContain("The filter hides 8 of the 14 nodes.");
  });
});

describe("a scale of an attribute that not all have", () => {
  const pay = [100, 200, 300, 400, null];
  const graph = {
    ...emptyGraph("Pay"),
    nodes: pay.map((salary, row) => ({ id: `n${row}`, attributes: salary === null ? {} : { salary } })),
  };

  it.each(["size", "opacity"])(
    "draws none without a value as more than the lowest by %s, and the legend says so",
    async (channel) => {
      const { run, document } = createTestRegistry(graph);
      await run("styleByAttribute", { property: "salary", channel });
      const look = (id: string) => document.styles.effectiveNode(id);
      expect(channel === "size" ? look("n4").size : look("n4").opacity).toBe(
        channel === "size" ? look("n0").size : look("n0").opacity,
      );
      const rows = legendGroups(document, createWordsStore().getState().words, null).flatMap((group) => group.rows);
      expect(rows.map(({ text }) => text)).toEqual(["100 to 400", "no salary"]);
    },
  );
});

describe("colours of numbers most of which are low", () => {
  const values = [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 5, 8, 100];
  const graph = {
    ...emptyGraph("Skewed"),
    nodes: values.map((links, row) => ({ id: `n${row}`, attributes: { links } })),
  };

  it("tell them apart on a logarithmic scale, which answer and legend say", async () => {
    const { run, document } = createTestRegistry(graph);
    const { message } = await run("styleByAttribute", { property: "links", channel: "color" });
    expect(message).toContain("1 to 100 on a logarithmic scale");
    const colors = new Set(values.map((_, row) => document.styles.effectiveNode(`n${row}`).color));
    expect(colors.size).toBeGreaterThan(3);
    const rows = legendGroups(document, createWordsStore().getState().words, null).flatMap((group) => group.rows);
    expect(rows.map(({ text }) => text)).toEqual(["1 to 100, logarithmic"]);
  });

  it("stay on even steps where that was asked for, or where they are even", async () => {
    const { run } = createTestRegistry(graph);
    const asked = await run("styleByAttribute", { property: "links", channel: "color", scale: "linear" });
    expect(asked.message).toContain("on a scale of");
    const even = createTestRegistry({
      ...graph,
      nodes: graph.nodes.map((node, row) => ({ ...node, attributes: { links: row } })),
    });
    expect((await even.run("styleByAttribute", { property: "links", channel: "color" })).message).toContain(
      "on a scale of",
    );
  });
});

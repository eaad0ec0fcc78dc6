import { describe, expect, it } from "vitest";
import { createGraphDocument } from "@/graph/document/graph-document";
import type { StyleMapping } from "@/graph/styles/style-types";
import { change, graphOf, is, layerOf, setNode } from "../support/graphs/documents";

const zoo = graphOf(
  { luna: { type: "cat", age: 4 }, tom: { type: "cat", age: 9 }, ann: { type: "human" }, rex: { type: "dog", age: 1 } },
  { "luna-ann": { kind: "lives with" }, "tom-ann": { kind: "likes" }, "rex-ann": { kind: "fears" }, "rex-tom": {} },
);

describe("a graph as loaded", () => {
  it("draws nodes in stone, sized by the root of their degree, shaped by type in order of appearance", () => {
    const { styles } = createGraphDocument(zoo);
    expect(styles.node("ann")).toEqual({
      color: "--g-0",
      size: 32,
      shape: "round-rectangle",
      opacity: 1,
      label: "ann",
    });
    expect(styles.node("luna")).toMatchObject({ shape: "ellipse", size: 16 + 16 * Math.sqrt(1 / 3) });
    expect(styles.node("rex")?.shape).toBe("diamond");
    expect(styles.effectiveNode("ann")).toEqual({});
    expect(styles.node("nobody")).toBeUndefined();
  });

  it("draws a second and a third relation more quietly", () => {
    const { styles } = createGraphDocument(zoo);
    expect(styles.edge("luna-ann")).toEqual({
      color: "--edge",
      width: 1.5,
      lineStyle: "solid",
      opacity: 1,
      label: "lives with",
      directed: false,
    });
    expect(styles.edge("tom-ann")).toMatchObject({ color: "--edge-quiet", width: 1, lineStyle: "solid" });
    expect(styles.edge("rex-ann")).toMatchObject({ width: 1.25, lineStyle: "dotted" });
    expect(styles.edge("rex-tom")).toMatchObject({ color: "--edge", width: 1.5, label: "" });
  });

  it("draws six relations so that no two look the same", () => {
    const relations = ["teaches", "plays with", "married to", "studied under", "manages", "writes to"];
    const { styles } = createGraphDocument({
      ...zoo,
      edges: relations.map((relation) => ({ id: relation, source: "tom", target: "ann", attributes: { relation } })),
    });
    const looks = relations.map((relation) => {
      const { color, width, lineStyle } = styles.edge(relation) ?? {};
      return JSON.stringify({ color, width, lineStyle });
    });
    expect(new Set(looks).size).toBe(relations.length);
  });

  it.each([
    [10, 16],
    [1001, 8],
    [10_001, 4],
  ])("draws a lonely node among %i with %i px", (count, size) => {
    const nodes = Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, {}]));
    expect(createGraphDocument(graphOf(nodes)).styles.node("n0")?.size).toBe(size);
  });

  it.each([
    [500, 1],
    [501, 0.6],
    [5001, 0.25],
    [20_001, 0.12],
  ])("draws %i edges with opacity %f", (count, opacity) => {
    const edges = Array.from({ length: count }, (_, index) => ({
      id: `e${index}`,
      source: "a",
      target: "a",
      attributes: {},
    }));
    expect(createGraphDocument(graphOf({ a: {} }, {}, { edges })).styles.edge("e0")?.opacity).toBe(opacity);
  });
});

describe("style layers", () => {
  it("win over those below, channel by channel, and multiply sizes from the default up", () => {
    const document = createGraphDocument(zoo);
    change(
      document,
      "s",
      layerOf("cats", { where: is("type", "cat"), style: { color: "--g-1", size: { scale: 2 }, shape: "star" } }),
      layerOf("all", { style: { size: { scale: 1.5 }, opacity: 0.5 } }),
      layerOf("luna", { where: is("id", "luna"), style: { color: "#ff0000" } }),
    );
    const usual = 16 + 16 * Math.sqrt(1 / 3);
    expect(document.styles.effectiveNode("luna")).toEqual({
      color: "#ff0000",
      size: usual * 2 * 1.5,
      shape: "star",
      opacity: 0.5,
    });
    expect(document.styles.node("ann")).toMatchObject({ color: "--g-0", size: 48, opacity: 0.5 });
    expect(document.styles.explain("nodes", "luna").map(({ layer, wins }) => [layer.id, wins])).toEqual([
      ["cats", ["size", "shape"]],
      ["all", ["size", "opacity"]],
      ["luna", ["color"]],
    ]);
    expect(document.styles.layerCount("cats")).toBe(2);
  });

  it("stay live: an element that comes to match is styled, one that ceases to is not", () => {
    const document = createGraphDocument(zoo);
    change(document, "s", layerOf("cats", { where: is("type", "cat"), style: { color: "--g-1" } }));
    change(document, "c", { type: "node-put", node: { id: "new", attributes: { type: "cat" } } });
    change(document, "c", setNode("tom", { type: "dog" }));
    expect(["luna", "tom", "new"].map((id) => document.styles.effectiveNode(id).color)).toEqual([
      "--g-1",
      undefined,
      "--g-1",
    ]);
    expect(document.styles.layerCount("cats")).toBe(2);
  });

  it("do nothing when switched off or when no element has the attribute any more", () => {
    const document = createGraphDocument(zoo);
    change(document, "s", layerOf("off", { style: { color: "--g-1" }, enabled: false }));
    change(document, "s", layerOf("gone", { where: is("mood", "happy"), style: { color: "--g-2" } }));
    expect(document.styles.effectiveNode("tom")).toEqual({});
    expect(document.styles.explain("nodes", "tom")).toEqual([]);
    expect(document.styles.layerCount("gone")).toBe(0);
    expect(document.styles.layerCount("unknown")).toBe(0);
  });

  it("fill a label with values and leave nothing for missing ones", () => {
    const document = createGraphDocument(zoo);
    change(document, "s", layerOf("l", { style: { label: "{label}: {age} ({degree})" } }));
    expect(document.styles.node("tom")?.label).toBe("tom: 9 (2)");
    expect(document.styles.node("ann")?.label).toBe("ann:  (3)");
  });

  it("of edges draw edges, with their own widths", () => {
    const document = createGraphDocument(zoo);
    change(
      document,
      "s",
      layerOf("e", {
        target: "edges",
        where: is("kind", "likes"),
        style: { width: { scale: 3 }, lineStyle: "dashed" },
      }),
    );
    expect(document.styles.edge("tom-ann")).toMatchObject({ width: 3, lineStyle: "dashed", color: "--edge-quiet" });
    expect(document.styles.node("tom")).not.toHaveProperty("width");
    expect(document.styles.explain("edges", "tom-ann").map(({ wins }) => wins)).toEqual([["width", "lineStyle"]]);
  });

  it.each([
    ["categories", { entries: [{ value: 9, output: "--g-1" }], other: "--g-0" }, ["--g-0", "--g-1", "--g-0", "--g-0"]],
    ["categories", { entries: [{ value: "9", output: "--g-1" }] }, [undefined, undefined, undefined, undefined]],
    [
      "range",
      { scale: "linear", domain: [1, 9], range: ["--seq-1", "--seq-4", "--seq-7"] },
      ["--seq-4", "--seq-7", undefined, "--seq-1"],
    ],
    ["categories", { entries: [{ value: 9, output: 17 }] }, [undefined, undefined, undefined, undefined]],
  ])("map an attribute to colours by %s %j", (kind, rest, expected) => {
    const mapping = { kind, channel: "color", property: "age", ...rest } as StyleMapping;
    const document = createGraphDocument(zoo);
    change(document, "s", layerOf("m", { mapping }));
    expect(["luna", "tom", "ann", "rex"].map((id) => document.styles.effectiveNode(id).color)).toEqual(expected);
  });

  it.each([
    ["linear", [1, 9], [0, 80], [30, 80, 5, 0]],
    ["sqrt", [0, 9], [0, 90], [60, 90, 5, 30]],
    ["log", [1, 16], [0, 100], [50, 79.2481, 5, 0]],
    ["linear", [4, 4], [10, 20], [15, 15, 5, 15]],
    ["linear", [2, 4], [10, 20], [20, 20, 5, 10]],
  ] as const)("map an attribute to sizes on a %s scale over %j", (scale, domain, range, expected) => {
    const document = createGraphDocument(zoo);
    const mapping = { kind: "range", channel: "size", property: "age", scale, domain, range, other: 5 } as const;
    change(document, "s", layerOf("m", { mapping }));
    for (const [index, id] of ["luna", "tom", "ann", "rex"].entries()) {
      expect(document.styles.effectiveNode(id).size).toBeCloseTo(expected[index] ?? -1, 3);
    }
  });

  it("can show a value as the label", () => {
    const document = createGraphDocument(zoo);
    change(document, "s", layerOf("m", { mapping: { kind: "identity", channel: "label", property: "age" } }));
    expect(["tom", "ann"].map((id) => document.styles.node(id)?.label)).toEqual(["9", "ann"]);
  });
});

describe("layers on trial", () => {
  it("are drawn in place of the document's, change nothing of it, and end with null or with a change of layers", () => {
    const made = createGraphDocument(zoo);
    const output: string[] = [];
    made.subscribeTrial(() => output.push(made.styles.node("luna")?.color ?? ""));
    const before = { snapshot: made.snapshot(), revision: made.revision, steps: made.steps() };
    const red = {
      id: "red",
      name: "Red",
      target: "nodes",
      where: { op: "all" },
      origin: "user",
      style: { color: "--w-red" },
    } as const;
    made.tryLayers([red]);
    expect(made.drawnLayers).toEqual([red]);
    expect({ snapshot: made.snapshot(), revision: made.revision, steps: made.steps() }).toEqual(before);
    made.tryLayers(null);
    made.tryLayers([red]);
    expect(output).toEqual(["--w-red", "--g-0", "--w-red"]);
    change(made, "blue", layerOf("blue", { style: { color: "--g-1" } }));
    expect(made.styles.node("luna")?.color).toBe("--g-1");
    made.tryLayers([red]);
    change(made, "age", setNode("luna", { age: 5 }));
    expect(made.styles.node("luna")?.color).toBe("--w-red");
  });
});

describe("a layer of looks that elements have of their own", () => {
  const own = layerOf("file", {
    looks: [
      { style: { color: "#ff0000", size: 40, borderColor: "#00ff00" }, ids: ["luna", "gone"] },
      { style: { shape: "star" }, ids: ["tom"] },
    ],
  });

  it("draws just them, below and above other layers, channel by channel", () => {
    const document = createGraphDocument(zoo);
    change(document, "s", own, layerOf("cats", { where: is("type", "cat"), style: { size: { scale: 2 } } }));
    expect(document.styles.effectiveNode("luna")).toEqual({ color: "#ff0000", size: 80, borderColor: "#00ff00" });
    expect(document.styles.effectiveNode("tom")).toMatchObject({ shape: "star" });
    expect(document.styles.effectiveNode("ann")).toEqual({});
    expect(document.styles.layerCount("file")).toBe(2);
    expect(document.styles.explain("nodes", "luna").map(({ layer, wins }) => [layer.id, wins])).toEqual([
      ["file", ["color", "size", "borderColor"]],
      ["cats", ["size"]],
    ]);
  });

  it("is taken back in one step, and holds of edges only what edges show", () => {
    const document = createGraphDocument(zoo);
    change(document, "s", own);
    change(
      document,
      "t",
      layerOf("lines", { target: "edges", looks: [{ style: { width: 4, size: 9 }, ids: ["luna-ann"] }] }),
    );
    expect(document.styles.effectiveEdge("luna-ann")).toEqual({ width: 4 });
    const plan = document.planUndo("s");
    if (!plan.success) throw new Error(plan.message);
    change(document, "undo", ...plan.changes);
    expect(document.styles.effectiveNode("luna")).toEqual({});
  });

  it("gives each of ten thousand nodes its own", () => {
    const ids = Array.from({ length: 10_000 }, (_, index) => `n${index}`);
    const looks = ids.map((id, index) => ({ style: { size: index }, ids: [id] }));
    const document = createGraphDocument(graphOf(Object.fromEntries(ids.map((id) => [id, {}]))));
    change(document, "s", layerOf("file", { looks }));
    expect(ids.map((id) => document.styles.node(id)?.size)).toEqual(ids.map((_, index) => index));
  });
});

it("tells a single value of a row as the whole look has it", () => {
  const document = createGraphDocument(zoo);
  const { nodes, edges } = document.tables;
  const entries = [{ value: "cat", output: "#00ff00" }];
  const layers = [
    layerOf("a", { style: { color: "#0000ff", shape: "star" }, where: is("type", "cat") }),
    layerOf("b", { mapping: { kind: "categories", property: "type", channel: "color", entries } }),
    layerOf("c", { looks: [{ style: { shape: "plus" }, ids: ["rex", "tom"] }] }),
    layerOf("d", { style: { color: "#ff0000" }, enabled: false }),
    layerOf("e", { target: "edges", style: { color: "#123456" }, where: is("kind", "likes") }),
  ];
  for (const layer of [null, ...layers]) {
    if (layer !== null) change(document, `step ${layers.indexOf(layer)}`, layer);
    const { styles } = document;
    for (let row = 0; row < nodes.count; row += 1) {
      expect(styles.valuesOf("nodes", "color").at(row)).toBe(styles.nodeAt(row).color);
      expect(styles.valuesOf("nodes", "shape").at(row)).toBe(styles.nodeAt(row).shape);
    }
    for (let row = 0; row < edges.count; row += 1)
      expect(styles.valuesOf("edges", "color").at(row)).toBe(styles.edgeAt(row).color);
  }
  expect(document.styles.node("tom")).toMatchObject({ color: "#00ff00", shape: "plus" });
});

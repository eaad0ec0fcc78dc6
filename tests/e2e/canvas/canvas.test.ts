import { mkdir } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { CanvasInspection, ChangeMarks } from "@/canvas/canvas-port";
import type { DrawingOptions } from "@/canvas/drawing/drawing-types";
import type { GraphChange, GraphData } from "@/graph/changes/change-types";
import type { GraphNode } from "@/graph/document/graph-types";
import type { NodeShape, StyleLayer } from "@/graph/styles/style-types";
import type { CanvasPageOptions } from "../../support/canvas-page/canvas-page";
import { catsAndHumans } from "../../support/canvas-page/cats-and-humans";
import { type CanvasServer, serveCanvasPage } from "../../support/canvas-page/serve-canvas-page";
import { isLong } from "../../support/long";
import { openChromium } from "../../support/page/chromium";

let server: CanvasServer;
let browser: Browser;
let page: Page;
const faults: string[] = [];

// One page for all tests: each starts a canvas of its own in it.
beforeAll(async () => {
  [server, browser] = await Promise.all([serveCanvasPage(), openChromium()]);
  page = await browser.newPage({ viewport: { width: 1012, height: 860 } });
  page.on("console", (message) => {
    const isOurs = !message.text().includes("GL Driver Message");
    if (isOurs && ["error", "warning"].includes(message.type())) faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(error.message));
  await page.goto(server.url);
  await page.waitForFunction(() => "startCanvas" in window);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});
beforeEach(async () => {
  await page.mouse.move(5, 850);
});
afterEach(() => {
  expect(faults.splice(0)).toEqual([]);
});

async function start(graph: GraphData = catsAndHumans(), options: CanvasPageOptions = {}): Promise<void> {
  // As text: the types of JSON inside JSON are more than the compiler follows.
  await page.evaluate(([text, more]) => window.startCanvas(JSON.parse(text), more), [
    JSON.stringify(graph),
    options,
  ] as const);
  await settle();
}

const settle = (): Promise<void> => page.evaluate(() => window.canvasPage.frames());

const inspect = (): Promise<CanvasInspection> => page.evaluate(() => window.canvasPage.view.inspect());

async function apply(...changes: readonly GraphChange[]): Promise<void> {
  expect(await page.evaluate((text) => window.canvasPage.apply(JSON.parse(text)), JSON.stringify(changes))).toBe(true);
  await settle();
}

async function run(name: string, input: Record<string, string>): Promise<void> {
  expect(await page.evaluate(([command, given]) => window.canvasPage.run(command, given), [name, input] as const)).toBe(
    true,
  );
  await settle();
}

async function pointOf(id: string): Promise<{ readonly x: number; readonly y: number }> {
  const point = await page.evaluate((node) => window.canvasPage.view.screenPosition(node), id);
  if (point === null) throw new Error(`${id} is not on the screen.`);
  return point;
}

async function click(id: string, modifiers: readonly ("Shift" | "Control")[] = []): Promise<void> {
  const { x, y } = await pointOf(id);
  for (const key of modifiers) await page.keyboard.down(key);
  await page.mouse.click(x, y);
  for (const key of modifiers) await page.keyboard.up(key);
  await settle();
}

const selection = () => page.evaluate(() => window.canvasPage.document.selection);
const selectedNodes = async () => new Set((await selection()).nodes);
/** What the canvas draws as selected. */
const shownSelected = async () =>
  new Set((await inspect()).nodes.filter(({ selected }) => selected).map(({ id }) => id));
const log = () => page.evaluate(() => window.canvasPage.log);

/** Two nodes and an edge whose id is also a node's. */
function pair(): GraphData {
  return {
    ...catsAndHumans(),
    nodes: ["1", "2"].map((id) => ({ id, attributes: {} })),
    edges: [{ id: "1", source: "1", target: "2", attributes: {} }],
  };
}

function catLayer(style: StyleLayer["style"]): GraphChange {
  const where = {
    op: "compare",
    field: { name: "type", of: "bare" },
    cmp: "==",
    value: { kind: "literal", value: "cat" },
  } as const;
  return {
    type: "layer-put",
    layer: { id: "cats", name: "Cats", target: "nodes", where, origin: "user", ...(style ? { style } : {}) },
  };
}

/** What the document says is drawn, as the canvas should show it. */
const drawn = () =>
  page.evaluate(() => {
    const { document, hex } = window.canvasPage;
    const { nodes, edges } = document.tables;
    return {
      nodes: Array.from({ length: nodes.count }, (_, row) => {
        const id = nodes.idAt(row);
        const style = document.styles.node(id);
        if (style === undefined) throw new Error(`${id} has no style.`);
        return { id, color: hex(style.color), size: style.size, shape: style.shape, opacity: style.opacity };
      }),
      edges: Array.from({ length: edges.count }, (_, row) => {
        const id = edges.idAt(row);
        const style = document.styles.edge(id);
        if (style === undefined) throw new Error(`${id} has no style.`);
        return { id, width: style.width, lineStyle: style.lineStyle, opacity: style.opacity };
      }),
    };
  });

async function expectDrawnAsDocumentSays(): Promise<void> {
  const [shown, wanted] = [await inspect(), await drawn()];
  expect(
    byId(shown.nodes.map(({ id, color, size, shape, opacity }) => ({ id, color, size: round(size), shape, opacity }))),
  ).toEqual(byId(wanted.nodes.map((node) => ({ ...node, size: round(node.size) }))));
  expect(
    byId(shown.edges.map(({ id, width, lineStyle, opacity }) => ({ id, width: round(width), lineStyle, opacity }))),
  ).toEqual(byId(wanted.edges.map((edge) => ({ ...edge, width: round(edge.width) }))));
}

const byId = <E extends { readonly id: string }>(elements: readonly E[]) =>
  elements.toSorted((one, other) => one.id.localeCompare(other.id));
const round = (value: number) => Number(value.toFixed(1));

describe("what the canvas draws", () => {
  it("is what the document says, node by node and edge by edge, after every kind of style", async () => {
    await start();
    await expectDrawnAsDocumentSays();
    await apply(catLayer({ color: "--g-1", size: { scale: 1.5 }, shape: "diamond", opacity: 0.5 }));
    await expectDrawnAsDocumentSays();
    const { nodes } = await inspect();
    const blue = await page.evaluate(() => window.canvasPage.hex("--g-1"));
    expect(nodes.filter(({ color }) => color === blue)).toHaveLength(13);
    await apply({
      type: "layer-put",
      layer: {
        id: "edges",
        name: "Edges",
        target: "edges",
        where: { op: "all" },
        style: { color: "#123456", width: 3, lineStyle: "dotted" },
        origin: "user",
      },
    });
    await expectDrawnAsDocumentSays();
    expect(new Set((await inspect()).edges.map(({ color }) => color))).toEqual(new Set(["#123456"]));
    await apply({ type: "layer-remove", id: "cats" }, { type: "layer-remove", id: "edges" });
    await expectDrawnAsDocumentSays();
  });

  it("passes from one colour to the next within half a second where motion is wanted", async () => {
    await start(catsAndHumans(), { reducedMotion: false });
    const before = (await inspect()).nodes[0]?.color;
    const change = JSON.stringify(catLayer({ color: "#ff0000" }));
    await page.evaluate((text) => window.canvasPage.apply([JSON.parse(text)]), change);
    const seen = new Set<string | undefined>();
    await expect
      .poll(
        async () => {
          const color = (await inspect()).nodes[0]?.color;
          seen.add(color);
          return color;
        },
        { timeout: 5000, interval: 10 },
      )
      .toBe("#ff0000");
    expect(seen.size).toBeGreaterThan(1);
    expect(before).not.toBe("#ff0000");
  });

  it("has every shape a style can name", async () => {
    const shapes: readonly NodeShape[] = [
      "ellipse",
      "round-rectangle",
      "diamond",
      "triangle",
      "hexagon",
      "triangle-down",
      "plus",
      "pentagon",
      "rectangle",
      "star",
    ];
    await start(shapeGraph(shapes));
    expect((await inspect()).nodes.map(({ shape }) => shape)).toEqual(shapes);
  });

  it("bends parallel edges, loops what returns, and puts heads on directed edges only", async () => {
    const edge = (id: string, source: string, target: string, directed: boolean) => ({
      id,
      source,
      target,
      directed,
      attributes: {},
    });
    const [a, b, c]: readonly GraphNode[] = ["a", "b", "c"].map((id, index) => ({
      id,
      attributes: {},
      position: { x: index * 150, y: 0 },
    }));
    if (!(a && b && c)) throw new Error("Three nodes.");
    await start({
      ...catsAndHumans(),
      nodes: [a, b, c],
      edges: [
        edge("a", "a", "b", false),
        edge("2", "a", "b", false),
        edge("3", "b", "c", true),
        edge("4", "c", "c", false),
      ],
    });
    const { edges } = await inspect();
    expect(edges.map(({ id, curve, arrow }) => [id, curve, arrow])).toEqual([
      ["a", "arc", false],
      ["2", "arc", false],
      ["3", "line", true],
      ["4", "loop", false],
    ]);
    await apply({ type: "edge-remove", id: "2" });
    expect((await inspect()).edges[0]).toMatchObject({ id: "a", curve: "line" });
    await page.evaluate(() => window.canvasPage.view.zoomBy(0.1));
    await settle();
    expect((await inspect()).edges.some(({ arrow }) => arrow)).toBe(false);
  });

  it("leaves filtered-out elements out, with their edges and labels, and brings them back", async () => {
    await start();
    await run("filterGraph", { selector: "type == 'cat'" });
    const filtered = await inspect();
    expect(filtered.shownNodes).toBe(13);
    expect(filtered.nodes.filter(({ visible }) => visible).every(({ shape }) => shape === "ellipse")).toBe(true);
    expect(filtered.shownEdges).toBe(3);
    expect(filtered.labels.map(({ id }) => id)).not.toContain("amara");
    await run("showAll", {});
    expect(await inspect()).toMatchObject({ shownNodes: 30, shownEdges: 43 });
  });

  it("names each node once, no label over another, long ones cut", async () => {
    await start();
    const { labels } = await inspect();
    expect(labels.length).toBeGreaterThan(24);
    expect(new Set(labels.map(({ id }) => id)).size).toBe(labels.length);
    await apply({
      type: "attributes-set",
      target: "nodes",
      id: "soot",
      set: { name: "Her Majesty the Queen of Spain and Naples" },
    });
    expect((await inspect()).labels.find(({ id }) => id === "soot")?.text).toBe("Her Majesty the Queen of…");
  });

  it("follows a theme change with every colour", async () => {
    await start(catsAndHumans());
    await apply(catLayer({ color: "--g-1" }));
    const light = await inspect();
    await page.evaluate(() => window.canvasPage.setTheme("dark"));
    await settle();
    await expectDrawnAsDocumentSays();
    const dark = await inspect();
    expect(dark.nodes.map(({ color }) => color)).not.toEqual(light.nodes.map(({ color }) => color));
    expect(dark.edges[0]?.color).not.toBe(light.edges[0]?.color);
  });
});

describe("the change list", () => {
  it("is all the canvas applies: what was kept from it is not drawn", async () => {
    await start();
    await page.evaluate(() => window.canvasPage.hold());
    const added = (id: string): GraphChange => ({
      type: "node-put",
      node: { id, attributes: {}, position: { x: 0, y: 0 } },
    });
    await apply(added("kept back"));
    await apply(added("outcome"));
    await page.evaluate(() => window.canvasPage.release(1));
    await settle();
    const ids = (await inspect()).nodes.map(({ id }) => id);
    expect(ids).toContain("outcome");
    expect(ids).not.toContain("kept back");
    expect(ids).toHaveLength(31);
  });

  it("adds, removes, moves and renames, undo included, in the order given", async () => {
    await start();
    await apply(
      { type: "node-put", node: { id: "new", attributes: { name: "New", type: "cat" }, position: { x: 500, y: 60 } } },
      { type: "edge-put", edge: { id: "e0'", source: "new", target: "lena", attributes: {} } },
      { type: "positions-set", positions: { lena: { x: 10, y: 20 } } },
    );
    const after = await inspect();
    expect(after.nodes).toHaveLength(31);
    expect(after.edges).toHaveLength(44);
    expect(after.nodes.find(({ id }) => id === "lena")?.position).toEqual({ x: 10, y: 20 });
    await expectDrawnAsDocumentSays();
    await run("undo", {});
    expect(await inspect()).toMatchObject({ shownNodes: 30, shownEdges: 43 });
    await run("removeElements", { selector: "type == 'human'" });
    expect(await inspect()).toMatchObject({ shownNodes: 13, shownEdges: 3 });
    await expectDrawnAsDocumentSays();
  });

  it("puts nodes into groups and out again, each drawn round what stands in it", async () => {
    await start();
    await run("groupNodes", { selector: "name in ['Ziggy', 'Leo', 'Ada']", name: "East" });
    const group = (await inspect()).nodes.find(({ id }) => id === "east");
    expect(group?.position.x).toBeGreaterThan(848);
    expect(group?.position.x).toBeLessThan(940);
    const { nodes } = await page.evaluate(() => window.canvasPage.view.drawing());
    expect(nodes.find(({ id }) => id === "east")).toMatchObject({ isGroup: true });
    await run("ungroupNodes", { selector: "name == 'East'" });
    expect(await inspect()).toMatchObject({ shownNodes: 30, shownEdges: 43 });
    await run("undo", {});
    expect(await inspect()).toMatchObject({ shownNodes: 31, shownEdges: 43 });
  });

  it("opens another graph in place of this one, edge ids equal to node ids included", async () => {
    await start();
    await apply({ type: "graph-replace", graph: pair() });
    const shown = await inspect();
    expect(shown).toMatchObject({ shownNodes: 2, shownEdges: 1 });
    expect(shown.nodes[0]?.position).not.toEqual(shown.nodes[1]?.position);
    await expect(page.getByRole("application").getAttribute("aria-label")).resolves.toBe(
      "Graph, 2 nodes, 1 edge; press ? for keys",
    );
  });
});

describe("selection", () => {
  it("is the document's: a click asks for it, the canvas shows what the document says", async () => {
    await start();
    await click("biscuit");
    await expect.poll(selection).toEqual({ nodes: ["biscuit"], edges: [] });
    await click("lena", ["Shift"]);
    await click("oskar", ["Control"]);
    await expect.poll(selectedNodes).toEqual(new Set(["biscuit", "lena", "oskar"]));
    await click("lena", ["Shift"]);
    await expect.poll(selectedNodes).toEqual(new Set(["biscuit", "oskar"]));
    await expect.poll(shownSelected).toEqual(new Set(["biscuit", "oskar"]));
    await page.mouse.click(30, 780);
    await settle();
    await expect.poll(selection).toEqual({ nodes: [], edges: [] });
    await expect.poll(shownSelected).toEqual(new Set());
  });

  it("made elsewhere shows on the canvas", async () => {
    await start();
    await run("selectElements", { selector: "type == 'cat'" });
    expect((await inspect()).nodes.filter(({ selected }) => selected)).toHaveLength(13);
  });

  it("of edges and nodes together is cleared by one click on the background", async () => {
    await start();
    await apply({ type: "selection-set", selection: { nodes: ["amara"], edges: ["e0"] } });
    await page.mouse.click(30, 780);
    await settle();
    expect(await selection()).toEqual({ nodes: [], edges: [] });
  });

  it("with Shift and drag takes what is in the box", async () => {
    await start();
    const [one, other] = [await pointOf("ziggy"), await pointOf("leo")];
    await page.keyboard.down("Shift");
    await drag({ x: one.x - 25, y: one.y - 40 }, { x: other.x + 25, y: other.y + 25 });
    await page.keyboard.up("Shift");
    expect(await selection()).toEqual({ nodes: ["ziggy", "leo"], edges: [] });
  });
});

describe("gestures", () => {
  it("drag moves a node, and all selected ones with it, as one change", async () => {
    await start();
    const before = await pointOf("tofu");
    await drag(before, { x: before.x + 60, y: before.y + 30 });
    const { moves } = await log();
    expect(moves).toHaveLength(1);
    expect(Object.keys(moves[0] ?? {})).toEqual(["tofu"]);
    const after = await pointOf("tofu");
    expect(after.x - before.x).toBeCloseTo(60, 0);
    expect(after.y - before.y).toBeCloseTo(30, 0);
    await apply({ type: "selection-set", selection: { nodes: ["tofu", "mochi"], edges: [] } });
    await drag(after, { x: after.x - 20, y: after.y });
    expect(new Set(Object.keys((await log()).moves[1] ?? {}))).toEqual(new Set(["tofu", "mochi"]));
    await run("undo", {});
    expect((await pointOf("tofu")).x).toBeCloseTo(after.x, 0);
  });

  it("drag on the background moves the view and no node", async () => {
    await start();
    const before = await pointOf("amara");
    await drag({ x: 30, y: 770 }, { x: 90, y: 720 });
    const after = await pointOf("amara");
    expect(after.x - before.x).toBeCloseTo(60, 0);
    expect((await log()).moves).toEqual([]);
  });

  it("wheel zooms at the pointer and tells who listens", async () => {
    await start();
    const before = await pointOf("amara");
    await page.evaluate(() => {
      const { view, log: seen } = window.canvasPage;
      view.subscribe(() => seen.spoken.push("zoom"));
    });
    await page.mouse.move(before.x, before.y);
    const { zoom } = await inspect();
    await page.mouse.wheel(0, -240);
    await settle();
    expect((await inspect()).zoom).toBeGreaterThan(zoom);
    expect((await log()).spoken).toContain("zoom");
    const after = await pointOf("amara");
    expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(1);
  });

  it("rest over a node tells which, leaving tells that too; double click opens, right click asks for a menu", async () => {
    await start();
    const { x, y } = await pointOf("biscuit");
    await page.mouse.move(x - 80, y - 60);
    await page.mouse.move(x, y);
    await expect.poll(async () => (await log()).hovers).toEqual([{ kind: "node", id: "biscuit" }]);
    await page.mouse.move(x + 90, y - 60);
    await expect.poll(async () => (await log()).hovers).toEqual([{ kind: "node", id: "biscuit" }, null]);
    await page.mouse.dblclick(x, y);
    expect((await log()).opened).toEqual(["biscuit"]);
    await page.mouse.click(x, y, { button: "right" });
    expect((await log()).menus).toEqual([{ kind: "node", id: "biscuit" }]);
  });
});

describe("the camera", () => {
  it("fits the graph clear of what floats over it, and again when the element's size changes", async () => {
    await start(catsAndHumans(), { insets: { top: 0, right: 300, bottom: 100, left: 0 } });
    const inside = async () => {
      const points = await Promise.all(catsAndHumans().nodes.map(({ id }) => pointOf(id)));
      return points.every(({ x, y }) => x > 24 && x < 1012 - 324 && y > 64 && y < 800 - 124);
    };
    expect(await inside()).toBe(true);
    await page.evaluate(() => {
      const element = document.querySelector<HTMLElement>("#canvas");
      if (element) element.style.width = "700px";
    });
    await settle();
    expect((await pointOf("leo")).x).toBeLessThan(700 - 324);
  });

  it("keeps the nodes of a small graph out of the corner where the map floats", async () => {
    const corner = { width: 420, height: 360 };
    const under = async () => {
      const points = await Promise.all(catsAndHumans().nodes.map(({ id }) => pointOf(id)));
      return points.filter(({ x, y }) => x > 1012 - corner.width && y > 800 - corner.height).length;
    };
    await start(catsAndHumans());
    expect(await under()).toBeGreaterThan(0);
    await start(catsAndHumans(), { insets: { top: 0, right: 0, bottom: 0, left: 0, corner } });
    expect(await under()).toBe(0);
  });

  it("goes to the nodes in focus and back to the whole graph", async () => {
    await start();
    const whole = (await inspect()).zoom;
    await run("zoomToNodes", { selector: "name in ['Ziggy', 'Leo', 'Ada']" });
    expect((await inspect()).zoom).toBeGreaterThan(whole);
    const { x, y } = await pointOf("ada");
    expect(x > 0 && x < 1012 && y > 0 && y < 800).toBe(true);
    await run("zoomToNodes", { selector: "*" });
    expect((await inspect()).zoom).toBeCloseTo(whole);
  });

  it("fits the graph again when a layout is undone and redone", async () => {
    await start(catsAndHumans(), { reducedMotion: true });
    const camera = () =>
      page.evaluate(() => Object.values(window.canvasPage.view.camera()).map((value) => value.toFixed(6)));
    const whole = await camera();
    await run("setLayout", { type: "circle" });
    const laidOut = await camera();
    expect(laidOut).not.toEqual(whole);
    await run("undo", {});
    expect(await camera()).toEqual(whole);
    await run("redo", {});
    expect(await camera()).toEqual(laidOut);
  });

  it("keeps names readable when a phone shows the whole of a small graph", async () => {
    await start();
    await page.evaluate(() => {
      const element = document.querySelector<HTMLElement>("#canvas");
      if (element) element.style.width = "340px";
    });
    await settle();
    const { labels, zoom } = await inspect();
    expect(zoom).toBeLessThan(0.45);
    expect(labels.length).toBeGreaterThan(8);
  });

  it("stays where a hand has put it when a layout is undone", async () => {
    await start(catsAndHumans(), { reducedMotion: true });
    await run("setLayout", { type: "circle" });
    const mine = { x: 12, y: -20, zoom: 0.9 };
    await page.evaluate((next) => window.canvasPage.view.setCamera(next), mine);
    await run("undo", {});
    expect(await page.evaluate(() => window.canvasPage.view.camera())).toEqual(mine);
  });
});

describe("the camera by hand", () => {
  it("is where it was put, tells of every move, and stays there when the element's size changes", async () => {
    await start();
    const output = await page.evaluate(() => {
      const { view } = window.canvasPage;
      const news: string[] = [];
      view.subscribe(({ type }) => news.push(type));
      view.setCamera({ x: 40, y: -30, zoom: 2 });
      view.setCamera({ x: 50, y: -30, zoom: 2 });
      return { news, camera: view.camera() };
    });
    expect(output.camera).toEqual({ x: 50, y: -30, zoom: 2 });
    expect(output.news.filter((type) => type === "camera").length).toBeGreaterThanOrEqual(2);
    expect(output.news.filter((type) => type === "zoom")).toHaveLength(1);
    expect(await pointOf("amara")).toMatchObject({ x: 470 * 2 + 50, y: 430 * 2 - 30 });
    await page.evaluate(() => {
      const element = document.querySelector<HTMLElement>("#canvas");
      if (element) element.style.width = "900px";
    });
    await settle();
    expect((await page.evaluate(() => window.canvasPage.view.camera())).zoom).toBe(2);
    expect(
      await page.evaluate(() => {
        window.canvasPage.view.setCamera({ x: 0, y: 0, zoom: 1e6 });
        return window.canvasPage.view.camera().zoom;
      }),
    ).toBe(8);
  });
});

describe("what changed", () => {
  const none = { nodes: [], edges: [] };
  const mark = async (marks: ChangeMarks | null) => {
    await page.evaluate((text) => window.canvasPage.view.mark(JSON.parse(text)), JSON.stringify(marks));
    await settle();
  };
  /** Pixels that are not see-through near a place of the model, on the layer of ghosts and crosses. */
  const inkAt = (x: number, y: number) =>
    page.evaluate(
      ([left, top]) => {
        const { view } = window.canvasPage;
        const canvas = [...document.querySelectorAll<HTMLCanvasElement>("#canvas canvas")].at(-1);
        const { x: panX, y: panY, zoom } = view.camera();
        const context = new OffscreenCanvas(8, 8).getContext("2d");
        if (canvas) context?.drawImage(canvas, 4 - (left * zoom + panX), 4 - (top * zoom + panY));
        const data = context?.getImageData(0, 0, 8, 8);
        return [...(data?.data ?? [])].filter((value, index) => index % 4 === 3 && value > 0).length;
      },
      [x, y] as const,
    );

  it("is marked by ring, dash and cross, what is gone stands as a ghost, and all goes away again", async () => {
    await start();
    const ghost: GraphNode = { id: "tom", attributes: { name: "Tom" }, position: { x: 700, y: 700 } };
    await mark({
      added: { nodes: ["biscuit"], edges: ["e0"] },
      changed: { nodes: ["juniper", "no such node"], edges: [] },
      leaving: { nodes: ["felix"], edges: ["e15"] },
      gone: { nodes: [ghost], edges: [{ id: "was", source: "tom", target: "ines", attributes: {} }] },
    });
    await expect.poll(() => inkAt(700, 700)).toBeGreaterThan(0);
    const marked = await inspect();
    const marks = Object.fromEntries(marked.nodes.filter((node) => node.mark).map((node) => [node.id, node.mark]));
    expect(marks).toEqual({ biscuit: "added", juniper: "changed", felix: "leaving" });
    expect(marked.edges.find(({ id }) => id === "e15")).toMatchObject({ mark: "leaving", lineStyle: "dashed" });
    expect(await inkAt(352, 530)).toBeGreaterThan(0);
    // The line of an edge that is gone, halfway from its ghost.
    expect(await inkAt((700 + 628) / 2, (700 + 606) / 2)).toBeGreaterThan(0);
    await mark(null);
    expect((await inspect()).nodes.every((node) => node.mark === null)).toBe(true);
    await expectDrawnAsDocumentSays();
  });

  it("is marked on what comes back while it is shown, and outlives no other graph", async () => {
    await start();
    await run("removeElements", { selector: "name == 'Felix'" });
    await mark({ added: { nodes: ["felix"], edges: [] }, changed: none, leaving: none, gone: none });
    await run("undo", {});
    await expect.poll(async () => (await inspect()).nodes.find(({ id }) => id === "felix")?.mark).toBe("added");
    await apply({ type: "graph-replace", graph: catsAndHumans() });
    expect((await inspect()).nodes.every((node) => node.mark === null)).toBe(true);
  });
});

describe("the picture as data", () => {
  it("is of the graph that is open by then, where another was opened while it was asked for", async () => {
    await start();
    const found = await page.evaluate(async (graphText) => {
      const asked = [0, 1, 2].map(() => window.canvasPage.view.drawing({ withLabels: false }));
      window.canvasPage.apply([{ type: "graph-replace", graph: JSON.parse(graphText) }]);
      const drawings = await Promise.all(asked);
      const counts = drawings.map(({ nodes, edges }) => [nodes.length, edges.length]);
      return { counts, faults: window.canvasPage.log.faults };
    }, JSON.stringify(pair()));
    expect(found).toEqual({
      counts: [
        [2, 1],
        [2, 1],
        [2, 1],
      ],
      faults: [],
    });
  });

  const drawing = (options?: DrawingOptions) =>
    page.evaluate((given) => window.canvasPage.view.drawing(given), options);

  it("has every node, edge and label as drawn, in model coordinates", async () => {
    await start();
    await apply(catLayer({ color: "#2255ee", shape: "star" }));
    await run("filterGraph", { selector: "name != 'Leo'" });
    const { nodes, edges, labels, box } = await drawing();
    expect(nodes).toHaveLength(29);
    expect(edges).toHaveLength(41);
    const soot = nodes.find(({ id }) => id === "soot");
    expect(soot).toMatchObject({ position: { x: 508, y: 532 }, color: "#2255ee", shape: "star", opacity: 1 });
    expect(soot?.outline.kind === "polygon" && soot.outline.corners.length).toBe(10);
    expect(edges.find(({ id }) => id === "e0")).toMatchObject({
      from: { x: 628, y: 606 },
      steps: [{ to: { x: 694, y: 368 } }],
    });
    expect(labels.find(({ id }) => id === "soot")).toMatchObject({ text: "Soot", target: "nodes", direction: "ltr" });
    expect(labels.every(({ x, width }) => x >= box.left && x + width <= box.right)).toBe(true);
    const some = await drawing({ only: { nodes: ["soot", "amara", "fig"], edges: ["e34", "e0"] }, withLabels: false });
    expect(some).toMatchObject({
      nodes: [{ id: "soot" }, { id: "fig" }, { id: "amara" }],
      edges: [{ id: "e34" }],
      labels: [],
    });
  });

  it("has the labels of an edge and the one that leads back, and none of the states of the view", async () => {
    const between = (id: string, source: string, target: string, label: string) => ({
      ...{ id, source, target, directed: true, attributes: { label } },
    });
    await start({
      ...catsAndHumans(),
      directed: true,
      nodes: [
        { id: "a", attributes: { name: "Ann" }, position: { x: 0, y: 0 } },
        { id: "b", attributes: { name: "Bo" }, position: { x: 150, y: 200 } },
        { id: "c", attributes: { name: "Cy" }, position: { x: 300, y: 0 } },
        { id: "d", attributes: { name: "Di" }, position: { x: 340, y: 0 } },
      ],
      edges: [
        between("1", "a", "b", "pays"),
        between("2", "b", "a", "thanks"),
        between("3", "b", "c", "likes"),
        between("4", "c", "b", "fears"),
        between("5", "c", "d", "has no room at all"),
      ],
    });
    const { labels, withoutLabel } = await drawing();
    const ofEdges = labels.filter(({ target }) => target === "edges");
    expect(ofEdges.map(({ text }) => text).toSorted()).toEqual(["fears", "likes", "pays", "thanks"]);
    expect(ofEdges.every(({ plate, x }) => plate !== null && plate.left < x)).toBe(true);
    expect(withoutLabel).toEqual({ nodes: 0, edges: 1 });
    await run("selectElements", { selector: "name == 'Ann'" });
    await page.evaluate(() => window.canvasPage.view.dim({ nodes: ["b"], edges: [] }));
    expect((await drawing()).labels).toEqual(labels);
    await page.evaluate(() => window.canvasPage.view.dim(null));
    const view = { zoom: 2, pan: { x: 100, y: 100 }, width: 300, height: 300 };
    const seen = await drawing({ view });
    expect(seen.labels.filter(({ target }) => target === "nodes").map(({ text }) => text)).toEqual(["Ann"]);
    expect(seen.labels.find(({ text }) => text === "Ann")?.size).toBeCloseTo((12 * 2) / 1.6 / 2);
  });

  it("has heads, bends and groups, and nothing at all of an empty graph", async () => {
    const edge = { source: "a", target: "b", directed: true, attributes: {} };
    await start({
      ...catsAndHumans(),
      nodes: [
        { id: "g", attributes: {} },
        { id: "a", attributes: {}, parent: "g", position: { x: 0, y: 0 } },
        { id: "b", attributes: {}, position: { x: 200, y: 0 } },
      ],
      edges: [
        { id: "1", ...edge },
        { id: "2", ...edge },
        { id: "3", ...edge, target: "a" },
      ],
    });
    const { nodes, edges } = await drawing();
    expect(nodes[0]).toMatchObject({ id: "g", isGroup: true, fillOpacity: 0.08 });
    expect(edges.map(({ steps }) => steps.length)).toEqual([1, 1, 2]);
    expect(edges.every(({ head, steps }) => head !== null && steps.every(({ control }) => control))).toBe(true);
    await apply({ type: "graph-replace", graph: { ...catsAndHumans(), nodes: [], edges: [] } });
    expect(await drawing()).toMatchObject({ nodes: [], edges: [], labels: [], box: { left: 0, right: 0 } });
  });
});

describe("the keyboard", () => {
  beforeEach(async () => {
    await start();
    await page.getByRole("application").focus();
  });

  it("walks from node to node, saying each", async () => {
    await page.keyboard.press("Home");
    expect((await inspect()).focused).toBe("amara");
    expect((await log()).spoken.at(-1)).toBe("Amara, human, 8 links");
    await page.keyboard.press("ArrowUp");
    expect((await inspect()).focused).toBe("clementine");
    await page.keyboard.press("ArrowDown");
    expect((await inspect()).focused).toBe("amara");
    expect(await page.locator("[data-focus-ring]").count()).toBe(1);
  });

  it("goes around the neighbours with Tab, lets go with Escape, and then Tab leaves the canvas", async () => {
    await page.keyboard.press("Home");
    const seen: (string | null)[] = [];
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press("Tab");
      seen.push((await inspect()).focused);
    }
    expect(new Set(seen).size).toBe(8);
    expect(seen).not.toContain("amara");
    await page.keyboard.press("Shift+Tab");
    expect((await inspect()).focused).toBe(seen[6]);
    await page.keyboard.press("Escape");
    expect((await inspect()).focused).toBeNull();
    await page.keyboard.press("Tab");
    expect(await page.getByRole("button", { name: "After" }).evaluate((button) => button.matches(":focus"))).toBe(true);
  });

  it("selects with Enter, adds with Space, opens with Enter again, clears with Escape", async () => {
    await page.keyboard.press("Home");
    await page.keyboard.press("Enter");
    await settle();
    expect((await selection()).nodes).toEqual(["amara"]);
    await page.keyboard.press("Enter");
    expect((await log()).opened).toEqual(["amara"]);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Space");
    await settle();
    expect(new Set((await selection()).nodes)).toEqual(new Set(["amara", "clementine"]));
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await settle();
    expect((await selection()).nodes).toEqual([]);
  });

  it("zooms with + and -, 100 % with 0, fits with F", async () => {
    const { zoom } = await inspect();
    await page.keyboard.press("+");
    expect((await inspect()).zoom).toBeCloseTo(zoom * 1.25);
    await page.keyboard.press("-");
    expect((await inspect()).zoom).toBeCloseTo(zoom);
    await page.keyboard.press("0");
    expect((await inspect()).zoom).toBeCloseTo(1);
    await page.keyboard.press("f");
    expect((await inspect()).zoom).toBeCloseTo(zoom);
  });
});

describe("the view as a whole", () => {
  it("dims all but some, with the edges between them kept", async () => {
    await start();
    await page.evaluate(() => window.canvasPage.view.dim({ nodes: ["ziggy", "leo", "ada"], edges: [] }));
    await settle();
    const { nodes, edges, labels } = await inspect();
    expect(
      nodes
        .filter(({ opacity }) => opacity === 1)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(["ada", "leo", "ziggy"]);
    expect(nodes.filter(({ opacity }) => opacity === 0.18)).toHaveLength(27);
    expect(edges.filter(({ opacity }) => opacity > 0.5)).toHaveLength(3);
    expect(labels).toHaveLength(3);
    await page.evaluate(() => window.canvasPage.view.dim(null));
    await settle();
    await expectDrawnAsDocumentSays();
  });

  it("pulses with a ring that goes away", async () => {
    await start(catsAndHumans(), { reducedMotion: false });
    await page.evaluate(() => window.canvasPage.view.pulse(["tomas", "no such node"]));
    expect(await page.locator("[data-pulse]").first().isVisible()).toBe(true);
    await expect.poll(() => page.locator("[data-pulse]").count()).toBe(0);
  });

  it("leaves nothing behind when destroyed, and no longer listens", async () => {
    await start();
    await page.evaluate(() => window.canvasPage.view.destroy());
    await apply({ type: "node-put", node: { id: "late", attributes: {} } });
    const left = await page.evaluate(() => {
      const element = document.querySelector("#canvas");
      return {
        markup: element?.outerHTML,
        engineStyle: document.querySelectorAll("head style[id*=cytoscape]").length,
      };
    });
    expect(left).toEqual({ markup: '<div id="canvas"></div>', engineStyle: 0 });
  });

  it.runIf(isLong)("stands with 1,000 nodes and 3,000 edges, and with none", async () => {
    await start(randomGraph(1000, 3000));
    expect(await inspect()).toMatchObject({ shownNodes: 1000, shownEdges: 3000 });
    await apply({ type: "graph-replace", graph: { ...catsAndHumans(), nodes: [], edges: [] } });
    expect(await inspect()).toMatchObject({ shownNodes: 0, shownEdges: 0 });
    await page.getByRole("application").focus();
    for (const key of ["Home", "ArrowLeft", "f", "Enter"]) await page.keyboard.press(key);
    expect((await inspect()).focused).toBeNull();
  });
});

describe("pictures to look at", () => {
  it.runIf(isLong)("are taken in both themes when a folder for them is named", async () => {
    const folder = process.env["PARLEY_PICTURES"];
    await start(catsAndHumans());
    await apply(catLayer({ color: "--g-1" }));
    await apply({ type: "selection-set", selection: { nodes: ["juniper", "olive"], edges: [] } });
    const { x, y } = await pointOf("biscuit");
    await page.mouse.move(x, y);
    await expect.poll(async () => (await log()).hovers.length).toBe(1);
    for (const theme of ["light", "dark"] as const) {
      await page.evaluate((next) => window.canvasPage.setTheme(next), theme);
      await settle();
      const picture = await page.screenshot();
      expect(picture.length).toBeGreaterThan(10_000);
      if (folder === undefined) continue;
      await mkdir(folder, { recursive: true });
      await page.screenshot({ path: `${folder}/canvas-${theme}.png` });
    }
  });
});

async function drag(
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await settle();
}

function shapeGraph(shapes: readonly NodeShape[]): GraphData {
  return {
    ...catsAndHumans(),
    nodes: shapes.map((shape, index) => ({ id: shape, attributes: { shape }, position: { x: index * 70, y: 0 } })),
    edges: [],
    layers: shapes.map((shape) => ({
      id: shape,
      name: shape,
      target: "nodes",
      where: {
        op: "compare",
        field: { name: "shape", of: "attribute" },
        cmp: "==",
        value: { kind: "literal", value: shape },
      },
      style: { shape },
      origin: "user",
    })),
  };
}

/** The same graph each time. */
function randomGraph(nodes: number, edges: number): GraphData {
  let seed = 7;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  return {
    ...catsAndHumans(),
    nodes: Array.from({ length: nodes }, (_, index) => ({
      id: `n${index}`,
      attributes: { name: `Node ${index}`, type: index % 3 === 0 ? "cat" : "human" },
      position: { x: random() * 3000, y: random() * 2200 },
    })),
    edges: Array.from({ length: edges }, (_, index) => ({
      id: `e${index}`,
      source: `n${Math.floor(random() * nodes)}`,
      target: `n${Math.floor(random() * nodes)}`,
      attributes: {},
    })),
  };
}

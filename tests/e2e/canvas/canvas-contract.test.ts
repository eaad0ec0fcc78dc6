import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { CanvasInspection, DrawingWay } from "@/canvas/canvas-port";
import type { DrawingEdge } from "@/canvas/drawing/drawing-types";
import type { GraphChange, GraphData } from "@/graph/changes/change-types";
import type { NodeShape } from "@/graph/styles/style-types";
import type { JsonValue } from "@/lib/json";
import { catsAndHumans } from "../../support/canvas-page/cats-and-humans";
import { type CanvasServer, serveCanvasPage } from "../../support/canvas-page/serve-canvas-page";
import { isLong } from "../../support/long";
import { openChromium } from "../../support/page/chromium";
import { webGlArgs } from "../../support/page/drawing-way";

let server: CanvasServer;
let browser: Browser;
let page: Page;
const faults: string[] = [];

// WebGL in software: the shared browser has none.
beforeAll(async () => {
  [server, browser] = await Promise.all([serveCanvasPage(), openChromium(webGlArgs)]);
  page = await browser.newPage({ viewport: { width: 1012, height: 860 } });
  page.on("pageerror", (error) => faults.push(error.message));
  await page.goto(server.url);
  await page.waitForFunction(() => "startCanvas" in window);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});
afterEach(() => {
  expect(faults.splice(0)).toEqual([]);
});

const inspect = (): Promise<CanvasInspection> => page.evaluate(() => window.canvasPage.view.inspect());
const node = async (id: string) => (await inspect()).nodes.find((one) => one.id === id);
const log = () => page.evaluate(() => window.canvasPage.log);
const selection = () => page.evaluate(() => window.canvasPage.document.selection);
const settle = () => page.evaluate(() => window.canvasPage.frames());

async function start(way: DrawingWay): Promise<void> {
  await page.evaluate(([text, drawing]) => window.startCanvas(JSON.parse(text), { drawing }), [
    JSON.stringify(catsAndHumans()),
    way,
  ] as const);
  await drawn(way);
}

/** The code of a view comes when it is first wanted. */
async function drawn(way: DrawingWay): Promise<void> {
  await page.waitForFunction((wanted) => window.canvasPage.log.drawings.at(-1)?.way === wanted, way);
  await settle();
}

async function run(name: string, input: JsonValue): Promise<void> {
  const text = JSON.stringify(input);
  expect(
    await page.evaluate(([call, given]) => window.canvasPage.run(call, JSON.parse(given)), [name, text] as const),
  ).toBe(true);
  await settle();
}

async function apply(...changes: readonly GraphChange[]): Promise<void> {
  expect(await page.evaluate((text) => window.canvasPage.apply(JSON.parse(text)), JSON.stringify(changes))).toBe(true);
  await settle();
}

/** Draws a square round a node with the tool that is taken up. */
async function drawRound(id: string): Promise<void> {
  const { x, y } = await pointOf(id);
  await page.mouse.move(x - 30, y - 30);
  await page.mouse.down();
  for (const [dx, dy] of [
    [30, -30],
    [30, 30],
    [-30, 30],
  ] as const)
    await page.mouse.move(x + dx, y + dy, { steps: 4 });
  await page.mouse.up();
}

async function pointOf(id: string): Promise<{ readonly x: number; readonly y: number }> {
  const point = await page.evaluate((key) => window.canvasPage.view.screenPosition(key), id);
  const box = await page.locator("#canvas").boundingBox();
  if (point === null || box === null) throw new Error(`${id} is not on the screen.`);
  return { x: point.x + box.x, y: point.y + box.y };
}

async function drag(from: { readonly x: number; readonly y: number }, by: readonly [number, number]): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by[0] / 2, from.y + by[1] / 2, { steps: 3 });
  await page.mouse.move(from.x + by[0], from.y + by[1], { steps: 3 });
  await page.mouse.up();
  await settle();
}

const allShapes = [
  "ellipse",
  "round-rectangle",
  "rectangle",
  "diamond",
  "triangle",
  "triangle-down",
  "pentagon",
  "star",
  "hexagon",
  "plus",
] as const satisfies readonly NodeShape[];

const isSelected = (ids: readonly string[]) =>
  expect.poll(async () => [...(await selection()).nodes].sort()).toEqual([...ids].sort());

/** Share of the pixels round a node that have its colour, from a screenshot. */
async function inkAt(id: string): Promise<string> {
  const { x, y } = await pointOf(id);
  const shot = await page.screenshot({ clip: { x: Math.round(x) - 1, y: Math.round(y) - 1, width: 2, height: 2 } });
  return page.evaluate(async (bytes) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0))]));
    const context = new OffscreenCanvas(2, 2).getContext("2d");
    context?.drawImage(bitmap, 0, 0);
    const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  }, shot.toString("base64"));
}

type Finger = { readonly x: number; readonly y: number };
type Touch = (type: "touchStart" | "touchMove" | "touchEnd", points: readonly Finger[]) => Promise<void>;

/** Where nothing is drawn. */
const ground = { x: 12, y: 700 };
const cameraNow = () => page.evaluate(() => window.canvasPage.view.camera());

/** The same page on a screen that is touched, for as long as the work takes. */
async function onTouch(work: (touch: Touch) => Promise<void>): Promise<void> {
  const usual = page;
  const context = await browser.newContext({ viewport: { width: 1012, height: 860 }, hasTouch: true });
  page = await context.newPage();
  page.on("pageerror", (error) => faults.push(error.message));
  try {
    await page.goto(server.url);
    await page.waitForFunction(() => "startCanvas" in window);
    const session = await context.newCDPSession(page);
    await work(async (type, points) => {
      const touchPoints = points.map((point, id) => ({ ...point, id }));
      await session.send("Input.dispatchTouchEvent", { type, touchPoints });
    });
  } finally {
    await context.close();
    page = usual;
  }
}

async function slide(touch: Touch, from: Finger, [dx, dy]: readonly [number, number]): Promise<void> {
  await touch("touchStart", [from]);
  for (const share of [0.25, 0.5, 0.75, 1])
    await touch("touchMove", [{ x: from.x + dx * share, y: from.y + dy * share }]);
  await touch("touchEnd", []);
  await settle();
}

describe.each(["detailed", "fast"] as const)("the %s view", (way) => {
  // The suite of the canvas tries all of this in the detailed view.
  const isToDraw = isLong || way === "fast";

  it.runIf(isToDraw)(
    "draws what the document says and follows it: style, filter, undo, elements that come and go",
    async () => {
      await start(way);
      expect(await inspect()).toMatchObject({ shownNodes: 30, shownEdges: 43 });
      expect((await inspect()).labels.length).toBeGreaterThan(5);
      await run("styleNodes", { selector: "name == 'Biscuit'", color: "#ff0000", size: 40, shape: "star" });
      expect(await node("biscuit")).toMatchObject({ color: "#ff0000", size: 40, shape: "star" });
      await expect.poll(() => inkAt("biscuit")).toBe("#ff0000");
      await run("filterGraph", { selector: "name != 'Biscuit'" });
      expect(await node("biscuit")).toMatchObject({ visible: false });
      await run("undo", {});
      expect(await inspect()).toMatchObject({ shownNodes: 30, shownEdges: 43 });
      await apply({ type: "node-put", node: { id: "new", attributes: {}, position: { x: 900, y: 300 } } });
      await apply({
        type: "edge-put",
        edge: { id: "x", source: "new", target: "biscuit", directed: true, attributes: {} },
      });
      await apply({
        type: "edge-put",
        edge: { id: "y", source: "biscuit", target: "new", directed: true, attributes: {} },
      });
      expect((await inspect()).edges.filter(({ id }) => id === "x" || id === "y")).toMatchObject([
        { curve: "arc", arrow: true },
        { curve: "arc", arrow: true },
      ]);
      await apply(
        { type: "edge-remove", id: "x" },
        { type: "edge-remove", id: "y" },
        { type: "node-remove", id: "new" },
      );
      expect(await inspect()).toMatchObject({ shownNodes: 30, shownEdges: 43 });
      expect((await log()).faults).toEqual([]);
    },
  );

  it.runIf(isToDraw)(
    "hears the pointer: click, Shift, double click, menu, hover, drag of a node and of the ground",
    async () => {
      await start(way);
      const at = await pointOf("biscuit");
      await page.mouse.click(at.x, at.y);
      await isSelected(["biscuit"]);
      expect(await node("biscuit")).toMatchObject({ selected: true });
      const lena = await pointOf("lena");
      await page.keyboard.down("Shift");
      await page.mouse.click(lena.x, lena.y);
      await page.keyboard.up("Shift");
      await isSelected(["biscuit", "lena"]);
      await page.mouse.click(lena.x, lena.y, { button: "right" });
      await expect.poll(async () => (await log()).menus).toEqual([{ kind: "node", id: "lena" }]);
      await page.mouse.dblclick(lena.x, lena.y);
      await expect.poll(async () => (await log()).opened).toContain("lena");
      await page.mouse.move(at.x, at.y);
      await expect.poll(async () => (await log()).hovers.at(-1)).toEqual({ kind: "node", id: "biscuit" });
      const before = await node("biscuit");
      const { zoom } = await inspect();
      await drag(at, [60, 30]);
      const wanted = (before?.position.x ?? 0) + 60 / zoom;
      await expect.poll(async () => Math.round((await node("biscuit"))?.position.x ?? 0)).toBe(Math.round(wanted));
      const camera = await page.evaluate(() => window.canvasPage.view.camera());
      await drag({ x: 12, y: 700 }, [50, -40]);
      const moved = await page.evaluate(() => window.canvasPage.view.camera());
      expect([moved.x - camera.x, moved.y - camera.y].map(Math.round)).toEqual([50, -40]);
    },
  );

  it("hears fingers: a tap, a drag of a node and of the ground, two that zoom, one held still", async () => {
    await onTouch(async (touch) => {
      await start(way);
      const biscuit = await pointOf("biscuit");
      await touch("touchStart", [biscuit]);
      await touch("touchEnd", []);
      await isSelected(["biscuit"]);
      await slide(touch, biscuit, [60, 30]);
      const asked = async () => (await log()).moves.length;
      await expect.poll(asked).toBe(1);
      await expect.poll(async () => Math.round((await pointOf("biscuit")).x - biscuit.x)).toBe(60);

      const before = await cameraNow();
      await slide(touch, ground, [50, -40]);
      // The way until a drag is one is not panned.
      await expect.poll(async () => Math.abs((await cameraNow()).x - before.x - 50)).toBeLessThan(12);
      await expect.poll(async () => Math.abs((await cameraNow()).y - before.y + 40)).toBeLessThan(12);
      expect(await asked()).toBe(1);

      const { zoom } = await cameraNow();
      const [left, right] = [
        { x: 400, y: 700 },
        { x: 500, y: 700 },
      ];
      await touch("touchStart", [left, right]);
      for (const apart of [15, 30, 40, 50])
        await touch("touchMove", [
          { ...left, x: left.x - apart },
          { ...right, x: right.x + apart },
        ]);
      await touch("touchEnd", []);
      await expect.poll(async () => (await cameraNow()).zoom / zoom).toBeGreaterThan(1.6);
      expect((await cameraNow()).zoom / zoom).toBeLessThan(2.2);
      await isSelected(["biscuit"]);

      await page.evaluate(() => window.canvasPage.view.fit());
      await settle();
      const held = await pointOf("lena");
      await touch("touchStart", [held]);
      await expect.poll(async () => (await log()).menus).toEqual([{ kind: "node", id: "lena" }]);
      await touch("touchEnd", []);
      await settle();
      await isSelected(["biscuit"]);
    });
  });

  it("is lassoed by one finger while the view stands still, and two fingers end the line and zoom", async () => {
    await onTouch(async (touch) => {
      await start(way);
      await page.evaluate(() => window.canvasPage.view.setTool("lasso"));
      const before = await cameraNow();
      const { x, y } = await pointOf("biscuit");
      const corners = [
        [-30, -30],
        [30, -30],
        [30, 30],
        [-30, 30],
      ].map(([dx = 0, dy = 0]) => ({ x: x + dx, y: y + dy }));
      const draw = async () => {
        await touch("touchStart", corners.slice(0, 1));
        for (const corner of corners.slice(1)) await touch("touchMove", [corner]);
      };
      await draw();
      await touch("touchEnd", []);
      await expect.poll(async () => (await selection()).nodes).toContain("biscuit");
      expect(await cameraNow()).toEqual(before);
      const chosen = (await selection()).nodes;

      await run("selectElements", { selector: "name == 'Lena'", target: "nodes", mode: "replace" });
      await draw();
      const [one = { x, y }] = corners.slice(-1);
      const other = { x: one.x + 100, y: one.y };
      await touch("touchStart", [one, other]);
      for (const apart of [20, 40, 60]) await touch("touchMove", [one, { ...other, x: other.x + apart }]);
      await touch("touchEnd", []);
      await expect.poll(async () => (await cameraNow()).zoom / before.zoom).toBeGreaterThan(1.3);
      await isSelected(["lena"]);
      expect(chosen).not.toContain("lena");
    });
  });

  it.runIf(isToDraw)("is walked by keys, lassoed, marked, and drawn as a picture", async () => {
    await start(way);
    await page.evaluate(() => window.canvasPage.view.focusNode("biscuit"));
    await page.locator("#canvas").focus();
    await page.keyboard.press("ArrowRight");
    const { focused } = await inspect();
    expect(focused).not.toBe("biscuit");
    expect(await page.locator("[data-focus-ring]").count()).toBe(1);
    await page.evaluate(() => window.canvasPage.view.setTool("lasso"));
    await drawRound("biscuit");
    await expect.poll(async () => (await selection()).nodes).toContain("biscuit");
    const nothing = { nodes: [], edges: [] };
    await page.evaluate(
      (none) =>
        window.canvasPage.view.mark({
          added: none,
          leaving: none,
          gone: none,
          changed: { nodes: ["lena"], edges: [] },
        }),
      nothing,
    );
    await expect.poll(async () => (await node("lena"))?.mark).toBe("changed");
    const picture = await page.evaluate(async () => (await window.canvasPage.view.drawing()).nodes.length);
    expect(picture).toBe(30);
  });
});

it("follows what comes and moves at once, and does not begin the fast view anew", async () => {
  await start("fast");
  await page.evaluate(() => document.querySelector("#canvas .sigma-nodes")?.setAttribute("data-first", ""));
  const isFirst = () => page.locator("#canvas .sigma-nodes[data-first]").count();
  await page.evaluate(() => {
    const { apply: change } = window.canvasPage;
    const edge = { directed: true, attributes: {} };
    change([
      { type: "node-put", node: { id: "n", attributes: {} } },
      { type: "edge-put", edge: { id: "n1", source: "n", target: "biscuit", ...edge } },
    ]);
    change([{ type: "positions-set", positions: { n: { x: 900, y: 300 }, biscuit: { x: 880, y: 340 } } }]);
    change([{ type: "node-remove", id: "n" }]);
    change([{ type: "node-put", node: { id: "n", attributes: {}, position: { x: 700, y: 300 } } }]);
    change([{ type: "positions-set", positions: { n: { x: 720, y: 310 } } }]);
  });
  await settle();
  expect(await isFirst()).toBe(1);
  expect(await node("n")).toMatchObject({ visible: true, position: { x: 720, y: 310 } });
  await page.evaluate(() => window.canvasPage.view.setTool("node"));
  await page.mouse.click(40, 800);
  await settle();
  expect(await isFirst()).toBe(1);
});

/** Every shape, with edges into it from several sides; bows, loops, parallel edges; a group with edges in and out. */
function shapesAndLines(): GraphData {
  const shapes = allShapes.map((shape, index) => ({
    id: shape,
    position: { x: (index % 4) * 170, y: Math.floor(index / 4) * 150 },
    attributes: { shape },
  }));
  const inner = ["in-1", "in-2"].map((id, index) => ({
    id,
    parent: "group",
    position: { x: 760 + index * 70, y: 120 + index * 90 },
    attributes: {},
  }));
  const ends = [...shapes.map(({ id }) => id), "in-1", "group"];
  const line = (source: string, target: string, index: number, type: string) => ({
    id: `${type}-${index}`,
    source,
    target,
    directed: index % 2 === 0,
    attributes: { type },
  });
  const ring = (step: number, type: string) =>
    ends.map((id, index) => line(id, ends[(index + step) % ends.length] ?? id, index, type));
  return {
    ...catsAndHumans(),
    nodes: [...shapes, ...inner, { id: "group", attributes: {} }],
    edges: [
      ...ring(1, "straight"),
      // Cytoscape ends a bow at a group as if it were straight.
      ...ring(4, "bow").filter(({ source, target }) => source !== "group" && target !== "group"),
      ...ring(0, "loop"),
      ...ends
        .slice(0, 3)
        .flatMap((id, index) => [line(id, "star", index, "more"), line("star", id, index + 3, "more")]),
    ],
  };
}

it("draws every line from the same place to the same place in both views", async () => {
  await page.evaluate(
    (text) => window.startCanvas(JSON.parse(text), { drawing: "fast" }),
    JSON.stringify(shapesAndLines()),
  );
  await drawn("fast");
  for (const shape of allShapes) await run("styleNodes", { selector: `shape == '${shape}'`, shape, size: 34 });
  await run("styleEdges", { selector: "type == 'bow'", options: { curve: "curved" } });
  await run("styleEdges", { selector: "type == 'more'", width: 3, options: { arrow: "tee" } });
  const fast = await page.evaluate(() => window.canvasPage.view.drawing());
  await page.evaluate(() => window.canvasPage.setDrawing("detailed"));
  await drawn("detailed");
  const detailed = await page.evaluate(() => window.canvasPage.view.drawing());
  expect(detailed.edges.length).toBe(fast.edges.length);
  const far = detailed.edges.flatMap((edge) => {
    const other = fast.edges.find(({ id }) => id === edge.id);
    const away = other === undefined ? [] : gapsOf(edge, other);
    return other === undefined || Math.max(...away) > 1 ? [{ id: edge.id, away: away.map(Math.round) }] : [];
  });
  expect(far).toEqual([]);
  const box = (of: typeof fast) => of.nodes.find(({ id }) => id === "group");
  for (const side of ["width", "height"] as const)
    expect(Math.abs((box(detailed)?.[side] ?? 0) - (box(fast)?.[side] ?? 0))).toBeLessThan(1);
});

/** How far apart the same points of two lines are. */
function gapsOf(one: DrawingEdge, other: DrawingEdge): readonly number[] {
  const points = ({ from, steps, head }: DrawingEdge) => [
    from,
    ...steps.flatMap(({ to, control }) => (control ? [control, to] : [to])),
    ...(head ?? []),
  ];
  const [first, second] = [points(one), points(other)];
  if (first.length !== second.length) return [Number.POSITIVE_INFINITY];
  return first.map((point, index) => {
    const { x, y } = second[index] ?? { x: Infinity, y: Infinity };
    return Math.hypot(point.x - x, point.y - y);
  });
}

it("changes from one view to the other with camera, selection and tool, and back", async () => {
  await start("detailed");
  await run("selectElements", { selector: "name == 'Biscuit'", target: "nodes", mode: "replace" });
  await page.evaluate(() => window.canvasPage.view.setTool("lasso"));
  await page.evaluate(() => window.canvasPage.view.setCamera({ x: -120, y: 40, zoom: 1.25 }));
  for (const way of ["fast", "detailed"] as const) {
    await page.evaluate((next) => window.canvasPage.setDrawing(next), way);
    await drawn(way);
    expect(await page.evaluate(() => window.canvasPage.view.camera())).toEqual({ x: -120, y: 40, zoom: 1.25 });
    expect(await node("biscuit")).toMatchObject({ selected: true });
  }
});

it("draws in detail, and says so, where the graphics card gives up", async () => {
  await start("fast");
  await page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>("#canvas .sigma-nodes");
    canvas?.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext();
  });
  await expect.poll(async () => (await log()).drawings.at(-1)).toEqual({ way: "detailed", isFallback: true });
  await settle();
  expect(await inspect()).toMatchObject({ shownNodes: 30, shownEdges: 43 });
  // Chosen once more it is tried once more.
  await page.evaluate(() => window.canvasPage.setDrawing("fast"));
  await drawn("fast");
  expect((await log()).drawings.at(-1)).toEqual({ way: "fast", isFallback: false });
  expect(await inspect()).toMatchObject({ shownNodes: 30, shownEdges: 43 });
});

import fc from "fast-check";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { emptyGraph } from "@/graph/document/empty-graph";
import type { GraphEdge, GraphNode } from "@/graph/document/graph-types";
import type { JsonValue } from "@/lib/json";
import { type CanvasServer, serveCanvasPage } from "../../support/canvas-page/serve-canvas-page";
import { openChromium } from "../../support/page/chromium";
import { isFast } from "../../support/page/drawing-way";
import "../../support/laws-setup";
import { runsOf } from "../../support/long";

let server: CanvasServer;
let browser: Browser;
let page: Page;
const faults: string[] = [];

beforeAll(async () => {
  [server, browser] = await Promise.all([serveCanvasPage(), openChromium()]);
  page = await browser.newPage({ viewport: { width: 640, height: 480 } });
  page.on("pageerror", (error) => faults.push(error.message));
  await page.goto(server.url);
  await page.waitForFunction(() => "startCanvas" in window);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

const ids = ["a", "b", "c", "d", "e"] as const;
const anyId = fc.constantFrom(...ids);
/** Few places, so that nodes lie on each other, and none at all. */
const anyPlace = fc.constantFrom(undefined, { x: 0, y: 0 }, { x: 0, y: 120 }, { x: 160, y: 0 }, { x: 160, y: 0.001 });

const anyGraph: fc.Arbitrary<GraphData> = fc
  .record({
    directed: fc.boolean(),
    nodes: fc.array(fc.record({ place: anyPlace, type: fc.constantFrom("x", "y"), inLast: fc.boolean() }), {
      minLength: 1,
      maxLength: ids.length,
    }),
    edges: fc.array(fc.tuple(fc.nat({ max: 9 }), fc.nat({ max: 9 }), fc.constantFrom(undefined, true, false)), {
      maxLength: 8,
    }),
  })
  .map(({ directed, nodes, edges }) => {
    const last = ids[nodes.length - 1];
    const drawn = nodes.map(
      ({ place, type, inLast }, index): GraphNode => ({
        id: ids[index] ?? "a",
        attributes: { name: `Node ${index}`, type },
        ...(place ? { position: place } : {}),
        ...(inLast && last !== undefined && last !== ids[index] ? { parent: last } : {}),
      }),
    );
    const end = (pick: number) => drawn[pick % drawn.length]?.id ?? "a";
    const lines = edges.map(
      ([from, to, isDirected], index): GraphEdge => ({
        id: `e${index}`,
        source: end(from),
        target: end(to),
        attributes: { label: `edge ${index}`, type: index % 2 === 0 ? "x" : "y" },
        ...(isDirected === undefined ? {} : { directed: isDirected }),
      }),
    );
    return { ...emptyGraph("Drawn"), directed, nodes: drawn, edges: lines };
  });

const anySelector = fc.oneof(
  anyId.map((id) => `id == '${id}'`),
  anyId.map((id) => `id != '${id}'`),
  fc.constantFrom("type == 'x'", "degree > 1", "*"),
);
const targets = fc.constantFrom("nodes", "edges");
const call = (name: string, input: fc.Arbitrary<JsonValue>) => input.map((given) => ({ name, input: given }));
const anyCall = fc.oneof(
  { weight: 4, arbitrary: call("filterGraph", fc.record({ selector: anySelector, target: targets })) },
  { weight: 2, arbitrary: call("filterGraph", fc.record({ selector: anySelector, mode: fc.constant("add") })) },
  { weight: 1, arbitrary: call("showAll", fc.constant({})) },
  { weight: 2, arbitrary: call("undo", fc.constant({})) },
  { weight: 1, arbitrary: call("redo", fc.constant({})) },
  {
    weight: 2,
    arbitrary: call(
      "addEdges",
      fc.record({ source: anyId, target: anyId }).map((edge) => ({ edges: [edge] })),
    ),
  },
  {
    weight: 1,
    arbitrary: call(
      "addNodes",
      anyId.map((id) => ({ nodes: [{ id: `${id}2`, attributes: { type: "y" } }] })),
    ),
  },
  { weight: 2, arbitrary: call("removeElements", fc.record({ selector: anySelector, target: targets })) },
  {
    weight: 1,
    arbitrary: call(
      "moveNodes",
      anyId.map((id) => ({ to: { [id]: { x: 0, y: 0 } } })),
    ),
  },
  {
    weight: 2,
    arbitrary: call(
      "styleNodes",
      fc.record({ selector: anySelector, shape: fc.constantFrom("star", "diamond"), size: fc.constantFrom(10, 40) }),
    ),
  },
  {
    weight: 2,
    arbitrary: call(
      "styleEdges",
      fc.record({ selector: anySelector, color: fc.constant("red"), lineStyle: fc.constantFrom("dotted", "dashed") }),
    ),
  },
  { weight: 1, arbitrary: call("styleByAttribute", fc.constant({ property: "type", channel: "color" })) },
  { weight: 1, arbitrary: call("groupNodes", fc.record({ selector: anySelector, name: fc.constant("Group") })) },
  { weight: 1, arbitrary: call("ungroupNodes", fc.record({ selector: anySelector })) },
  { weight: 1, arbitrary: call("pinNodes", fc.record({ selector: anySelector })) },
  { weight: 2, arbitrary: call("selectElements", fc.record({ selector: anySelector, target: targets })) },
  { weight: 1, arbitrary: call("zoomToNodes", fc.record({ selector: anySelector })) },
);

type Call = typeof anyCall extends fc.Arbitrary<infer T> ? T : never;

/** Runs them one after the other, with a frame and a drawing for the minimap after each; tells where a picture was another. */
async function differences(graph: GraphData, calls: readonly Call[]) {
  const output = await page.evaluate(
    async ([text, given]) => {
      await window.startCanvas(JSON.parse(text));
      return window.canvasPage.follow(JSON.parse(given));
    },
    [JSON.stringify(graph), JSON.stringify(calls)] as const,
  );
  return { ...output, faults: faults.splice(0) };
}

const none = { differing: [], left: [], broken: [], faults: [] };

describe("the canvas", () => {
  it("shows what the document says after any commands and filters, and after the graph was opened again", {
    timeout: 1_200_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(anyGraph, fc.array(anyCall, { maxLength: 7 }), async (graph, calls) => {
        expect(await differences(graph, calls)).toEqual(none);
      }),
      { numRuns: runsOf(10) },
    );
  });

  it("goes on where the end of an arc or a loop is hidden", async () => {
    const graph: GraphData = {
      ...emptyGraph("Arcs"),
      nodes: ["a", "b", "c"].map((id, index) => ({ id, attributes: {}, position: { x: index * 120, y: 0 } })),
      edges: [
        ["a", "b"],
        ["b", "a"],
        ["b", "c"],
        ["a", "a"],
      ].map(([source = "", target = ""], index) => ({
        id: `e${index}`,
        source,
        target,
        attributes: { label: "knows" },
      })),
    };
    const hide = { name: "filterGraph", input: { selector: "id != 'a'", target: "nodes" } };
    const red = { name: "styleNodes", input: { selector: "id == 'c'", color: "red" } };
    expect(await differences(graph, [hide, red])).toEqual(none);
  });

  it("shows what stands in a group that is hidden", async () => {
    const graph: GraphData = {
      ...emptyGraph("Group"),
      nodes: [
        { id: "a", attributes: { type: "x" }, position: { x: 0, y: 0 }, parent: "g" },
        { id: "b", attributes: { type: "x" }, position: { x: 90, y: 0 }, parent: "g" },
        { id: "g", attributes: { type: "y" } },
      ],
      edges: [{ id: "e", source: "a", target: "b", attributes: {} }],
    };
    const hide = { name: "filterGraph", input: { selector: "type == 'x'", target: "nodes" } };
    expect(await differences(graph, [hide])).toEqual(none);
  });
});

describe("an element that cannot be drawn", () => {
  const threeNodes: GraphData = {
    ...emptyGraph("Faulty"),
    nodes: ["a", "b", "c"].map((id, index) => ({ id, attributes: {}, position: { x: index * 120, y: 0 } })),
    edges: [
      { id: "ab", source: "a", target: "b", attributes: {} },
      { id: "bc", source: "b", target: "c", attributes: {} },
    ],
  };
  const shown = () =>
    page.evaluate(() => {
      const { nodes, edges } = window.canvasPage.view.inspect();
      return [...nodes, ...edges].filter(({ visible }) => visible).map(({ id }) => id);
    });

  const inkOfB = "#010203";

  // The fast view's engine draws numbers and meets no ink that could refuse.
  it.each(isFast ? ["style"] : ["style", "engine"])(
    "is left out, counted and told once where its %s throws",
    async (where) => {
      await page.evaluate(
        async ([text, failing, ink]) => {
          await window.startCanvas(JSON.parse(text), failing === "style" ? { failing: "b" } : {});
          if (failing === "engine") window.canvasPage.refuseInk(ink, "No look for b.");
          await window.canvasPage.run("styleNodes", { selector: "id != 'b'", color: "red" });
          await window.canvasPage.run("styleNodes", { selector: "id == 'b'", color: ink });
          await window.canvasPage.frames();
          await window.canvasPage.run("styleNodes", { selector: "id == 'c'", size: 40 });
          await window.canvasPage.frames();
          window.canvasPage.refuseInk(null, "");
        },
        [JSON.stringify(threeNodes), where, inkOfB] as const,
      );
      // Edges end at what is drawn.
      expect(await shown()).toEqual(["a", "c"]);
      const { faults: output, broken } = await page.evaluate(() => window.canvasPage.log);
      expect(output).toEqual([{ nodes: ["b"], edges: [], detail: "No look for b." }]);
      expect(broken).toEqual([]);
      const c = await page.evaluate(() => window.canvasPage.view.inspect().nodes.find(({ id }) => id === "c"));
      expect(c?.size).toBe(40);
      expect(faults.splice(0)).toEqual([]);
    },
  );
});

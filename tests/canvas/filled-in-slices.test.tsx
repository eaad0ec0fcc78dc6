import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CanvasDeps } from "@/canvas/canvas-port";
import type { GraphChange, GraphData } from "@/graph/changes/change-types";
import type { GraphDocument } from "@/graph/document/document-types";
import { createGraphDocument } from "@/graph/document/graph-document";
import { filterOf } from "@/graph/filter/filter-steps";
import { fakeCard } from "../support/canvas-page/no-card";
import "../support/laws-setup";
import { runsOf } from "../support/long";

/** The fast view itself; it asks for what a graphics card has while it is loaded. */
async function makeScene(document: GraphDocument) {
  const { createScene } = await import("@/canvas/sigma/sigma-scene");
  const host = globalThis.document.createElement("div");
  globalThis.document.body.append(host);
  const nothing = () => undefined;
  const deps: CanvasDeps = {
    document,
    run: nothing,
    onPlace: nothing,
    onConnect: nothing,
    onTool: nothing,
    onOpen: nothing,
    onContextMenu: nothing,
    onHover: nothing,
    announce: nothing,
    onFault: nothing,
    onBroken: nothing,
    words: () => {
      throw new Error("Nothing is said.");
    },
    hasLabels: () => true,
    theme: () => "light",
    reducedMotion: () => true,
    insets: () => ({ top: 0, right: 0, bottom: 0, left: 0 }),
  };
  return createScene(host, deps, nothing);
}

type Scene = Awaited<ReturnType<typeof makeScene>>;

let now = 0;
beforeEach(() => {
  fakeCard();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame"] });
  // A step takes 4 ms, so that a slice has three.
  vi.spyOn(performance, "now").mockImplementation(() => {
    now += 4;
    return now;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  globalThis.document.body.replaceChildren();
});

const NODES = 300;
const EDGES = 6000;

/** More than are drawn at once; some nodes are joined twice, so that these edges bend. */
function manyEdges(): GraphData {
  return {
    name: "Many",
    directed: false,
    nodes: Array.from({ length: NODES }, (_, index) => ({
      id: `n${index}`,
      attributes: { kind: index % 3 === 0 ? "x" : "y", rank: index },
      position: { x: (index % 20) * 50, y: Math.floor(index / 20) * 50 },
    })),
    edges: Array.from({ length: EDGES }, (_, index) => ({
      id: `e${index}`,
      source: `n${(index * 7) % NODES}`,
      target: `n${(index * 7 + 1 + (Math.floor(index / NODES) % 17)) % NODES}`,
      directed: false,
      attributes: { weight: index % 5 },
    })),
    layers: [],
    sets: [],
    filter: null,
  };
}

const node = fc.nat({ max: NODES - 1 });
const field = (name: string) => ({ name, of: "bare" }) as const;
const equals = (name: string, value: string | number) =>
  ({ op: "compare", field: field(name), cmp: "==", value: { kind: "literal", value } }) as const;

/** What is done to the graph; `at` chooses among the elements that are there then. */
const act = fc.oneof(
  fc.record({ kind: fc.constant("remove-edge" as const), at: fc.nat() }),
  fc.record({ kind: fc.constant("join" as const), from: node, to: node, at: fc.nat() }),
  fc.record({ kind: fc.constant("double" as const), at: fc.nat() }),
  fc.record({ kind: fc.constant("remove-node" as const), at: fc.nat() }),
  fc.record({ kind: fc.constant("add-node" as const), at: fc.nat() }),
  fc.record({ kind: fc.constant("move" as const), at: fc.nat() }),
  fc.record({ kind: fc.constant("style-nodes" as const), weight: fc.constantFrom("x", "y") }),
  fc.record({ kind: fc.constant("style-edges" as const), weight: fc.nat({ max: 4 }) }),
  fc.record({ kind: fc.constant("filter" as const), weight: fc.nat({ max: 4 }) }),
  fc.record({ kind: fc.constant("select" as const), at: fc.nat() }),
  fc.record({ kind: fc.constant("undo" as const) }),
);

type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

function changesOf(one: Act, document: GraphDocument): readonly GraphChange[] {
  const { nodes, edges } = document.tables;
  const idAt = (table: typeof nodes, at: number) => table.idAt(at % table.count);
  switch (one.kind) {
    case "remove-edge":
      return [{ type: "edge-remove", id: idAt(edges, one.at) }];
    case "join":
      return [
        {
          type: "edge-put",
          edge: {
            id: `new${one.at}`,
            source: idAt(nodes, one.from),
            target: idAt(nodes, one.to),
            directed: false,
            attributes: {},
          },
        },
      ];
    case "double": {
      const edge = document.edge(idAt(edges, one.at));
      return edge === undefined ? [] : [{ type: "edge-put", edge: { ...edge, id: `twin${one.at}` } }];
    }
    case "remove-node": {
      const id = idAt(nodes, one.at);
      return [
        ...document.edgesOf(id).map((edge) => ({ type: "edge-remove", id: edge }) as const),
        { type: "node-remove", id },
      ];
    }
    case "add-node":
      return [{ type: "node-put", node: { id: `new${one.at}`, attributes: { kind: "x" }, position: { x: 5, y: 5 } } }];
    case "move":
      return [{ type: "positions-set", positions: { [idAt(nodes, one.at)]: { x: -70, y: one.at % 500 } } }];
    case "style-nodes":
      return [
        {
          type: "layer-put",
          layer: {
            id: "nodes",
            name: "Nodes",
            target: "nodes",
            where: equals("kind", one.weight),
            style: { color: "#ff0000", size: 30, shape: "star" },
            origin: "user",
          },
        },
      ];
    case "style-edges":
      return [
        {
          type: "layer-put",
          layer: {
            id: "edges",
            name: "Edges",
            target: "edges",
            where: equals("weight", one.weight),
            style: { color: "#00ff00", width: 4, lineStyle: "dashed" },
            origin: "user",
          },
        },
      ];
    case "filter":
      return [
        {
          type: "filter-set",
          filter: filterOf([{ target: "edges", where: equals("weight", one.weight), text: "weight", enabled: true }]),
        },
      ];
    case "select":
      return [{ type: "selection-set", selection: { nodes: [idAt(nodes, one.at)], edges: [idAt(edges, one.at)] } }];
    case "undo": {
      const plan = document.planUndo(1);
      return plan.success ? plan.changes : [];
    }
  }
}

/** All that is drawn, with the ways of edges, in an order of its own. */
function drawn(scene: Scene) {
  const { nodes, edges } = scene.inspect();
  const byId = (one: { readonly id: string }, other: { readonly id: string }) => (one.id < other.id ? -1 : 1);
  return {
    nodes: nodes.toSorted(byId),
    edges: edges.map((edge) => ({ ...edge, path: scene.plane.path(edge.id) })).toSorted(byId),
  };
}

it("draws in slices, whatever changes in between, what it draws of the same graph at once", {
  timeout: 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(act, fc.nat({ max: 3 })), { minLength: 1, maxLength: 5 }), async (acts) => {
      const document = createGraphDocument(manyEdges());
      const scene = await makeScene(document);
      expect(scene.isDrawn()).toBe(false);
      const stop = document.subscribe((news) => scene.apply(news));
      for (const [index, [one, slices]] of acts.entries()) {
        for (let slice = 0; slice < slices; slice += 1) vi.advanceTimersToNextTimer();
        document.apply(changesOf(one, document), { step: `s${index}`, actor: "user", title: "Change" });
      }
      vi.runAllTimers();
      expect(scene.isDrawn()).toBe(true);
      const again = await makeScene(document);
      expect(drawn(scene)).toEqual(drawn(again));
      stop();
      for (const one of [scene, again]) one.destroy();
    }),
    { numRuns: runsOf(6, 360) },
  );
});

it("draws nothing more of a graph that was closed while it was drawn", async () => {
  const document = createGraphDocument(manyEdges());
  const scene = await makeScene(document);
  vi.advanceTimersToNextTimer();
  scene.destroy();
  expect(vi.getTimerCount()).toBe(0);
  expect(scene.isDrawn()).toBe(true);
});

it("bends the edges anew that ran beside one that went", async () => {
  const { nodes, ...graph } = manyEdges();
  const edge = (id: string) => ({ id, source: "n0", target: "n9", directed: false, attributes: {} });
  const document = createGraphDocument({ ...graph, nodes, edges: ["a", "b", "c"].map(edge) });
  const scene = await makeScene(document);
  document.subscribe((news) => scene.apply(news));
  document.apply([{ type: "edge-remove", id: "a" }], { step: "s", actor: "user", title: "Remove" });
  vi.runAllTimers();
  const again = await makeScene(document);
  expect(drawn(scene)).toEqual(drawn(again));
  for (const one of [scene, again]) one.destroy();
});

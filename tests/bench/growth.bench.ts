import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { MultiGraph, UndirectedGraph } from "graphology";
import louvain from "graphology-communities-louvain";
import forceAtlas2 from "graphology-layout-forceatlas2";
import betweenness from "graphology-metrics/centrality/betweenness.js";
import pagerank from "graphology-metrics/centrality/pagerank.js";
import { it } from "vitest";
import type { AlgorithmName } from "@/analysis/catalog/algorithm-names";
import type { AlgorithmGraph } from "@/analysis/catalog/algorithm-types";
import { createSeededRandom } from "@/analysis/random/seeded-random";
import { createLiveForce } from "@/analysis/workers/live-force";
import { createLocalAlgorithmRunner } from "@/analysis/workers/local-algorithm-runner";
import type { GraphChange, GraphData } from "@/graph/changes/change-types";
import { createGraphDocument } from "@/graph/document/graph-document";
import { searchElements } from "@/graph/search/search-elements";
import { parseSelector } from "@/graph/selector/parse/parse-selector";
import type { Selector } from "@/graph/selector/selector-types";
import { createBuiltinProvider } from "@/providers/builtin/builtin-provider";
import { startAiSession, startScripted } from "../support/ai-session";
import { randomGraph } from "../support/graphs/random-graph";
import { type AtSize, median, medianTimes, printGrowth } from "../support/measure";
import { createTestRegistry } from "../support/test-registry";

/*
 * How the work grows from 1,000 to 100,000 nodes with three edges a node, each beside a peer on the same graph in the same run. First
 * frame and pan are in large-view.bench.ts. Betweenness is exact and therefore measured up to 2,000 nodes.
 */
const sizes = [1000, 10_000, 100_000];
const text = "type == 'cat' && age > 5";
const where = selectorOf(text);

function selectorOf(one: string): Selector {
  const read = parseSelector(one);
  if (!read.success) throw new Error(read.message);
  return read.selector;
}

const graphs = new Map<number, GraphData>();
function graphOf(size: number): GraphData {
  const graph = graphs.get(size) ?? randomGraph(size);
  graphs.set(size, graph);
  return graph;
}

/** As many runs as take about as long at each size. */
const runsAt = (size: number): number => (size > 50_000 ? 3 : 9);

type Work = Readonly<Record<string, () => unknown>>;

async function grow(
  title: string,
  base: string,
  workOf: (graph: GraphData) => Work,
  { of = sizes, runs = runsAt }: { readonly of?: readonly number[]; readonly runs?: (size: number) => number } = {},
) {
  const rows: AtSize[] = [];
  for (const size of of) rows.push({ size, times: await medianTimes(workOf(graphOf(size)), runs(size)) });
  printGrowth(title, rows, base);
}

function recordsOf({ nodes }: GraphData): readonly Readonly<Record<string, unknown>>[] {
  return nodes.map(({ id, attributes }) => ({ id, ...attributes }));
}

function peerOf({ nodes, edges }: GraphData): MultiGraph {
  const peer = new MultiGraph();
  for (const { id, attributes, position } of nodes) peer.addNode(id, { ...attributes, ...position });
  for (const { id, source, target, attributes } of edges) peer.addEdgeWithKey(id, source, target, { ...attributes });
  return peer;
}

const isWanted = (record: Readonly<Record<string, unknown>>) => record["type"] === "cat" && Number(record["age"]) > 5;

it("finds, the first time and later", async () => {
  const first: AtSize[] = [];
  for (const size of sizes) {
    // Each as cold as the other: of five new documents and five new lists of records.
    const plain: number[] = [];
    const ours: number[] = [];
    for (let run = 0; run < 5; run += 1) {
      const [records, document] = [recordsOf(graphOf(size)), createGraphDocument(graphOf(size))];
      const begin = performance.now();
      records.filter(isWanted);
      const middle = performance.now();
      document.select(where, "nodes");
      plain.push(middle - begin);
      ours.push(performance.now() - middle);
    }
    first.push({ size, times: { "plain loop over records": median(plain), "document.select": median(ours) } });
  }
  printGrowth("find, the first call", first, "plain loop over records");
  await grow("find, warm", "plain loop over records", (graph) => {
    const [records, document] = [recordsOf(graph), createGraphDocument(graph)];
    return {
      "plain loop over records": () => records.filter(isWanted).length,
      "document.select": () => document.select(where, "nodes").length,
    };
  });
});

it("counts by group and ranks", async () => {
  await grow("mean by group", "plain loop over records", (graph) => {
    const [records, { dataOf }] = [recordsOf(graph), createTestRegistry(graph)];
    return {
      "plain loop over records": () => {
        const sums = new Map<unknown, [number, number]>();
        for (const { type, age } of records) {
          const [sum, count] = sums.get(type) ?? [0, 0];
          sums.set(type, [sum + Number(age), count + 1]);
        }
        return sums;
      },
      "the command": () => dataOf("aggregate", { measure: "mean", property: "age", groupBy: "type" }),
    };
  });
  await grow("rank by an attribute", "plain sort of records", (graph) => {
    const [records, { dataOf }] = [recordsOf(graph), createTestRegistry(graph)];
    return {
      "plain sort of records": () => records.toSorted((a, b) => Number(b["weight"]) - Number(a["weight"])).slice(0, 10),
      "the command": () => dataOf("rankNodes", { by: "weight" }),
    };
  });
});

it("profiles, loads, and holds in memory", { timeout: 900_000 }, async () => {
  await grow("profile of a new graph", "a set per attribute", (graph) => ({
    "a set per attribute": () =>
      ["name", "type", "age", "weight", "city"].map((key) => new Set(graph.nodes.map((n) => n.attributes[key])).size),
    ...profiles(graph),
  }));
  await grow("load", "graphology import", (graph) => ({
    "graphology import": () => peerOf(graph),
    document: () => createGraphDocument(graph),
  }));
  const rows = sizes.map((size) => ({
    size,
    times: {
      graphology: bytesOf(() => copies(size, peerOf)) / 100_000,
      document: bytesOf(() => copies(size, createGraphDocument)) / 100_000,
    },
  }));
  printGrowth("memory a node", rows, "graphology", { unit: "bytes" });
});

/** A profile is kept: each call gets a document that has none yet. */
function profiles(graph: GraphData): Work {
  const fresh = Array.from({ length: runsAt(graph.nodes.length) + 1 }, () => createGraphDocument(graph));
  return { "document.profile": () => fresh.pop()?.profile() };
}

/** So many that there are 100,000 nodes at each size: of few the runner's own memory drowns the figure. */
function copies(size: number, make: (graph: GraphData) => unknown): readonly unknown[] {
  return Array.from({ length: 100_000 / size }, () => make(graphOf(size)));
}

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

/** What is held of it when all that was needed on the way is gone. */
function bytesOf(make: () => unknown): number {
  const used = () => {
    for (let round = 0; round < 3; round += 1) collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  // Its code is compiled, and what the runner left behind is gone.
  make();
  const before = used();
  const held = make();
  const after = used();
  if (held === null) throw new Error("It is kept until it was measured.");
  return after - before;
}

it("applies ten changes, takes them back, styles all and filters", async () => {
  await grow("ten attributes set", "graphology", (graph) => {
    const [peer, document] = [peerOf(graph), createGraphDocument(graph)];
    const ids = graph.nodes.slice(0, 10).map(({ id }) => id);
    let step = 0;
    const set = () => {
      step += 1;
      const changes = ids.map(
        (id): GraphChange => ({ type: "attributes-set", target: "nodes", id, set: { age: step } }),
      );
      document.apply(changes, { step: `s${step}`, actor: "user", title: "Age" });
    };
    return {
      graphology: () => ids.map((id) => peer.setNodeAttribute(id, "age", 1)),
      "document.apply": set,
      "applied and undone": () => {
        set();
        const plan = document.planUndo(`s${step}`);
        if (!plan.success) throw new Error(plan.message);
        const origin = { step: `u${step}`, actor: "user", title: "Undo", undoes: plan.undoes } as const;
        return document.apply(plan.changes, origin);
      },
    };
  });
  await grow("one style layer over all", "a colour each in a map", (graph) => {
    const document = createGraphDocument(graph);
    const layer = {
      id: "blue",
      name: "Blue",
      target: "nodes",
      where: { op: "all" },
      style: { color: "--g-1" },
      origin: "user",
    } as const;
    let step = 0;
    const apply = (change: GraphChange) => {
      step += 1;
      document.apply([change], { step: `s${step}`, actor: "user", title: "Blue" });
    };
    return {
      "a colour each in a map": () => new Map(graph.nodes.map(({ id }) => [id, "--g-1"])),
      "set and read": () => {
        apply({ type: "layer-put", layer });
        const { color } = document.styles.effectiveNode("n5");
        apply({ type: "layer-remove", id: layer.id });
        return color;
      },
    };
  });
  await grow("filter, every node asked", "plain loop over records", (graph) => {
    const [records, document] = [recordsOf(graph), createGraphDocument(graph)];
    const filter = { steps: [{ target: "nodes", where, text, enabled: true }], text } as const;
    let step = 0;
    const apply = (change: GraphChange) => {
      step += 1;
      document.apply([change], { step: `s${step}`, actor: "user", title: "Filter" });
    };
    return {
      "plain loop over records": () => records.map(isWanted),
      "set, asked, taken off": () => {
        apply({ type: "filter-set", filter });
        const shown = graph.nodes.filter(({ id }) => document.isVisible("nodes", id)).length;
        apply({ type: "filter-set", filter: null });
        return shown;
      },
    };
  });
});

const runner = createLocalAlgorithmRunner();
const run = (algorithm: AlgorithmName, graph: AlgorithmGraph) =>
  runner.run({ algorithm, graph, settings: {}, seed: 1 }, new AbortController().signal, () => {});

/** As the algorithms of graphology take it: without parallel edges and loops. */
function simple({ nodes, edges }: GraphData): UndirectedGraph {
  const peer = new UndirectedGraph();
  for (const { id } of nodes) peer.addNode(id);
  for (const { source, target } of edges) if (source !== target) peer.mergeEdge(source, target);
  return peer;
}

function rowsOf({ nodes, edges }: GraphData): AlgorithmGraph {
  const rows = new Map(nodes.map(({ id }, row) => [id, row]));
  return {
    nodeCount: nodes.length,
    sources: Uint32Array.from(edges, ({ source }) => rows.get(source) ?? 0),
    targets: Uint32Array.from(edges, ({ target }) => rows.get(target) ?? 0),
    directed: new Uint8Array(edges.length),
  };
}

it("computes PageRank, communities and betweenness, and lays out", { timeout: 900_000 }, async () => {
  await grow("PageRank", "graphology", (graph) => {
    const [peer, rows] = [simple(graph), rowsOf(graph)];
    return { graphology: () => pagerank(peer, { getEdgeWeight: null }), ours: () => run("pagerank", rows) };
  });
  await grow("Louvain", "graphology", (graph) => {
    const [peer, rows] = [simple(graph), rowsOf(graph)];
    const rng = createSeededRandom(1);
    return { graphology: () => louvain(peer, { getEdgeWeight: null, rng }), ours: () => run("louvain", rows) };
  });
  const small = [300, 1000, 2000];
  const exact = (graph: GraphData) => {
    const [peer, rows] = [simple(graph), rowsOf(graph)];
    return { graphology: () => betweenness(peer, { getEdgeWeight: null }), ours: () => run("betweenness", rows) };
  };
  await grow("betweenness, all nodes", "graphology", exact, { of: small, runs: () => 3 });
  await grow("a step of the force layout", "graphology, one iteration with Barnes-Hut", (graph) => {
    const peer = peerOf(graph);
    const ids = graph.nodes.map(({ id }) => id);
    const { sources, targets } = rowsOf(graph);
    const pairs = new Uint32Array(sources.length * 2);
    for (const [edge, source] of sources.entries()) pairs.set([source, targets[edge] ?? 0], edge * 2);
    const positions = Float64Array.from(graph.nodes.flatMap(({ position }) => [position?.x ?? 0, position?.y ?? 0]));
    const force = createLiveForce({ ids, edges: pairs, directed: false, positions }, 60);
    const settings = { ...forceAtlas2.inferSettings(graph.nodes.length), barnesHutOptimize: graph.nodes.length > 1000 };
    return {
      "graphology, one iteration with Barnes-Hut": () => forceAtlas2(peer, { iterations: 1, settings }),
      "the live layout": () => force.step(),
    };
  });
});

it("searches, the first time and later", async () => {
  const search =
    (graph: GraphData, document = createGraphDocument(graph)) =>
    () => {
      const work = searchElements(document.tables, { text: "york", limit: 20 });
      for (;;) {
        const step = work.next();
        if (step.done) return step.value;
      }
    };
  const plain = (graph: GraphData) => () =>
    graph.nodes.filter(({ attributes }) => String(attributes["name"]).toLowerCase().includes("york")).length;
  await grow("search, the first call", "plain loop over names", (graph) => {
    const fresh = Array.from({ length: runsAt(graph.nodes.length) + 1 }, () => search(graph));
    return { "plain loop over names": plain(graph), searchElements: () => fresh.pop()?.() };
  });
  await grow("search, warm", "plain loop over names", (graph) => ({
    "plain loop over names": plain(graph),
    searchElements: search(graph),
  }));
});

it("runs a message with one call, and answers one without a model", { timeout: 600_000 }, async () => {
  const messages = 20;
  await grow("a message with one call", "the call alone", (graph) => {
    const { run: command } = createTestRegistry(graph);
    const call = { id: "c", name: "findNodes", input: { selector: text } };
    const scripts = Array.from({ length: messages }, () => [
      [{ type: "tool-call", call } as const],
      [{ type: "text-delta", text: "Found." } as const],
    ]).flat();
    const { controller } = startScripted(scripts, { graph });
    return {
      "the call alone": () => command("findNodes", { selector: text }),
      "the loop": () => controller.execute("Find old cats"),
    };
  });
  const rows: AtSize[] = [];
  for (const size of sizes) {
    const session = startAiSession({ provider: createBuiltinProvider(), graph: graphOf(size) });
    const records = recordsOf(graphOf(size));
    let began = 0;
    const times: number[] = [];
    session.controller.subscribe(({ type }) => {
      if (type !== "ai-text-delta" || began === 0) return;
      times.push(performance.now() - began);
      began = 0;
    });
    for (let message = 0; message < 9; message += 1) {
      began = performance.now();
      await session.controller.execute("How many cats are older than 5?");
    }
    const { "plain loop": plain = Number.NaN } = await medianTimes({ "plain loop": () => records.filter(isWanted) });
    rows.push({
      size,
      times: { "plain loop over records": plain, "first text of a later answer": median(times.slice(1)) },
    });
  }
  printGrowth("first text", rows, "plain loop over records");
});

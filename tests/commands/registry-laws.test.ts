import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { algorithmNames } from "@/analysis/catalog/algorithm-names";
import { allCommands, type CommandName } from "@/commands/registry/all-commands";
import type { GraphData } from "@/graph/changes/change-types";
import type { GraphDocument } from "@/graph/document/document-types";
import { filterOf } from "@/graph/filter/filter-steps";
import type { JsonObject } from "@/lib/json";
import { catsGraph } from "../support/graphs/cats";
import { largeCalls } from "../support/large-calls";
import { runsOf } from "../support/long";
import { createTestRegistry, type TestRegistry } from "../support/test-registry";

interface Call {
  readonly name: string;
  readonly input: JsonObject;
  readonly actor: "user" | "assistant";
  /** The assistant goes on in its message, also where the user did something by hand meanwhile. */
  readonly sameStep: boolean;
}

const pick = <const T>(...values: readonly T[]) => fc.constantFrom(...values);
const optional = <T>(given: fc.Arbitrary<T>) => fc.option(given, { nil: undefined, freq: 2 });

const selector = pick(
  "*",
  "type == 'cat'",
  "type != 'cat'",
  "age > 5",
  "not exists(age)",
  "degree > 1",
  "name contains 'a'",
  "neighbors($last, 1)",
  "$last",
  "$last && age < 9",
  "$1",
  "$selected",
  "$shown",
  "$mine",
  "component == 1",
  "type == 'dog'",
  "tyqe == 1",
  "age >",
);
const edgeSelector = pick("*", "weight >= 1", "source.type == target.type", "type == 'knows'", "$last", "id == 'e1'");
const anySelector = fc.oneof(selector, edgeSelector);
const nodeName = pick("cat1", "Whiskers", "luna", "Smudge", "Tom", "h3", "Nova", "Twin", "nobody", "");
const attribute = pick("age", "type", "name", "weight", "component", "home", "indoor", "nothing");
const target = pick("nodes", "edges");
const value = fc.oneof(pick<JsonObject[string]>("cat", "", null, true, 7, -1.5, ["a"], { a: 1 }), fc.string());
const attributes = fc.dictionary(pick("name", "type", "age", "mood", "weight", "a.b"), value, { maxKeys: 3 });

/** Where there is more to try than the calls every command has. */
const inputs: { readonly [Name in CommandName]?: fc.Arbitrary<object> } = {
  queryGraph: fc.record({ query: pick("nodeCount", "summary", "styles", "selection", "view", "layout", "nonsense") }),
  getSchema: fc.record({ target: optional(pick("nodes", "edges", "both")) }),
  sampleData: fc.record({ selector: optional(anySelector), stratifyBy: optional(attribute) }),
  describeProperty: fc.record({ property: attribute, target: optional(target) }),
  findNodes: fc.record({ selector, sortBy: optional(attribute) }),
  findEdges: fc.record({ selector: edgeSelector }),
  findMentions: fc.record({ text: nodeName }),
  getNode: fc.record({ id: nodeName }),
  getNeighbors: fc.record({ selector, depth: optional(fc.integer({ min: 0, max: 3 })) }),
  findPath: fc.record({ source: nodeName, target: nodeName, weight: optional(attribute) }),
  rankNodes: fc.record({ by: attribute, limit: optional(fc.integer({ min: 1, max: 5 })) }),
  aggregate: fc.record({
    measure: pick("count", "mean", "median"),
    property: optional(attribute),
    groupBy: optional(attribute),
  }),
  getOutline: fc.record({
    course: optional(pick("centrality", "comunities", "x")),
    lesson: optional(pick("2", "louvain")),
  }),
  searchContent: fc.record({ query: pick("bridge", "cat", "zzz", "the"), course: optional(pick("centrality")) }),
  setPlan: fc.record({ steps: fc.array(pick("count", "colour"), { minLength: 2, maxLength: 4 }) }),
  updatePlan: fc.record({ done: optional(fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 3 })) }),
  findCommands: fc.record({ want: pick("merge", "rename", "zzz") }),
  explainStyle: fc.record({ id: nodeName }),
  exportGraph: fc.record({ format: optional(pick("json", "graphml", "edges-csv")), selector: optional(selector) }),
  exportImage: fc.constant({}),
  selectElements: fc.record({
    selector: anySelector,
    target: optional(target),
    mode: optional(pick("replace", "add", "remove")),
  }),
  zoomToNodes: fc.record({ selector }),
  filterGraph: fc.record({
    selector: anySelector,
    target: optional(target),
    mode: optional(pick("replace", "add")),
  }),
  changeFilter: fc.record({
    step: fc.integer({ min: 1, max: 3 }),
    selector: optional(anySelector),
    enabled: optional(fc.boolean()),
    position: optional(fc.integer({ min: 1, max: 3 })),
    remove: optional(fc.boolean()),
  }),
  showAll: fc.constant({}),
  styleNodes: fc.record({
    selector: optional(selector),
    color: optional(pick("blue", "#12ab34", "grene")),
    size: optional(pick<JsonObject[string]>(30, { scale: 1.5 })),
    shape: optional(pick("star", "circle")),
    layer: optional(pick("A", "B")),
  }),
  styleEdges: fc.record({
    selector: optional(edgeSelector),
    width: optional(pick(3, 0.5)),
    color: optional(pick("red")),
  }),
  styleByAttribute: fc.record({
    property: attribute,
    channel: pick("color", "size", "label"),
    target: optional(target),
    layer: optional(pick("layer-1", "layer-2")),
    options: optional(fc.record({ reverse: optional(fc.boolean()), other: optional(pick("none", "red")) })),
  }),
  updateLayer: fc.record({
    layer: pick("A", "layer-1", "nothing"),
    name: optional(pick("A", "C", "")),
    enabled: optional(fc.boolean()),
    position: optional(fc.integer({ min: 1, max: 4 })),
  }),
  clearStyles: fc.record({
    layer: optional(pick("A", "B", "nothing")),
    channels: optional(pick(["color"], ["size", "label"], [])),
  }),
  setLayout: fc.record({ type: pick("circle", "grid", "random"), selector: optional(selector) }),
  addNodes: fc.record({
    nodes: fc.array(
      fc.record({
        id: optional(pick("new1", "new2", "cat1")),
        attributes: optional(attributes),
        near: optional(nodeName),
        parent: optional(pick("new1", "h1", "cat1")),
        position: optional(fc.record({ x: fc.integer(), y: fc.integer() })),
      }),
      { maxLength: 3 },
    ),
  }),
  moveNodes: fc.record({
    selector: optional(selector),
    dx: optional(fc.integer({ min: -9, max: 9 })),
    to: optional(fc.dictionary(nodeName, fc.record({ x: fc.integer(), y: fc.integer() }), { maxKeys: 2 })),
  }),
  changeShown: fc.record({ how: pick("more", "remove", "keep"), selector: optional(selector) }),
  pinNodes: fc.record({ selector, pinned: optional(fc.boolean()) }),
  duplicateNodes: fc.record({ selector: optional(selector), text: optional(fc.constant('{"nodes":[{"id":"cat1"}]}')) }),
  foldGroups: fc.record({
    by: optional(pick("type", "community", "age", "name")),
    groups: optional(fc.array(pick("cat", "first", "Whiskers", "5"), { maxLength: 2 })),
    unfold: optional(fc.boolean()),
  }),
  groupNodes: fc.record({ selector, name: optional(pick("Friends", "cat1")) }),
  ungroupNodes: fc.record({ selector }),
  addEdges: fc.record({
    edges: fc.array(
      fc.record({
        source: nodeName,
        target: nodeName,
        attributes: optional(attributes),
        directed: optional(fc.boolean()),
      }),
      {
        maxLength: 3,
      },
    ),
  }),
  updateElements: fc.record({
    selector: anySelector,
    target: optional(target),
    set: optional(attributes),
    unset: optional(fc.array(attribute, { maxLength: 2 })),
    add: optional(fc.dictionary(pick("age", "weight", "name"), fc.double({ noNaN: true }), { maxKeys: 2 })),
    multiply: optional(fc.dictionary(pick("age", "weight"), fc.integer({ min: -3, max: 3 }), { maxKeys: 2 })),
  }),
  setValues: fc.record({
    values: fc.array(fc.record({ id: pick("cat1", "cat2", "h1", "none"), attribute, value: optional(value) }), {
      maxLength: 4,
    }),
    target: optional(target),
  }),
  deleteAttribute: fc.record({ attribute, target: optional(target) }),
  renameAttribute: fc.record({ attribute, to: pick("age", "mood", "years", "id", "a.b"), target: optional(target) }),
  saveSet: fc.record({ name: pick("mine", "yours", "last"), selector: anySelector, target: optional(target) }),
  changeSet: fc.record({
    name: pick("mine", "yours"),
    to: optional(pick("yours", "old", "last", "")),
    remove: optional(fc.boolean()),
  }),
  runAlgorithm: fc.record({
    algorithm: pick(...algorithmNames),
    options: optional(
      pick<JsonObject>(
        { source: "cat1", target: "h3" },
        { source: "cat1" },
        { weight: "weight", missing: 1 },
        { within: "type == 'cat'" },
        { attribute: "type" },
      ),
    ),
    saveAs: optional(pick("component", "age")),
  }),
  undo: fc.record({
    steps: optional(fc.integer({ min: 1, max: 3 })),
    all: fc.option(fc.constant(true), { nil: undefined, freq: 8 }),
  }),
  redo: fc.record({ steps: optional(fc.integer({ min: 1, max: 3 })) }),
  mergeNodes: fc.record({ selector, into: optional(nodeName) }),
  removeElements: fc.record({ selector: anySelector, target: optional(target) }),
  loadSample: fc.record({ name: pick("cats", "dogs") }),
  generateGraph: fc.record({ kind: pick("grid", "ring", "smallWorld"), nodes: optional(pick(1, 6, 12)) }),
  importData: fc.record({
    text: pick("cat1,h1", "source,target,weight\nnew1,cat2,3", "id,name\ncat1,Tiger", "nothing"),
  }),
};

/** What empties the graph is rare and what takes back is frequent, so that long runs stay worth taking back. */
const weights: Readonly<Record<string, number>> = {
  clearGraph: 1,
  loadSample: 1,
  generateGraph: 1,
  undo: 15,
  redo: 15,
};

const call: fc.Arbitrary<Call> = fc.oneof(
  ...allCommands.map(({ name }) => ({
    weight: weights[name] ?? 5,
    arbitrary: fc.record({
      name: fc.constant(name),
      input: (inputs[name] ?? fc.constantFrom(...largeCalls[name](catsGraph()))).map(plain),
      actor: pick("user", "assistant"),
      sameStep: fc.boolean(),
    }),
  })),
);
const calls = fc.array(call, { minLength: 1, maxLength: 30, size: "max" });

/** The cats, or a part of them already styled, filtered, placed and grouped. */
const graph: fc.Arbitrary<GraphData> = fc.oneof(
  fc.constant(catsGraph()),
  fc
    .record({ kept: fc.nat(14), directed: fc.boolean() })
    .map(({ kept: stored, directed }) => dressed(stored, directed)),
);

describe("whatever is called through the registry", () => {
  it("any 1 to 30 calls by user and assistant, undo and redo among them, then each step undone by its id, newest first, give back the first snapshot, and redone the last; undo of all gives the graph as it was opened; reads change nothing; no edge dangles", async () => {
    await fc.assert(
      fc.asyncProperty(graph, calls, async (data, wanted) => {
        const test = createTestRegistry(data);
        const first = test.document.snapshot();
        const opened = await runAll(test, wanted);
        const last = test.document.snapshot();
        const undone = undoAll(test);
        // As text: attributes keep their order.
        expect(JSON.stringify(test.document.snapshot())).toBe(JSON.stringify(first));
        await redoAll(test, undone);
        expect(JSON.stringify(test.document.snapshot())).toBe(JSON.stringify(last));
        expect(await test.run("undo", { all: true })).toMatchObject({ success: true });
        expect(JSON.stringify(test.document.snapshot())).toBe(JSON.stringify(opened));
      }),
      { numRuns: runsOf(60, 3600) },
    );
  }, 1_200_000);

  it("any step that can be undone alone leaves no edge dangling", async () => {
    await fc.assert(
      fc.asyncProperty(graph, calls, fc.nat(29), async (data, wanted, which) => {
        const { document, ...test } = createTestRegistry(data);
        await runAll({ document, ...test }, wanted);
        const steps = document.steps().filter(({ inForce }) => inForce);
        const step = steps[which % Math.max(1, steps.length)];
        const plan = step && document.planUndo(step.id);
        if (!plan?.success) return;
        const origin = { step: "one back", actor: "user", title: "Undo", undoes: plan.undoes } as const;
        expect(document.apply(plan.changes, origin)).toMatchObject({ success: true });
        expectNoDanglingEdge(document);
      }),
      { numRuns: runsOf(60) },
    );
  }, 1_200_000);

  it("a layer made from $last keeps its members at the next find", async () => {
    await fc.assert(
      fc.asyncProperty(
        graph,
        selector,
        fc.array(fc.oneof(selector), { minLength: 1, maxLength: 3 }),
        async (data, made, later) => {
          const { document, run } = createTestRegistry({ ...data, layers: [] });
          const found = await run("findNodes", { selector: made });
          const styled = await run("styleNodes", { selector: "$last", color: "#112233" });
          if (!found.success || !styled.success || document.layers.length === 0) return;
          const members = membersOf(document);
          expect(members).toHaveLength(countOf(found.data));
          for (const next of later) {
            await run("findNodes", { selector: next });
            expect(membersOf(document)).toEqual(members);
          }
        },
      ),
      { numRuns: runsOf(100, 6000) },
    );
  }, 1_200_000);
});

/** Gives the graph as it was opened last. */
async function runAll({ document, registry }: TestRegistry, wanted: readonly Call[]): Promise<GraphData> {
  const { signal } = new AbortController();
  let message = "message-0";
  let opened = document.snapshot();
  for (const [at, { name, input, actor, sameStep }] of wanted.entries()) {
    if (!sameStep && actor === "assistant") message = `message-${at}`;
    const then = { revision: document.revision, steps: document.steps() };
    const origin = { step: actor === "user" ? `hand-${at}` : message, actor, title: name };
    const executed = await registry.execute({ name, input }, origin, { signal, actor });
    expect(executed.message, `${name} ${JSON.stringify(input)}`).not.toMatch(/failed unexpectedly|\[object Object/);
    expect(executed.message).not.toBe("");
    if (registry.get(name)?.effect === "read" || !executed.success) {
      expect({ revision: document.revision, steps: document.steps() }).toEqual(then);
    }
    expectNoDanglingEdge(document);
    const isReplaced = executed.changes.some(
      (change) => change.type === "graph-replace" && change.graph.nodes.length > 0,
    );
    if (isReplaced && name !== "undo" && name !== "redo") opened = document.snapshot();
  }
  return opened;
}

/**
 * Each step by its own id, newest first, as its button does (`undo` ends where a graph was opened). A message that went on
 * after a hand's change goes before it; where each waits for the other, Undo takes both. Tells how many.
 */
function undoAll({ document }: TestRegistry): number {
  for (let count = 0; count < 100; count += 1) {
    const steps = document.steps().filter(({ kind, inForce }) => kind === "change" && inForce);
    if (steps.length === 0) return count;
    const plans = [...steps.map(({ id }) => document.planUndo(id)), document.planUndo(1)];
    const plan = plans.slice(0, -1).findLast(({ success }) => success) ?? plans.at(-1);
    if (!plan?.success) throw new Error(`${steps.at(-1)?.title}: ${plan?.message}`);
    const origin = { step: `back-${count}`, actor: "user", title: "Undo", undoes: plan.undoes } as const;
    expect(document.apply(plan.changes, origin)).toMatchObject({ success: true });
  }
  throw new Error("More than 100 undos left something in force.");
}

async function redoAll({ registry }: TestRegistry, count: number): Promise<void> {
  const { signal } = new AbortController();
  for (let again = 0; again < count; again += 1) {
    const origin = { step: `again-${again}`, actor: "user", title: "Redo" } as const;
    const executed = await registry.execute({ name: "redo", input: {} }, origin, { signal, actor: "user" });
    expect(executed).toMatchObject({ success: true });
  }
}

function expectNoDanglingEdge(document: GraphDocument): void {
  const { nodes, edges } = document.snapshot();
  const ids = new Set(nodes.map(({ id }) => id));
  const dangling = edges.filter(({ source, target: end }) => !ids.has(source) || !ids.has(end));
  expect(dangling).toEqual([]);
}

function membersOf(document: GraphDocument): readonly string[] {
  const ids = document.snapshot().nodes.map(({ id }) => id);
  return ids.filter((id) => document.styles.effectiveNode(id).color === "#112233");
}

function countOf(data: unknown): number {
  return typeof data === "object" && data !== null && "count" in data ? Number(data.count) : Number.NaN;
}

/** Absent keys really absent, as a call that came as JSON has them. */
function plain(input: object): JsonObject {
  return JSON.parse(JSON.stringify(input));
}

function dressed(stored: number, directed: boolean): GraphData {
  const cats = catsGraph();
  const nodes = cats.nodes.slice(0, stored).map((node, index) => ({
    ...node,
    ...(index % 2 === 0 ? { position: { x: index, y: -index } } : {}),
    ...(index === 3 ? { parent: "cat1" } : {}),
  }));
  const ids = new Set(nodes.map(({ id }) => id));
  const edges = cats.edges.filter(({ source, target: end }) => ids.has(source) && ids.has(end));
  const where = { op: "exists", field: { name: "age", of: "bare" } } as const;
  return {
    ...cats,
    directed,
    nodes,
    edges,
    layers: [{ id: "l1", name: "A", target: "nodes", where, style: { color: "--g-2" }, origin: "user" }],
    sets: [{ name: "mine", nodes: nodes.slice(0, 2).map(({ id }) => id), edges: [] }],
    filter: filterOf([{ target: "nodes", where, text: "exists(age)", enabled: true }]),
    layout: "circle",
  };
}

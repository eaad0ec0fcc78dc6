import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createFaults } from "@/canvas/scene/faults";
import { createLooks } from "@/canvas/style/looks";
import type { GraphChange, GraphData } from "@/graph/changes/change-types";
import type { DocumentNews, GraphDocument, Origin } from "@/graph/document/document-types";
import { createGraphDocument } from "@/graph/document/graph-document";
import { filterOf } from "@/graph/filter/filter-steps";
import { parseSelector } from "@/graph/selector/parse/parse-selector";
import type { Selector } from "@/graph/selector/selector-types";
import { toHex } from "@/graph/styles/palette";
import { catsAndHumans } from "../support/canvas-page/cats-and-humans";
import { arbitraryChange, type RandomChange, randomGraph, resolveChange } from "../support/graphs/random-changes";
import { randomGraph as largeGraph } from "../support/graphs/random-graph";
import "../support/laws-setup";
import { runsOf } from "../support/long";

function looksOf(document: GraphDocument) {
  return createLooks({
    document,
    color: (value) => toHex(value, "light") ?? value,
    canvasColor: () => "#ffffff",
    faults: createFaults(() => undefined),
  });
}

/** What is in it, element by element. */
function listed(document: GraphDocument, looks: ReturnType<typeof looksOf>) {
  const { nodes, edges } = document.tables;
  const ids = (table: typeof nodes) => Array.from({ length: table.count }, (_, row) => table.idAt(row));
  return {
    nodes: ids(nodes).map((id) => ({ id, look: looks.node(id) })),
    edges: ids(edges).map((id) => ({ id, look: looks.edge(id) })),
    edgeIds: looks.edgeIds().toSorted(),
    icons: [...looks.withIcons()].toSorted(),
  };
}

function fromScratch(document: GraphDocument) {
  const looks = looksOf(document);
  looks.refresh(false);
  return listed(document, looks);
}

/** Conditions that look further than the element itself. */
const conditions = [
  "degree > 1",
  "degree <= 1",
  "neighbors(age > 4)",
  "not neighbors(age > 4, 2)",
  "label contains 'n'",
  "age > 2",
];
const edgeConditions = ["source.age > 2", "target.age > 2", "source == 'amara'", "weight > 1", "label contains 'e'"];

function selectorOf(text: string): Selector {
  const parsed = parseSelector(text);
  if (!parsed.success) throw new Error(`${text}: ${parsed.message}`);
  return parsed.selector;
}

interface FarChange {
  readonly type: "far";
  readonly change: GraphChange;
}

/** A layer or a filter of one of those. */
const arbitraryFar = fc
  .record({
    isFilter: fc.boolean(),
    isOfEdges: fc.boolean(),
    pick: fc.nat({ max: 20 }),
    id: fc.constantFrom("l1", "l2", "far"),
    color: fc.constantFrom("--g-2", "#00ff00"),
    at: fc.constantFrom(undefined, 0),
    enabled: fc.constantFrom(undefined, undefined, false),
  })
  .map(({ isFilter, isOfEdges, pick, id, color, at, enabled }): FarChange => {
    const [target, texts] = isOfEdges ? (["edges", edgeConditions] as const) : (["nodes", conditions] as const);
    const text = texts[pick % texts.length] ?? "";
    const where = selectorOf(text);
    const filter = filterOf([{ target, where, text, enabled: true }]);
    if (isFilter) return { type: "far", change: { type: "filter-set", filter } };
    const layer = { id, name: "Far", target, where, style: { color, icon: "star" as const }, origin: "user" } as const;
    const put = { type: "layer-put", layer: enabled === undefined ? layer : { ...layer, enabled } } as const;
    return { type: "far", change: at === undefined ? put : { ...put, at } };
  });

/** Near to those conditions: ages, and edges among few nodes. */
const fewNodes = fc.constantFrom("amara", "fig", "soot", "ines");
const fewEdges = fc.constantFrom("p", "q", "r");
const arbitraryNear = fc
  .oneof(
    fc
      .record({ id: fewNodes, age: fc.nat({ max: 5 }) })
      .map(({ id, age }): GraphChange => ({ type: "attributes-set", target: "nodes", id, set: { age } })),
    fc
      .record({ id: fewEdges, source: fewNodes, target: fewNodes })
      .map((edge): GraphChange => ({ type: "edge-put", edge: { ...edge, attributes: { relation: "knows" } } })),
    fewEdges.map((id): GraphChange => ({ type: "edge-remove", id })),
  )
  .map((change): FarChange => ({ type: "far", change }));

const noMatter = ["select", "focus", "move", "set-put", "set-remove", "group", "replace"];
const arbitraryLists = fc.array(
  fc.array(
    fc.oneof(
      { weight: 12, arbitrary: arbitraryNear },
      { weight: 4, arbitrary: arbitraryChange.filter(({ type }) => !noMatter.includes(type)) },
      { weight: 1, arbitrary: arbitraryFar },
    ),
    { minLength: 1, maxLength: 2 },
  ),
  { maxLength: 9 },
);

function changesOf(change: RandomChange | FarChange, document: GraphDocument): readonly GraphChange[] {
  return change.type === "far" ? [change.change] : resolveChange(change, document);
}

/** So many elements that most changes leave alone what the default looks of all hang on: types, the highest degree, attributes. */
function someGraph(): GraphData {
  const graph = catsAndHumans();
  return {
    ...graph,
    nodes: graph.nodes.map((node, index) => ({
      ...node,
      attributes: { ...node.attributes, age: index % 5, score: index, kind: index % 2 === 0 ? "cat" : "human" },
    })),
    edges: graph.edges.map((edge, index) => ({ ...edge, attributes: { ...edge.attributes, weight: index % 3 } })),
  };
}

/** What of an element differs between the two. */
function differing(before: ReturnType<typeof listed>, now: ReturnType<typeof listed>, kind: "nodes" | "edges") {
  const known = new Map(before[kind].map(({ id, look }) => [id, JSON.stringify(look)] as const));
  return now[kind].flatMap(({ id, look }) => (known.get(id) === JSON.stringify(look) ? [] : [id]));
}

/** The nodes at which edges may end elsewhere. */
function reshaped(before: ReturnType<typeof listed>, now: ReturnType<typeof listed>): string[] {
  const widths = ({ nodes }: ReturnType<typeof listed>) =>
    nodes.map(({ id, look }) => [id, [look?.size, look?.shape, look?.borderWidth, look?.visible].join(" ")] as const);
  const known = new Map(widths(before));
  return widths(now).flatMap(([id, width]) => (known.get(id) === width ? [] : [id]));
}

/** In steps, as large graphs are read. */
function refreshInSteps(looks: ReturnType<typeof looksOf>, news: DocumentNews) {
  const output = [...looks.refreshSteps(news)];
  return {
    nodes: output.flatMap(({ nodes }) => nodes),
    edges: output.flatMap(({ edges }) => edges),
    reshaped: output.flatMap((one) => one.reshaped),
  };
}

/** What was read is as it is read from scratch, and what of it differs was told. */
function expectFollowed(
  looks: ReturnType<typeof looksOf>,
  before: { readonly all: ReturnType<typeof listed>; readonly read: ReadonlySet<string> },
  { now, changed, document }: Followed,
): void {
  const read = new Set(looks.edgeIds());
  const known = ({ nodes, edges, icons }: ReturnType<typeof listed>) => ({
    nodes,
    edges: edges.filter(({ id }) => read.has(id)),
    icons,
  });
  expect(known(listed(document, looks))).toEqual(known(now));
  expect(changed.nodes).toEqual(expect.arrayContaining(differing(before.all, now, "nodes")));
  const drawn = differing(before.all, now, "edges").filter((id) => before.read.has(id));
  expect(changed.edges).toEqual(expect.arrayContaining(drawn));
}

interface Followed {
  readonly now: ReturnType<typeof listed>;
  readonly changed: { readonly nodes: readonly string[]; readonly edges: readonly string[] };
  readonly document: GraphDocument;
}

describe("looks that follow the document", () => {
  it.each(["at once", "in steps"] as const)(
    "are those read from scratch, and tell all that differ, %s, after any change lists and their undo",
    (how) => {
      fc.assert(
        fc.property(fc.option(arbitraryFar), arbitraryLists, fc.nat({ max: 3 }), (first, lists, undone) => {
          const document = createGraphDocument(someGraph());
          if (first !== null) document.apply([first.change], { step: "first", actor: "user", title: "Begin" });
          const looks = looksOf(document);
          looks.refresh(false);
          const output: DocumentNews[] = [];
          document.subscribe((news) => output.push(news));
          const act = (changes: readonly GraphChange[], origin: Origin) => {
            const before = fromScratch(document);
            document.apply(changes, origin);
            const [news] = output.splice(0);
            if (news === undefined) return;
            const changed = how === "at once" ? looks.refresh(false, news) : refreshInSteps(looks, news);
            const now = fromScratch(document);
            expect(listed(document, looks)).toEqual(now);
            expect(changed.nodes).toEqual(expect.arrayContaining(differing(before, now, "nodes")));
            expect(changed.edges).toEqual(expect.arrayContaining(differing(before, now, "edges")));
            expect(changed.reshaped).toEqual(expect.arrayContaining(reshaped(before, now)));
          };
          for (const [index, list] of lists.entries()) {
            const changes = list.flatMap((change) => changesOf(change, document));
            act(changes, { step: `s${index}`, actor: "user", title: "Change" });
          }
          const plan = document.planUndo(undone);
          if (plan.success) act(plan.changes, { step: "undo", actor: "user", title: "Undo", undoes: plan.undoes });
        }),
        { numRuns: runsOf(100) },
      );
    },
  );

  it("are those read from scratch when those of edges are read one by one, whatever changes in between", () => {
    fc.assert(
      fc.property(fc.option(arbitraryFar), arbitraryLists, fc.array(fc.nat()), (first, lists, picks) => {
        const document = createGraphDocument(someGraph());
        if (first !== null) document.apply([first.change], { step: "first", actor: "user", title: "Begin" });
        const looks = looksOf(document);
        looks.begin();
        const { edges } = document.tables;
        const readOne = (pick: number) => (edges.count > 0 ? looks.readEdge(pick % edges.count) : undefined);
        const output: DocumentNews[] = [];
        document.subscribe((news) => output.push(news));
        const follow = (list: (typeof lists)[number], step: string) => {
          const known = { all: fromScratch(document), read: new Set(looks.edgeIds()) };
          const changes = list.flatMap((change) => changesOf(change, document));
          document.apply(changes, { step, actor: "user", title: "Change" });
          const [news] = output.splice(0);
          if (news === undefined) return;
          const changed = news.revision % 2 === 0 ? refreshInSteps(looks, news) : looks.refresh(false, news);
          expectFollowed(looks, known, { now: fromScratch(document), changed, document });
        };
        for (const [index, list] of lists.entries()) {
          readOne(picks[index] ?? 0);
          follow(list, `s${index}`);
        }
        for (let row = 0; row < edges.count; row += 1) looks.readEdge(row);
        expect(listed(document, looks)).toEqual(fromScratch(document));
      }),
      { numRuns: runsOf(200) },
    );
  });

  it.each([
    ["degree > 1", "degree"],
    ["home.city == 'Bern'", "home.city"],
  ])("are all read again where an attribute stands in the place of what %s meant", (text, name) => {
    const graph = someGraph();
    const nodes = graph.nodes.map((node) => ({ ...node, attributes: { ...node.attributes, home: { city: "Bern" } } }));
    const document = createGraphDocument({ ...graph, nodes });
    const layer = { id: "l", name: "Some", target: "nodes", origin: "user", style: { color: "--g-1" } } as const;
    document.apply([{ type: "layer-put", layer: { ...layer, where: selectorOf(text) } }], {
      step: "s",
      actor: "user",
      title: "Style",
    });
    const looks = looksOf(document);
    looks.refresh(false);
    const before = listed(document, looks);
    document.subscribe((news) => looks.refresh(false, news));
    const [first] = nodes;
    document.apply([{ type: "attributes-set", target: "nodes", id: first?.id ?? "", set: { [name]: 0 } }], {
      step: "t",
      actor: "user",
      title: "Set",
    });
    const now = listed(document, looks);
    expect(now).toEqual(fromScratch(document));
    expect(differing(before, now, "nodes").length).toBeGreaterThan(1);
  });

  it("are read from scratch where news were missed", () => {
    const document = createGraphDocument(randomGraph());
    const looks = looksOf(document);
    looks.refresh(false);
    const news: DocumentNews[] = [];
    document.subscribe((one) => news.push(one));
    const set = (id: string, type: string) =>
      document.apply([{ type: "attributes-set", target: "nodes", id, set: { type } }], {
        step: id,
        actor: "user",
        title: "Set",
      });
    set("a", "human");
    set("d", "cat");
    for (const one of news.slice(1)) looks.refresh(false, one);
    expect(listed(document, looks)).toEqual(fromScratch(document));
  });

  it("reads the one node that changed, and nothing of the others, in a graph of 2,000", () => {
    const graph = createGraphDocument(largeGraph(2000));
    const read: number[] = [];
    const styles = Object.create(graph.styles, {
      nodeAt: {
        value: (row: number) => {
          read.push(row);
          return graph.styles.nodeAt(row);
        },
      },
      edgeAt: {
        value: (row: number) => {
          read.push(-1 - row);
          return graph.styles.edgeAt(row);
        },
      },
    });
    const document: GraphDocument = Object.create(graph, { styles: { value: styles } });
    const looks = looksOf(document);
    looks.refresh(false);
    graph.subscribe((news) => looks.refresh(false, news));
    read.length = 0;
    const set = (changes: readonly GraphChange[]) => graph.apply(changes, { step: "s", actor: "user", title: "Set" });
    set([{ type: "attributes-set", target: "nodes", id: "n7", set: { age: 99, name: "Seven" } }]);
    expect(read).toEqual([7]);
    read.length = 0;
    // An attribute that nothing drawn is read from, new to the graph, changes no picture.
    const all = graph.snapshot().nodes;
    set(all.map(({ id }, at) => ({ type: "attributes-set", target: "nodes", id, set: { rank: at } })));
    expect(read).toEqual([]);
    const layer = { id: "l", name: "Old", target: "nodes", origin: "user", style: { color: "--g-1" } } as const;
    graph.apply([{ type: "layer-put", layer: { ...layer, where: selectorOf("age == 99") } }], {
      step: "t",
      actor: "user",
      title: "Style",
    });
    expect(read).toEqual([7]);
    expect(looks.node("n7")?.color).toBe(toHex("--g-1", "light"));
  });
});

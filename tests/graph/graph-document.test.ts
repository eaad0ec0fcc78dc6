import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import type { DocumentNews } from "@/graph/document/document-types";
import { createGraphDocument } from "@/graph/document/graph-document";
import { filterOf } from "@/graph/filter/filter-steps";
import { change, graphOf, is, layerOf, originOf, setNode } from "../support/graphs/documents";

const cats = graphOf(
  { luna: { type: "cat", age: 3 }, tom: { type: "cat" }, ann: { type: "human", name: "Ann" } },
  { "luna-ann": { kind: "lives with" }, "tom-ann": {}, "tom-tom": {} },
);

describe("a document", () => {
  it("starts as an empty graph without steps", () => {
    const document = createGraphDocument();
    expect(document.snapshot()).toMatchObject({ nodes: [], edges: [], layers: [], sets: [], filter: null });
    expect(document.revision).toBe(0);
    expect(document.steps()).toEqual([]);
  });

  it("gives back what it was made from", () => {
    const data = {
      ...cats,
      nodes: [
        {
          id: "x",
          attributes: {
            empty: null,
            list: [1, [2, "three"]],
            nested: { a: { b: null } },
            text: "",
            zero: 0,
            no: false,
          },
          position: { x: -1.5, y: 2 },
          parent: "y",
        },
        { id: "y", attributes: { list: "not a list here", zero: "0", text: 7 } },
      ],
      edges: [{ id: "e", source: "x", target: "x", directed: true, attributes: JSON.parse('{"__proto__":1}') }],
      sets: [{ name: "s", nodes: ["x"], edges: [] }],
      layout: "grid",
      labelAttribute: "text",
    };
    const document = createGraphDocument(data);
    expect(document.snapshot()).toEqual(data);
    expect(Object.keys(document.edge("e")?.attributes ?? {})).toEqual(["__proto__"]);
  });

  it.each([
    [
      "two nodes of one id",
      { ...cats, nodes: [...cats.nodes, { id: "tom", attributes: {} }] },
      "Two nodes have the id",
    ],
    ["two edges of one id", { ...cats, edges: [...cats.edges, ...cats.edges.slice(0, 1)] }, "Two edges have the id"],
    ["an edge into nowhere", graphOf({ a: {} }, { "a-b": {} }), "ends at 'b', which is not among the nodes"],
    ["an unknown parent", { ...cats, nodes: [{ id: "a", attributes: {}, parent: "b" }], edges: [] }, "not among"],
    ["a circle of parents", parentCircle(), "would be inside itself"],
  ] as readonly (readonly [string, GraphData, string])[])("is not made from %s", (_, data, message) => {
    expect(() => createGraphDocument(data)).toThrow(message);
    const open = createGraphDocument(cats);
    const result = change(open, "open", { type: "graph-replace", graph: data });
    expect(result).toMatchObject({ success: false, message: expect.stringContaining(message) });
    expect(open.snapshot()).toEqual(cats);
  });

  it("names a node by the label attribute, else by label, name or title, else by its id", () => {
    const nodes = {
      a: { title: "T", name: "N" },
      b: { name: "", title: 5 },
      c: { name: null },
      d: { code: "D1", name: "N" },
    };
    const document = createGraphDocument(graphOf(nodes));
    expect(["a", "b", "c", "d", "gone"].map(document.labelOf)).toEqual(["N", "5", "c", "N", "gone"]);
    change(document, "meta", { type: "meta-set", meta: { name: "G", directed: false, labelAttribute: "code" } });
    expect(["a", "b", "c", "d"].map(document.labelOf)).toEqual(["N", "5", "c", "D1"]);
  });

  it.each([
    ["a full name", { a: { fullName: "Ada Orr" }, b: { fullName: "Bo" }, c: { age: 3 } }, ["Ada Orr", "Bo", "c"]],
    ["a name in capitals", { a: { NAME: "Ada" }, b: { NAME: "Bo" } }, ["Ada", "Bo"]],
    ["a name in two words", { a: { "Item Name": "Pot" }, b: { "Item Name": "Pan" } }, ["Pot", "Pan"]],
    ["a title that many share", { a: { jobTitle: "cook" }, b: { jobTitle: "cook" } }, ["a", "b"]],
    ["a name few have", { a: { petName: "Tom" }, b: { age: 1 }, c: { age: 2 } }, ["a", "b", "c"]],
    ["a usual name beside another", { a: { name: "A", fullName: "AA" }, b: { fullName: "BB" } }, ["A", "b"]],
  ])("names nodes as they tell of themselves: %s", (_, nodes, labels) => {
    const document = createGraphDocument(graphOf(nodes));
    expect(Object.keys(nodes).map(document.labelOf)).toEqual(labels);
  });

  it("counts degrees by edge ends and follows direction", () => {
    const edges = { "a-b": {}, "b-a": {}, "a-a": {} };
    const document = createGraphDocument(graphOf({ a: {}, b: {} }, edges, { directed: true }));
    const degrees = () =>
      [0, 1].map((row) => [
        document.tables.degreeAt(row),
        document.tables.indegreeAt(row),
        document.tables.outdegreeAt(row),
      ]);
    expect(degrees()).toEqual([
      [4, 2, 2],
      [2, 1, 1],
    ]);
    change(document, "turn", { type: "meta-set", meta: { name: "G", directed: false } });
    expect(degrees()).toEqual([
      [4, 3, 3],
      [2, 2, 2],
    ]);
    const put = {
      type: "edge-put",
      edge: { id: "x", source: "a", target: "b", directed: true, attributes: {} },
    } as const;
    change(document, "edge", put);
    expect(degrees()).toEqual([
      [5, 3, 4],
      [3, 3, 2],
    ]);
  });

  it("puts an element at the place asked for", () => {
    const document = createGraphDocument(cats);
    change(document, "put", { type: "node-put", node: { id: "new", attributes: {} }, at: 1 });
    expect(document.snapshot().nodes.map((node) => node.id)).toEqual(["luna", "new", "tom", "ann"]);
    expect(document.tables.nodes.rowOf("ann")).toBe(3);
    expect(document.tables.sourceRow(1)).toBe(2);
  });

  it("tells the changes of one apply once, with their origin", () => {
    const document = createGraphDocument(cats);
    const news: DocumentNews[] = [];
    const stop = document.subscribe((each) => news.push(each));
    const changes = [setNode("luna", { age: 4 }), setNode("tom", { age: 5 })];
    const result = change(document, "age", ...changes);
    expect(result).toMatchObject({ success: true, revision: 1 });
    expect(news).toEqual([{ changes, origin: originOf("age"), revision: 1 }]);
    stop();
    change(document, "more", setNode("luna", { age: 5 }));
    expect(news).toHaveLength(1);
  });

  it("says nothing and makes no step when nothing is to be done", () => {
    const document = createGraphDocument(cats);
    const news: DocumentNews[] = [];
    document.subscribe((each) => news.push(each));
    expect(document.apply([], originOf("none"))).toMatchObject({ success: true, revision: 0 });
    expect(change(document, "none", setNode("luna", {}))).toMatchObject({ success: true, revision: 0 });
    expect(news).toEqual([]);
    expect(document.steps()).toEqual([]);
  });

  it("drops what is removed from selection and focus and tells so", () => {
    const document = createGraphDocument(cats);
    change(document, "view", {
      type: "selection-set",
      selection: { nodes: ["tom", "luna", "nobody"], edges: ["tom-ann"] },
    });
    change(document, "view", { type: "camera-focus", focus: { nodes: ["luna"], edges: [] } });
    expect(document.selection.nodes).toEqual(["luna", "tom"]);
    const output: string[] = [];
    document.subscribe(({ changes }) => output.push(...changes.map((each) => each.type)));
    change(document, "remove", { type: "edge-remove", id: "luna-ann" }, { type: "node-remove", id: "luna" });
    expect(document.selection).toEqual({ nodes: ["tom"], edges: ["tom-ann"] });
    expect(document.focus).toEqual({ nodes: [], edges: [] });
    expect(output).toEqual(["edge-remove", "node-remove", "selection-set", "camera-focus"]);
  });

  it("hides edges with a hidden end under a filter of nodes, and only edges under one of edges", () => {
    const document = createGraphDocument(cats);
    change(document, "f", {
      type: "filter-set",
      filter: filterOf([{ target: "nodes", where: is("type", "cat"), text: "cats", enabled: true }]),
    });
    expect(["luna", "tom", "ann"].map((id) => document.isVisible("nodes", id))).toEqual([true, true, false]);
    expect(["luna-ann", "tom-tom"].map((id) => document.isVisible("edges", id))).toEqual([false, true]);
    change(document, "f", setNode("ann", { type: "cat" }));
    expect(document.isVisible("edges", "luna-ann")).toBe(true);
    const kind = is("kind", "lives with");
    change(document, "f", {
      type: "filter-set",
      filter: filterOf([{ target: "edges", where: kind, text: "kind", enabled: true }]),
    });
    expect(["luna-ann", "tom-tom"].map((id) => document.isVisible("edges", id))).toEqual([true, false]);
    expect(document.isVisible("nodes", "tom")).toBe(true);
    expect(document.isVisible("nodes", "nobody")).toBe(false);
  });
});

describe("a refusal", () => {
  it.each([
    [
      "a node that is there",
      { type: "node-put", node: { id: "tom", attributes: {} } },
      "There is already a node 'tom'.",
    ],
    ["a node without an id", { type: "node-put", node: { id: "", attributes: {} } }, "A node needs an id."],
    ["an edge without an end", edgePut("tom", "bob"), "There is no node 'bob' for the edge to end at."],
    ["an edge without a start", edgePut("bob", "tom"), "There is no node 'bob' for the edge to start at."],
    [
      "a node with edges",
      { type: "node-remove", id: "luna" },
      "Node 'luna' still has edges; remove them together with it.",
    ],
    ["a node that is not there", { type: "node-remove", id: "bob" }, "There is no node 'bob'."],
    ["an edge that is not there", { type: "edge-remove", id: "bob" }, "There is no edge 'bob'."],
    ["attributes of nothing", setNode("bob", { a: 1 }), "There is no node 'bob'."],
    ["a number that is none", setNode("tom", { age: Number.NaN }), "'age' is not a number"],
    ["a move of nothing", { type: "positions-set", positions: { bob: null } }, "There is no node 'bob' to move."],
    ["an endless position", { type: "positions-set", positions: { tom: { x: 1, y: 1 / 0 } } }, "The position of 'tom'"],
    ["a layer that is not there", { type: "layer-remove", id: "l" }, "There is no style layer 'l'."],
    ["a set that is not there", { type: "set-remove", name: "s" }, "There is no saved set 's'."],
    ["a parent that is not there", child("bob"), "Node 'kid' is in the group 'bob', which is not among the nodes."],
    ["a node in itself", child("kid"), "would be inside itself"],
  ] as const)("is given for %s", (_, bad, message) => {
    const document = createGraphDocument(cats);
    const result = document.apply([setNode("luna", { age: 99 }), bad], originOf("bad"));
    expect(result).toMatchObject({ success: false, message: expect.stringContaining(message) });
    expect(document.snapshot()).toEqual(cats);
    expect(document.steps()).toEqual([]);
  });

  it("is given for removing a node that holds others, unless they go as well", () => {
    const document = createGraphDocument(graphOf({ box: {} }));
    change(document, "in", { type: "node-put", node: { id: "in", attributes: {}, parent: "box" } });
    const box = { type: "node-remove", id: "box" } as const;
    expect(change(document, "r", box)).toMatchObject({ message: expect.stringContaining("still holds other nodes") });
    expect(change(document, "r", box, { type: "node-remove", id: "in" })).toMatchObject({ success: true });
  });
});

describe("style layers in the document", () => {
  it("stand in order, are replaced in place and moved by their place", () => {
    const document = createGraphDocument(cats);
    change(document, "s", layerOf("a", {}), layerOf("b", {}), layerOf("c", {}));
    change(document, "s", layerOf("b", { name: "again" }));
    expect(document.layers.map((layer) => layer.name)).toEqual(["a", "again", "c"]);
    const moved = layerOf("c", {});
    if (moved.type === "layer-put") change(document, "move", { ...moved, at: 0 });
    expect(document.layers.map((layer) => layer.id)).toEqual(["c", "a", "b"]);
  });
});

function edgePut(source: string, target: string) {
  return { type: "edge-put", edge: { id: "e", source, target, attributes: {} } } as const;
}

function child(parent: string) {
  return { type: "node-put", node: { id: "kid", attributes: {}, parent } } as const;
}

function parentCircle() {
  const nodes = [
    { id: "a", attributes: {}, parent: "b" },
    { id: "b", attributes: {}, parent: "a" },
  ];
  return { ...cats, nodes, edges: [] };
}

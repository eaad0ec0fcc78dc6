import { describe, expect, it } from "vitest";
import type { GraphChange } from "@/graph/changes/change-types";
import type { GraphDocument } from "@/graph/document/document-types";
import { createGraphDocument } from "@/graph/document/graph-document";
import { filterOf } from "@/graph/filter/filter-steps";
import { change, graphOf, is, layerOf, originOf, setNode } from "../support/graphs/documents";

const cats = graphOf({ luna: { age: 3 }, tom: { age: 4 }, ann: {} }, { "luna-ann": {} });

function undo(document: GraphDocument, what: number | string, step = `undo-${document.revision}`): readonly string[] {
  const plan = document.planUndo(what);
  if (!plan.success) throw new Error(plan.message);
  document.apply(plan.changes, originOf(step, plan.undoes));
  return plan.titles;
}

function redo(document: GraphDocument, count = 1): readonly string[] {
  const plan = document.planRedo(count);
  if (!plan.success) throw new Error(plan.message);
  document.apply(plan.changes, originOf(`redo-${document.revision}`, plan.undoes));
  return plan.titles;
}

const ageOf = (document: GraphDocument, id: string) => document.node(id)?.attributes["age"];

describe("undo", () => {
  it("takes back all changes of a step, also those made between the changes of another", () => {
    const document = createGraphDocument(cats);
    change(document, "message", setNode("luna", { age: 10 }));
    change(document, "drag", { type: "positions-set", positions: { tom: { x: 1, y: 1 } } });
    change(document, "message", setNode("luna", { age: 11 }), setNode("tom", { age: 12 }));
    expect(document.steps()).toMatchObject([
      { id: "message", title: "Title of message", kind: "change", inForce: true },
      { id: "drag", inForce: true },
    ]);
    undo(document, "message");
    expect([ageOf(document, "luna"), ageOf(document, "tom")]).toEqual([3, 4]);
    expect(document.node("tom")?.position).toEqual({ x: 1, y: 1 });
  });

  it("takes back the newest step that is no undo, so that twice takes back two; redo brings them again", () => {
    const document = createGraphDocument(cats);
    for (const age of [5, 6, 7]) change(document, `age-${age}`, setNode("luna", { age }));
    expect(undo(document, 1)).toEqual(["Title of age-7"]);
    expect(undo(document, 1)).toEqual(["Title of age-6"]);
    expect(ageOf(document, "luna")).toBe(5);
    expect(redo(document)).toEqual(["Title of age-6"]);
    expect(ageOf(document, "luna")).toBe(6);
    expect(redo(document)).toEqual(["Title of age-7"]);
    expect(ageOf(document, "luna")).toBe(7);
    expect(document.planRedo(1)).toEqual({
      success: false,
      message: "Nothing to redo.",
      reason: { why: "nothing-to-redo" },
      isNothing: true,
    });
    expect(undo(document, 2)).toEqual(["Title of age-7", "Title of age-6"]);
    expect(ageOf(document, "luna")).toBe(5);
  });

  it.each([
    ["one redo", [2]],
    ["a redo each", [1, 1]],
  ])("keeps the order of two steps brought back by %s: the first is refused while the second stands", (_, counts) => {
    const document = createGraphDocument(graphOf({ luna: {} }));
    change(document, "remove", { type: "node-remove", id: "luna" });
    change(document, "add", nodePut("luna"));
    for (const count of counts) undo(document, count);
    for (const _count of counts) redo(document);
    expect(document.planUndo("remove")).toMatchObject({
      success: false,
      message: expect.stringContaining("“Title of add”"),
    });
    undo(document, "add");
    undo(document, "remove");
    expect(document.snapshot()).toEqual(graphOf({ luna: {} }));
  });

  it("has nothing to redo once another change was made", () => {
    const document = createGraphDocument(cats);
    change(document, "a", setNode("luna", { age: 5 }));
    undo(document, 1);
    change(document, "b", setNode("tom", { age: 6 }));
    expect(document.planRedo(1)).toMatchObject({
      success: false,
      message: expect.stringContaining("was changed after"),
    });
    expect(undo(document, 5)).toEqual(["Title of b"]);
    expect(document.snapshot()).toEqual(cats);
  });

  it("says so when there is nothing to undo, no such step, or it is undone already", () => {
    const document = createGraphDocument(cats);
    expect(document.planUndo(1)).toEqual({
      success: false,
      message: "Nothing to undo.",
      reason: { why: "nothing-to-undo" },
      isNothing: true,
    });
    expect(document.planUndo("x")).toMatchObject({ message: "There is no step 'x' to undo." });
    change(document, "a", setNode("luna", { age: 5 }));
    undo(document, "a");
    expect(document.planUndo("a")).toMatchObject({ message: "“Title of a” is already undone." });
  });

  it.each([
    ["the same attribute", [setNode("luna", { age: 5 })], [setNode("luna", { age: 6 })]],
    ["an attribute of an added node", [nodePut("new")], [setNode("new", { age: 6 })]],
    ["a removed node", [setNode("tom", { age: 5 })], [{ type: "node-remove", id: "tom" }]],
    ["an edge added to the node", [setNode("tom", { age: 5 })], [edgePut("tom", "ann")]],
    ["the node of a removed edge", [{ type: "edge-remove", id: "luna-ann" }], [{ type: "node-remove", id: "ann" }]],
    ["the same position", [move("tom", 1)], [move("tom", 2)]],
    ["the same layer", [layerOf("l", {})], [{ type: "layer-remove", id: "l" }]],
    ["the same set", [setPut("s", "tom")], [setPut("s", "ann")]],
    ["the filter", [filter("a")], [filter("b")]],
    ["the whole graph", [setNode("tom", { age: 5 })], [{ type: "graph-replace", graph: cats }]],
  ] as readonly (readonly [string, GraphChange[], GraphChange[]])[])(
    "is refused with the later step's name when that touched %s",
    (_, first, second) => {
      const document = createGraphDocument(cats);
      expect(change(document, "first", ...first)).toMatchObject({ success: true });
      expect(change(document, "second", ...second)).toMatchObject({ success: true });
      expect(document.planUndo("first")).toMatchObject({
        success: false,
        message: expect.stringContaining("“Title of second”"),
      });
      undo(document, "second");
      undo(document, "first");
      expect(document.snapshot()).toEqual(cats);
    },
  );

  it.each([
    ["another attribute", [setNode("luna", { age: 5 })], [setNode("luna", { name: "L" })]],
    ["a position", [setNode("luna", { age: 5 })], [move("luna", 2)]],
    ["another element", [setNode("luna", { age: 5 })], [setNode("tom", { age: 5 })]],
    [
      "an attribute of an end of a removed edge",
      [{ type: "edge-remove", id: "luna-ann" }],
      [setNode("ann", { age: 6 })],
    ],
    ["another layer", [layerOf("l", {})], [layerOf("k", {})]],
  ] as readonly (readonly [string, GraphChange[], GraphChange[]])[])(
    "takes back an earlier step when a later one touched only %s",
    (_, first, second) => {
      const document = createGraphDocument(cats);
      change(document, "first", ...first);
      change(document, "second", ...second);
      undo(document, "first");
      undo(document, "second");
      expect(document.snapshot()).toEqual(cats);
    },
  );

  it("brings elements back to their places whatever was removed around them", () => {
    const ids = ["a", "b", "c", "d", "e", "f"];
    const start = graphOf(Object.fromEntries(ids.map((id) => [id, {}])));
    const document = createGraphDocument(start);
    for (const id of ["c", "d", "b", "f"]) change(document, `no ${id}`, { type: "node-remove", id });
    change(document, "new", nodePut("z"));
    for (const id of ["d", "f", "c", "b"]) undo(document, `no ${id}`);
    expect(document.snapshot().nodes.map((node) => node.id)).toEqual([...ids, "z"]);
  });

  it("brings a replaced graph back with everything that was done in it, and the steps before can be undone then", () => {
    const document = createGraphDocument(cats);
    change(document, "remove", { type: "node-remove", id: "tom" });
    change(document, "style", layerOf("l", {}), filter("f"), setPut("s", "ann"));
    const before = document.snapshot();
    const other = graphOf({ x: {} });
    change(document, "open", { type: "graph-replace", graph: other });
    expect(document.snapshot()).toEqual(other);
    undo(document, 1);
    expect(document.snapshot()).toEqual(before);
    redo(document);
    expect(document.snapshot()).toEqual(other);
    undo(document, 3);
    expect(document.snapshot()).toEqual(cats);
  });

  it("can be asked for within the step that it takes back", () => {
    const document = createGraphDocument(cats);
    change(document, "message", setNode("luna", { age: 5 }));
    undo(document, 1, "message");
    expect(document.snapshot()).toEqual(cats);
    expect(document.steps()).toMatchObject([{ id: "message", kind: "undo", inForce: false }]);
    expect(document.changesOf("message")).toEqual({ changes: [], inverse: [] });
    redo(document);
    expect(ageOf(document, "luna")).toBe(5);
  });

  it("begins a new step when changes come for one that was undone meanwhile", () => {
    const document = createGraphDocument(cats);
    change(document, "message", setNode("luna", { age: 5 }));
    undo(document, "message");
    change(document, "message", setNode("tom", { age: 9 }));
    expect(ageOf(document, "tom")).toBe(9);
    undo(document, "message");
    expect(document.snapshot()).toEqual(cats);
  });

  it("takes back a message that undid two older steps and then changed something", () => {
    const document = createGraphDocument(cats);
    change(document, "first", setNode("luna", { age: 5 }));
    change(document, "second", setNode("luna", { age: 6 }));
    undo(document, 1, "message");
    undo(document, 1, "message");
    change(document, "message", setNode("tom", { age: 9 }));
    undo(document, "message");
    expect([ageOf(document, "luna"), ageOf(document, "tom")]).toEqual([6, 4]);
    undo(document, 2);
    expect(document.snapshot()).toEqual(cats);
  });

  it("takes back a message that undid what the user did while it ran", () => {
    const document = createGraphDocument(cats);
    change(document, "message", setNode("luna", { age: 5 }));
    change(document, "by hand", setNode("luna", { age: 7 }));
    undo(document, "by hand", "message");
    expect(ageOf(document, "luna")).toBe(5);
    undo(document, 1);
    expect(document.snapshot()).toEqual(cats);
    expect(document.planUndo(1)).toMatchObject({ message: "Nothing to undo." });
  });

  it("counts an undo again once its redo is undone, and takes it back once only", () => {
    const document = createGraphDocument(cats);
    change(document, "remove", { type: "edge-remove", id: "luna-ann" });
    undo(document, "remove", "back");
    undo(document, "back", "again");
    undo(document, "again", "back again");
    expect(document.edge("luna-ann")).toBeDefined();
    undo(document, "back");
    expect(document.edge("luna-ann")).toBeUndefined();
    expect(document.planUndo("back again")).toMatchObject({ message: "“Title of back again” is already undone." });
    undo(document, "remove");
    expect(document.snapshot()).toEqual(cats);
  });

  it("keeps selection and camera out of the log", () => {
    const document = createGraphDocument(cats);
    change(document, "a", setNode("luna", { age: 5 }), {
      type: "selection-set",
      selection: { nodes: ["tom"], edges: [] },
    });
    undo(document, 1);
    expect(document.selection.nodes).toEqual(["tom"]);
  });
});

function nodePut(id: string): GraphChange {
  return { type: "node-put", node: { id, attributes: {} } };
}

function edgePut(source: string, target: string): GraphChange {
  return { type: "edge-put", edge: { id: `${source}-${target}`, source, target, attributes: {} } };
}

function move(id: string, x: number): GraphChange {
  return { type: "positions-set", positions: { [id]: { x, y: 0 } } };
}

function setPut(name: string, ...nodes: readonly string[]): GraphChange {
  return { type: "set-put", set: { name, nodes, edges: [] } };
}

function filter(text: string): GraphChange {
  return { type: "filter-set", filter: filterOf([{ target: "nodes", where: is("age", text), text, enabled: true }]) };
}

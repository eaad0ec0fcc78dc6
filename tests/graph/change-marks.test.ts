import { describe, expect, it } from "vitest";
import { hasMarks, marksAfter, marksBefore } from "@/graph/changes/change-marks";
import type { GraphChange } from "@/graph/changes/change-types";
import { createGraphDocument } from "@/graph/document/graph-document";
import { catsGraph } from "../support/graphs/cats";

const red: GraphChange = {
  type: "layer-put",
  layer: { id: "l", name: "Red", target: "nodes", where: { op: "all" }, style: { color: "--w-red" }, origin: "user" },
};
const nothing = { nodes: [], edges: [] };

function changed(changes: readonly GraphChange[]) {
  const document = createGraphDocument(catsGraph());
  const done = document.apply(changes, { step: "s", actor: "assistant", title: "Change" });
  if (!done.success) throw new Error(done.message);
  const step = document.changesOf("s");
  if (!step) throw new Error("no step");
  return { document, marks: marksAfter(document, step) };
}

function removal(id: string): readonly GraphChange[] {
  const document = createGraphDocument(catsGraph());
  const edges = document.edgesOf(id).map((edge) => ({ type: "edge-remove", id: edge }) as const);
  return [...edges, { type: "node-remove", id }];
}

describe("what a step is shown by", () => {
  it("tells what came, what differs and what is gone, with the gone as they were", () => {
    const { document, marks } = changed([
      { type: "node-put", node: { id: "new", attributes: {} } },
      { type: "attributes-set", target: "nodes", id: "cat2", set: { age: 9 } },
      ...removal("cat1"),
    ]);
    expect(marks.added).toEqual({ nodes: ["new"], edges: [] });
    expect(marks.changed).toEqual({ nodes: ["cat2"], edges: [] });
    expect(marks.gone.nodes).toMatchObject([{ id: "cat1", attributes: { name: "Whiskers" } }]);
    expect(marks.gone.edges).toHaveLength(removal("cat1").length - 1);
    expect(document.changesOf("unknown")).toBeNull();
  });

  it("tells the members of a style layer", () => {
    const { marks, document } = changed([red]);
    expect(marks.changed.nodes).toHaveLength(document.tables.nodes.count);
    expect(marks.changed.edges).toEqual([]);
  });

  it("leaves out what later steps took away or brought back", () => {
    const { document } = changed([{ type: "node-put", node: { id: "new", attributes: {} } }, ...removal("cat1")]);
    const later = { step: "t", actor: "user", title: "By hand" } as const;
    document.apply(
      [
        { type: "node-remove", id: "new" },
        { type: "node-put", node: { id: "cat1", attributes: {} } },
      ],
      later,
    );
    const step = document.changesOf("s");
    const marks = step && marksAfter(document, step);
    expect(marks).toMatchObject({ added: nothing, gone: { nodes: [] } });
  });

  it("is nothing for a change of the filter alone", () => {
    const { marks } = changed([{ type: "meta-set", meta: { name: "Other", directed: false } }]);
    expect(hasMarks(marks)).toBe(false);
  });
});

describe("what changes would do", () => {
  const document = createGraphDocument(catsGraph());

  it("tells what would leave, with the edges", () => {
    const { leaving, changed: differs } = marksBefore(document, removal("cat1"));
    expect(leaving.nodes).toEqual(["cat1"]);
    expect(leaving.edges).toEqual(document.edgesOf("cat1"));
    expect(differs).toEqual(nothing);
  });

  it("tells the members of the layers, and everything where another graph comes", () => {
    expect(marksBefore(document, [red]).changed.nodes).toHaveLength(14);
    const replaced = marksBefore(document, [{ type: "graph-replace", graph: catsGraph() }]);
    expect(replaced.leaving.nodes).toHaveLength(14);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GraphChange } from "@/graph/changes/change-types";
import type { GraphDocument } from "@/graph/document/document-types";
import { createGraphDocument } from "@/graph/document/graph-document";
import { arbitraryChange, randomGraph, resolveChange } from "../support/graphs/random-changes";
import { type Act, arbitraryHistory, changesInForce, perform, undo } from "../support/graphs/random-history";
import { runsOf } from "../support/long";

function check<T>(
  arbitrary: fc.Arbitrary<T>,
  law: (document: GraphDocument, value: T) => void,
  example?: NoInfer<T>,
): void {
  fc.assert(
    fc.property(arbitrary, (value) => law(createGraphDocument(randomGraph()), value)),
    { numRuns: runsOf(80, 2000), examples: example === undefined ? [] : [[example]] },
  );
}

/** Leaves an attribute with nothing but null, which held a value of a kind before. */
const typeSetToNull: Act = {
  changes: [{ type: "set", target: "edges", pick: 0, attributes: { type: null }, unset: [] }],
  step: "s1",
  actor: "user",
};
const lastTypeRemoved: Act = {
  changes: [
    { type: "add-edge", id: 0, from: 0, to: 0, attributes: { type: false }, at: undefined, directed: null },
    { type: "remove-node", pick: 0, nodeFirst: false },
  ],
  step: "s1",
  actor: "user",
};

/** The undo brings a layer back to its place, which is the second by then. */
const layersAroundAnUndo: Act[] = [
  {
    changes: [{ type: "layer", pick: 5, at: undefined, color: "--g-1", target: "nodes", value: false }],
    step: "s6",
    actor: "user",
  },
  {
    changes: [{ type: "layer", pick: 0, at: 0, color: "--g-1", target: "nodes", value: null }],
    step: "s1",
    actor: "user",
  },
  { changes: [{ type: "remove-edge", pick: 0 }], step: "s6", actor: "user" },
  { changes: [{ type: "remove-node", pick: 0, nodeFirst: false }], step: "s3", actor: "user" },
];

describe("apply", { timeout: 60_000 }, () => {
  it("changes nothing when it refuses", () => {
    check(fc.tuple(arbitraryHistory, fc.array(arbitraryChange, { maxLength: 6 })), (document, [acts, changes]) => {
      for (const act of acts) perform(document, act, act.step);
      const before = stateOf(document);
      const output: unknown[] = [];
      document.subscribe((news) => output.push(news));
      const good = changes.flatMap((change) => resolveChange(change, document));
      const bad: GraphChange = { type: "edge-put", edge: { id: "z", source: "nobody", target: "no", attributes: {} } };
      expect(document.apply([...good, bad], { step: "bad", actor: "user", title: "bad" }).success).toBe(false);
      expect(stateOf(document)).toEqual(before);
      expect(output).toEqual([]);
    });
  });

  it("gives an inverse that leads back, also as plain JSON", () => {
    check(arbitraryHistory, (document, acts) => {
      for (const [index, act] of acts.entries()) thereAndBack(document, act, `step-${index}`);
    });
  });

  it("tells changes by which another document becomes the same", () => {
    check(
      arbitraryHistory,
      (document, acts) => {
        const mirror = createGraphDocument(document.snapshot());
        document.subscribe(({ changes, origin: { step, actor, title } }) => {
          expect(mirror.apply(asJson(changes), { step, actor, title })).toMatchObject({ success: true });
        });
        for (const act of acts) perform(document, act, act.step);
        undo(document, Math.max(1, changesInForce(document).length - 1), "undo");
        expect(stateOf(mirror).snapshot).toEqual(stateOf(document).snapshot);
        expect(mirror.selection).toEqual(document.selection);
      },
      layersAroundAnUndo,
    );
  });

  it("keeps every edge between two nodes that are there, and all readers as in a graph loaded anew", () => {
    check(
      arbitraryHistory,
      (document, acts) => {
        // Asked before the changes, so that the lists have to be kept current rather than made.
        for (const { id } of document.snapshot().nodes) document.edgesOf(id);
        for (const act of acts) perform(document, act, act.step);
        const fresh = createGraphDocument(document.snapshot());
        expect(readersOf(document)).toEqual(readersOf(fresh));
      },
      [typeSetToNull, lastTypeRemoved],
    );
  });

  it("leaves revision and undo list alone when read", () => {
    check(arbitraryHistory, (document, acts) => {
      for (const act of acts) perform(document, act, act.step);
      const before = { revision: document.revision, steps: document.steps() };
      readersOf(document);
      document.profile();
      document.planUndo(2);
      document.planRedo(1);
      const some = document.snapshot().nodes.map((node) => node.id);
      const origin = { step: "view", actor: "user", title: "View" } as const;
      document.apply([{ type: "selection-set", selection: { nodes: some, edges: [] } }], origin);
      document.apply([{ type: "camera-focus", focus: { nodes: some.slice(0, 1), edges: [] } }], origin);
      expect({ revision: document.revision, steps: document.steps() }).toEqual(before);
    });
  });
});

function stateOf(document: GraphDocument) {
  const { selection, focus, revision } = document;
  return { snapshot: document.snapshot(), steps: document.steps(), selection, focus, revision };
}

function asJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

function thereAndBack(document: GraphDocument, act: Act, step: string): void {
  const before = document.snapshot();
  const changes = act.changes.flatMap((change) => resolveChange(change, document));
  const origin = { step, actor: act.actor, title: "" };
  const done = document.apply(changes, origin);
  if (!done.success) return;
  expect(document.apply(asJson(done.inverse), { ...origin, step: `${step}-back` })).toMatchObject({ success: true });
  expect(document.snapshot()).toEqual(before);
  document.apply(changes, { ...origin, step: `${step}-again` });
}

/** Everything that is read by element. */
function readersOf(document: GraphDocument) {
  const { nodes, edges } = document.snapshot();
  const { tables, styles } = document;
  return {
    nodes: nodes.map(({ id }, row) => ({
      node: document.node(id),
      label: document.labelOf(id),
      edges: document.edgesOf(id),
      degrees: [tables.degreeAt(row), tables.indegreeAt(row), tables.outdegreeAt(row)],
      drawn: styles.node(id),
      deciding: styles.explain("nodes", id),
      visible: document.isVisible("nodes", id),
    })),
    edges: edges.map(({ id, source, target }, row) => ({
      ends: [tables.nodes.idAt(tables.sourceRow(row)) === source, tables.nodes.idAt(tables.targetRow(row)) === target],
      there: [document.node(source) !== undefined, document.node(target) !== undefined],
      drawn: styles.edge(id),
      visible: document.isVisible("edges", id),
    })),
    attributes: [new Set(tables.nodes.attributeNames()), new Set(tables.edges.attributeNames())],
  };
}

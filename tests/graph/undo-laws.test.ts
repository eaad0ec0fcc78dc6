import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import type { GraphDocument } from "@/graph/document/document-types";
import { createGraphDocument } from "@/graph/document/graph-document";
import { randomGraph } from "../support/graphs/random-changes";
import {
  type Act,
  arbitraryAct,
  arbitraryHistory,
  changesInForce,
  perform,
  redo,
  undo,
} from "../support/graphs/random-history";
import { runsOf } from "../support/long";

const anyMixture = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: arbitraryAct.map((act) => ({ kind: "apply" as const, act })) },
    { weight: 2, arbitrary: fc.nat().map((pick) => ({ kind: "undo" as const, pick })) },
    { weight: 1, arbitrary: fc.constant({ kind: "redo" as const }) },
  ),
  { minLength: 1, maxLength: 40 },
);
type Move = typeof anyMixture extends fc.Arbitrary<(infer T)[]> ? T : never;

function check<T>(
  arbitrary: fc.Arbitrary<T>,
  law: (document: GraphDocument, value: T) => void,
  example?: NoInfer<T>,
): void {
  fc.assert(
    fc.property(arbitrary, (value) => law(createGraphDocument(randomGraph()), value)),
    { numRuns: runsOf(80, 6000), examples: example === undefined ? [] : [[example]] },
  );
}

/** Undoing the first alone would put b into c, which by then is in b. */
const outOfGroup: Act = { changes: [{ type: "group", pick: 1, parent: null }], step: "s1", actor: "user" };
const intoTheOther: Act = { changes: [{ type: "group", pick: 14, parent: 5 }], step: "s1", actor: "user" };

/** The edge comes back after the undo of what it touches, and can still be undone. */
const redoneOverAnUndo: Move[] = [
  {
    kind: "apply",
    act: {
      changes: [{ type: "set", target: "nodes", pick: 0, attributes: { name: [] }, unset: [] }],
      step: "s1",
      actor: "user",
    },
  },
  {
    kind: "apply",
    act: {
      changes: [{ type: "add-edge", id: 0, from: 0, to: 0, attributes: {}, at: undefined, directed: null }],
      step: "s1",
      actor: "user",
    },
  },
  { kind: "undo", pick: 1 },
  { kind: "undo", pick: 0 },
  { kind: "undo", pick: 0 },
];

describe("undo", { timeout: 600_000 }, () => {
  it("gives back the first snapshot when all steps are undone at once, however they are interleaved", () => {
    check(arbitraryHistory, (document, acts) => {
      const first = document.snapshot();
      for (const act of acts) perform(document, act, act.step);
      undoAll(document);
      expect(document.snapshot()).toEqual(first);
    });
  });

  it("gives back the first snapshot when steps are undone in any order that is not refused", () => {
    check(
      fc.tuple(arbitraryHistory, fc.array(fc.nat(), { minLength: 30, maxLength: 30 })),
      (document, [acts, picks]) => {
        const first = document.snapshot();
        for (const [index, act] of acts.entries()) perform(document, act, `step-${index}`);
        for (const pick of picks) undoOneOf(document, pick);
        expect(changesInForce(document)).toEqual([]);
        expect(document.snapshot()).toEqual(first);
      },
      [[outOfGroup, intoTheOther], Array.from({ length: 30 }, () => 0)],
    );
  });

  it("goes back and forth between the same snapshots by undo and redo", () => {
    check(fc.tuple(arbitraryHistory, fc.integer({ min: 1, max: 8 })), (document, [acts, most]) => {
      const snapshots = performAll(document, acts);
      const last = snapshots.length - 1;
      const depth = Math.min(most, last);
      for (let back = 1; back <= depth; back += 1) {
        expect(undo(document, 1, `undo-${back}`)).toBe(true);
        expect(document.snapshot()).toEqual(snapshots[last - back]);
      }
      for (let ahead = depth - 1; ahead >= 0; ahead -= 1) {
        expect(redo(document, `redo-${ahead}`)).toBe(true);
        expect(document.snapshot()).toEqual(snapshots[last - ahead]);
      }
    });
  });

  it("gives back the first snapshot after any mixture of changes, undo of any step and redo", () => {
    check(
      anyMixture,
      (document, moves) => {
        const first = document.snapshot();
        for (const [index, move] of moves.entries()) play(document, move, `move-${index}`);
        undoAll(document);
        expect(document.snapshot()).toEqual(first);
      },
      redoneOverAnUndo,
    );
  });

  it("tells its steps after each act as a log that reads them anew, and touches no step that was not acted on", () => {
    check(anyMixture, (document, moves) => {
      for (const [index, move] of moves.entries()) {
        const before = document.steps();
        play(document, move, `step-${index}`);
        const after = document.steps();
        const afresh = createGraphDocument(document.snapshot(), document.savedSteps(1000));
        expect(after).toEqual(afresh.steps());
        if (move.kind === "apply") for (const [at, step] of before.entries()) expect(after[at]).toBe(step);
      }
    });
  });
});

function undoAll(document: GraphDocument): void {
  const count = changesInForce(document).length;
  if (count > 0) expect(undo(document, count, "undo-all")).toBe(true);
}

/** The step picked, or the newest where that one is refused. */
function undoOneOf(document: GraphDocument, pick: number): void {
  const steps = changesInForce(document);
  const step = steps[pick % Math.max(1, steps.length)];
  if (step === undefined) return;
  if (!undo(document, step, `undo-${step}`)) expect(undo(document, 1, `undo-instead-of-${step}`)).toBe(true);
}

/** The snapshots before the first act and after each that changed something. */
function performAll(document: GraphDocument, acts: readonly Act[]): readonly GraphData[] {
  const snapshots = [document.snapshot()];
  for (const [index, act] of acts.entries()) {
    const { revision } = document;
    perform(document, act, `step-${index}`);
    if (document.revision > revision) snapshots.push(document.snapshot());
  }
  return snapshots;
}

function play(document: GraphDocument, move: Move, step: string): void {
  if (move.kind === "apply") perform(document, move.act, step);
  if (move.kind === "redo") redo(document, step);
  if (move.kind !== "undo") return;
  // Undo steps can be taken back by name like any other.
  const steps = document.steps().filter((each) => each.inForce);
  const picked = steps[move.pick % Math.max(1, steps.length)];
  if (picked) undo(document, picked.id, step);
}

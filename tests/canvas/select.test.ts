import { describe, expect, it } from "vitest";
import type { CanvasDeps } from "@/canvas/canvas-port";
import { clearSelection } from "@/canvas/select";
import type { GraphChange } from "@/graph/changes/change-types";
import { createTestRegistry } from "../support/test-registry";

/** A canvas's door on a real document and registry; `ended` waits for all that was asked. */
function open() {
  const { document, run } = createTestRegistry();
  const asked: Promise<unknown>[] = [];
  const deps: Pick<CanvasDeps, "document" | "run"> = {
    document,
    run: ({ name, input }) => void asked.push(run(name, input)),
  };
  const ended = async () => {
    while (asked.length > 0) await Promise.all(asked.splice(0));
  };
  const apply = (change: GraphChange) =>
    document.apply([change], { step: change.type, actor: "user", title: "Change" });
  const chosen = { nodes: [0, 1].map(document.tables.nodes.idAt), edges: [0].map(document.tables.edges.idAt) };
  apply({ type: "selection-set", selection: chosen });
  return { document, deps, apply, ended };
}

const nothing = { nodes: [], edges: [] };

describe("a click on the background", () => {
  it("clears nodes and edges together", async () => {
    const { document, deps, ended } = open();
    clearSelection(deps);
    await ended();
    expect(document.selection).toEqual(nothing);
  });

  it.each(Array.from({ length: 40 }, (_, steps) => steps))(
    "clears both where something else changes %i steps later",
    async (steps) => {
      const { document, deps, apply, ended } = open();
      clearSelection(deps);
      for (let step = 0; step < steps; step += 1) await Promise.resolve();
      apply({ type: "node-put", node: { id: "late", attributes: {} } });
      await ended();
      expect(document.selection).toEqual(nothing);
    },
  );

  it("clears both where it is made twice", async () => {
    const { document, deps, ended } = open();
    clearSelection(deps);
    clearSelection(deps);
    await ended();
    expect(document.selection).toEqual(nothing);
  });
});

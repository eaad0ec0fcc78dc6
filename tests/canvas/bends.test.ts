import { expect, it } from "vitest";
import { createBends } from "@/canvas/sigma/bends";
import { emptyGraph } from "@/graph/document/empty-graph";
import { createGraphDocument } from "@/graph/document/graph-document";
import { change } from "../support/graphs/documents";

it("tells which edges bend otherwise when one beside them comes or goes, the last one of a pair too", () => {
  const edge = (id: string, source: string, target: string) => ({ id, source, target, attributes: {} });
  const document = createGraphDocument({
    ...emptyGraph(),
    nodes: ["a", "b", "c"].map((id) => ({ id, attributes: {} })),
    edges: [edge("e1", "a", "b"), edge("e2", "b", "c")],
  });
  const bends = createBends(document);
  expect(bends.of("e1")).toEqual({ offset: 0, index: 0 });
  change(document, "step", { type: "edge-put", edge: edge("e3", "b", "a") });
  expect(bends.recount().toSorted()).toEqual(["e1", "e3"]);
  expect([bends.of("e1").offset, bends.of("e3").offset].map(Math.abs)).toEqual([0.5, 0.5]);
  change(document, "step", { type: "edge-remove", id: "e3" });
  expect(bends.recount()).toContain("e1");
  expect([bends.of("e1"), bends.of("e2")]).toEqual([
    { offset: 0, index: 0 },
    { offset: 0, index: 0 },
  ]);
  expect(bends.recount()).toEqual([]);
});

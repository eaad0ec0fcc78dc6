import { expect, it } from "vitest";
import { createGraphDocument } from "@/graph/document/graph-document";
import { prepareGraph } from "@/graph/document/open-graph";
import { graphOf, originOf, setNode } from "../support/graphs/documents";

/** More than is opened at once. */
function large() {
  const nodes = Array.from({ length: 3000 }, (_, index) => [`n${index}`, { age: index % 90, name: `N${index}` }]);
  const edges = Array.from({ length: 2999 }, (_, index) => [`n${index}-n${index + 1}`, {}]);
  return graphOf(Object.fromEntries(nodes), Object.fromEntries(edges));
}

it("opens as it would have without being made ready", async () => {
  const graph = large();
  await prepareGraph(graph);
  const document = createGraphDocument();
  expect(document.apply([{ type: "graph-replace", graph }], originOf("open")).success).toBe(true);
  expect(document.snapshot()).toEqual(createGraphDocument(large()).snapshot());
});

it("is ready for one time: what was done to the graph is not there when it is opened again", async () => {
  const graph = large();
  await prepareGraph(graph);
  const document = createGraphDocument(graph);
  document.apply([setNode("n5", { age: 1000 })], originOf("edit"));
  expect(createGraphDocument(graph).node("n5")?.attributes).toEqual({ age: 5, name: "N5" });
  await prepareGraph(graph);
  expect(createGraphDocument(graph).node("n5")?.attributes).toEqual({ age: 5, name: "N5" });
  expect(document.node("n5")?.attributes).toEqual({ age: 1000, name: "N5" });
});

it("is refused for what is wrong with it, as without", async () => {
  const graph = large();
  const broken = { ...graph, edges: [...graph.edges, ...graph.edges.slice(0, 1)] };
  await prepareGraph(broken);
  const document = createGraphDocument();
  const result = document.apply([{ type: "graph-replace", graph: broken }], originOf("open"));
  expect(result).toMatchObject({ success: false });
  expect(document.tables.nodes.count).toBe(0);
});

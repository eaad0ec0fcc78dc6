import Graph from "graphology";
import { expect, it } from "vitest";
import { createGraphDocument } from "@/graph/document/graph-document";
import { randomGraph } from "../support/graphs/random-graph";
import { medians, printRatios } from "../support/measure";

it("loads 100,000 nodes and 300,000 edges beside graphology's import", () => {
  const graph = randomGraph(100_000);
  const serialized = {
    attributes: {},
    options: { type: "mixed" as const, multi: true, allowSelfLoops: true },
    nodes: graph.nodes.map(({ id, attributes }) => ({ key: id, attributes: { ...attributes } })),
    edges: graph.edges.map(({ id, source, target, attributes }) => ({
      key: id,
      source,
      target,
      attributes: { ...attributes },
      undirected: true,
    })),
  };
  const times = medians(
    {
      "graphology import": () => new Graph(serialized.options).import(serialized),
      document: () => createGraphDocument(graph),
    },
    5,
  );
  printRatios("load 100,000 nodes, 300,000 edges", times, "graphology import");
});

it("styles and profiles 100,000 nodes beside a plain loop that fills a map", () => {
  const graph = randomGraph(100_000);
  const document = createGraphDocument(graph);
  let layers = 0;
  const addLayer = () => {
    layers += 1;
    const layer = {
      id: `layer-${layers}`,
      name: "Blue",
      target: "nodes" as const,
      where: { op: "all" as const },
      style: { color: "--g-1" },
      origin: "user" as const,
    };
    const applied = document.apply([{ type: "layer-put", layer }], { step: layer.id, actor: "user", title: "Blue" });
    expect(applied.success).toBe(true);
    expect(document.styles.effectiveNode("n5").color).toBe("--g-1");
    document.apply([{ type: "layer-remove", id: layer.id }], { step: `${layer.id}-off`, actor: "user", title: "Off" });
  };
  const plain = () => new Map(graph.nodes.map((node) => [node.id, "--g-1"]));
  printRatios(
    "one style layer over 100,000 nodes, set and read",
    medians({ "plain loop": plain, "style layer": addLayer }, 15),
    "plain loop",
  );
  const perAttribute = () =>
    ["type", "age", "weight", "city"].map((name) => new Set(graph.nodes.map((node) => node.attributes[name])).size);
  let renamed = 0;
  const profile = () => {
    renamed += 1;
    document.apply([{ type: "attributes-set", target: "nodes", id: "n1", set: { age: renamed } }], {
      step: `p${renamed}`,
      actor: "user",
      title: "Age",
    });
    return document.profile();
  };
  printRatios(
    "profile after an edit",
    medians({ "a set per attribute": perAttribute, profile }, 9),
    "a set per attribute",
  );
  expect(JSON.stringify(document.profile()).length).toBeLessThan(2048);
});

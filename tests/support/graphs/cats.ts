import type { GraphData } from "@/graph/changes/change-types";
import type { GraphEdge, GraphNode } from "@/graph/document/graph-types";
import type { JsonObject } from "@/lib/json";

/**
 * A small graph of cats and their people for tests: 14 nodes (8 cats, 6 humans), 15 edges, two parts and one node alone.
 * Smudge has no edge and no age; Whiskers has the highest degree (6); Tom and Felix are friends apart from all others.
 */
export function catsGraph(): GraphData {
  return {
    name: "Cats",
    directed: false,
    nodes: catNodes(),
    edges: catEdges(),
    layers: [],
    sets: [],
    filter: null,
  };
}

function catNodes(): readonly GraphNode[] {
  return [
    node("cat1", { name: "Whiskers", type: "cat", age: 5, indoor: true, tags: ["grey", "calm"] }),
    node("cat2", { name: "Luna", type: "cat", age: 2, indoor: true, tags: ["black"] }),
    node("cat3", { name: "Oliver", type: "cat", age: 9, indoor: false, tags: ["red", "bold"] }),
    node("cat4", { name: "Bella", type: "cat", age: 12, indoor: true }),
    node("cat5", { name: "Shadow", type: "cat", age: 3, indoor: false, tags: ["black", "bold"] }),
    node("cat6", { name: "Tom", type: "cat", age: 7, indoor: false }),
    node("cat7", { name: "Felix", type: "cat", age: 7, indoor: true }),
    node("cat8", { name: "Smudge", type: "cat", indoor: false }),
    node("h1", { name: "Ann", type: "human", age: 41, home: { city: "Leeds" } }),
    node("h2", { name: "Bob", type: "human", age: 38, home: { city: "Leeds" } }),
    node("h3", { name: "Cara", type: "human", age: 29, home: { city: "York" } }),
    node("h4", { name: "Dan", type: "human", age: 63 }),
    node("h5", { name: "Eve", type: "human", age: 17 }),
    node("h6", { name: "Frank", type: "human", age: 52 }),
  ];
}

function catEdges(): readonly GraphEdge[] {
  return [
    edge("e1", "cat1", "h1", { type: "lives with", weight: 1 }),
    edge("e2", "cat1", "h2", { type: "lives with", weight: 1 }),
    edge("e3", "cat2", "h1", { type: "lives with", weight: 1 }),
    edge("e4", "cat3", "h3", { type: "lives with", weight: 1 }),
    edge("e5", "cat4", "h4", { type: "lives with", weight: 1 }),
    edge("e6", "cat5", "h5", { type: "lives with", weight: 1 }),
    edge("e7", "cat1", "cat2", { type: "friend of", weight: 0.5 }),
    edge("e8", "cat1", "cat3", { type: "friend of", weight: 5 }),
    edge("e9", "cat3", "cat4", { type: "friend of", weight: 0.5 }),
    edge("e10", "cat2", "cat3", { type: "friend of", weight: 1 }),
    edge("e11", "h1", "h2", { type: "knows" }),
    edge("e12", "h3", "h4", { type: "knows" }),
    edge("e13", "cat1", "cat5", { type: "friend of", weight: 2 }),
    edge("e14", "cat6", "cat7", { type: "friend of", weight: 0.25 }),
    { ...edge("e15", "cat1", "h6", { type: "visits", weight: 3 }), directed: true },
  ];
}

function node(id: string, attributes: JsonObject): GraphNode {
  return { id, attributes };
}

function edge(id: string, source: string, target: string, attributes: JsonObject): GraphEdge {
  return { id, source, target, attributes };
}

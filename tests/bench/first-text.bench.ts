import { expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { createGraphDocument } from "@/graph/document/graph-document";
import { createBuiltinProvider } from "@/providers/builtin/builtin-provider";
import { startAiSession } from "../support/ai-session";
import { median, printRatios } from "../support/measure";

/*
 * From a message to the first text of the built-in assistant's answer, in one process, the loop and its commands included. Budget: 50 ms on 1,000
 * nodes, 200 ms on 100,000 (the first message of a visit, which also profiles the graph and loads the reader, is told apart). Beside it the
 * least that could answer: a scan of the same column.
 */
const cities = ["Oslo", "Lima", "Pune", "Kyoto", "Galway"];

function people(count: number): GraphData {
  return {
    name: "People",
    directed: false,
    nodes: Array.from({ length: count }, (_, index) => ({
      id: `p${index}`,
      attributes: {
        name: `Person ${index}`,
        type: index % 9 === 0 ? "firm" : "person",
        age: index % 90,
        city: cities[index % 5] ?? "",
      },
    })),
    edges: Array.from({ length: count * 2 }, (_, index) => ({
      id: `e${index}`,
      source: `p${index % count}`,
      target: `p${(index * 7919 + 13) % count}`,
      attributes: {},
    })),
    layers: [],
    sets: [],
    filter: null,
  };
}

const questions = [
  "How many people are older than 40?",
  "What is the average age by city?",
  "Who is the most connected person?",
  "Find all firms in Oslo",
  "How many edges are there?",
];

async function firstTextTimes(graph: GraphData) {
  const session = startAiSession({ provider: createBuiltinProvider(), graph });
  let firstAt = Number.NaN;
  session.controller.subscribe(({ type }) => {
    if (type === "ai-text-delta" && Number.isNaN(firstAt)) firstAt = performance.now();
  });
  const times: number[] = [];
  for (const question of [...questions, ...questions, ...questions]) {
    firstAt = Number.NaN;
    const started = performance.now();
    const result = await session.controller.execute(question);
    expect(result.success, result.message).toBe(true);
    times.push(firstAt - started);
  }
  return { first: times[0] ?? Number.NaN, later: median(times.slice(1)) };
}

function scanTime(graph: GraphData): number {
  const document = createGraphDocument(graph);
  const times = Array.from({ length: 15 }, () => {
    const started = performance.now();
    const { nodes } = document.tables;
    let found = 0;
    for (let row = 0; row < nodes.count; row += 1) if (Number(nodes.valueAt("age", row)) > 40) found += 1;
    expect(found).toBeGreaterThan(0);
    return performance.now() - started;
  });
  return median(times);
}

it.each([1000, 100_000])("the first text of an answer on %i nodes", { timeout: 300_000 }, async (count) => {
  const graph = people(count);
  const { first, later } = await firstTextTimes(graph);
  printRatios(
    `First text, ${count} nodes`,
    { "the first message": first, "a later message (median)": later, "a scan of the column": scanTime(graph) },
    "a scan of the column",
  );
});

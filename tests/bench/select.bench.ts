import cytoscape from "cytoscape";
import { expect, it } from "vitest";
import { createGraphDocument } from "@/graph/document/graph-document";
import { parseSelector } from "@/graph/selector/parse/parse-selector";
import type { Selector } from "@/graph/selector/selector-types";
import { randomGraph } from "../support/graphs/random-graph";
import { medians, printRatios } from "../support/measure";
import { createTestRegistry } from "../support/test-registry";

const text = "type == 'cat' && age > 5";

function parsed(): Selector {
  const read = parseSelector(text);
  if (!read.success) throw new Error(read.message);
  return read.selector;
}

it("finds among 100,000 nodes: the document, a plain loop over records, Cytoscape's selector", () => {
  const graph = randomGraph(100_000);
  const document = createGraphDocument(graph);
  const records = graph.nodes.map((node) => ({ id: node.id, ...node.attributes }) as Readonly<Record<string, unknown>>);
  const cy = cytoscape({ headless: true, styleEnabled: false, elements: records.map((data) => ({ data })) });
  const selector = parsed();
  const plain = () => records.filter((record) => record["type"] === "cat" && Number(record["age"]) > 5).length;
  // Each as cold as the other: neither has run before.
  const beforePlain = performance.now();
  const expected = plain();
  const firstPlain = performance.now() - beforePlain;
  const beforeSelect = performance.now();
  const found = document.select(selector, "nodes").length;
  const firstSelect = performance.now() - beforeSelect;
  expect(found).toBe(expected);
  const times = medians(
    {
      "plain loop over records": plain,
      "document.select": () => document.select(selector, "nodes").length,
    },
    51,
  );
  const slow = medians({ "Cytoscape selector": () => cy.nodes("[type = 'cat'][age > 5]").length }, 3);
  printRatios(`select ${text}`, { ...times, ...slow }, "plain loop over records");
  printRatios(
    "the first selection in 100,000 nodes",
    { "plain loop over records": firstPlain, "document.select": firstSelect },
    "plain loop over records",
  );
});

it("runs findNodes on 100,000 nodes beside document.select alone", async () => {
  const { document, run } = createTestRegistry(randomGraph(100_000));
  const selector = parsed();
  const command: number[] = [];
  const alone: number[] = [];
  for (let index = 0; index < 31; index += 1) {
    let started = performance.now();
    document.select(selector, "nodes");
    alone.push(performance.now() - started);
    started = performance.now();
    await run("findNodes", { selector: text });
    command.push(performance.now() - started);
  }
  const times = {
    "document.select": alone.sort((a, b) => a - b)[15] ?? 0,
    findNodes: command.sort((a, b) => a - b)[15] ?? 0,
  };
  printRatios("findNodes on 100,000 nodes", times, "document.select");
});

import { it } from "vitest";
import { createGraphDocument } from "@/graph/document/graph-document";
import { type ElementHit, searchElements } from "@/graph/search/search-elements";
import { randomGraph } from "../support/graphs/random-graph";
import { medians, printRatios } from "../support/measure";

it("searches 100,000 nodes and 300,000 edges: beside a plain loop over labels, and its longest slice", () => {
  const graph = randomGraph(100_000);
  const { tables } = createGraphDocument(graph);
  const names = graph.nodes.map(({ attributes }) => String(attributes["name"]));
  const plain = (text: string) => names.filter((name) => name.toLowerCase().includes(text)).length;
  let longest = 0;
  const search = (text: string): readonly ElementHit[] => {
    const run = searchElements(tables, { text, limit: 20 });
    for (;;) {
      const started = performance.now();
      const step = run.next();
      longest = Math.max(longest, performance.now() - started);
      if (step.done) return step.value;
    }
  };
  const before = performance.now();
  search("first");
  const first = performance.now() - before;
  for (const text of ["node 4711", "york", "n", "nodr 77"]) {
    search(text);
    longest = 0;
    const times = medians(
      { "plain loop over labels": () => plain(text), searchElements: () => search(text).length },
      11,
    );
    process.stdout.write(`\nlongest slice ${longest.toFixed(1)} ms`);
    printRatios(`search "${text}" in 100,000 nodes`, times, "plain loop over labels");
  }
  printRatios(
    "the first search in 100,000 nodes",
    { "plain loop over labels": medians({ p: () => plain("first") }, 5)["p"] ?? 0, searchElements: first },
    "plain loop over labels",
  );
});

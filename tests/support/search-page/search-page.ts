import { browserReading } from "@/app/files/browser-reading";
import { emptyGraph } from "@/graph/document/empty-graph";
import { createGraphDocument } from "@/graph/document/graph-document";
import { createKnowledge } from "@/knowledge/knowledge";
import { manyPassages } from "../search/many-passages";

export interface MeasuredSearch {
  readonly found: number;
  /** Of the first search, which makes the index. */
  readonly longestTask: number;
  /** Milliseconds of each search after it, messages included. */
  readonly queries: readonly number[];
}

declare global {
  interface Window {
    measureSearch: (count: number, queries: readonly string[]) => Promise<MeasuredSearch>;
  }
}

window.measureSearch = async (count, queries) => {
  const nodes = manyPassages(count).map(({ id, text, course, lesson, number = 1, part = 1 }) => ({
    id,
    attributes: { type: "passage", text, course, lesson, number, part },
  }));
  const { graph } = createKnowledge(createGraphDocument({ ...emptyGraph(), nodes }), browserReading);
  const { signal } = new AbortController();
  await settled();
  let longestTask = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
  });
  observer.observe({ type: "longtask" });
  const { hits } = await graph.search({ query: "lamp", limit: 5 }, signal);
  await settled();
  observer.disconnect();
  const times: number[] = [];
  for (const query of queries) {
    const started = performance.now();
    await graph.search({ query, limit: 5 }, signal);
    times.push(performance.now() - started);
  }
  return { found: hits.length, longestTask, queries: times };
};

function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 200));
}

import { plainReason } from "@/lib/plain-reason";
import type { IndexNews, IndexOrder } from "./index-messages";
import { createRanker } from "./ranker";

/** The worker's side of the line. */
export interface IndexPort {
  addEventListener(type: "message", listener: (event: MessageEvent<IndexOrder>) => void): void;
  postMessage(news: IndexNews): void;
}

/** Keeps one index and does what is ordered, in order. Never throws: a failure is posted. */
export function serveIndex(port: IndexPort): void {
  const ranker = createRanker();
  port.addEventListener("message", ({ data }) => {
    const { order } = data;
    try {
      if (data.type === "put") ranker.put(data.texts);
      if (data.type === "remove") ranker.remove(data.ids);
      port.postMessage({ type: "done", order, hits: data.type === "search" ? ranker.search(data.wish) : [] });
    } catch (error) {
      port.postMessage({ type: "failed", order, message: plainReason(error) });
    }
  });
}

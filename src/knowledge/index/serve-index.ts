import { plainReason } from "@/lib/plain-reason";
import type { IndexAnswer, IndexNews, IndexOrder } from "./index-messages";
import type { LoadNear } from "./near-words";
import { createRanker } from "./ranker";
import { searchNear } from "./search-near";

/** The worker's side of the line. */
export interface IndexPort {
  addEventListener(type: "message", listener: (event: MessageEvent<IndexOrder>) => void): void;
  postMessage(news: IndexNews): void;
}

/** Keeps one index and does what is ordered, in order; a search may wait for dictionaries. Never throws: a failure is posted. */
export function serveIndex(port: IndexPort, nearIn: (folder: string) => LoadNear = noDictionaries): void {
  const ranker = createRanker();
  let loadNear: LoadNear | null = null;

  async function obey(data: IndexOrder): Promise<IndexAnswer> {
    if (data.type === "search") return { hits: await searchNear(ranker, data.wish, loadNear), words: [] };
    if (data.type === "shared") return { hits: [], words: ranker.shared(data.one, data.other) };
    if (data.type === "dictionaries") loadNear = nearIn(data.folder);
    if (data.type === "put") ranker.put(data.texts);
    if (data.type === "remove") ranker.remove(data.ids);
    return { hits: [], words: [] };
  }

  async function answer(data: IndexOrder): Promise<void> {
    const { order } = data;
    try {
      port.postMessage({ type: "done", order, ...(await obey(data)) });
    } catch (error) {
      port.postMessage({ type: "failed", order, message: plainReason(error) });
    }
  }

  port.addEventListener("message", ({ data }) => void answer(data));
}

function noDictionaries(): LoadNear {
  return async () => () => [];
}

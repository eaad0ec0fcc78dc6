import { untilAborted } from "@/lib/until-aborted";
import type { IndexAnswer, IndexNews, IndexOrder } from "./index-messages";
import type { SearchOptions, SearchText, TextIndex, TextPlace } from "./index-types";

type Ask =
  | { readonly type: "put"; readonly texts: readonly SearchText[] }
  | { readonly type: "dictionaries"; readonly folder: string }
  | { readonly type: "remove"; readonly ids: readonly string[] }
  | { readonly type: "search"; readonly wish: SearchOptions }
  | { readonly type: "shared"; readonly one: TextPlace; readonly other: TextPlace };

interface Waiting {
  readonly resolve: (answer: IndexAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** An index in its own worker, so that the page stays free. A stopped search rejects at once. `dictionaries`: their folder's address. */
export function createWorkerTextIndex(makeWorker: () => Worker, dictionaries?: string): TextIndex {
  const worker = makeWorker();
  const waiting = new Map<number, Waiting>();
  let orders = 0;
  let fault: Error | null = null;

  function failAll(error: Error): void {
    fault = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  worker.addEventListener("message", ({ data }: MessageEvent<IndexNews>) => {
    const asked = waiting.get(data.order);
    waiting.delete(data.order);
    if (data.type === "done") asked?.resolve(data);
    else asked?.reject(new Error(`The texts could not be searched: ${data.message}`));
  });
  worker.addEventListener("error", (event) =>
    failAll(new Error(`The texts could not be searched: ${event.message || "its worker did not start"}.`)),
  );

  function ask(what: Ask): Promise<IndexAnswer> {
    if (fault !== null) return Promise.reject(fault);
    orders += 1;
    const order: IndexOrder = { ...what, order: orders };
    return new Promise((resolve, reject) => {
      waiting.set(order.order, { resolve, reject });
      worker.postMessage(order);
    });
  }

  // Where this fails, so does what is asked next.
  if (dictionaries !== undefined) ask({ type: "dictionaries", folder: dictionaries }).catch(() => undefined);
  return {
    async put(texts) {
      await ask({ type: "put", texts });
    },
    async remove(ids) {
      await ask({ type: "remove", ids });
    },
    search: async (wish, signal) => (await untilAborted(ask({ type: "search", wish }), signal)).hits,
    shared: async (one, other, signal) => (await untilAborted(ask({ type: "shared", one, other }), signal)).words,
    end() {
      failAll(new Error("The search index was closed."));
      worker.terminate();
    },
  };
}

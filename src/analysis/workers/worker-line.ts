import { freeAfter, letGoWhenShort } from "@/lib/memory/derived";
import { createGathering } from "./answer-pieces";
import type { WorkNews, WorkOrder } from "./work-messages";

/** How long a worker that was asked to stop may take before it is ended. */
const patienceMs = 100;

export interface WorkerLine<Request, Answer> {
  run(request: Request, signal: AbortSignal, progress: (ratio: number) => void): Promise<Answer>;
}

/**
 * Has work done in workers. A worker is kept for the next run; one that does not stop when asked is ended. Rejects at once when the
 * signal is aborted. `what` begins the sentence of a failure: "The layout".
 */
export function createWorkerLine<Request, Answer>(makeWorker: () => Worker, what: string): WorkerLine<Request, Answer> {
  let idle: Worker | null = null;
  letGoWhenShort(() => {
    idle?.terminate();
    idle = null;
  });
  const keep = (worker: Worker): void => {
    if (idle === null) idle = worker;
    else worker.terminate();
  };
  return {
    run: async (request, signal, progress) => {
      signal.throwIfAborted();
      const worker = idle ?? makeWorker();
      idle = null;
      return runIn<Request, Answer>(worker, request, { signal, progress, keep, what });
    },
  };
}

interface Run {
  readonly signal: AbortSignal;
  readonly progress: (ratio: number) => void;
  /** Takes a worker that is free again. */
  readonly keep: (worker: Worker) => void;
  readonly what: string;
}

function runIn<Request, Answer>(
  worker: Worker,
  request: Request,
  { signal, progress, keep, what }: Run,
): Promise<Answer> {
  const post = (order: WorkOrder<Request>): void => worker.postMessage(order);
  return new Promise((resolve, reject) => {
    let ending: ReturnType<typeof setTimeout> | undefined;
    const gathering = createGathering();
    const finish = (free: boolean): void => {
      clearTimeout(ending);
      signal.removeEventListener("abort", stop);
      worker.removeEventListener("message", onMessage);
      worker.removeEventListener("error", fail);
      if (free) keep(worker);
      else worker.terminate();
    };
    const stop = (): void => {
      reject(signal.reason);
      post({ type: "cancel" });
      ending = setTimeout(() => finish(false), patienceMs);
    };
    const fail = (event: ErrorEvent): void => {
      finish(false);
      freeAfter(event.message);
      reject(new Error(`${what} could not be computed: ${event.message || "its worker did not start"}.`));
    };
    const answer = (news: WorkNews<Answer>): void => {
      switch (news.type) {
        case "progress":
          if (!signal.aborted) progress(news.ratio);
          return;
        case "piece":
          gathering.add(news.piece);
          return;
        case "done":
          resolve(gathering.whole(news.frame));
          return;
        case "cancelled":
          return;
        case "failed":
          freeAfter(news.message);
          reject(new Error(`${what} could not be computed: ${news.message}`));
      }
    };
    const onMessage = ({ data }: MessageEvent<WorkNews<Answer>>): void => {
      if (data.type !== "progress" && data.type !== "piece") finish(true);
      answer(data);
    };
    worker.addEventListener("message", onMessage);
    worker.addEventListener("error", fail);
    signal.addEventListener("abort", stop);
    post({ type: "run", request });
  });
}

import type { LayoutRequest, LayoutRunner } from "./analysis-types";
import type { LayoutNews, LayoutOrder } from "./layout-messages";
import { toPositions } from "./layout-positions";

/** How long a worker that was told to stop may take before it is ended. */
const patienceMs = 100;

/**
 * Runs layouts in workers, so that the page stays free. A worker is kept for the next run; one that does not stop
 * when told is ended. Rejects at once when the signal is aborted.
 */
export function createWorkerLayoutRunner(makeWorker: () => Worker): LayoutRunner {
  let idle: Worker | null = null;
  const keep = (worker: Worker): void => {
    if (idle === null) idle = worker;
    else worker.terminate();
  };
  return {
    run: async (request, signal, progress) => {
      signal.throwIfAborted();
      const worker = idle ?? makeWorker();
      idle = null;
      const points = await runIn(worker, request, { signal, progress, keep });
      return toPositions(request.graph.ids, points);
    },
  };
}

interface Run {
  readonly signal: AbortSignal;
  readonly progress: (ratio: number) => void;
  /** Takes a worker that is free again. */
  readonly keep: (worker: Worker) => void;
}

function runIn(worker: Worker, request: LayoutRequest, { signal, progress, keep }: Run): Promise<Float64Array> {
  return new Promise((resolve, reject) => {
    let ending: ReturnType<typeof setTimeout> | undefined;
    const finish = (free: boolean): void => {
      clearTimeout(ending);
      signal.removeEventListener("abort", stop);
      worker.removeEventListener("message", hear);
      worker.removeEventListener("error", fail);
      if (free) keep(worker);
      else worker.terminate();
    };
    const stop = (): void => {
      reject(signal.reason);
      post(worker, { type: "cancel" });
      ending = setTimeout(() => finish(false), patienceMs);
    };
    const fail = (event: ErrorEvent): void => {
      finish(false);
      reject(new Error(`The layout could not be computed: ${event.message || "its worker did not start"}.`));
    };
    const answer = (news: LayoutNews): void => {
      if (news.type === "progress" && !signal.aborted) progress(news.ratio);
      if (news.type === "done") resolve(news.points);
      if (news.type === "failed") reject(new Error(`The layout could not be computed: ${news.message}`));
    };
    const hear = ({ data }: MessageEvent<LayoutNews>): void => {
      if (data.type !== "progress") finish(true);
      answer(data);
    };
    worker.addEventListener("message", hear);
    worker.addEventListener("error", fail);
    signal.addEventListener("abort", stop);
    post(worker, { type: "run", request });
  });
}

function post(worker: Worker, order: LayoutOrder): void {
  worker.postMessage(order);
}

import { takeApart } from "./answer-pieces";
import type { WorkNews, WorkOrder } from "./work-messages";

/** The worker's side of the line. */
export interface WorkPort<Request, Answer> {
  addEventListener(type: "message", listener: (event: MessageEvent<WorkOrder<Request>>) => void): void;
  postMessage(news: WorkNews<Answer>): void;
}

/** Does what is ordered through the port. Never throws: a failure is posted. */
export function serveWork<Request, Answer>(
  port: WorkPort<Request, Answer>,
  run: (request: Request, signal: AbortSignal, progress: (ratio: number) => void) => Promise<Answer>,
): void {
  let running: AbortController | null = null;
  port.addEventListener("message", ({ data }) => {
    if (data.type === "cancel") {
      running?.abort();
      return;
    }
    const started = new AbortController();
    const { signal } = started;
    running = started;
    run(data.request, signal, (ratio) => port.postMessage({ type: "progress", ratio })).then(
      (answer) =>
        port.postMessage({
          type: "done",
          frame: takeApart(answer, (piece) => port.postMessage({ type: "piece", piece })),
        }),
      (reason: unknown) =>
        port.postMessage(signal.aborted ? { type: "cancelled" } : { type: "failed", message: String(reason) }),
    );
  });
}

import type { LayoutNews, LayoutOrder } from "./layout-messages";
import { runLayout } from "./run-layout";

/** The worker's side of the line. */
export interface LayoutPort {
  addEventListener(type: "message", listener: (event: MessageEvent<LayoutOrder>) => void): void;
  postMessage(news: LayoutNews): void;
}

/** Runs the layouts ordered through the port. Never throws: a failure is posted. */
export function serveLayouts(port: LayoutPort): void {
  let running: AbortController | null = null;
  port.addEventListener("message", ({ data }) => {
    if (data.type === "cancel") {
      running?.abort();
      return;
    }
    const run = new AbortController();
    running = run;
    runLayout(data.request, run.signal, (ratio) => port.postMessage({ type: "progress", ratio })).then(
      (points) => port.postMessage({ type: "done", points }),
      (reason: unknown) =>
        port.postMessage(run.signal.aborted ? { type: "cancelled" } : { type: "failed", message: String(reason) }),
    );
  });
}

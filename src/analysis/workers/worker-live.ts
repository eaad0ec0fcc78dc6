import type { LiveFrame, LiveOrder, StartLive } from "./live-types";

/** Runs layouts that are watched, each in a worker of its own, which ends with the run. */
export function createWorkerLive(makeWorker: () => Worker): StartLive {
  return (start, show) => {
    const worker = makeWorker();
    const post = (order: LiveOrder): void => worker.postMessage(order);
    worker.addEventListener("message", async ({ data }: MessageEvent<LiveFrame>) => {
      await show(data);
      post({ type: "shown" });
    });
    post({ type: "start", ...start });
    return {
      hold: (row, x, y) => post({ type: "hold", row, x, y }),
      pause: () => post({ type: "pause" }),
      resume: () => post({ type: "resume" }),
      stop: () => worker.terminate(),
    };
  };
}

import "@/lib/network-guard/worker-guard";
import { startLocalLive } from "./live-run";
import type { LiveFrame, LiveOrder, LiveRun } from "./live-types";

let run: LiveRun | null = null;
let shown = () => {};

/** Handed over, not copied; settled when the page has drawn it: frames never queue up before a page that is slower. */
function show(frame: LiveFrame): Promise<void> {
  self.postMessage(frame, { transfer: [frame.points.buffer] });
  return new Promise((resolve) => {
    shown = resolve;
  });
}

self.addEventListener("message", ({ data }: MessageEvent<LiveOrder>) => {
  if (data.type === "start") run = startLocalLive(data, show);
  else if (data.type === "hold") run?.hold(data.row, data.x, data.y);
  else if (data.type === "shown") shown();
  else run?.[data.type]();
});

import "@/lib/network-guard/worker-guard";
import { startLocalLive } from "./live-run";
import type { LiveOrder, LiveRun } from "./live-types";

let run: LiveRun | null = null;
self.addEventListener("message", ({ data }: MessageEvent<LiveOrder>) => {
  if (data.type === "hold") run?.hold(data.row, data.x, data.y);
  else run = startLocalLive(data, (frame) => self.postMessage(frame));
});

import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { LayoutRequest } from "@/analysis/catalog/analysis-types";
import type { LayoutNews, LayoutOrder } from "@/analysis/workers/layout-messages";
import { createLocalLayoutRunner } from "@/analysis/workers/local-layout-runner";
import { serveLayouts } from "@/analysis/workers/serve-layouts";
import { createWorkerLayoutRunner } from "@/analysis/workers/worker-layout-runner";

const open: MessageChannel[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const { port1, port2 } of open.splice(0)) {
    port1.close();
    port2.close();
  }
});

/** A worker's line with real structured clones; the work runs in this thread. `deaf` = never answers. */
function createLine({ deaf = false } = {}) {
  const channel = new MessageChannel();
  open.push(channel);
  const line = { made: 0, ended: 0, orders: [] as string[], heard: [] as string[] };
  channel.port2.start();
  if (!deaf) {
    serveLayouts({
      addEventListener: (_type, listener) => channel.port2.addEventListener("message", listener),
      postMessage: (news: LayoutNews) => channel.port2.postMessage(news),
    });
  }
  channel.port1.start();
  const worker = Object.assign(new EventTarget(), {
    postMessage: (order: LayoutOrder) => {
      line.orders.push(order.type);
      channel.port1.postMessage(order);
    },
    terminate: () => {
      line.ended += 1;
    },
    onmessage: null,
    onmessageerror: null,
    onerror: null,
  });
  channel.port1.addEventListener("message", ({ data }) => {
    line.heard.push(data.type);
    worker.dispatchEvent(new MessageEvent("message", { data }));
  });
  const makeWorker = () => {
    line.made += 1;
    return worker;
  };
  return { line, worker, runner: createWorkerLayoutRunner(makeWorker) };
}

function request(count: number, type: LayoutRequest["type"] = "force"): LayoutRequest {
  const ids = Array.from({ length: count }, (_, row) => `n${row}`);
  const edges = Uint32Array.from(ids.slice(1).flatMap((_, row) => [row >> 1, row + 1]));
  return { type, seed: 3, options: {}, graph: { ids, edges, directed: false, positions: new Float64Array(count * 2) } };
}

/** No time passes from now on, however busy the machine is: a worker's time to stop is over when the test says so. */
function stopTheClock(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
}

/** Lets the work go on, also where the clock stands still. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) {
    if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0);
    await nextTurn();
  }
}

const go = () => new AbortController().signal;

describe("layouts in a worker", () => {
  it("give what the same request gives in this thread, with progress", async () => {
    const { runner } = createLine();
    const seen: number[] = [];
    const far = await runner.run(request(40), go(), (ratio) => seen.push(ratio));
    expect(far).toEqual(await createLocalLayoutRunner().run(request(40), go(), () => {}));
    expect(seen.at(-1)).toBe(1);
  });

  it("keep one worker for the next run", async () => {
    const { runner, line } = createLine();
    await runner.run(request(5), go(), () => {});
    await runner.run(request(6, "grid"), go(), () => {});
    expect(line).toMatchObject({ made: 1, ended: 0 });
  });

  it("stop at once when told, and leave the worker usable", async () => {
    const { runner, line } = createLine();
    const stop = new AbortController();
    const running = runner.run(request(3000), stop.signal, () => {});
    await until(() => line.heard.includes("progress"));
    stopTheClock();
    stop.abort();
    await expect(running).rejects.toMatchObject({ name: "AbortError" });
    await until(() => line.heard.includes("cancelled"));
    vi.advanceTimersByTime(10_000);
    expect(line).toMatchObject({ orders: ["run", "cancel"], ended: 0 });
    vi.useRealTimers();
    expect((await runner.run(request(4), go(), () => {})).size).toBe(4);
    expect(line.made).toBe(1);
  });

  it("end a worker that does not stop when told", async () => {
    const { runner, line } = createLine({ deaf: true });
    const stop = new AbortController();
    const running = runner.run(request(4), stop.signal, () => {});
    stopTheClock();
    stop.abort();
    await expect(running).rejects.toMatchObject({ name: "AbortError" });
    expect(line.ended).toBe(0);
    vi.advanceTimersByTime(10_000);
    expect(line.ended).toBe(1);
  });

  it("say so when the worker breaks", async () => {
    const { runner, worker, line } = createLine({ deaf: true });
    const running = runner.run(request(4), go(), () => {});
    worker.dispatchEvent(Object.assign(new Event("error"), { message: "script not found" }));
    await expect(running).rejects.toThrow("The layout could not be computed: script not found.");
    expect(line.ended).toBe(1);
  });
});

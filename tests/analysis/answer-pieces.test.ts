import { afterEach, expect, it } from "vitest";
import { serveWork } from "@/analysis/workers/serve-work";
import type { WorkNews } from "@/analysis/workers/work-messages";
import { createWorkerLine } from "@/analysis/workers/worker-line";

const open: MessageChannel[] = [];
afterEach(() => {
  for (const { port1, port2 } of open.splice(0)) for (const port of [port1, port2]) port.close();
});

/** A line to work that answers so, over the messages of a worker; with the lengths of the longest list of each. */
function lineTo(answer: unknown) {
  const { port1, port2 } = new MessageChannel();
  open.push({ port1, port2 } as MessageChannel);
  const longest: number[] = [];
  serveWork<null, unknown>(
    {
      addEventListener: (type, listener) => {
        port2.addEventListener(type, listener);
        port2.start();
      },
      postMessage(news: WorkNews<unknown>) {
        longest.push(
          Math.max(
            0,
            ...[...JSON.stringify(news).matchAll(/\[(\d+(?:,\d+)*)\]/gu)].map(([list]) => list.split(",").length),
          ),
        );
        port2.postMessage(news);
      },
    },
    async () => answer,
  );
  const worker = Object.assign(port1, { terminate: () => port1.close() });
  port1.start();
  const line = createWorkerLine<null, unknown>(() => worker as unknown as Worker, "The answer");
  return { run: () => line.run(null, new AbortController().signal, () => undefined), longest };
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

it.each([
  [
    "a graph and its tables",
    { graph: { nodes: numbers(9001), edges: numbers(4001) }, tables: [{ rows: numbers(8000) }, { rows: [1] }] },
  ],
  ["a list alone", numbers(12_345)],
  [
    "short lists and other values",
    { a: [], b: [null, { c: undefined }], d: new Uint8Array(9000), e: new Map([[1, 2]]) },
  ],
  ["nothing", null],
])("an answer comes as it was made, and no message has a long list: %s", async (_, answer) => {
  const { run, longest } = lineTo(answer);
  expect(await run()).toEqual(answer);
  expect(Math.max(...longest)).toBeLessThanOrEqual(4000);
  expect(await run()).toEqual(answer);
});

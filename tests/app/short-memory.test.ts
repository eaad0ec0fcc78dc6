import { Worker as Thread } from "node:worker_threads";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createWorkerLine } from "@/analysis/workers/worker-line";
import { watchMemory } from "@/app/page/watch-memory";
import { createGraphDocument } from "@/graph/document/graph-document";
import { perVersion } from "@/graph/tables/per-version";
import { createViewStore } from "@/store/view/view-store";
import { createWordsStore } from "@/words/words-store";
import { graphOf } from "../support/graphs/documents";

/** A worker that has too little room: what is asked of it makes it run out of memory. */
class SmallWorker extends EventTarget {
  private readonly thread = new Thread(
    `const { parentPort } = require("node:worker_threads");
    parentPort.on("message", ({ request }) => {
      const rows = [];
      while (request.wants === "everything") rows.push(Array.from({ length: 1000 }, () => ({ rows: rows.length })));
      if (request.wants === "array") {
        try {
          new Float64Array(2 ** 52);
        } catch (error) {
          parentPort.postMessage({ type: "failed", message: String(error) });
          return;
        }
      }
      parentPort.postMessage({ type: "done", frame: { answer: request.wants, places: [] } });
    });`,
    { eval: true, resourceLimits: { maxOldGenerationSizeMb: 12, maxYoungGenerationSizeMb: 2 } },
  );

  constructor() {
    super();
    this.thread.on("message", (data) => this.dispatchEvent(new MessageEvent("message", { data })));
    this.thread.on("error", ({ message }: Error) => {
      this.dispatchEvent(Object.assign(new Event("error"), { message }));
    });
  }

  postMessage(message: unknown) {
    this.thread.postMessage(message);
  }

  terminate() {
    void this.thread.terminate();
  }
}

const signal = new AbortController().signal;
const line = () =>
  createWorkerLine<{ readonly wants: string }, string>(() => new SmallWorker() as unknown as Worker, "The answer");

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval"] }));
afterEach(() => void vi.useRealTimers());

function watched(inUse: () => number | null = () => null) {
  const view = createViewStore({});
  const page = new EventTarget();
  watchMemory({ view, words: createWordsStore(), page: page as unknown as Window, inUse });
  return { view, page };
}

const title = (view: ReturnType<typeof createViewStore>) => view.getState().notice?.title;

it.each(["everything", "array"])("says that memory is short when a worker ran out of it, wanting %s", async (wants) => {
  const { view } = watched();
  await expect(line().run({ wants }, signal, () => undefined)).rejects.toThrow("The answer could not be computed");
  expect(title(view)).toBe("Memory is low");
});

it("says nothing while workers have room, and after a failure of another kind", async () => {
  const { view, page } = watched();
  await line().run({ wants: "little" }, signal, () => undefined);
  page.dispatchEvent(Object.assign(new Event("error"), { error: new TypeError("x is undefined") }));
  expect(view.getState().notice).toBeNull();
});

it("keeps the graph, and works out again what it let go", () => {
  let readings = 0;
  const namesOf = perVersion((table) => {
    readings += 1;
    return table.attributeNames();
  });
  const document = createGraphDocument(graphOf({ a: { age: 3 }, b: { age: 4 } }, { "a-b": {} }));
  const before = document.snapshot();
  namesOf(document.tables.nodes);
  namesOf(document.tables.nodes);
  expect(readings).toBe(1);
  const { view, page } = watched();
  const error = new RangeError("Array buffer allocation failed");
  page.dispatchEvent(Object.assign(new Event("error"), { error }));
  expect(title(view)).toBe("Memory is low");
  expect(document.snapshot()).toEqual(before);
  expect(namesOf(document.tables.nodes)).toEqual(["age"]);
  expect(readings).toBe(2);
});

it("says it once as more and more is in use, again after there was enough, and takes the place of no other notice", async () => {
  let share = 0.5;
  const { view } = watched(() => share);
  const look = () => vi.advanceTimersByTime(5000);
  look();
  expect(view.getState().notice).toBeNull();
  share = 0.85;
  view.change({ notice: { tone: "danger", title: "The file was not opened", text: "" } });
  look();
  expect(title(view)).toBe("The file was not opened");
  view.change({ notice: null });
  await Promise.resolve();
  expect(title(view)).toBe("Memory is low");
  view.change({ notice: null });
  share = 0.95;
  look();
  expect(view.getState().notice).toBeNull();
  share = 0.4;
  look();
  share = 0.9;
  look();
  expect(title(view)).toBe("Memory is low");
});

import { describe, expect, it } from "vitest";
import { createTraceStorage, type StoredTrace, type TraceBase } from "@/store/traces/trace-storage";
import { createMemoryTraces } from "../support/page/memory-traces";

function traceOf(turn: string, size: number, savedAt: number, chat = "chat"): StoredTrace {
  return { row: { turn, chat, graph: "graph", savedAt, size }, text: "x".repeat(size) };
}

const closed: TraceBase = {
  rows: () => Promise.reject(new Error("It is closed.")),
  text: () => Promise.reject(new Error("It is closed.")),
  put: () => Promise.reject(new Error("It is closed.")),
  remove: () => Promise.reject(new Error("It is closed.")),
};

describe("kept traces", () => {
  it("drop the oldest when there are more than there is room for", async () => {
    const base = createMemoryTraces();
    const stored = createTraceStorage(base, { all: 100, one: 60 });
    for (const [place, turn] of ["a", "b", "c"].entries())
      expect(await stored.keep(traceOf(turn, 40, place))).toBeNull();
    expect([...base.stored.keys()]).toEqual(["b", "c"]);
    expect(await stored.read("a")).toEqual({ kind: "none" });
    expect(await stored.read("c")).toMatchObject({ kind: "text" });
  });

  it("take the place of the one of the same turn, and make no room twice for it", async () => {
    const base = createMemoryTraces();
    const stored = createTraceStorage(base, { all: 100, one: 60 });
    await stored.keep(traceOf("a", 50, 1));
    await stored.keep(traceOf("b", 50, 2));
    expect(await stored.keep(traceOf("b", 50, 3))).toBeNull();
    expect([...base.stored.keys()]).toEqual(["a", "b"]);
  });

  it("say so where one is too large, and leave the others", async () => {
    const base = createMemoryTraces();
    const stored = createTraceStorage(base, { all: 100, one: 60 });
    await stored.keep(traceOf("a", 50, 1));
    expect(await stored.keep(traceOf("b", 61, 2))).toEqual({ kind: "large" });
    expect([...base.stored.keys()]).toEqual(["a"]);
  });

  it("make room once where the browser gives less, then say that it is full", async () => {
    const base = createMemoryTraces(100);
    const stored = createTraceStorage(base, { all: 1000, one: 500 });
    for (const [place, turn] of ["a", "b", "c", "d"].entries()) await stored.keep(traceOf(turn, 25, place));
    expect(await stored.keep(traceOf("e", 40, 9))).toBeNull();
    expect([...base.stored.keys()]).toEqual(["c", "d", "e"]);
    expect(await stored.keep(traceOf("f", 200, 10))).toEqual({ kind: "full" });
  });

  it("reject nothing where the storage is closed", async () => {
    const stored = createTraceStorage(closed);
    const fault = { kind: "other", detail: "It is closed" };
    expect(await stored.keep(traceOf("a", 1, 1))).toEqual(fault);
    expect(await stored.read("a")).toEqual({ kind: "fault", fault });
    expect(await stored.take("chat")).toEqual([]);
    expect(await stored.remove(() => true)).toEqual(fault);
  });

  it("are taken out with their chat, whole, and can be put back", async () => {
    const base = createMemoryTraces();
    const stored = createTraceStorage(base);
    await stored.keep(traceOf("a", 5, 1, "one"));
    await stored.keep(traceOf("b", 5, 2, "two"));
    const taken = await stored.take("one");
    expect([...base.stored.keys()]).toEqual(["b"]);
    for (const trace of taken) await stored.keep(trace);
    expect([...base.stored.keys()].toSorted()).toEqual(["a", "b"]);
  });
});

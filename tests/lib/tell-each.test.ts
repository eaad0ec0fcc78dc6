import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createGraphDocument } from "@/graph/document/graph-document";
import { notifyAll } from "@/lib/notify-all";
import { catsGraph } from "../support/graphs/cats";
import { originOf } from "../support/graphs/documents";

const surfaced: unknown[] = [];
const listener = (error: unknown) => surfaced.push(error);
let others: NodeJS.UncaughtExceptionListener[] = [];

beforeEach(() => {
  others = process.listeners("uncaughtException");
  process.removeAllListeners("uncaughtException");
  process.on("uncaughtException", listener);
});
afterEach(() => {
  process.removeListener("uncaughtException", listener);
  for (const other of others) process.on("uncaughtException", other);
  surfaced.length = 0;
});

const settled = () => new Promise((done) => setImmediate(done));

describe("telling listeners", () => {
  it("goes on after one that throws, and what was thrown surfaces", async () => {
    const received: string[] = [];
    const fault = new Error("Mine.");
    const fail = () => {
      throw fault;
    };
    notifyAll(
      [(news: string) => received.push(`one ${news}`), fail, (news: string) => received.push(`two ${news}`)],
      "hello",
    );
    await settled();
    expect(received).toEqual(["one hello", "two hello"]);
    expect(surfaced).toEqual([fault]);
  });

  it("of a change in the document costs neither the change nor what others hear", async () => {
    const document = createGraphDocument(catsGraph());
    let received = 0;
    document.subscribe(() => {
      throw new Error("A broken canvas.");
    });
    document.subscribe(() => {
      received += 1;
    });
    const rename = () =>
      document.apply([{ type: "meta-set", meta: { name: `Name ${received}`, directed: false } }], originOf("s"));
    expect(rename().success).toBe(true);
    expect(rename().success).toBe(true);
    await settled();
    expect(received).toBe(2);
    expect(surfaced).toHaveLength(2);
    expect(document.meta.name).toBe("Name 1");
  });
});

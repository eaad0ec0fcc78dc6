import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createGraphDocument } from "@/graph/document/graph-document";
import { notifyAll } from "@/lib/notify-all";
import { catsGraph } from "../support/graphs/cats";
import { originOf } from "../support/graphs/documents";

const surfaced: unknown[] = [];
const hear = (error: unknown) => surfaced.push(error);
let others: NodeJS.UncaughtExceptionListener[] = [];

beforeEach(() => {
  others = process.listeners("uncaughtException");
  process.removeAllListeners("uncaughtException");
  process.on("uncaughtException", hear);
});
afterEach(() => {
  process.removeListener("uncaughtException", hear);
  for (const listener of others) process.on("uncaughtException", listener);
  surfaced.length = 0;
});

const settled = () => new Promise((done) => setImmediate(done));

describe("telling listeners", () => {
  it("goes on after one that throws, and what was thrown surfaces", async () => {
    const heard: string[] = [];
    const fault = new Error("Mine.");
    const fail = () => {
      throw fault;
    };
    notifyAll(
      [(news: string) => heard.push(`one ${news}`), fail, (news: string) => heard.push(`two ${news}`)],
      "hello",
    );
    await settled();
    expect(heard).toEqual(["one hello", "two hello"]);
    expect(surfaced).toEqual([fault]);
  });

  it("of a change in the document costs neither the change nor what others hear", async () => {
    const document = createGraphDocument(catsGraph());
    let heard = 0;
    document.subscribe(() => {
      throw new Error("A broken canvas.");
    });
    document.subscribe(() => {
      heard += 1;
    });
    const rename = () =>
      document.apply([{ type: "meta-set", meta: { name: `Name ${heard}`, directed: false } }], originOf("s"));
    expect(rename().success).toBe(true);
    expect(rename().success).toBe(true);
    await settled();
    expect(heard).toBe(2);
    expect(surfaced).toHaveLength(2);
    expect(document.meta.name).toBe("Name 1");
  });
});

import { describe, expect, it } from "vitest";
import { createChannel } from "@/lib/channel";

describe("a channel", () => {
  it("gives all that was pushed, before and while it is read, then ends", async () => {
    const channel = createChannel<number>();
    channel.push(1);
    setTimeout(() => {
      channel.push(2);
      channel.close();
      channel.push(3);
    });
    const got: number[] = [];
    for await (const value of channel) got.push(value);
    expect(got).toEqual([1, 2]);
  });

  it("fails after what came before", async () => {
    const channel = createChannel<number>();
    channel.push(1);
    channel.fail(new Error("The line broke."));
    const got: number[] = [];
    const read = async () => {
      for await (const value of channel) got.push(value);
    };
    await expect(read()).rejects.toThrow("The line broke.");
    expect(got).toEqual([1]);
  });

  it("tells at once of a reader that leaves, also while it waits", async () => {
    let left = 0;
    const channel = createChannel<number>(() => {
      left += 1;
    });
    const iterator = channel[Symbol.asyncIterator]();
    const waiting = iterator.next();
    await iterator.return?.();
    expect(left).toBe(1);
    expect(await waiting).toEqual({ done: true, value: undefined });
    await iterator.return?.();
    expect(left).toBe(1);
  });
});

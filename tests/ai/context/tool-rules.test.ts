import { describe, expect, it } from "vitest";
import { z } from "zod";
import { defineCommand } from "@/commands/registry/define-command";
import { startScripted } from "../../support/ai-session";
import { notesOf } from "../../support/notes-of";
import { calls, says } from "../../support/providers/scripted-provider";

const cats = { selector: "type == 'cat'" };
const humans = { selector: "type == 'human'" };

/** Reads that end in the opposite order of their calls, and tell how many ran at once. */
function slowReads() {
  let running = 0;
  let most = 0;
  const slow = defineCommand({
    name: "slowFind",
    title: "Find slowly",
    description: "Finds after a while.",
    input: z.strictObject({ node: z.string(), ms: z.number() }),
    effect: "read",
    scope: "shown",
    async run({ node, ms }) {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, ms));
      running -= 1;
      return {
        success: true,
        message: `Found ${node}.`,
        said: [],
        data: { count: 1 },
        set: { nodes: [node], edges: [] },
      };
    },
  });
  return { slow, most: () => most };
}

describe("calls of one round", () => {
  const two = [
    { name: "slowFind", input: { node: "cat1", ms: 40 } },
    { name: "slowFind", input: { node: "cat2", ms: 1 } },
  ];

  it("run together when they read, with results and sets in call order", async () => {
    const { slow, most } = slowReads();
    const { controller, registry, events } = startScripted([calls(two), says("Both.")], { commands: [slow] });
    const result = await controller.execute("Find both");
    expect(most()).toBe(2);
    expect(result.rounds[0]?.toolResults.map(({ data }) => data)).toEqual([
      { count: 1, set: "$1" },
      { count: 1, set: "$2" },
    ]);
    expect(registry.sets.lookup("last")?.nodes).toEqual(["cat2"]);
    const order = events.flatMap((event) => ("callId" in event ? [`${event.type} ${event.callId}`] : []));
    expect(order.map((text) => text.replace("ai-tool-call-", ""))).toEqual([
      "start call_1",
      "start call_2",
      "end call_1",
      "end call_2",
    ]);
  });

  it("run one after the other when that is asked for", async () => {
    const { slow, most } = slowReads();
    const { controller } = startScripted([calls(two), says("Both.")], {
      commands: [slow],
      options: { parallelReads: false },
    });
    await controller.execute("Find both");
    expect(most()).toBe(1);
  });

  it("wait for the set they name", async () => {
    const round = calls([
      { name: "findNodes", input: cats },
      { name: "findNodes", input: { selector: "$last && age > 8" } },
      { name: "styleNodes", input: { selector: "$last", color: "red" } },
      { name: "queryGraph", input: { query: "styles" } },
    ]);
    const { controller, document } = startScripted([round, says("Done.")]);
    const result = await controller.execute("Make the old cats red");
    expect(result.rounds[0]?.toolResults[1]?.data).toMatchObject({ count: 2, set: "$2" });
    expect(result.rounds[0]?.toolResults[2]?.affectedNodes).toEqual(["cat3", "cat4"]);
    expect(result.rounds[0]?.toolResults[3]?.data).toMatchObject({ layers: [{ count: 2 }] });
    expect(document.layers).toHaveLength(1);
  });

  it("have ids unique in the conversation, whatever the model sends", async () => {
    const same = { id: "x", name: "queryGraph", input: { query: "nodeCount" } };
    const { controller } = startScripted([
      calls([same, same, { ...same, id: "" }]),
      says("14."),
      calls([same]),
      says("14."),
    ]);
    await controller.execute("How many?");
    await controller.execute("And now?");
    const ids = controller
      .history()
      .flatMap(({ rounds }) => rounds.flatMap((round) => round.calls.map(({ id }) => id)));
    expect(new Set(ids).size).toBe(4);
    expect(ids[0]).toBe("x");
    for (const id of ids) expect(id).toMatch(/^[\w-]{1,40}$/u);
  });
});

describe("the same read again", () => {
  const find = calls([{ name: "findNodes", input: cats }]);
  const findHumans = calls([{ name: "findNodes", input: humans }]);

  it("is answered from the last time, and its set is the last again", async () => {
    const { controller, registry, events } = startScripted([find, findHumans, find, says("8.")]);
    const result = await controller.execute("Find cats");
    const [first, , third] = result.rounds.map((round) => round.toolResults[0]);
    expect(third).toMatchObject({ cached: true, data: first?.data, message: first?.message });
    expect(third?.callId).not.toBe(first?.callId);
    expect(registry.sets.lookup("last")?.nodes).toHaveLength(8);
    expect(events.filter((event) => event.type === "ai-tool-call-end").map(({ cached }) => cached)).toEqual([
      undefined,
      undefined,
      true,
    ]);
  });

  it.each([
    ["the graph has changed", [calls([{ name: "addNodes", input: { nodes: [{ id: "n" }] } }])], { query: "nodeCount" }],
    ["the selection has changed", [calls([{ name: "selectElements", input: cats }])], { query: "selection" }],
    ["the view has changed", [calls([{ name: "zoomToNodes", input: cats }])], { query: "view" }],
  ])("is asked anew when %s", async (_what, between, input) => {
    const read = calls([{ name: "queryGraph", input }]);
    const { controller } = startScripted([read, ...between, read, says("Done.")]);
    const result = await controller.execute("Look twice");
    const [first, , third] = result.rounds.map((round) => round.toolResults[0]);
    expect(third?.cached).toBeUndefined();
    expect(third?.data).not.toEqual(first?.data);
  });

  it("is asked anew when it names a set that moves, and when caching is off", async () => {
    const byLast = calls([{ name: "findNodes", input: { selector: "$last" } }]);
    const moving = startScripted([find, byLast, findHumans, byLast, says("6.")]);
    const result = await moving.controller.execute("Find");
    expect(result.rounds[3]?.toolResults[0]).toMatchObject({ data: { count: 6 } });
    const off = startScripted([find, find, says("8.")], { options: { cacheReads: false } });
    const twice = await off.controller.execute("Find");
    expect(twice.rounds[1]?.toolResults[0]?.cached).toBeUndefined();
  });

  it("hands a file over each time", async () => {
    const save = calls([{ name: "exportGraph", input: {} }]);
    const { controller, downloads } = startScripted([save, save, says("Saved.")]);
    await controller.execute("Export");
    expect(downloads).toHaveLength(2);
  });
});

describe("limits on commands", () => {
  it("refuse further calls of that command, and only those, in words the model reads", async () => {
    const round = calls([
      { name: "findNodes", input: cats },
      { name: "findNodes", input: humans },
      { name: "queryGraph", input: { query: "nodeCount" } },
    ]);
    const { controller, model } = startScripted([round, says("Done.")], { options: { toolLimits: { findNodes: 1 } } });
    const result = await controller.execute("Find");
    expect(result.rounds[0]?.toolResults.map(({ success }) => success)).toEqual([true, false, true]);
    const read = model.requests[1]?.history[0]?.rounds[0]?.results[1]?.content ?? "";
    expect(JSON.parse(read)).toMatchObject({
      success: false,
      message: expect.stringContaining("1 time in one message"),
    });
  });

  it("withdraw a command that failed three times", async () => {
    const bad = (text: string) => ({ name: "findNodes", input: { selector: `nothing == '${text}'` } });
    const good = { name: "queryGraph", input: { query: "nodeCount" } };
    const { controller, model } = startScripted([
      calls([bad("a"), good]),
      calls([bad("b"), { ...good, input: { query: "edgeCount" } }]),
      calls([bad("c"), { ...good, input: { query: "layout" } }]),
      calls([
        { name: "findNodes", input: cats },
        { ...good, input: { query: "view" } },
      ]),
      says("Done."),
    ]);
    const result = await controller.execute("Find");
    const offered = model.requests.map(({ tools }) => tools.some(({ name }) => name === "findNodes"));
    expect(offered).toEqual([true, true, true, false, false]);
    expect(result.rounds[3]?.toolResults[0]).toMatchObject({
      success: false,
      message: expect.stringContaining("no longer offered"),
    });
  });
});

describe("a reply that ended early", () => {
  it.each(["length", "none"] as const)(
    "(%s) has none of its calls run, and the model is asked for them again",
    async (finish) => {
      const style = [{ name: "styleNodes", input: { selector: "*", color: "red" } }];
      const { controller, document } = startScripted([calls(style, { finish }), says("Nothing was done.")]);
      const result = await controller.execute("Make all red");
      expect(document.layers).toEqual([]);
      expect(result.rounds[0]?.toolResults[0]).toMatchObject({
        success: false,
        message: expect.stringContaining("Not run"),
      });
      expect(result.success).toBe(true);
    },
  );

  it("by the content filter is a failure", async () => {
    const style = [{ name: "styleNodes", input: { selector: "*", color: "red" } }];
    const { controller, document, events } = startScripted([calls(style, { finish: "content-filter" })]);
    const result = await controller.execute("Make all red");
    expect(document.layers).toEqual([]);
    expect(result).toMatchObject({ success: false, terminationReason: "provider_error" });
    expect(events.at(-1)).toMatchObject({ type: "ai-error", failure: { kind: "content-filter" } });
  });

  it("with calls although it says stop has them run", async () => {
    const style = [{ name: "styleNodes", input: { selector: "*", color: "red" } }];
    const { controller, document } = startScripted([calls(style, { finish: "stop" }), says("Red.")]);
    await controller.execute("Make all red");
    expect(document.layers).toHaveLength(1);
  });

  it("in words says that it may be incomplete", async () => {
    const { controller } = startScripted([says("The cats are", "length")]);
    const result = await controller.execute("Tell me");
    expect(result).toMatchObject({ success: true, message: "The cats are" });
    expect(notesOf(result)[0]).toContain("length limit");
  });
});

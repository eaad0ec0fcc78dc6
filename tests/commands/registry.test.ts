import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { CommandContext, CommandFacts, CommandResult } from "@/commands/registry/command-types";
import { defineCommand } from "@/commands/registry/define-command";
import type { GraphChange } from "@/graph/changes/change-types";
import type { GraphNode } from "@/graph/document/graph-types";
import type { JsonObject } from "@/lib/json";
import { catsGraph } from "../support/graphs/cats";
import { createTestRegistry } from "../support/test-registry";

const signal = new AbortController().signal;
const asAssistant = { signal, actor: "assistant" } as const;
const asUser = { signal, actor: "user" } as const;
const origin = { step: "s1", actor: "assistant", title: "A message" } as const;

describe("the registry finds and checks", () => {
  it.each([
    ["findNode", "There is no command 'findNode'.", "The nearest: findNodes"],
    ["bake a cake", "There is no command 'bake a cake'.", "There are: queryGraph"],
  ])("refuses the unknown command %s, naming what exists", async (name, message, hint) => {
    const { registry } = createTestRegistry();
    const { result, question, effect } = await registry.prepare({ name, input: {} }, asAssistant);
    expect(result).toMatchObject({ success: false, message });
    expect(result.success ? "" : result.hint).toContain(hint);
    expect({ question, effect }).toEqual({ question: null, effect: undefined });
  });

  it.each([
    ["queryGraph", {}, "'query' is missing: one of nodeCount"],
    ["findNodes", { selektor: "*" }, "There is no 'selektor'; the nearest is 'selector'."],
    [
      "findNodes",
      { selector: "*", banana: 3 },
      "There is no 'banana'; it takes selector, limit, sortBy, order and offset.",
    ],
    ["findNodes", { selector: "*", limit: 0 }, "'limit' is 0; it must be at least 1."],
    ["findNodes", { selector: "*", limit: 2.5 }, "'limit' is 2.5; it must be a whole number."],
    ["sampleData", { count: 40 }, "'count' is 40; it must be at most 20."],
    ["getNode", { id: "" }, `'id' is ""; it must be some text.`],
    ["getNode", { id: ["a"] }, `'id' is ["a"]; it must be text.`],
    ["getNode", "not json", "The input must be one JSON object with named values."],
    ["getNeighbors", { ids: [] }, "'ids' is []; it must be a list of at least 1 item."],
  ])("refuses %s with %j in one line", async (name, input, message) => {
    const { run } = createTestRegistry();
    const executed = await run(name, input);
    expect(executed.success).toBe(false);
    expect(executed.message).toContain(message);
    expect(executed.message).not.toContain("\n");
    expect(executed.hint).toContain(`${name} takes`);
  });

  it.each([
    [{ query: "weather" }, `'query' is "weather"; it must be one of nodeCount, edgeCount,`],
    [{ query: "nodeCont" }, "(nearest: nodeCount)"],
  ])("refuses the one wrong word of %j, and nothing else of it", async (input, message) => {
    const executed = await createTestRegistry().run("queryGraph", input);
    expect(executed).toMatchObject({ success: false, message: expect.stringContaining(message) });
    expect(executed.hint).toBe("Change only 'query'; the rest can be sent as it is.");
  });

  it.each([
    ["a number as text", { selector: "*", limit: "2" }, { selector: "*", limit: 2 }],
    ["null for an optional value", { selector: "*", limit: null }, { selector: "*" }],
    ["another spelling of a key", { selector: "*", sort_by: "age" }, { selector: "*", sortBy: "age" }],
    ["a remark", { selector: "*", reason: "the user asked" }, { selector: "*" }],
    ["an empty unknown value", { selector: "*", filters: [] }, { selector: "*" }],
    ["another case of a word", { selector: "*", order: "Descending" }, { selector: "*", order: "desc" }],
    ["an object as JSON text", '{"selector":"*"}', { selector: "*" }],
  ])("takes %s for what it means", async (_, input, meant) => {
    const { run } = createTestRegistry();
    const executed = await run("findNodes", input);
    expect(executed).toMatchObject({ success: true, input: meant });
  });

  it.each([[null], [""], [{}], ["{}"]])("runs a command without parameters on %j", async (input) => {
    const { run } = createTestRegistry();
    expect(await run("listAlgorithms", input)).toMatchObject({ success: true, input: {} });
  });

  it("takes one id for a list of ids", async () => {
    const { run } = createTestRegistry();
    expect(await run("getNeighbors", { ids: "cat4" })).toMatchObject({ success: true, input: { ids: ["cat4"] } });
  });

  it("leaves a value that may mean two things to be refused", async () => {
    const { run } = createTestRegistry();
    expect(await run("findNodes", { selector: "*", limit: "many" })).toMatchObject({ success: false });
  });
});

describe("the registry runs", () => {
  it("tells a fault in a command as a refusal", async () => {
    const { registry } = withCommand({
      run: async () => {
        throw new Error("the disk is on fire");
      },
    });
    const { result } = await registry.prepare({ name: "probe", input: {} }, asUser);
    expect(result).toMatchObject({ success: false, message: "Probe failed unexpectedly: the disk is on fire" });
  });

  it("rejects with an AbortError when stopped, whatever reason the signal gives", async () => {
    const controller = new AbortController();
    const { registry } = withCommand({
      run: async () => {
        controller.abort("stop it");
        throw new Error("noticed the stop in its own way");
      },
    });
    const running = registry.prepare({ name: "probe", input: {} }, { signal: controller.signal, actor: "user" });
    await expect(running).rejects.toMatchObject({ name: "AbortError" });
  });

  it("does not start a command that was stopped before", async () => {
    let ran = false;
    const { registry } = withCommand({
      run: async () => {
        ran = true;
        return { success: true, message: "Ran.", said: [] };
      },
    });
    const stopped = { signal: AbortSignal.abort(), actor: "user" } as const;
    await expect(registry.prepare({ name: "probe", input: {} }, stopped)).rejects.toMatchObject({ name: "AbortError" });
    expect(ran).toBe(false);
  });
});

describe("the registry asks", () => {
  const removal: GraphChange[] = [{ type: "node-remove", id: "cat8" }];
  const added = (count: number): GraphChange[] =>
    Array.from({ length: count }, (_, index) => ({ type: "node-put", node: { id: `new${index}`, attributes: {} } }));
  const renamed = (name: string): GraphChange[] =>
    manyNodes().map(({ id }) => ({ type: "attributes-set", target: "nodes", id, set: { name } }));

  it.each<[string, Partial<CommandFacts>, CommandResult, string | null]>([
    ["before it destroys", { effect: "destroy" }, did(removal), "Delete 1 node?"],
    ["in the command's words", { effect: "destroy" }, { ...did(removal), ask: "Delete Smudge?" }, "Delete Smudge?"],
    ["nothing when the command says so", { effect: "destroy" }, { ...did(removal), ask: false }, null],
    ["nothing when nothing is to be destroyed", { effect: "destroy" }, did([]), null],
    ["nothing for 25 new nodes", { effect: "edit" }, did(added(25)), null],
    ["for 26 new nodes", { effect: "edit" }, did(added(26)), "Add 26 elements?"],
    ["for 30 replaced values", { effect: "edit" }, did(renamed("x")), "Replace 30 values?"],
    ["nothing for values that stay the same", { effect: "edit" }, did(renamed("same")), null],
    [
      "nothing after a refusal",
      { effect: "destroy" },
      { success: false, message: "No.", reason: { why: "call" } },
      null,
    ],
  ])("%s", async (_, about, result, question) => {
    const { registry } = withCommand({ ...about, run: async () => result }, manyNodes());
    const prepared = await registry.prepare({ name: "probe", input: {} }, asAssistant);
    expect(prepared.question).toBe(question);
  });

  it("never for what a hand does", async () => {
    const { registry } = withCommand({ effect: "destroy", run: async () => did(removal) });
    const { question } = await registry.prepare({ name: "probe", input: {} }, asUser);
    expect(question).toBeNull();
  });
});

describe("the registry settles", () => {
  it("applies the changes as one step of its origin and tells what they touch", async () => {
    const changes: GraphChange[] = [
      { type: "attributes-set", target: "nodes", id: "cat1", set: { age: 6 } },
      { type: "edge-remove", id: "e15" },
    ];
    const { registry, document } = withCommand({ effect: "edit", run: async () => did(changes) });
    const executed = await registry.execute({ name: "probe", input: {} }, origin, asUser);
    expect(executed).toMatchObject({ success: true, affectedNodes: ["cat1"], affectedEdges: ["e15"], changes });
    expect(document.node("cat1")?.attributes["age"]).toBe(6);
    expect(document.steps()).toMatchObject([{ id: "s1", title: "A message", actor: "assistant" }]);
  });

  it("tells the document's reason when it refuses, and that nothing was changed", async () => {
    const { registry, document } = withCommand({
      effect: "edit",
      run: async () =>
        did([
          { type: "edge-remove", id: "e15" },
          { type: "edge-put", edge: { id: "x", source: "cat1", target: "nobody", attributes: {} } },
        ]),
    });
    const executed = await registry.execute({ name: "probe", input: {} }, origin, asUser);
    expect(executed.success).toBe(false);
    expect(executed.message).toMatch(/nobody.*Nothing was changed\.$/);
    expect(document.snapshot()).toEqual(catsGraph());
  });

  it("refuses what was prepared for a node that is gone by then", async () => {
    const { registry, document, run } = withCommand({
      effect: "edit",
      run: async () => did([{ type: "attributes-set", target: "nodes", id: "cat8", set: { age: 1 } }]),
    });
    const prepared = await registry.prepare({ name: "probe", input: {} }, asAssistant);
    document.apply([{ type: "node-remove", id: "cat8" }], { step: "hand", actor: "user", title: "Delete" });
    expect(document.revision).not.toBe(prepared.revision);
    expect(registry.apply(prepared, origin)).toMatchObject({ success: false, changes: [], affectedNodes: [] });
    expect(await run("getNode", { id: "cat8" })).toMatchObject({ success: false });
  });

  it("runs once more when the graph changed while the command ran", async () => {
    const seen: number[] = [];
    const { registry, document } = withCommand({
      effect: "edit",
      run: async (_, context) => {
        const { ids } = await context.reader.find({ target: "nodes", selector: { op: "all" }, records: 0 }, signal);
        seen.push(ids.length);
        if (seen.length === 1) {
          document.apply([{ type: "node-remove", id: "cat8" }], { step: "hand", actor: "user", title: "Delete" });
        }
        return did(ids.map((id) => ({ type: "attributes-set", target: "nodes", id, set: { seen: true } })));
      },
    });
    const executed = await registry.execute({ name: "probe", input: {} }, origin, asUser);
    expect(executed).toMatchObject({ success: true });
    expect(seen).toEqual([14, 13]);
  });

  it("numbers sets, makes the newest $last, and writes the name into the data", async () => {
    const { run, sets } = createTestRegistry();
    expect((await run("findNodes", { selector: "type == 'cat'" })).data).toMatchObject({ set: "$1", count: 8 });
    expect((await run("findNodes", { selector: "type == 'human'" })).setName).toBe("$2");
    expect(sets.lookup("last")?.nodes).toHaveLength(6);
    expect((await run("findNodes", { selector: "$1 && age > 6" })).data).toMatchObject({ count: 4 });
  });

  it("leaves out of a set what is gone from the graph", async () => {
    const { run, sets, document } = createTestRegistry();
    await run("findNodes", { selector: "not exists(age)" });
    document.apply([{ type: "node-remove", id: "cat8" }], { step: "hand", actor: "user", title: "Delete" });
    expect(sets.lookup("1")).toMatchObject({ nodes: [], edges: [] });
  });

  it("forgets the sets when another graph is opened, and keeps counting", async () => {
    const { run, sets, document } = createTestRegistry();
    await run("findNodes", { selector: "*" });
    const graph = { ...catsGraph(), name: "Others" };
    document.apply([{ type: "graph-replace", graph }], { step: "open", actor: "user", title: "Open" });
    expect(await run("findNodes", { selector: "$last" })).toMatchObject({ success: false });
    expect((await run("findNodes", { selector: "*" })).setName).toBe("$2");
    expect(sets.all().map(({ name }) => name)).toEqual(["2", "last"]);
  });

  it("makes an earlier set the newest again on demand", async () => {
    const { run, sets } = createTestRegistry();
    await run("findNodes", { selector: "type == 'cat'" });
    await run("findNodes", { selector: "type == 'human'" });
    sets.touch("1");
    expect(sets.lookup("last")?.nodes).toHaveLength(8);
    sets.clear();
    expect(sets.all()).toEqual([]);
  });
});

function did(changes: readonly GraphChange[]): CommandResult & { success: true } {
  return { success: true, message: "Done.", said: [], changes };
}

/** 30 nodes that all carry the name "same". */
function manyNodes(): readonly GraphNode[] {
  return Array.from({ length: 30 }, (_, index) => ({ id: `n${index}`, attributes: { name: "same" } }));
}

interface Probe {
  readonly effect?: CommandFacts["effect"];
  readonly run: (input: JsonObject, context: CommandContext) => Promise<CommandResult>;
}

/** A registry with one more command, which does what the test says. */
function withCommand(probe: Probe, extra: readonly GraphNode[] = []) {
  const base = createTestRegistry();
  const command = defineCommand({
    name: "probe",
    title: "Probe",
    description: "What the test says.",
    input: z.strictObject({}),
    effect: probe.effect ?? "read",
    scope: "shown",
    run: probe.run,
  });
  const graph = { ...catsGraph(), nodes: [...catsGraph().nodes, ...extra] };
  return createTestRegistry(graph, { commands: [...base.registry.commands, command] });
}

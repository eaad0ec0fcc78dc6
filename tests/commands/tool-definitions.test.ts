import { describe, expect, it } from "vitest";
import { compactRules, finder, offerRules, planTools } from "@/ai/context/offer-rules";
import { toolsFor } from "@/ai/context/tool-profile";
import { allCommands } from "@/commands/registry/all-commands";
import type { ListedCommand } from "@/commands/registry/command-types";
import { loadCommand } from "@/commands/registry/load-command";
import { createTestRegistry } from "../support/test-registry";

const { registry } = createTestRegistry();
const definitions = await registry.definitions();

const everyFacts = [true, false].flatMap((hasTexts) => [true, false].map((hasEdges) => ({ hasTexts, hasEdges })));

describe("what models are told of the commands", () => {
  it.each(everyFacts)(
    "fits in 3,600 tokens, as one list of tools, with one command more (texts: $hasTexts, edges: $hasEdges)",
    async (facts) => {
      // A graph of many attributes, a plan, and what a call has found.
      for (const found of ["clearGraph", "generateGraph"]) {
        const wanted = { ...facts, hasManyAttributes: true, asked: [...planTools, found] };
        const full = await toolsFor([], registry, { toolProfile: "full", maxTools: 128 }, wanted);
        const more = full.find(({ name }) => name === "styleNodes");
        expect(
          estimatedTokens(asTools([...full, ...(more ? [{ ...more, name: "oneMore" }] : [])])),
        ).toBeLessThanOrEqual(3_600);
      }
    },
  );

  it.each(everyFacts)("fits in 940 tokens for small models (texts: $hasTexts, edges: $hasEdges)", async (facts) => {
    const compact = await toolsFor([], registry, { toolProfile: "compact", maxTools: 128 }, facts);
    expect(compact.length).toBeGreaterThanOrEqual(8);
    expect(estimatedTokens(asTools(compact))).toBeLessThanOrEqual(940);
  });

  it.each([
    ["getOutline", "with texts only", { hasTexts: true }, { hasTexts: false }],
    ["runAlgorithm", "with edges only", { hasEdges: true }, { hasEdges: false }],
    ["listAlgorithms", "with runAlgorithm", { hasEdges: true }, { hasEdges: false }],
  ])("offers %s %s", async (name, _when, with_, without) => {
    const offered = (facts: object) =>
      toolsFor([], registry, { toolProfile: "full", maxTools: 128 }, { hasTexts: false, hasEdges: true, ...facts });
    expect((await offered(with_)).map((tool) => tool.name)).toContain(name);
    expect((await offered(without)).map((tool) => tool.name)).not.toContain(name);
  });

  it("offers the search whatever graph is open, for there is a handbook; small models only where the graph has texts", async () => {
    const names = async (toolProfile: "full" | "compact", hasTexts: boolean) =>
      (await toolsFor([], registry, { toolProfile, maxTools: 128 }, { hasTexts, hasEdges: true })).map(
        ({ name }) => name,
      );
    expect(await names("full", false)).toContain("searchContent");
    expect(await names("compact", true)).toEqual(expect.arrayContaining(["searchContent", "getOutline"]));
    expect(await names("compact", false)).not.toContain("searchContent");
    expect(await names("compact", false)).not.toContain("getOutline");
  });

  it("offers what the conversation has asked for behind all else, also what is mostly done by hand", async () => {
    const capabilities = { toolProfile: "full", maxTools: 128 } as const;
    const facts = { hasTexts: false, hasEdges: true };
    const before = (await toolsFor([], registry, capabilities, facts)).map(({ name }) => name);
    const wanted = { ...facts, asked: ["renameAttribute", "findNodes", "clearGraph"] };
    const after = (await toolsFor([], registry, capabilities, wanted)).map(({ name }) => name);
    expect(after).toEqual([...before, "renameAttribute", "clearGraph"]);
  });

  it("names only commands there are in its rules", () => {
    const known = allCommands.map(({ name }): string => name);
    const named = [...offerRules, ...compactRules].flatMap(({ commands }) => commands);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
    expect(known).toContain(finder);
  });

  it.each(definitions)("$name is a tool any provider takes", ({ name, description, parameters }) => {
    expect(name).toMatch(/^[a-zA-Z0-9_-]{1,64}$/);
    expect(description.length).toBeGreaterThan(10);
    expect(parameters).toMatchObject({ type: "object", properties: expect.any(Object) });
    expect(JSON.stringify(parameters)).not.toMatch(/\$schema|\$ref|\$defs|additionalProperties|9007199254740991/);
  });

  it("holds no name twice", () => {
    const names = allCommands.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it("finds in its file every command that comes later", async () => {
    for (const listed of allCommands) expect((await loadCommand(listed)).check, listed.name).toBeTypeOf("function");
    expect(definitions).toHaveLength(allCommands.length);
  });

  it("leaves out what is mostly done by hand, and gives small models the commands that say so, in their order", async () => {
    const full = await toolsFor([], registry, { toolProfile: "full", maxTools: 128 });
    const listed: readonly ListedCommand[] = allCommands;
    const named = (all: readonly ListedCommand[]) => all.map(({ name }) => name);
    expect(named(listed.filter(({ offeredTo }) => offeredTo === "hand"))).toContain("moveNodes");
    expect(named(listed.filter(({ offeredTo }) => offeredTo === "asked"))).toContain("redo");
    const byRules = ["queryGraph", "getSchema", "sampleData", "getOutline", "loadSample"];
    expect(full.map(({ name }) => name)).toEqual(
      named(listed.filter(({ name, offeredTo }) => offeredTo === undefined && !byRules.includes(name))),
    );
    const compact = await toolsFor([], registry, { toolProfile: "compact", maxTools: 128 });
    expect(compact.map(({ name, parameters }) => [name, ...Object.keys(parameters["properties"] ?? {})])).toEqual([
      ["findNodes", "selector", "limit"],
      ["queryGraph", "query"],
      ["getNode", "id"],
      ["getNeighbors", "selector", "depth"],
      ["rankNodes", "by", "limit", "order", "selector", "perGroup"],
      ["aggregate", "measure", "property", "groupBy", "selector"],
      ["styleNodes", "selector", "color", "size"],
      ["clearStyles"],
      ["setLayout", "type"],
      ["undo"],
      ["zoomToNodes", "selector"],
    ]);
  });

  it("tells who reads names alone no more than names, and loads none for it", async () => {
    const loaded: string[] = [];
    const watched = allCommands.map((command) => {
      if (!("load" in command)) return command;
      const load = () => {
        loaded.push(command.name);
        return command.load();
      };
      return { ...command, load };
    });
    const own = createTestRegistry(undefined, { commands: watched });
    const names = await toolsFor([], own.registry, { toolProfile: "full", maxTools: 128, readsNamesAlone: true });
    const output = allCommands.filter((command) => !("offeredTo" in command && command.offeredTo === "hand"));
    expect(names.map(({ name }) => name)).toEqual(output.map(({ name }) => name));
    expect((await own.run("addNodes", { nodes: [{ id: "new" }] })).success).toBe(true);
    expect(loaded).toEqual(["addNodes"]);
  });

  it("refuses in words what cannot be loaded, and has it when it can be", async () => {
    let isOnline = false;
    const own = createTestRegistry(undefined, {
      commands: allCommands.map((command) =>
        "load" in command
          ? { ...command, load: () => (isOnline ? command.load() : Promise.reject(new Error("Failed to fetch"))) }
          : command,
      ),
    });
    const refused = await own.run("addNodes", { nodes: [{ id: "new" }] });
    expect(refused).toMatchObject({ success: false, message: "Add nodes could not be loaded." });
    expect(refused.hint).toContain("connection");
    isOnline = true;
    expect((await own.run("addNodes", { nodes: [{ id: "new" }] })).success).toBe(true);
  });

  it("gives the definitions that are asked for, in that order", async () => {
    const names = (await registry.definitions(["rankNodes", "nothing", "findNodes"])).map(({ name }) => name);
    expect(names).toEqual(["rankNodes", "findNodes"]);
  });
});

function sent({ name, description, parameters }: (typeof definitions)[number]) {
  return { name, description, parameters };
}

/** As chat-completions APIs take them. */
function asTools(output: typeof definitions): string {
  return JSON.stringify(output.map((definition) => ({ type: "function", function: sent(definition) })));
}

/**
 * Never less than what common tokenizers count for such JSON: a word of up to six letters is one token and longer ones one
 * more per six letters; every run of digits, and every mark that is not directly behind another, is one more.
 */
function estimatedTokens(text: string): number {
  const words = text.match(/\p{L}+/gu) ?? [];
  const marks = text.match(/[^\p{L}\s]+/gu) ?? [];
  return words.reduce((sum, word) => sum + Math.ceil(word.length / 6), 0) + marks.length;
}

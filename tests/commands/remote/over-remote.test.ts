import { describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { allCommands } from "@/commands/registry/all-commands";
import type { Scope } from "@/commands/registry/command-types";
import { defineCommand } from "@/commands/registry/define-command";
import { overRemote } from "@/commands/remote/over-remote";
import type { GraphReader } from "@/graph/document/graph-reader";
import type { RemoteGraph } from "@/graph/document/remote-graph";
import { catsElsewhere } from "../../support/engine/cats-elsewhere";
import { createTestRegistry } from "../../support/test-registry";

const most = 20;

function partOfCats(room: Partial<RemoteGraph> = {}) {
  const { part, ...there } = catsElsewhere(room);
  return { ...there, ...createTestRegistry(part, { commands: overRemote(allCommands, there.remote) }) };
}

describe("commands over a graph of which a part is shown", () => {
  it("count and find in all of it", async () => {
    const { all, dataOf } = partOfCats();
    expect(await dataOf("queryGraph", { query: "nodeCount" })).toEqual({ nodeCount: all.nodes.length });
    expect(await dataOf("findNodes", { selector: "*" })).toMatchObject({ count: all.nodes.length });
  });

  it.each<[Scope, "all" | "shown", boolean]>([
    ["all", "all", false],
    ["written", "all", false],
    ["shown", "shown", true],
    ["names", "shown", true],
    ["either", "shown", true],
    ["part", "shown", false],
    ["none", "shown", false],
  ])("work on what their row says: %s", async (scope, of, saysSo) => {
    const count = defineCommand({
      name: "countThem",
      title: "Count",
      description: "Counts the nodes.",
      effect: "read",
      scope,
      input: z.strictObject({}),
      run: async (_, { reader, signal }) => {
        const { nodeCount } = await reader.profile(signal);
        return { success: true, message: "Counted.", said: [], data: { nodeCount } };
      },
    });
    const { all, remote, part } = catsElsewhere();
    const { run } = createTestRegistry(part, { commands: overRemote([count], remote) });
    const { data, message, ofShown } = await run("countThem");
    const whole = all.nodes.length;
    expect(ofShown !== undefined).toBe(saysSo && scope !== "names");
    expect(data).toEqual({ nodeCount: of === "all" ? whole : 2 });
    expect(message).toBe(
      `Counted.${saysSo ? ` This is about the 2 nodes shown, not all ${whole} in the database.` : ""}`,
    );
  });

  it("show what was found, with its edges", async () => {
    const { all, document, run } = partOfCats();
    await run("findNodes", { selector: "*" });
    expect(document.tables.nodes.count).toBe(all.nodes.length);
    expect(document.tables.edges.count).toBe(all.edges.length);
  });

  it("take away again what was shown", async () => {
    const { document, run } = partOfCats();
    await run("findNodes", { selector: "*" });
    await run("undo");
    expect(document.tables.nodes.count).toBe(2);
  });

  it("say what there was no room for", async () => {
    const { all, document, run } = partOfCats({ shownAtMost: 5 });
    const { message } = await run("findNodes", { selector: "*" });
    expect(document.tables.nodes.count).toBe(5);
    expect(message).toContain(`${all.nodes.length - 5} nodes of them are not shown: there is no room.`);
  });

  it("show each node once, also where two calls find it at the same time", async () => {
    const { all, document, registry } = partOfCats();
    const { signal } = new AbortController();
    const options = { signal, actor: "assistant" } as const;
    const call = (selector: string) => registry.prepare({ name: "findNodes", input: { selector } }, options);
    const both = await Promise.all([call("*"), call("exists(name)")]);
    const origin = { step: "s", actor: "assistant", title: "Find" } as const;
    expect(both.map((one) => registry.apply(one, origin).success)).toEqual([true, true]);
    expect(document.tables.nodes.count).toBe(all.nodes.length);
  });

  it("answer also where what was found could not be fetched", async () => {
    const why = Object.assign(new Error("The connection was lost."), { kind: "lost", hint: "Ask again." });
    const { document, run } = partOfCats({ fetch: () => Promise.reject(why) });
    const { success, message } = await run("findNodes", { selector: "*" });
    expect(success).toBe(true);
    expect(message).toContain("are not shown: The connection was lost. Ask again.");
    expect(document.tables.nodes.count).toBe(2);
  });

  it("say of what is computed that it is of what is shown", async () => {
    const { all, run } = partOfCats();
    const { message } = await run("runAlgorithm", { algorithm: "pagerank" });
    expect(message).toContain(`This is about the 2 nodes shown, not all ${all.nodes.length} in the database.`);
  });

  it("say so of a measure too", async () => {
    const { run } = partOfCats();
    const { message } = await run("rankNodes", { by: "pagerank" });
    expect(message).toContain("This is about the nodes shown, not all in the database.");
  });

  it.each([
    ["clearGraph", {}],
    ["loadSample", { name: "cats" }],
    ["groupNodes", { selector: "*", name: "All" }],
    ["renameAttribute", { attribute: "name", to: "title" }],
  ])("write nothing: %s", async (name, input) => {
    const { document, run } = partOfCats();
    const done = await run(name, input);
    expect(done).toMatchObject({ success: false, hint: expect.stringContaining("work on what is shown") });
    expect(document.tables.nodes.count).toBe(2);
  });

  it("write what is changed, and take it back there too, never here alone", async () => {
    const writes: object[] = [];
    const write = async (change: object) => {
      writes.push(change);
      return { success: true as const, ids: new Map<string, string>() };
    };
    const { document, run } = partOfCats({ write });
    const { message } = await run("addNodes", { nodes: [{ id: "mia", attributes: { name: "Mia" } }] });
    expect(message).toBe("Added 1 node: Mia. Written to the database.");
    expect(writes).toMatchObject([{ nodes: [{ after: { id: "mia" } }], edges: [] }]);
    const plan = document.planUndo(1);
    if (!plan.success) throw new Error(plan.message);
    const byHand = document.apply(plan.changes, { step: "hand", actor: "user", title: "Undo", undoes: plan.undoes });
    expect(byHand).toMatchObject({ success: false, message: expect.stringContaining("Undo it first") });
    expect(await run("undo")).toMatchObject({ success: true });
    expect(writes[1]).toMatchObject({ nodes: [{ before: { id: "mia" } }], keepsIds: true });
    expect(document.node("mia")).toBeUndefined();
  });

  it("ask before they write, and change nothing that is refused", async () => {
    const refusal = {
      success: false as const,
      kind: "refused",
      message: "Mia was changed. Nothing was written.",
      hint: "Do it again.",
    };
    const { document, registry, run } = partOfCats({ write: async () => refusal });
    const call = { name: "addNodes", input: { nodes: [{ attributes: { name: "Mia" } }] } };
    const { signal } = new AbortController();
    const { question } = await registry.prepare(call, { signal, actor: "assistant" });
    expect(question).toBe("In the database: add 1 node?");
    expect(await run(call.name, call.input)).toMatchObject({ success: false, message: refusal.message });
    expect(document.tables.nodes.count).toBe(2);
  });

  it("show the next, and what was taken away or not kept is shown no longer", async () => {
    const { all, document, run } = partOfCats({ shownAtOnce: 3 });
    expect(await run("changeShown", { how: "more" })).toMatchObject({ message: "3 more nodes shown." });
    expect(document.tables.nodes.count).toBe(5);
    await run("changeShown", { how: "remove", selector: `id == '${all.nodes[0]?.id}'` });
    expect(document.tables.nodes.count).toBe(4);
    const { message } = await run("changeShown", { how: "keep", selector: `id == '${all.nodes[1]?.id}'` });
    expect(message).toBe("3 nodes are no longer shown. The database is unchanged.");
    expect(document.tables.nodes.count).toBe(1);
    await run("undo");
    expect(document.tables.nodes.count).toBe(4);
  });

  it("show no more than there is room for, and say when all is shown", async () => {
    const { run } = partOfCats({ shownAtMost: most });
    await run("findNodes", { selector: "*" });
    expect(await run("changeShown", { how: "more" })).toMatchObject({ success: true, message: "All nodes are shown." });
    const full = partOfCats({ shownAtMost: 2 });
    expect(await full.run("changeShown", { how: "more" })).toMatchObject({
      success: false,
      message: "2 nodes are shown, which is the most.",
    });
  });

  it("hand on why the whole graph could not be asked", async () => {
    const why = Object.assign(new Error("It did not answer within 10 seconds."), {
      kind: "timeout",
      hint: "Ask for less.",
    });
    const { remote } = partOfCats();
    const reader = { ...remote.reader, find: () => Promise.reject(why) };
    const { run } = partOfCats({ reader });
    expect(await run("findNodes", { selector: "*" })).toMatchObject({
      success: false,
      message: "It did not answer within 10 seconds.",
      hint: "Ask for less.",
    });
  });

  const answers = { figures: { count: 9, min: 0.1, max: 0.5, mean: 0.2, top: [], beyond: 0 } };
  const server = (compute: NonNullable<GraphReader["algorithms"]>["compute"]) => {
    const { remote } = partOfCats();
    return { reader: { ...remote.reader, algorithms: { names: new Set(["pagerank"]), compute } } };
  };

  it("have an algorithm run in the database, where it has it, over all of it", async () => {
    const [best] = partOfCats().all.nodes.slice(2);
    if (!best) throw new Error("The sample is empty.");
    const top = [{ id: best.id, label: "Best", value: 0.5123456 }];
    const { all, document, run } = partOfCats(
      server(async () => ({
        figures: { ...answers.figures, top },
        note: "It counts otherwise.",
        values: new Map(all.nodes.map(({ id }, at) => [id, at / 8])),
      })),
    );
    const { message, data } = await run("runAlgorithm", { algorithm: "PageRank", saveAs: "rank" });
    expect(message).toBe(
      `The PageRank runs from 0.1 to 0.5, 0.2 on average; the highest: Best (0.512). The database computed it over all ${all.nodes.length} nodes. It counts otherwise. Saved as the attribute rank of 2 nodes.`,
    );
    expect(data).toMatchObject({
      nodeCount: all.nodes.length,
      top: [{ id: best.id, value: 0.512346 }],
      attribute: "rank",
    });
    expect(document.node(best.id)).toBeDefined();
    expect(document.snapshot().nodes.filter(({ attributes }) => "rank" in attributes)).toHaveLength(2);
  });

  it.each([
    { algorithm: "pagerank", options: { damping: 0.5 } },
    { algorithm: "pagerank", options: { within: "exists(name)" } },
    { algorithm: "closeness" },
  ])("run another algorithm, or one of a part, on what is shown: %j", async (input) => {
    const { run } = partOfCats(server(() => Promise.reject(new Error("Nobody may ask."))));
    const { success, message } = await run("runAlgorithm", input);
    expect(success).toBe(true);
    expect(message).toContain("the 2 nodes shown");
  });

  it("hand on why the database could not compute", async () => {
    const why = Object.assign(new Error("It took too long."), { kind: "timeout", hint: "Take fewer." });
    const { run } = partOfCats(server(() => Promise.reject(why)));
    expect(await run("runAlgorithm", { algorithm: "pagerank" })).toMatchObject({
      message: why.message,
      hint: why.hint,
    });
  });

  it("look for a path by weight among what is shown where the database cannot, if both ends are", async () => {
    const why = Object.assign(new Error("It cannot be asked."), {
      kind: "refused",
      hint: "Show both ends.",
      isForShown: true,
    });
    const { all, remote } = partOfCats();
    const { run } = partOfCats({ reader: { ...remote.reader, path: () => Promise.reject(why) } });
    const path = { source: "cat1", target: "cat2", weight: "weight" };
    expect(all.nodes.map(({ id }) => id)).toEqual(expect.arrayContaining([path.source, path.target]));
    expect(await run("findPath", path)).toMatchObject({ success: false, message: why.message, hint: why.hint });
    await run("findNodes", { selector: "*" });
    expect(await run("findPath", { ...path, directed: false })).toMatchObject({ success: true, data: { length: 0.5 } });
  });

  it("take back a look without reading all that is shown", async () => {
    const { document, run } = partOfCats();
    await run("styleNodes", { selector: "*", style: { color: "#ff0000" } });
    const read = vi.spyOn(document, "snapshot");
    expect(await run("undo")).toMatchObject({ success: true });
    expect(read).not.toHaveBeenCalled();
  });
});

import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { allCommands } from "@/commands/registry/all-commands";
import { overRemote } from "@/commands/remote/over-remote";
import type { GraphData } from "@/graph/changes/change-types";
import { emptyGraph } from "@/graph/document/empty-graph";
import type { FindQuery } from "@/graph/document/graph-reader";
import type { RemoteGraph } from "@/graph/document/remote-graph";
import { elsewhere } from "../../support/engine/cats-elsewhere";
import { oddlyNamed, oddlyNamedElsewhere } from "../../support/engine/named-elsewhere";
import { runsOf } from "../../support/long";
import { createTestRegistry } from "../../support/test-registry";

type Find = ReturnType<typeof oddlyNamedElsewhere>["remote"]["reader"]["find"];

function start(find?: (own: Find) => Find, graph = oddlyNamedElsewhere()) {
  const { part } = graph;
  const own = graph.remote.reader.find;
  const asked = vi.fn<Find>(find ? find(own) : own);
  const remote = { ...graph.remote, reader: { ...graph.remote.reader, find: asked } };
  return { ...createTestRegistry(part, { commands: overRemote(allCommands, remote) }), asked };
}

const whole = (words: string, id: string) => ({
  words,
  match: "whole",
  count: 1,
  nodes: [{ id, label: expect.anything() }],
});
const phrasesIn = (query: FindQuery | undefined): readonly unknown[] => {
  const terms = query?.selector.op === "or" ? query.selector.terms : [];
  return terms.flatMap((term) => (term.op === "in" ? [term.values] : []))[0] ?? [];
};
const saysOfShown = "This is about the 30 nodes shown, not all 120 in the database.";

describe("findMentions over a database", () => {
  it.each([
    ["find Person 81", "Person 81", "n81"],
    ["find person 81, please", "person 81", "n81"],
    ["is n92 one?", "n92", "n92"],
    ["Blue Harbour’s age", "Blue Harbour", "n91"],
    ["what is there between Person 3 and May 5", "Person 3", "n3"],
    ["what is there between Person 3 and May 5", "May 5", "n93"],
  ])("finds a whole name of a node, shown or not: %s (%s)", async (text, words, id) => {
    const { run, document } = start();
    const { data, message } = await run("findMentions", { text });
    expect(data).toMatchObject({ names: expect.arrayContaining([whole(words, id)]) });
    expect(message).not.toContain("shown");
    expect(document.tables.nodes.count).toBe(30);
  });

  const word = fc.constantFrom(
    "Person",
    "Blue",
    "7",
    "Zoë",
    "O'Hara",
    ".NET",
    "Inc.",
    "C++",
    "Rome",
    "11b",
    "der",
    "Ann",
  );
  it("finds whatever a graph of one's own finds by its whole name", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(word, { minLength: 1, maxLength: 4 }),
        fc.constantFrom("", "?", "!", " and why"),
        async (words, end) => {
          const name = words.join(" ");
          fc.pre(words[0] !== "der" && words.at(-1) !== "der");
          const all = oddlyNamed();
          const nodes = all.nodes.map((node) => (node.id === "n100" ? { id: "n100", attributes: { name } } : node));
          const graph = elsewhere({ ...all, nodes }, 30);
          const text = `who is ${name}${end}`;
          const own = await createTestRegistry({ ...all, nodes }).dataOf("findMentions", { text });
          const { names } = await start(undefined, graph).dataOf("findMentions", { text });
          const isIt = expect.objectContaining({ match: "whole", nodes: [{ id: "n100", label: name }] });
          expect(own["names"]).toEqual(expect.arrayContaining([isIt]));
          expect(names).toEqual(expect.arrayContaining([isIt]));
        },
      ),
      { numRuns: runsOf(30) },
    );
  });

  it("finds misspelt names and parts among those shown", async () => {
    const { all, remote, part } = oddlyNamedElsewhere();
    const [first, ...rest] = part.nodes;
    const nodes = [{ id: "ann", attributes: { ...first?.attributes, name: "Ann Bell" } }, ...rest];
    const { dataOf } = start(undefined, { all, remote, part: { ...part, nodes } });
    const { names } = await dataOf("findMentions", { text: "is Anne Bell or Bell like Zoe Quil or Zoe Quill" });
    expect(names).toEqual([expect.objectContaining({ words: "Anne Bell", match: "near" }), whole("Zoe Quill", "n95")]);
  });

  it("asks once, for phrases that may be names, and no more than so many", async () => {
    const { run, asked } = start();
    await run("findMentions", { text: "set the age of person 81 to 33" });
    expect(asked).toHaveBeenCalledTimes(1);
    const phrases = phrasesIn(asked.mock.lastCall?.[0]);
    expect(phrases).toEqual(expect.arrayContaining(["Person 81", "person 81", "81", "33"]));
    expect(phrases).not.toEqual(expect.arrayContaining(["age"]));
    for (const left of ["set", "the", "age", "of", "person", "the age of"]) expect(phrases).not.toContain(left);
    asked.mockClear();
    await run("findMentions", { text: `Blue Harbour ${"and Many Other Words ".repeat(200)}` });
    const many = phrasesIn(asked.mock.calls[0]?.[0]);
    expect(many).toContain("Blue Harbour");
    expect(many.length).toBeLessThanOrEqual(240);
    // Five phrases that name nothing, misspelt, and their parts.
    expect(asked).toHaveBeenCalledTimes(1 + 6);
  });

  it("asks nothing where all is shown, or no phrase may be a name", async () => {
    const { run, asked } = start(undefined, oddlyNamedElsewhere({ shownAtOnce: 200, shownAtMost: 200 }));
    await run("findMentions", { text: "the age" });
    expect(asked).not.toHaveBeenCalled();
    await run("findNodes", { selector: "*" });
    asked.mockClear();
    await run("findMentions", { text: "Person 81" });
    expect(asked).not.toHaveBeenCalled();
  });

  it("is not led astray by a word that very many are called by", async () => {
    const crowd = Array.from({ length: 300 }, (_, at) => ({ id: `c${at}`, label: "Smith", data: {} }));
    const { dataOf, asked } = start((own) => async (query, signal) => {
      if (!phrasesIn(query).includes("Smith")) return own(query, signal);
      return { target: "nodes", ids: crowd.map(({ id }) => id), total: 300, records: crowd.slice(0, query.records) };
    });
    const { names } = await dataOf("findMentions", { text: "Smith and Rank Xerox" });
    expect(names).toEqual([whole("Rank Xerox", "n92")]);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it("answers of what is shown where the database cannot, and says so", async () => {
    const why = Object.assign(new Error("The connection was lost."), { kind: "lost", hint: "Ask again." });
    const { run } = start(() => () => Promise.reject(why));
    const { success, data, message } = await run("findMentions", { text: "Person 3 and Person 81" });
    expect(success).toBe(true);
    expect(data).toMatchObject({ names: [whole("Person 3", "n3")] });
    expect(message).toContain(saysOfShown);
  });

  it("does not wait long for it", async () => {
    const clock = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(clock.signal);
    const { run } = start(() => () => {
      queueMicrotask(() => clock.abort());
      return new Promise(() => undefined);
    });
    const { data, message } = await run("findMentions", { text: "Person 3 and Person 81" });
    expect(timeout).toHaveBeenCalledWith(2000);
    timeout.mockRestore();
    expect(data).toMatchObject({ names: [whole("Person 3", "n3")] });
    expect(message).toContain(saysOfShown);
  });

  it("hears a stop while it waits", async () => {
    const stop = new AbortController();
    const { registry } = start(() => () => {
      stop.abort();
      return new Promise(() => undefined);
    });
    const call = { name: "findMentions", input: { text: "Person 81" } };
    await expect(registry.prepare(call, { signal: stop.signal, actor: "user" })).rejects.toThrow();
  });
});

const plainWord = fc.stringMatching(/^[A-Z][a-z]{2,8}$/u);
const plainName = fc.array(plainWord, { minLength: 1, maxLength: 3 }).map((words) => words.join(" "));

/** A name with so many slips behind its first letter, or cut off in its last word. */
const unlike = (own: string) =>
  fc.oneof(
    fc
      .integer({ min: Math.min(own.length, own.lastIndexOf(" ") + 3), max: own.length })
      .map((end) => own.slice(0, end)),
    fc
      .array(fc.tuple(fc.integer({ min: 1, max: own.length }), fc.constantFrom("take", "add", "replace")), {
        maxLength: own.length < 9 ? 1 : 2,
      })
      .map((slips) => slips.reduce((text, [at, does]) => slip(text, at, does), own)),
  );

function slip(text: string, at: number, does: string): string {
  const behind = text.slice(at + (does === "add" ? 0 : 1));
  return `${text.slice(0, at)}${does === "take" ? "" : "x"}${behind}`;
}

function named(names: readonly string[]): GraphData {
  const nodes = ["Zz Top", ...names].map((own, at) => ({ id: `#${at}`, attributes: { name: own } }));
  return { ...emptyGraph(), name: "Names", nodes, edges: [] };
}

describe("names of nodes that are not shown", () => {
  const large = (remote: RemoteGraph): RemoteGraph => ({
    ...remote,
    profile: { ...remote.profile, nodeCount: 1_000_000 },
    indexed: new Set(["name"]),
  });
  it.each([
    { where: "all names are looked through", over: (remote: RemoteGraph) => remote },
    { where: "an index finds them", over: large },
  ])("are found misspelt and cut off as those that are shown are, where $where", async ({ over }) => {
    const given = fc
      .uniqueArray(plainName, { minLength: 1, maxLength: 6 })
      .chain((names) => fc.tuple(fc.constant(names), fc.nat(names.length - 1)))
      .chain(([names, at]) => fc.tuple(fc.constant(names), unlike(names[at] ?? "")));
    const law = fc.asyncProperty(given, async ([names, text]) => {
      const graph = named(names);
      const { remote, part } = elsewhere(graph, 1);
      const commands = overRemote(allCommands, over(remote));
      const nearly = async (registry: ReturnType<typeof createTestRegistry>) =>
        JSON.stringify(
          ((await registry.dataOf("findMentions", { text }))["names"] as { match: string }[]).filter(
            ({ match }) => match !== "part",
          ),
        );
      expect(await nearly(createTestRegistry(part, { commands }))).toBe(await nearly(createTestRegistry(graph)));
    });
    await fc.assert(law, { numRuns: runsOf(100) });
  });
});

it("the node whose neighbours are shown is shown with them", async () => {
  const { run, document } = start();
  await run("getNeighbors", { ids: ["Person 81"] });
  expect(["n80", "n81", "n82"].filter((id) => document.node(id))).toEqual(["n80", "n81", "n82"]);
  expect(document.edge("e80")).toBeDefined();
});

it("two nodes found at the same moment are both shown, and what is between those shown comes once", async () => {
  const { registry, document } = start();
  const { signal } = new AbortController();
  const find = (selector: string) =>
    registry.prepare({ name: "findNodes", input: { selector } }, { signal, actor: "assistant" });
  const both = await Promise.all([find("name == 'May 5'"), find("name == 'Person 81'")]);
  const origin = { step: "s", actor: "assistant", title: "Find" } as const;
  expect(both.map((one) => registry.apply(one, origin).success)).toEqual([true, true]);
  expect(["n93", "n81"].filter((id) => document.node(id))).toEqual(["n93", "n81"]);
  expect(document.tables.edges.count).toBe(29);
});

it("a path between two nodes that were found at the same moment is shown with its edge", async () => {
  const { registry, document, run } = start();
  const { signal } = new AbortController();
  const find = (selector: string) =>
    registry.prepare({ name: "findNodes", input: { selector } }, { signal, actor: "assistant" });
  const origin = { step: "s", actor: "assistant", title: "Find" } as const;
  for (const one of await Promise.all([find("name == 'May 5'"), find("name == 'Company Oslo'")]))
    registry.apply(one, origin);
  expect(document.edge("e93")).toBeUndefined();
  await run("findPath", { source: "May 5", target: "Company Oslo" });
  expect(document.edge("e93")).toMatchObject({ source: "n93", target: "n94" });
});

import { readFileSync } from "node:fs";
import { readGraph, sayRead } from "@parley/formats/read";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { createGraphDocument } from "@/graph/document/graph-document";
import { courseNames } from "@/store/prompts/course-names";
import { kindOfGraph } from "@/store/prompts/graph-kind";
import { promptFamilies, type SuggestionContext, suggestPrompts } from "@/store/prompts/suggest-prompts";
import { typeWith } from "@/store/prompts/type-with";
import { valuesAmong } from "@/store/prompts/values-among";
import { startChat } from "../providers/builtin/support/chat";
import { catsGraph } from "../support/graphs/cats";
import { coursesGraph } from "../support/graphs/courses";
import { casesOf, isLong } from "../support/long";
import { inEnglish } from "../support/prompts/prompt-languages";

const nothingYet: SuggestionContext = { selected: [], used: [], ...inEnglish };

function textsFor(graph: GraphData, context = nothingYet): readonly string[] {
  return suggestPrompts(createGraphDocument(graph).profile(), context).map(({ text }) => text);
}

async function sample(file: string): Promise<GraphData> {
  const read = await readGraph(readFileSync(`public/samples/${file}`, "utf8"), file);
  if (!read.success) throw new Error(sayRead(read.why));
  return read.graph;
}

async function readOwn(text: string) {
  const read = await readGraph(text, "own.csv");
  if (!read.success) throw new Error(sayRead(read.why));
  return read;
}

const samples = ["cats.json", "les-miserables.json", "flare.json", "flights.json", "generated-1000.json"];

describe("prompts suggested for a graph", () => {
  it("name what is in the graph, at most four, one of a family", () => {
    const suggestions = suggestPrompts(createGraphDocument(catsGraph()).profile(), nothingYet);
    expect(suggestions.map(({ text }) => text)).toContain("Find all cats and make them blue");
    expect(suggestions).toHaveLength(4);
    expect(new Set(suggestions.map(({ family }) => family)).size).toBe(4);
    for (const { parts, text } of suggestions) {
      expect(parts.map((part) => part.text).join("")).toBe(text);
      expect(parts.some(({ isName }) => isName)).toBe(true);
    }
  });

  it("speak English of any kind of node, and never take the graph's title for a thing", () => {
    const graph = catsGraph();
    const people = {
      ...graph,
      name: "Cats and humans",
      nodes: graph.nodes.map((node) => ({ ...node, attributes: { ...node.attributes, type: "person" } })),
    };
    const texts = promptFamilies(createGraphDocument(people).profile(), nothingYet).flat();
    expect(texts.map(({ text }) => text)).toContain("Find all people and make them blue");
    expect(texts.filter(({ text }) => text.includes("Cats and humans"))).toEqual([]);
  });

  it("never repeat one that was used", () => {
    const used: string[] = [];
    for (let round = 0; round < 12; round += 1) {
      const offered = textsFor(catsGraph(), { ...nothingYet, used });
      for (const text of offered) expect(used).not.toContain(text);
      used.push(...offered);
    }
    expect(textsFor(catsGraph(), { ...nothingYet, used })).toEqual([]);
  });

  it("begin with the selection", () => {
    const [one] = textsFor(catsGraph(), { ...nothingYet, selected: [{ id: "h1", label: "Ann" }] });
    expect(one).toBe("Describe Ann");
    const both = [
      { id: "h1", label: "Ann" },
      { id: "h2", label: "Bob" },
    ];
    expect(textsFor(catsGraph(), { ...nothingYet, selected: both })[0]).toBe("How is Ann linked to Bob?");
  });

  it("speak of many selected nodes by what they have", () => {
    const [many] = textsFor(catsGraph(), { ...nothingYet, selected: [], selectedCount: 7 });
    expect(many).toMatch(/^How many of these are there by \w+\?$/);
  });

  it("offer no nodes by an attribute that only edges have", async () => {
    const { graph } = await readOwn("from,to,kind\nAnna,Ben,friend\nAnna,Cleo,colleague\nBen,Dora,friend\n");
    const last = await answered(graph, "Colour the edges by kind");
    expect(last.map(({ name }) => name)).toContain("styleByAttribute");
    await carryOut(graph, { ...nothingYet, last }, ["Colour the edges by kind"]);
    expect(textsFor(graph, { ...nothingYet, last }).filter((text) => text.includes("with kind"))).toEqual([]);
  });

  it("go on from the last answer when it was about some of the nodes", () => {
    const found = { name: "findNodes", state: "done", data: { count: 8 } } as const;
    const offered = (...last: NonNullable<SuggestionContext["last"]>) => textsFor(catsGraph(), { ...nothingYet, last });
    expect(offered(found).slice(1, 3)).toEqual(["Show only them", "Make them red"]);
    expect(offered({ ...found, data: { count: 14 } })).toEqual(textsFor(catsGraph()));
    expect(offered({ ...found, state: "failed" })).toEqual(textsFor(catsGraph()));
    expect(offered(found, { ...found, data: { count: 0 } })).toEqual(textsFor(catsGraph()));
    expect(textsFor(catsGraph(), { ...nothingYet, isFiltered: true })[0]).toBe("Show everything again");
  });

  it("ask of found nodes only what tells them apart", () => {
    const last = [{ name: "findNodes", state: "done", data: { count: 8, nodeIds: ["h1", "h2"] } }] as const;
    const offered = (among: Readonly<Record<string, number>>) =>
      textsFor(catsGraph(), { ...nothingYet, last, valuesAmong: (_, attribute) => among[attribute] ?? 0 });
    expect(offered({ type: 2 })[0]).toBe("How many of them are there by type?");
    expect(offered({ type: 1, age: 1 })[0]).toBe("What is their average age?");
    expect(offered({ type: 1 })[0]).toBe("Which of them has the most links?");
  });

  it("ask of a selection only what some of it has", () => {
    const graph = catsGraph();
    const selected = ["h1", "h2", "h3"].map((id) => ({ id, label: id }));
    const bare = { ...graph, nodes: graph.nodes.map((node) => ({ ...node, attributes: { type: "human" } })) };
    const [first] = textsFor(graph, { ...nothingYet, selected, valuesAmong: valuesAmong(createGraphDocument(bare)) });
    expect(first).toBe("How many of these are there by type?");
    const none = textsFor(graph, { ...nothingYet, selected, valuesAmong: () => 0 });
    expect(none[0]).toBe("Which of these has the most links?");
  });

  it("name the attribute where its values are no words for nodes, and give each type a colour of its own", async () => {
    const flights = await sample("flights.json");
    const families = promptFamilies(createGraphDocument(flights).profile(), nothingYet);
    const used = families
      .flatMap((family) => family.filter((one) => one.family === "one-type"))
      .map(({ text }) => text);
    expect(used.slice(0, 2)).toEqual([
      "Find the nodes with region West and make them blue",
      "Find the nodes with region South and make them orange",
    ]);
    const chat = startChat(flights);
    expect((await chat.say(used[0] ?? "")).answer).toBe("All 107 nodes with region West are blue now.");
  });

  const offered = (graph: GraphData) => {
    const document = createGraphDocument(graph);
    return suggestPrompts(document.profile(), { ...nothingYet, typeWith: typeWith(document) });
  };
  const firstOf = (graph: GraphData) => offered(graph).map(({ text }) => text);

  it("are written for the kind of graph: no template is offered on all samples", async () => {
    const graphs = await Promise.all([...samples, "generated-10000.json"].map(sample));
    const lists = graphs.map(firstOf);
    expect(new Set(lists.map(([text]) => text)).size).toBeGreaterThanOrEqual(5);
    const templates = graphs.map((graph) =>
      offered(graph).map(({ parts }) => parts.map(({ text, isName }) => (isName ? "…" : text)).join("")),
    );
    for (const template of templates.flat())
      expect(templates.filter((list) => list.includes(template)).length, template).toBeLessThan(5);
    expect(lists.flat().join("\n")).not.toMatch(/persons|hold|nodess/);
    expect(lists[3]).toEqual(
      expect.arrayContaining(["Size the airports by departures", "Colour the airports by region"]),
    );
    expect(lists[2]).toContain("Colour the classes by module");
  });

  it.each([
    ["office.json", "people"],
    ["servers.json", "servers"],
    ["papers.json", "papers"],
    ["supply.json", "supply"],
    ["family.json", "family"],
    ["pets.json", "pets"],
    ["metro.json", "routes"],
    ["packages.json", "code"],
    ["proteins.json", "other"],
  ])("know the graph %s for one of %s", async (file, kind) => {
    const read = await readGraph(readFileSync(`packages/bench/graphs/${file}`, "utf8"), file);
    if (!read.success) throw new Error(sayRead(read.why));
    expect(kindOfGraph(createGraphDocument(read.graph).profile()).name).toBe(kind);
  });

  it("change the picture, all that are offered first", { timeout: 90_000 }, async () => {
    for (const file of ["cats.json", "les-miserables.json", "flights.json"]) {
      const graph = await sample(file);
      for (const text of firstOf(graph)) {
        const chat = startChat(graph);
        await chat.say(text);
        expect(chat.document.layers.length, text).toBeGreaterThan(0);
      }
    }
  });

  it("are about the texts where there are courses", () => {
    const document = createGraphDocument(coursesGraph());
    const courses = courseNames(document);
    const texts = suggestPrompts(document.profile(), { ...nothingYet, courses }).map(({ text }) => text);
    expect(texts.slice(0, 3)).toEqual([
      "Show me the outline of Harbours",
      "What does lesson 1 of Lighthouses cover?",
      "Which topics are in both Harbours and Lighthouses?",
    ]);
    expect(courseNames(createGraphDocument(catsGraph()))).toEqual({ titles: [], several: [], words: [] });
  });

  it("compare no two lessons of a course that has one", () => {
    const document = createGraphDocument(coursesGraph());
    const context = { ...nothingYet, courses: courseNames(document) };
    const texts = promptFamilies(document.profile(), context).flatMap((family) => family.map(({ text }) => text));
    expect(texts.filter((text) => text.startsWith("Compare lessons"))).toEqual(["Compare lessons 1 and 2 of Harbours"]);
  });

  it("name the type an attribute is of, and nothing the picture tells already", async () => {
    const document = createGraphDocument(await sample("cats.json"));
    const context = { ...nothingYet, typeWith: typeWith(document), seen: ["color type"] };
    const texts = promptFamilies(document.profile(), context).flatMap((family) => family.map(({ text }) => text));
    expect(texts).toEqual(expect.arrayContaining(["Colour the cats by breed", "Colour the humans by city"]));
    expect(texts).not.toContain("Colour the nodes by type");
  });

  it("offer to begin where the graph is empty", () => {
    const graph = { ...catsGraph(), nodes: [], edges: [] };
    expect(textsFor(graph)).toEqual(["Add a node named Ann"]);
  });

  it("go on with a graph that has just begun", async () => {
    const chat = startChat({ ...catsGraph(), nodes: [], edges: [] });
    for (const count of [1, 2]) {
      const [suggestion] = suggestPrompts(chat.document.profile(), nothingYet);
      await chat.say(suggestion?.text ?? "");
      expect(chat.document.tables.nodes.count).toBe(count);
    }
    expect(chat.document.tables.edges.count).toBe(1);
  });

  it("share none between two graphs without a common attribute, but for the questions every network bears", () => {
    const word = fc.stringMatching(/^[a-z]{2,8}$/);
    const graphOf = (prefix: string, attributes: readonly string[], values: readonly string[]): GraphData => ({
      ...catsGraph(),
      name: prefix,
      nodes: Array.from({ length: 14 }, (_, index) => ({
        id: `${prefix}${index}`,
        attributes: Object.fromEntries(
          attributes.map((attribute, at) => [
            `${prefix}${attribute}`,
            at % 2 === 0 ? `${prefix}${values[index % values.length]}` : index,
          ]),
        ),
      })),
      edges: Array.from({ length: 13 }, (_, index) => ({
        id: `e${index}`,
        source: `${prefix}${index}`,
        target: `${prefix}${index + 1}`,
        attributes: {},
      })),
    });
    const lists = fc.tuple(
      fc.uniqueArray(word, { minLength: 1, maxLength: 5 }),
      fc.uniqueArray(word, { minLength: 2, maxLength: 4 }),
    );
    fc.assert(
      fc.property(lists, lists, (a, b) => {
        const general = ["Size the nodes by betweenness", "Colour the nodes by community"];
        const own = (graph: GraphData) => textsFor(graph).filter((text) => !general.includes(text));
        const first = own(graphOf("x", ...a));
        const second = own(graphOf("q", ...b));
        expect(first.length).toBeGreaterThan(0);
        expect(first.filter((text) => second.includes(text))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  /** Prompts of a family differ in the names they hold alone. */
  const ofEach = isLong ? 3 : 1;
  const textsIn = (families: ReturnType<typeof promptFamilies>) =>
    families.flatMap((family) => family.slice(0, ofEach).map(({ text }) => text));

  /** Every one there is, not only the four that are offered; after an answer, those that go on from it. */
  async function carryOut(graph: GraphData, context: SuggestionContext, before: readonly string[] = []) {
    const document = createGraphDocument(graph);
    const profile = document.profile();
    const known = new Set(context.last ? textsIn(promptFamilies(profile, nothingYet)) : []);
    const families = promptFamilies(profile, {
      ...context,
      valuesAmong: valuesAmong(document),
      typeWith: typeWith(document),
    });
    const texts = textsIn(families).filter((text) => !known.has(text));
    for (const text of texts) {
      const chat = startChat(graph);
      chat.document.apply(
        [{ type: "selection-set", selection: { nodes: context.selected.map(({ id }) => id), edges: [] } }],
        { step: "select", actor: "user", title: "Select" },
      );
      for (const earlier of before) await chat.say(earlier);
      const turn = await chat.say(text);
      expect(turn.calls.filter(({ success }) => success).length, `${text}: ${turn.answer}`).toBeGreaterThan(0);
      expect(turn.answer, text).not.toMatch(
        /not underst|ignored|not clear|not talked about|No node or value|There is no (?!path)|No nodes|Nothing (?:was )?changed/,
      );
    }
    return texts;
  }

  /** One of each kind of graph and of file. */
  const kinds = ["supply.json", "grid.graphml"];
  const others = [
    "family.json",
    "office.json",
    "packages.json",
    "metro.json",
    "papers.json",
    "ferries.csv",
    "board.json",
    "films.json",
    "food-web.json",
    "pets.json",
    "proteins.json",
    "servers.json",
  ].concat([
    "hospital.json",
    "league.json",
    "recipes.json",
    "trails.json",
    "court.json",
    "theatre.json",
    "garden.json",
    "parcels.json",
    "chess.csv",
    "letters.json",
    "bank.json",
    "courses.json",
  ]);

  it.each(casesOf(kinds, others))(
    "are carried out on the graph %s of the evaluation",
    { timeout: 90_000 },
    async (file) => {
      const read = await readGraph(readFileSync(`packages/bench/graphs/${file}`, "utf8"), file);
      if (!read.success) throw new Error(sayRead(read.why));
      expect((await carryOut(read.graph, nothingYet)).length).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(casesOf(["les-miserables.json", "flights.json"], ["cats.json", "flare.json", "generated-1000.json"]))(
    "are carried out by the built-in assistant on %s",
    { timeout: 90_000 },
    async (file) => {
      const graph = await sample(file);
      expect((await carryOut(graph, nothingYet)).length).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(casesOf(["cats.json", "flights.json"], samples.slice(2)))(
    "about a selection are carried out on %s",
    { timeout: 90_000 },
    async (file) => {
      const graph = await sample(file);
      const { labelOf } = createGraphDocument(graph);
      for (const count of file === "cats.json" || isLong ? [1, 2, 5] : [1, 5]) {
        const selected = graph.nodes.slice(3, 3 + count).map(({ id }) => ({ id, label: labelOf(id) }));
        await carryOut(graph, { ...nothingYet, selected });
      }
    },
  );

  /** Calls of an answer as the page keeps them. */
  async function answered(graph: GraphData, first: string) {
    const { result } = await startChat(graph).say(first);
    return result.rounds
      .flatMap(({ toolResults }) => toolResults)
      .map(({ name, success, data }) => ({
        name,
        state: success ? ("done" as const) : ("failed" as const),
        data: data ?? null,
      }));
  }

  /** What can be asked of any graph, for each kind of result there is something to go on with. */
  function openers(graph: GraphData): readonly string[] {
    const profile = createGraphDocument(graph).profile();
    const { highestDegree: hub, farPair, nodeAttributes, nodeTypeAttribute, name } = profile;
    const group = nodeAttributes.find(({ values, name: called }) => values && called !== nodeTypeAttribute)?.name;
    return [
      "Which 5 nodes are the most connected?",
      "Which node has the most links?",
      `Who are the neighbours of ${hub?.label}?`,
      `What is the shortest path from ${farPair?.sourceLabel} to ${farPair?.targetLabel}?`,
      ...(group === undefined ? [] : [`Colour the nodes by ${group}`, `How many nodes are there by ${group}?`]),
      `Colour ${name} by community`,
    ];
  }

  const usual = ["office.json"];
  const more = [
    "grid.graphml",
    "trails.json",
    "league.json",
    "hospital.json",
    "films.json",
    "theatre.json",
    "garden.json",
    "parcels.json",
    "chess.csv",
    "letters.json",
    "bank.json",
    "courses.json",
  ];

  it.each(casesOf(usual, more))(
    "after each kind of answer are carried out on the graph %s",
    { timeout: 240_000 },
    async (file) => {
      const read = await readGraph(readFileSync(`packages/bench/graphs/${file}`, "utf8"), file);
      if (!read.success) throw new Error(sayRead(read.why));
      for (const first of openers(read.graph)) {
        const last = await answered(read.graph, first);
        await carryOut(read.graph, { ...nothingYet, last }, [first]);
      }
    },
  );

  it.each([
    [
      "trails.json",
      "What is the shortest path from Steinbach to Rifugio Elena?",
      /^What is the shortest path from Steinbach to Rifugio Elena by distance_km\?$/,
    ],
    ["trails.json", "How many connected components are there?", /^Show only the largest part$/],
    ["office.json", "Who earns the most?", /^Who are the neighbours of Ann O'Neill\?$/],
    ["office.json", "What is the average age by department?", /^Colour the nodes by department$/],
    ["office.json", "Colour the nodes by department", /^Show only the nodes with department Sales$/],
    ["office.json", "Colour Office by community", /^Show only the nodes with community 1$/],
    ["office.json", "Who works on Apollo?", /^Show only them$/],
  ])("go on from the result: %s, %s", { timeout: 90_000 }, async (file, first, wanted) => {
    const read = await readGraph(readFileSync(`packages/bench/graphs/${file}`, "utf8"), file);
    if (!read.success) throw new Error(sayRead(read.why));
    const last = await answered(read.graph, first);
    expect(textsFor(read.graph, { ...nothingYet, last })).toContainEqual(expect.stringMatching(wanted));
    await carryOut(read.graph, { ...nothingYet, last }, [first]);
  });

  it.each(casesOf(["cats.json", "flights.json"], ["les-miserables.json", "flare.json", "generated-1000.json"]))(
    "after an answer are carried out on %s",
    { timeout: 90_000 },
    async (file) => {
      const graph = await sample(file);
      const hub = createGraphDocument(graph).profile().highestDegree?.label ?? "";
      for (const first of ["Which 5 nodes are the most connected?", `Who are the neighbours of ${hub}?`]) {
        const last = await answered(graph, first);
        const texts = await carryOut(graph, { ...nothingYet, last }, [first]);
        expect(texts).toContain("Show only them");
      }
    },
  );
});

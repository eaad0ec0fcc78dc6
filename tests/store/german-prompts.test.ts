import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { readGraph, sayRead } from "@parley/formats/read";
import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { createGraphDocument } from "@/graph/document/graph-document";
import { isJsonObject, type JsonObject } from "@/lib/json";
import { courseNames } from "@/store/prompts/course-names";
import { promptFamilies, type SuggestionContext, suggestPrompts } from "@/store/prompts/suggest-prompts";
import { typeWith } from "@/store/prompts/type-with";
import { valuesAmong } from "@/store/prompts/values-among";
import { startChat } from "../providers/builtin/support/chat";
import { coursesGraph } from "../support/graphs/courses";
import { casesOf, isLong } from "../support/long";
import { inEnglish, inGerman } from "../support/prompts/prompt-languages";

type Situation = Omit<SuggestionContext, "words" | "followUpWords" | "used">;

const nothingYet: Situation = { selected: [] };
/** Requests of a family differ in the names they hold alone. */
const ofEach = isLong ? 3 : 1;

async function graphOf(path: string): Promise<GraphData> {
  const read = await readGraph(readFileSync(path, "utf8"), path.split("/").at(-1) ?? "");
  if (!read.success) throw new Error(sayRead(read.why));
  return read.graph;
}

/** Each English suggestion there is in a situation beside the German one of the same place. */
function pairsFor(graph: GraphData, situation: Situation) {
  const document = createGraphDocument(graph);
  const context = { ...situation, used: [], valuesAmong: valuesAmong(document), typeWith: typeWith(document) };
  const inLanguage = (language: typeof inEnglish) => promptFamilies(document.profile(), { ...context, ...language });
  const german = inLanguage(inGerman);
  return inLanguage(inEnglish).flatMap((family, at) =>
    family.slice(0, ofEach).map(({ text, family: name }, place) => ({
      family: name,
      english: text,
      german: german[at]?.[place]?.text ?? "",
    })),
  );
}

/** Which of them a reading needs depends on the words it is said in. */
const lookUps: ReadonlySet<string> = new Set(["findMentions", "findNodes", "getSchema"]);

/** What a request came to: the calls but for look-ups of names, what the last of them found, and the graph afterwards. */
async function outcomeOf(graph: GraphData, text: string, { selected }: Situation, before: readonly string[]) {
  const chat = startChat(graph);
  chat.document.apply([{ type: "selection-set", selection: { nodes: selected.map(({ id }) => id), edges: [] } }], {
    step: "select",
    actor: "user",
    title: "Select",
  });
  for (const earlier of before) await chat.say(earlier);
  const { answer, result } = await chat.say(text);
  const calls = result.rounds.flatMap(({ toolResults }) => toolResults).filter(({ name }) => !lookUps.has(name));
  const { selection, filter, layers, tables } = chat.document;
  const looks = layers.map(({ target, style, mapping }) => ({ target, style, mapping }));
  const last = calls.at(-1);
  return {
    answer,
    calls: calls.map(({ name, success }) => ({ name, success })),
    found: isJsonObject(last?.data) ? withoutWords(last.data) : null,
    graph: { selection, looks, isFiltered: filter !== null, nodes: tables.nodes.count, edges: tables.edges.count },
  };
}

/** Sets are numbered by how many calls there were, and sentences are in the language of the page. */
function withoutWords({ set: _, selector: __, layer: ___, note: ____, query: _____, ...data }: JsonObject): JsonObject {
  return data;
}

/** What only a German answer says. */
const germanWords =
  /(?:^|[^\p{L}])(?:der|die|das|den|ist|sind|wurden?|hat|haben|nicht|keine?|alle|nach|von|mit|und|Knoten|Kanten|Nachbarn|jetzt|Durchschnitt|Werte?|Anzahl|gibt|aus)(?![\p{L}])/iu;

interface Asked {
  /** Requests before it, in English and in German. */
  readonly before?: readonly (readonly [string, string])[];
  /** Of these families alone. */
  readonly only?: RegExp;
}

/** The built-in assistant does for each what it does for the English one of its place, and answers in German. */
async function sameAsInEnglish(graph: GraphData, situation: Situation, { before = [], only = /^/u }: Asked = {}) {
  const known = new Set(situation.last ? pairsFor(graph, nothingYet).map(({ german }) => german) : []);
  const pairs = pairsFor(graph, situation).filter(({ german, family }) => !known.has(german) && only.test(family));
  const different: object[] = [];
  for (const { english, german } of pairs) {
    const wanted = await outcomeOf(
      graph,
      english,
      situation,
      before.map(([text]) => text),
    );
    const { answer, ...got } = await outcomeOf(
      graph,
      german,
      situation,
      before.map(([, text]) => text),
    );
    const isSame = isDeepStrictEqual(got, { calls: wanted.calls, found: wanted.found, graph: wanted.graph });
    if (!isSame || !germanWords.test(answer)) different.push({ english, german, answer, got, wanted });
  }
  expect(different).toEqual([]);
  return pairs.map(({ german }) => german);
}

/** Calls of an answer as the page keeps them. */
async function stepsOf(graph: GraphData, text: string) {
  const { result } = await startChat(graph).say(text);
  return result.rounds
    .flatMap(({ toolResults }) => toolResults)
    .map(({ name, success, data }) => ({
      name,
      state: success ? ("done" as const) : ("failed" as const),
      data: data ?? null,
    }));
}

/** Among them every kind of suggestion that the other samples have. */
const samples = ["cats.json", "flare.json", "flights.json"].map((file) => `public/samples/${file}`);
const moreSamples = ["les-miserables.json", "generated-1000.json"].map((file) => `public/samples/${file}`);
const others = ["family", "metro", "office", "papers", "supply", "packages", "board", "films", "food-web", "pets"]
  .concat(["proteins", "servers", "hospital", "league", "recipes", "trails", "court", "theatre", "garden"])
  .map((name) => `packages/bench/graphs/${name}.json`);

describe("suggestions in German", () => {
  it("none is English", async () => {
    for (const path of [...samples, ...moreSamples]) {
      const graph = await graphOf(path);
      for (const { english, german } of pairsFor(graph, nothingYet)) expect(german).not.toBe(english);
    }
  });

  it.each(casesOf(samples, [...moreSamples, ...others]))(
    "are carried out on %s",
    { timeout: 240_000 },
    async (path) => {
      expect((await sameAsInEnglish(await graphOf(path), nothingYet)).length).toBeGreaterThanOrEqual(3);
    },
  );

  it("are carried out on the handbook", { timeout: 120_000 }, async () => {
    const graph = coursesGraph();
    const courses = courseNames(createGraphDocument(graph));
    const only = /^(?:outline|lesson|compare|definition)$/u;
    expect((await sameAsInEnglish(graph, { ...nothingYet, courses }, { only })).length).toBeGreaterThanOrEqual(4);
  });

  it.each(casesOf(samples.slice(0, 1), [...samples.slice(1), ...moreSamples]))(
    "about a selection are carried out on %s",
    { timeout: 240_000 },
    async (path) => {
      const graph = await graphOf(path);
      const { labelOf } = createGraphDocument(graph);
      for (const count of isLong ? [1, 2, 5] : [1, 5]) {
        const selected = graph.nodes.slice(3, 3 + count).map(({ id }) => ({ id, label: labelOf(id) }));
        expect((await sameAsInEnglish(graph, { selected })).length).toBeGreaterThan(0);
      }
    },
  );

  it.each([
    ["public/samples/cats.json", "Which 5 nodes are the most connected?", "Welche 5 Knoten sind am besten verbunden?"],
    [
      "packages/bench/graphs/trails.json",
      "How many connected components are there?",
      "Wie viele connected components gibt es?",
    ],
    [
      "packages/bench/graphs/office.json",
      "Which node has the most links?",
      "Welcher Knoten hat die meisten Verbindungen?",
    ],
    ["packages/bench/graphs/office.json", "Colour the nodes by department", "Die Knoten nach department färben"],
    ["packages/bench/graphs/office.json", "Colour Office by community", "Office nach Communities färben"],
  ])("after an answer are carried out on %s: %s", { timeout: 120_000 }, async (path, english, german) => {
    const graph = await graphOf(path);
    const last = await stepsOf(graph, german);
    expect(
      (await sameAsInEnglish(graph, { ...nothingYet, last }, { before: [[english, german]] })).length,
    ).toBeGreaterThan(0);
  });

  it("after a path, by what its edges measure", { timeout: 60_000 }, async () => {
    const graph = await graphOf("packages/bench/graphs/trails.json");
    const german = "Was ist der kürzeste Weg von Steinbach nach Rifugio Elena?";
    const last = await stepsOf(graph, german);
    const [text] = suggestPrompts(createGraphDocument(graph).profile(), { selected: [], used: [], last, ...inGerman });
    expect(text?.text).toBe("Was ist der kürzeste Weg von Steinbach nach Rifugio Elena nach distance_km?");
    const found = await stepsOf(graph, text?.text ?? "");
    expect(found.at(-1)).toMatchObject({ name: "findPath", state: "done", data: { length: 19.6 } });
  });

  it("show all again where some is hidden", async () => {
    const graph = await graphOf("public/samples/cats.json");
    const before = [["Show only the neighbours of Emma", "Nur die Nachbarn von Emma zeigen"]] as const;
    const only = /^follow-view$/u;
    expect(await sameAsInEnglish(graph, { ...nothingYet, isFiltered: true }, { before, only })).toEqual([
      "Wieder alles zeigen",
    ]);
  });

  it("go on with a graph that has just begun", async () => {
    const chat = startChat({ ...coursesGraph(), nodes: [], edges: [] });
    for (const count of [1, 2]) {
      const [suggestion] = suggestPrompts(chat.document.profile(), { selected: [], used: [], ...inGerman });
      await chat.say(suggestion?.text ?? "");
      expect(chat.document.tables.nodes.count).toBe(count);
    }
    expect(chat.document.tables.edges.count).toBe(1);
  });
});

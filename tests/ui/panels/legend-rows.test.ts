import { readFileSync } from "node:fs";
import { readGraph, sayRead } from "@parley/formats/read";
import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { emptyGraph } from "@/graph/document/empty-graph";
import { createGraphDocument } from "@/graph/document/graph-document";
import { parseSelector } from "@/graph/selector/parse/parse-selector";
import { layerText } from "@/ui/canvas/legend/layer-text";
import { legendGroups } from "@/ui/canvas/legend/legend-groups";
import { shownGroups } from "@/ui/canvas/legend-counts";
import { createWordsStore } from "@/words/words-store";
import { startChat } from "../../providers/builtin/support/chat";
import { createTestRegistry } from "../../support/test-registry";

const english = createWordsStore().getState().words;

type Document = Parameters<typeof legendGroups>[0];

const rowsOf = (document: Document, words = english) =>
  legendGroups(document, words, layerText).flatMap(({ rows }) => rows);
const textsOf = (document: Document, words = english) => rowsOf(document, words).map(({ text }) => text);
const headsOf = (document: Document) =>
  legendGroups(document, english, layerText)
    .filter(({ target }) => target === "nodes")
    .map(({ head }) => head);

async function sample(file: string): Promise<GraphData> {
  const read = await readGraph(readFileSync(`public/samples/${file}`, "utf8"), file);
  if (!read.success) throw new Error(sayRead(read.why));
  return read.graph;
}

it("leaves out what layers above hide wholly", async () => {
  const { document, run } = createTestRegistry();
  await run("styleNodes", { selector: "age > 3", color: "red" });
  expect(textsOf(document)).toContain("age over 3");
  await run("styleByAttribute", { property: "type", channel: "color" });
  expect(textsOf(document)).not.toContain("age over 3");
  await run("styleNodes", { selector: "type == 'cat'", color: "green" });
  expect(textsOf(document)).not.toContain("cat");
  expect(textsOf(document)).toContain("human");
});

it("shows the colours of types in the shapes the picture has", async () => {
  const { document, run } = createTestRegistry();
  await run("styleByAttribute", { property: "type", channel: "color" });
  const shapes = rowsOf(document).flatMap(({ sign, text }) => (sign.kind === "node" ? [[text, sign.shape]] : []));
  expect(shapes).toEqual([
    ["cat", document.styles.node("cat1")?.shape],
    ["human", document.styles.node("h1")?.shape],
  ]);
  expect(new Set(shapes.map(([, shape]) => shape)).size).toBe(2);
});

it("has no row for what has no type, and one for what has no value of another attribute", async () => {
  const { document, run } = createTestRegistry();
  await run("addNodes", { nodes: [{ attributes: { name: "Nobody" } }] });
  await run("addEdges", { edges: [{ source: "Nobody", target: "cat1" }] });
  expect(textsOf(document)).not.toContain("no type");
  await run("styleByAttribute", { property: "type", channel: "color" });
  expect(textsOf(document)).not.toContain("no type");
  await run("styleByAttribute", { property: "age", channel: "color" });
  expect(textsOf(document)).toContain("no age");
});

it("tells the colour of a type only where all of very many have it", () => {
  const nodes = Array.from({ length: 5000 }, (_, at) => ({ id: `n${at}`, attributes: { type: "cat" } }));
  const signed = (odd: readonly string[]) => {
    const document = createGraphDocument({ ...emptyGraph("Cats"), nodes });
    const looks = [
      { style: { color: "#0000ff" }, ids: nodes.map(({ id }) => id).filter((id) => !odd.includes(id)) },
      { style: { color: "#ff0000" }, ids: odd },
    ];
    const layer = { id: "file", name: "Looks", target: "nodes", where: { op: "all" }, looks, origin: "user" } as const;
    document.apply([{ type: "layer-put", layer }], { step: "open", actor: "user", title: "Open" });
    return rowsOf(document).map(({ sign }) => (sign.kind === "node" ? sign.color : null));
  };
  expect(signed([])).toEqual(["#0000ff"]);
  expect(signed(["n3333"])).toEqual(["--g-0"]);
});

it("has nothing to say of looks that elements have of their own", () => {
  const { document } = createTestRegistry();
  const before = rowsOf(document).length;
  const looks = [{ style: { color: "#ff0000" }, ids: ["cat1"] }];
  const layer = { id: "file", name: "Looks", target: "nodes", where: { op: "all" }, looks, origin: "user" } as const;
  document.apply([{ type: "layer-put", layer }], { step: "open", actor: "user", title: "Open" });
  expect(rowsOf(document)).toHaveLength(before);
});

describe("the words of the legend", () => {
  it.each([
    ["type == 'cat' && breed == 'siamese'", "siamese cats"],
    ["breed == 'siamese' && type == 'cat' && age > 5", "siamese cats, age over 5"],
    ["type == 'human' && city == 'Bern'", "humans, city Bern"],
    ["@id == 'cat1'", "Whiskers"],
    ["@id in ['human1', 'human2']", "Emma and Liam"],
    ["@id in ['human1', 'human2', 'human3']", "3 nodes"],
    ["not exists(breed) && age > 40", "no breed, age over 40"],
    ["age >= 5 && age < 9", "age from 5, age under 9"],
    ["age >= 5 && age <= 9", "age 5 to 9"],
    ["degree >= 2 && degree <= 6", "2 to 6 links"],
    ["breed in ['siamese', 'tabby']", "breed siamese or tabby"],
    ["neighbors(@id == 'human1', 1)", "neighbours of Emma"],
    ["type == 'cat' || city == 'Bern'", "cats or city Bern"],
    ["*", "all nodes"],
  ])("say %s as people do: %s", async (selector, text) => {
    const { document, run } = createTestRegistry(await sample("cats.json"));
    await run("styleNodes", { selector, color: "red" });
    expect(textsOf(document)[0]).toBe(text);
  });

  it.each([
    ["born < 1930", "born before 1930"],
    ["joined >= '1930-05-01'", "joined since 1930-05-01"],
    ["age < 1930", "age under 1930"],
  ])("say a year or a date as a time: %s", (selector, text) => {
    const { document } = createTestRegistry();
    const parsed = parseSelector(selector);
    if (!parsed.success) throw new Error(parsed.message);
    const layer = { id: "red", name: `Red: ${selector}`, target: "nodes", origin: "user" } as const;
    const style = { color: "#ff0000" };
    expect(layerText(document, { ...layer, where: parsed.selector, style }, english).text).toBe(text);
  });

  it("say nothing of labels, which explain themselves", async () => {
    const { document, run } = createTestRegistry(await sample("cats.json"));
    const before = textsOf(document);
    await run("styleNodes", { selector: "*", label: "" });
    await run("styleNodes", { selector: "type == 'cat'", label: "{label}" });
    expect(textsOf(document)).toEqual(before);
  });

  it("never show a selector, whatever it asks", async () => {
    const { document, run } = createTestRegistry(await sample("cats.json"));
    const odd = "neighbors(neighbors(type == 'cat', 2), 3) && data.age contains 'x' || not (degree > age)";
    for (const selector of [odd, "@id startsWith 'cat' && @label endsWith 's'", "neighbors($selected, 2)"]) {
      await run("styleNodes", { selector, color: "red" });
    }
    for (const text of textsOf(document)) expect(text).not.toMatch(/[=&|@$'()<>]/);
  });

  it("keep a name that was given by hand", async () => {
    const { document, run } = createTestRegistry();
    await run("styleNodes", { selector: "age > 5", color: "red", layer: "The elders" });
    expect(textsOf(document)[0]).toBe("The elders");
  });

  it("tell a path and what was found before by what they are", async () => {
    const chat = startChat(await sample("les-miserables.json"));
    await chat.say("Highlight the shortest path from Napoleon to Old Man");
    await chat.say("Highlight the shortest path from Napoleon to Gavroche");
    const path = rowsOf(chat.document).filter(({ text }) => text.endsWith("on the path"));
    expect(path.map(({ text }) => text)).toContain("4 nodes on the path");
    expect(path.map(({ text }) => text)).toContain("3 edges on the path");
    expect(path.every(({ isCounted }) => isCounted)).toBe(true);
    await chat.say("Highlight Valjean");
    expect(textsOf(chat.document)[0]).toBe("Valjean");
    const cats = startChat(await sample("cats.json"));
    await cats.say("Find all cats and make them blue");
    expect(textsOf(cats.document)[0]).toBe("cat");
    await cats.say("Find the cats older than 5 and make them red");
    expect(textsOf(cats.document)[0]).toBe("cats, age over 5");
  });

  it("speak German", async () => {
    const store = createWordsStore();
    await store.setLanguage("de");
    const { words } = store.getState();
    const { document, run } = createTestRegistry(await sample("cats.json"));
    await run("styleByAttribute", { property: "breed", channel: "color" });
    await run("styleNodes", { selector: "age > 40", color: "red" });
    expect(textsOf(document, words)).toEqual(expect.arrayContaining(["age über 40", "ohne breed"]));
    expect(legendGroups(document, words, layerText).map(({ head }) => head)).toContain("Farbe nach breed");
  });
});

describe("the rows of an attribute", () => {
  it("stand under its name, the newest layer first, types last", async () => {
    const { document, run } = createTestRegistry(await sample("cats.json"));
    expect(headsOf(document)).toEqual(["Type"]);
    await run("styleByAttribute", { property: "age", channel: "size" });
    await run("styleByAttribute", { property: "breed", channel: "color" });
    await run("styleNodes", { selector: "age > 40", color: "red" });
    expect(headsOf(document)).toEqual([null, "Colour by breed", "Size by age", "Type"]);
  });

  it("end with the elements that have no value, and tell values without a colour together", async () => {
    const { document, run } = createTestRegistry(await sample("cats.json"));
    await run("styleByAttribute", { property: "breed", channel: "color" });
    const rows = rowsOf(document).map(({ text, count }) => [text, count]);
    expect(rows).toContainEqual(["no breed", 8]);
    const flare = createTestRegistry(await sample("flare.json"));
    await flare.run("styleByAttribute", { property: "module", channel: "color" });
    const output = rowsOf(flare.document).filter(({ target }) => target === "nodes");
    expect(output.at(-1)).toMatchObject({ text: "others", sign: { color: "--g-0" } });
    expect(output.reduce((sum, { count }) => sum + count, 0)).toBe(220);
  });

  it("are no shapes where there are more numbers than shapes, and the picture has none", async () => {
    const { document, run } = createTestRegistry(await sample("les-miserables.json"));
    const shapes = new Set(document.snapshot().nodes.map(({ id }) => document.styles.node(id)?.shape));
    expect(shapes).toEqual(new Set(["ellipse"]));
    expect(rowsOf(document).filter(({ target }) => target === "nodes")).toEqual([]);
    await run("styleByAttribute", { property: "degree", channel: "color" });
    const [ramp, ...more] = rowsOf(document).filter(({ target }) => target === "nodes");
    expect(ramp).toMatchObject({ sign: { kind: "ramp" }, text: "1 to 36", name: "degree 1 to 36" });
    expect(more).toEqual([]);
  });

  it("are told by their number where few numbers sort the nodes", () => {
    const nodes = [1, 2, 3, 1, 2, 3].map((group, at) => ({ id: `n${at}`, attributes: { group } }));
    const graph = { name: "G", directed: false, nodes, edges: [], layers: [], sets: [], filter: null };
    const document = createGraphDocument(graph);
    expect(headsOf(document)).toEqual(["Group"]);
    expect(rowsOf(document).map(({ text, name }) => [text, name])).toEqual([
      ["1", "group 1"],
      ["2", "group 2"],
      ["3", "group 3"],
    ]);
  });
});

it("counts what the filter shows, and says of how many", async () => {
  const { document, run } = createTestRegistry();
  const counts = () => Object.fromEntries(rowsOf(document).map(({ text, count, total }) => [text, [count, total]]));
  const before = counts();
  await run("filterGraph", { selector: "type == 'human'" });
  expect(counts()).toMatchObject({ cat: [0, before["cat"]?.[0]], human: [6, undefined] });
  const inPicture = shownGroups(legendGroups(document, english, layerText)).flatMap(({ rows }) =>
    rows.map(({ text }) => text),
  );
  expect(inPicture).toContain("human");
  expect(inPicture).not.toContain("cat");
  await run("showAll", {});
  expect(counts()).toEqual(before);
});

it("has a row for the values outside the chosen ends of a scale, in the look of its ends", async () => {
  const { document, run } = createTestRegistry();
  const ends = { domain: [5, 20] };
  await run("styleByAttribute", { property: "age", channel: "color", options: ends });
  const rows = rowsOf(document).filter(({ text }) => /^(below|above)/.test(text));
  expect(rows.map(({ text, count, sign }) => [text, count, sign])).toEqual([
    ["below 5", 2, { kind: "node", color: "--seq-1", shape: "ellipse" }],
    ["above 20", 5, { kind: "node", color: "--seq-7", shape: "ellipse" }],
  ]);
  const scaled = rowsOf(document).find(({ key }) => key === "layer-1");
  const output = await run("findNodes", { selector: "age >= 5 && age <= 20" });
  expect(output).toMatchObject({ data: { count: scaled?.count } });
  await run("styleByAttribute", { property: "age", channel: "size", options: ends, layer: "layer-1" });
  expect(textsOf(document)).toEqual(expect.arrayContaining(["below 5", "above 20"]));
  await run("styleByAttribute", { property: "age", channel: "size", layer: "layer-1" });
  expect(textsOf(document).filter((text) => /^(below|above)/.test(text))).toEqual([]);
});

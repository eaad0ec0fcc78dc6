import type { TablePlan } from "@parley/formats/table-plan";
import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import type { Attributes } from "@/graph/document/graph-types";
import { withPlan } from "@/store/view/table-import";
import { joinImported, readFiles, readGraph } from "../support/read-in-english";

const german = [
  "Übergeordnet;Maßnahme;Zuständig;Größe (m²);Kosten in €;Priorität",
  ";Hallenbau;Jörg Müller;1.200,5;250.000,00;hoch",
  "Hallenbau;Türen;Änne Größ;80;12.500,50;mittel",
  "Hallenbau;Dach;Jörg Müller;1.100;98.000,00;hoch",
  "Dach;Dämmung;Åsa Öberg;1.100;31.250,75;niedrig",
  "",
].join("\n");

const members = [
  "Member No;Name;Joined;City;Fee;Sponsor",
  "M01;Anna Berg;01.02.2019;Köln;€ 120,00;",
  "M02;Ben Kurz;15.03.2019;Bonn;€ 120,00;M01",
  "M03;Clara Lang;02.05.2020;Köln;€ 80,50;M01",
  "M04;Dirk Moll;11.11.2020;Aachen;€ 1.207,23;M02",
  "Summe;;;;€ 1.527,73;",
  "",
].join("\n");

const open = (text: string) => readFiles([{ name: "t.csv", bytes: new TextEncoder().encode(text) }]);

/** The page without a question, and the terminal, which refuses what is not sure. */
async function read(text: string): Promise<{ readonly graph: GraphData; readonly notes: string }> {
  const page = await open(text);
  const terminal = await readGraph(text, "t.csv", { refusesDoubts: true });
  if (!terminal.success) throw new Error(terminal.message);
  if (page.kind !== "graph") throw new Error(page.kind);
  expect(page.graph).toEqual(terminal.graph);
  expect(page.notes).toEqual(terminal.notes);
  return { graph: terminal.graph, notes: terminal.notes.join(" ") };
}

/** As the dialog of columns reads it. */
async function planned(text: string, plan: Partial<TablePlan>) {
  const page = await open(text);
  if (page.kind === "refused") throw new Error(page.failure.message);
  const again = joinImported(
    page.tables.map((table) => withPlan(table, plan)),
    true,
  );
  if (again.kind !== "graph") throw new Error(again.kind);
  return again;
}

const valuesOf = ({ nodes }: GraphData, id: string): Attributes | undefined =>
  nodes.find((node) => node.id === id)?.attributes;
const ends = ({ edges }: GraphData) =>
  edges.map(({ source, target, attributes }) => `${source}>${target} ${JSON.stringify(attributes)}`);
const ids = ({ nodes }: GraphData) => nodes.map(({ id }) => id);

describe("a table of things that name what they belong to", () => {
  it("keeps the values of each, also of the root, under a German header that begins with the parent", async () => {
    const { graph } = await read(german);
    expect(ids(graph)).toEqual(["Hallenbau", "Türen", "Dach", "Dämmung"]);
    expect(valuesOf(graph, "Hallenbau")).toEqual({
      Zuständig: "Jörg Müller",
      "Größe (m²)": 1200.5,
      "Kosten in €": 250000,
      Priorität: "hoch",
    });
    expect(valuesOf(graph, "Dämmung")).toMatchObject({ "Kosten in €": 31250.75 });
    expect(ends(graph)).toEqual([
      'Türen>Hallenbau {"type":"Übergeordnet"}',
      'Dach>Hallenbau {"type":"Übergeordnet"}',
      'Dämmung>Dach {"type":"Übergeordnet"}',
    ]);
  });

  it("finds the header, the name and the links of members that sponsor others", async () => {
    const { graph, notes } = await read(members);
    expect(ids(graph)).toEqual(["M01", "M02", "M03", "M04"]);
    expect(valuesOf(graph, "M04")).toEqual({
      name: "Dirk Moll",
      Joined: "11.11.2020",
      City: "Aachen",
      "Fee (€)": 1207.23,
    });
    expect(ends(graph)).toEqual([
      'M02>M01 {"type":"Sponsor"}',
      'M03>M01 {"type":"Sponsor"}',
      'M04>M02 {"type":"Sponsor"}',
    ]);
    expect(notes).toContain("Row 5 looks like a total: 'Summe' was skipped. t.csv, line 6.");
    expect(notes).not.toContain("skipped or cut");
  });

  it.each([
    ["a column of no known name", "Mitglied;Ort;Werber\nAnna;Köln;\nBen;Bonn;Anna\nCleo;Bonn;Ben\n", "Ben>Anna"],
    ["the parent's column in the middle", "Teil;Baugruppe;Preis\nRad;Wagen;3\nWagen;;90\nSpeiche;Rad;1\n", "Rad>Wagen"],
    ["the parent first", "Parent task,Task,Days\n,Plan,3\nPlan,Build,9\nBuild,Test,2\n", "Build>Plan"],
    ["what a part is of", "part of;item;kg\n;Car;900\nCar;Wheel;9\nCar;Door;20\n", "Wheel>Car"],
    [
      "numbers that nobody is named by",
      "Nr;Maßnahme;Übergeordnet;Kosten\n1;Halle;;9\n2;Türen;Halle;2\n3;Dach;Halle;3\n",
      "Türen>Halle",
    ],
    ["a code", "Country code,Capital,Ally\nFR,Paris,\nDE,Berlin,FR\nIT,Rome,DE\n", "DE>FR"],
  ])("reads %s", async (_, text, first) => {
    const { graph } = await read(text);
    expect(graph.nodes).toHaveLength(3);
    expect(graph.nodes.every(({ attributes }) => Object.keys(attributes).length > 0)).toBe(true);
    expect(graph.edges.map(({ source, target }) => `${source}>${target}`)).toContain(first);
  });

  it.each([
    ["a ring of edges", "a;b;red\nb;c;blue\nc;a;red\n"],
    ["edges without a header, one of them open", "ann,bob,3\nbob,cleo,4\ncleo,ann,5\neve,,\n"],
  ])("leaves %s edges", async (_, text) => {
    const { graph } = await planned(text, {});
    expect(graph.edges).toHaveLength(3);
    expect(graph.edges.every(({ attributes }) => Object.keys(attributes).length > 0)).toBe(true);
  });
});

describe("a row of edges with one end", () => {
  it("gives its values to the node, and so do all rows where each describes one node", async () => {
    const { graph, notes } = await read("parent,child,weight,cost\n,Root,,50\nRoot,Left,2,10\nRoot,Right,3,20\n");
    expect(graph.nodes.map(({ id, attributes }) => [id, attributes])).toEqual([
      ["Root", { cost: 50 }],
      ["Left", { cost: 10 }],
      ["Right", { cost: 20 }],
    ]);
    expect(ends(graph)).toEqual(['Root>Left {"weight":2}', 'Root>Right {"weight":3}']);
    expect(notes).toContain("The values of each row went to the node in “child”.");
    expect(notes).not.toContain("only one name");
  });

  it("gives them to the node alone where others stand in several rows", async () => {
    const { graph, notes } = await read("from,to,day,type\na,b,1,road\nc,b,2,rail\nd,,3,town\n");
    expect(valuesOf(graph, "d")).toEqual({ day: 3, type: "town" });
    expect(ends(graph)[0]).toBe('a>b {"day":1,"type":"road"}');
    expect(notes).toContain("Row 3 has only one name: 'd' was added as a node.");
  });

  it("keeps them whichever columns a person makes the ends", async () => {
    const roles = ["source", "target", "attribute", "attribute", "attribute", "attribute"] as const;
    const { graph } = await planned(german, { kind: "edges", roles });
    expect(valuesOf(graph, "Hallenbau")).toMatchObject({ Zuständig: "Jörg Müller", Priorität: "hoch" });
    expect(valuesOf(graph, "Dach")).toMatchObject({ Priorität: "hoch" });
    expect(ends(graph)[0]).toBe("Hallenbau>Türen {}");
  });
});

describe("a row of a total", () => {
  it.each([
    ["of nodes", members, 5],
    ["of edges", "von;nach;Menge\nA;B;10\nB;C;20\nC;A;30\nSumme;;60\n", 4],
  ])("%s is taken in where a person says so", async (_, text, count) => {
    const { graph, notes } = await planned(text, { sumRows: "node" });
    expect(graph.nodes).toHaveLength(count);
    expect(notes.join(" ")).toContain("'Summe' was added as a node");
  });

  it("is no evidence of what the columns are", async () => {
    const { graph } = await read("Teil;Baugruppe;Preis\nRad;Wagen;3\nWagen;;90\nSpeiche;Rad;1\nGesamt;;94\n");
    expect(ids(graph)).toEqual(["Rad", "Wagen", "Speiche"]);
  });
});

describe("a column without a header", () => {
  it.each([
    ["ann,bob,red\nbob,cleo,blue\ncleo,ann,red\nann,cleo,red\n", "type"],
    ["ann,bob,3\nbob,cleo,4\n", "weight"],
    ["ann,bob,Oak Lane\nbob,cleo,Elm Road\ncleo,ann,Mill Row\nann,cleo,High Street\n", "column 3"],
    ["ann,bob,red,x\nbob,cleo,blue,y\ncleo,ann,red,z\n", "column 3"],
  ])("is called by what it holds: %s", async (text, name) => {
    const { graph } = await planned(text, { hasHeader: false });
    expect(Object.keys(graph.edges[0]?.attributes ?? {})[0]).toBe(name);
  });

  it("is no type of a node", async () => {
    const { graph } = await planned("ann,5,red\nbob,6,blue\n", {
      kind: "nodes",
      hasHeader: false,
      roles: ["id", "attribute", "attribute"],
    });
    expect(Object.keys(valuesOf(graph, "ann") ?? {})).toEqual(["column 2", "column 3"]);
  });
});

describe("the id of an edge whose row has one end", () => {
  it.each(["id", "Id", "edge_id", "Edge ID"])("in “%s” makes no node, and is named", async (header) => {
    const { graph, notes } = await read(`${header},source,target\ne1,a,b\ne2,c,\ne3,,d\ne4,b,d\n`);
    expect(ids(graph)).toEqual(["a", "b", "c", "d"]);
    expect(graph.edges.map(({ id }) => id)).toEqual(["e1", "e4"]);
    expect(graph.nodes.every(({ attributes }) => Object.keys(attributes).length === 0)).toBe(true);
    expect(notes).toContain("Edge ids of rows that became nodes were left out: “e2”, “e3”.");
    expect(notes).toContain("'c' was added as a node");
  });

  it("is not spoken of where the row has none, or is left out", async () => {
    expect((await read("id,source,target\n,a,b\n,c,\n")).notes).not.toContain("Edge ids");
    const { notes } = await planned("id,source,target\ne1,a,b\ne2,c,\n", { shortRows: "skip" });
    expect(notes.join(" ")).not.toContain("Edge ids");
  });
});

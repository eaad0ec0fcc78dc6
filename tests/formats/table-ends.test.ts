import { readGraph, sayRead } from "@parley/formats/read";
import { describe, expect, it } from "vitest";
import { readFiles } from "@/app/files/open-files";
import type { GraphData } from "@/graph/changes/change-types";
import { createGraphDocument } from "@/graph/document/graph-document";
import { createTestRegistry } from "../support/test-registry";

type Named = readonly [name: string, text: string];

const opened = (...files: readonly Named[]) =>
  readFiles(files.map(([name, text]) => ({ name, bytes: new TextEncoder().encode(text) })));

async function graphOf(...files: readonly Named[]): Promise<GraphData> {
  const read = await opened(...files);
  if (read.kind !== "graph")
    throw new Error(`${read.kind} ${read.kind === "refused" ? sayRead(read.failure.why) : ""}`);
  return read.graph;
}

const ends = ({ edges }: GraphData) => edges.map(({ source, target }) => `${source}>${target}`);
const ids = ({ nodes }: GraphData) => nodes.map(({ id }) => id);

describe("the ends of a table", () => {
  it.each([
    ["Source,Destination,Type,Source Label,Target Label\n1,2,road,Lee,Lee\n2,3,rail,Lee,Kim\n", ["1>2", "2>3"]],
    ["Source,Destination,Source Name,Target Name\n1,2,Lee,Lee\n2,3,Lee,Kim\n", ["1>2", "2>3"]],
    ["source name,target name,source,target\nLee,Lee,1,2\nLee,Kim,2,3\n", ["1>2", "2>3"]],
    [
      "Origin,Destination,Origin city,Destination city\nTXL,BER,Berlin,Berlin\nBER,MUC,Berlin,Munich\n",
      ["TXL>BER", "BER>MUC"],
    ],
    ["caller,callee,Source Label,Target Label\na,b,Lee,Lee\nb,c,Lee,Kim\n", ["a>b", "b>c"]],
    ["From city,To city,From,To\nBerlin,Berlin,TXL,BER\nBerlin,Munich,BER,MUC\n", ["TXL>BER", "BER>MUC"]],
    ["weight,source_id,target_id,source_label,target_label\n5,1,2,Lee,Lee\n6,2,3,Lee,Kim\n", ["1>2", "2>3"]],
    ["Von;An;Betrag\nA;B;1\nB;C;2\n", ["A>B", "B>C"]],
    ["Von,Nach,Von Stadt,Nach Stadt\nA,B,Ulm,Ulm\nB,C,Ulm,Köln\n", ["A>B", "B>C"]],
    // Columns of times are none, and neither are numbers beside a pair that says more.
    ["From station,To station,Start,End\nUlm,Köln,1,2\nKöln,Bonn,3,4\n", ["Ulm>Köln", "Köln>Bonn"]],
    ["source name,target name\nLee,Kim\nKim,Ann\n", ["Lee>Kim", "Kim>Ann"]],
    ["supplier,customer,part,volume\nOre Co,Acme,iron,9\nAcme,Borg,steel,4\n", ["Ore Co>Acme", "Acme>Borg"]],
    ["buyer,seller,price\nAnn,Bob,3\nBob,Cid,4\n", ["Ann>Bob", "Bob>Cid"]],
    ["seller,buyer,price\nAnn,Bob,3\nBob,Cid,4\n", ["Bob>Ann", "Cid>Bob"]],
    // Names that say nothing: what stands in both columns, and in no other, is what is joined.
    ["tutor of,pupil,hours,town\nAnn,Bob,3,Oslo\nBob,Cid,4,Rome\nCid,Dan,4,Rome\n", ["Ann>Bob", "Bob>Cid", "Cid>Dan"]],
  ])("are the columns of their own name: %s", async (text, expected) => {
    expect(ends(await graphOf(["x.csv", text]))).toEqual(expected);
    const read = await readGraph(text, "x.csv", { refusesDoubts: true });
    expect(read.success && ends(read.graph)).toEqual(expected);
  });

  it.each([
    "Source City,Target City,Source Port,Target Port\na,b,c,d\nb,e,d,f\n",
    "id,from,to,sender,receiver\n1,a,b,c,d\n2,b,e,d,f\n",
    "weight,sender,receiver,buyer,seller\n1,a,b,c,d\n2,b,e,d,f\n",
  ])("are asked for where two pairs may be meant: %s", async (text) => {
    expect((await opened(["x.csv", text])).kind).toBe("columns");
    const [pairs = []] = [
      text
        .split("\n")[0]
        ?.split(",")
        .filter((name) => !/^(?:id|weight)$/.test(name)),
    ];
    for (const wish of [{ refusesDoubts: true }, {}]) {
      const read = await readGraph(text, "x.csv", wish);
      expect(read).toMatchObject({ success: false, isUnsure: true });
      if (read.success) continue;
      expect(sayRead(read.why)).toContain(`${pairs[0]} and ${pairs[1]}`);
      expect(sayRead(read.why)).toContain(`${pairs[2]} and ${pairs[3]}`);
    }
    const { run } = createTestRegistry();
    const imported = await run("importData", { files: [{ name: "x.csv", text }] });
    expect(imported.success).toBe(false);
    expect(imported.message).toContain(`${pairs[0]} and ${pairs[1]}`);
  });

  it("are asked for where a third column names the same things", async () => {
    const text = "tutor of,pupil,helper,town\nAnn,Bob,Cid,Oslo\nBob,Cid,Ann,Rome\n";
    expect((await opened(["x.csv", text])).kind).toBe("columns");
  });
});

describe("a table of nodes", () => {
  it.each([
    ["Label,ml_target\nhome,0\nabout,1\nshop,0\n", ["home", "about", "shop"]],
    ["name;team\nAnn;red\nBob;blue\nCleo;red\n", ["Ann", "Bob", "Cleo"]],
    ["Site ID;Name;Kind\nS1;North;depot\nS2;South;shop\nS3;South;shop\n", ["S1", "S2", "S3"]],
    ["id,name,kind\n1,Sensor,device\n2,device,\n3,Pump,device\n4,Valve,part\n", ["1", "2", "3", "4"]],
  ])("is one by its first header with a value for each row: %s", async (text, expected) => {
    const graph = await graphOf(["x.csv", text]);
    expect([ids(graph), graph.edges]).toEqual([expected, []]);
  });

  it("goes from and to by Von and An", async () => {
    expect((await graphOf(["x.csv", "Von;An;Betrag\nA;B;1\nB;C;2\n"])).directed).toBe(true);
  });

  it.each(["Title", "title"])("goes by the full name, and not by the job beside it: %s", async (title) => {
    const graph = await graphOf([
      "x.csv",
      `id,Full Name,${title}\n1,Ann Lee,CEO\n2,Bob Ray,Engineer\n3,Cid Fox,Engineer\n`,
    ]);
    const document = createGraphDocument(graph);
    expect(["1", "2", "3"].map((id) => document.labelOf(id))).toEqual(["Ann Lee", "Bob Ray", "Cid Fox"]);
  });

  it("is none unasked where the second column names the first's", async () => {
    expect((await opened(["x.csv", "name,friend\nAnn,Bob\nBob,Cleo\nCleo,Ann\n"])).kind).toBe("columns");
  });
});

describe("two tables together", () => {
  const sites = `Site ID;Name;Kind;Opened\n${Array.from({ length: 18 }, (_, at) => `S${at};Place ${at % 7};${["depot", "shop", "plant"][at % 3]};20${10 + at}`).join("\n")}\n`;
  const routes = `From;To;Kind;Km\n${Array.from({ length: 22 }, (_, at) => `S${at % 18};S${(at * 5 + 1) % 18};${["road", "rail"][at % 2]};${at + 3}`).join("\n")}\n`;
  const pages = "Label,ml_target\nhome,0\nabout,1\nshop,0\nhome2,1\n";
  const clicks = "source,target\nhome,about\nabout,shop\nshop,home\n";
  const people = "Name;Town;Staff no\nLee;Ulm;17\nLee;Bonn;18\nKim;Ulm;19\n";
  const reports = "Source;Target\n17;18\n19;18\n";
  const flights = "leg;dep;arr;km\n1;TXL;MUC;480\n2;MUC;CGN;430\n3;CGN;TXL;470\n";
  const ports = "city,code,country\nBerlin,TXL,DE\nMunich,MUC,DE\nCologne,CGN,DE\n";

  const cases: readonly (readonly [string, readonly Named[], readonly number[]])[] = [
    [
      "sites and routes",
      [
        ["sites.csv", sites],
        ["routes.csv", routes],
      ],
      [18, 22],
    ],
    [
      "pages and clicks",
      [
        ["pages.csv", pages],
        ["clicks.csv", clicks],
      ],
      [4, 3],
    ],
    [
      "people by a number in the last column",
      [
        ["people.csv", people],
        ["reports.csv", reports],
      ],
      [3, 2],
    ],
    [
      "flights whose ends are no first columns",
      [
        ["ports.csv", ports],
        ["flights.csv", flights],
      ],
      [3, 3],
    ],
  ];

  it.each(cases)("are nodes and edges by their values: %s", async (_, files, counts) => {
    for (const order of [files, files.toReversed()]) {
      const graph = await graphOf(...order);
      expect([graph.nodes.length, graph.edges.length]).toEqual(counts);
    }
  });

  it.each(cases)("and so by importData: %s", async (_, files, counts) => {
    const { document, run } = createTestRegistry({
      name: "",
      directed: false,
      nodes: [],
      edges: [],
      layers: [],
      sets: [],
      filter: null,
    });
    const done = await run("importData", { files: files.map(([name, text]) => ({ name, text })) });
    expect(done).toMatchObject({ success: true });
    expect([document.tables.nodes.count, document.tables.edges.count]).toEqual(counts);
  });

  it("gives the nodes their values from the table that lists them", async () => {
    const graph = await graphOf(["sites.csv", sites], ["routes.csv", routes]);
    expect(graph.nodes.find(({ id }) => id === "S4")?.attributes).toMatchObject({ name: "Place 4", Kind: "shop" });
    expect(graph.edges[0]?.attributes).toMatchObject({ Kind: "road", Km: 3 });
  });
});

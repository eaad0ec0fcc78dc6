import { readGraph, sayRead } from "@parley/formats/read";
import { isRead, recogniseFormat } from "@parley/formats/recognise";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatRules } from "../../packages/formats/src/recognise/format-rules";
import { formatNamed, formatTable } from "../../packages/formats/src/recognise/known-formats";
import { formatSamples } from "../support/graphs/format-samples";

/** What each looks like, under a name that does not tell it. */
const marked: readonly (readonly [format: string, text: string])[] = [
  ...Object.entries(formatSamples)
    .filter(([format]) => format !== "xlsx")
    .map(([format, { text }]) => [format, text] as const),
  ["cx", '[{"CXVersion":"2.0"},{"nodes":[]}]'],
  ["dot", "graph{a--b}"],
  ["dl", "DL n = 3 format = fullmatrix\ndata:\n0 1 0"],
  ["xlsx", "PK\u0003\u0004 [Content_Types].xml xl/workbook.xml"],
  ["zip", "PK\u0003\u0004 readme"],
  ["pdf", "%PDF-1.7 …"],
  ["xgmml", '<graph label="x" xmlns="http://www.cs.rpi.edu/XGMML">'],
  ["drawio", "<mxfile><diagram/></mxfile>"],
  ["vna", "*Node data\nID age\n1 2"],
  ["nwb", "*Nodes\nid*int\n1"],
  ["tlp", '(tlp "2.0" (nodes 0..3))'],
  ["lgl", "# a\nb\nc 2\n# b\nc"],
  ["dimacs", "c a map\np edge 2 1\ne 1 2"],
  ["steiner", "33D32945 STP File, STP Format Version 1.0"],
  ["matrix-market", "%%MatrixMarket matrix coordinate real general\n2 2 1\n1 2 1"],
  ["graph6", ">>graph6<<DQc"],
  ["lemon", "@nodes\nlabel\n1\n@arcs"],
  ["mermaid", "graph TD\nA --> B"],
  ["mermaid", "flowchart LR\nA --> B"],
  ["plantuml", "@startuml\nA --> B\n@enduml"],
  ["rdf", "@prefix foaf: <http://xmlns.com/foaf/0.1/> .\n<a> foaf:knows <b> ."],
  ["rdf", "<http://a> <http://knows> <http://b> ."],
  ["graph-grammar", "t # 0\nv 0 1\ne 0 1 2"],
  ["markdown", "| source | target |\n| --- | ---: |\n| Ann | Bob |"],
  ["markdown", "# Who knows whom\n\nsource | target\n---|---\nAnn | Bob"],
  [
    "sql",
    "-- MySQL dump 10.13\n/*!40101 SET NAMES utf8 */;\nDROP TABLE IF EXISTS `edges`;\nCREATE TABLE `edges` (\n  `a` int\n);",
  ],
  ["sql", "INSERT INTO edges VALUES (1,'Ann','Bob'),(2,'Bob','Cleo');\nINSERT INTO edges VALUES (3,'Ann','Cleo');"],
  ["ini", "; my settings\n[network]\nhost = example.org\nport=80\n[user]\nname=Ann"],
  ["arrows", "Ann Smith -- Bob Jones"],
];

describe("what a text is taken for", () => {
  it.each(marked)("is %s for %j, whatever it is called", (format, text) => {
    for (const name of ["data", "data.txt", "data.dat"]) {
      expect(recogniseFormat(text, name)).toMatchObject({ format, sure: true });
    }
  });

  it("is told for every format of the table: by a rule, or by its ending alone", () => {
    const byName = ["ods", "gzip", "xls", "nnf", "metis", "yaml"];
    const ruled = new Set(marked.map(([format]) => format));
    for (const { name, extensions } of formatTable) {
      if (ruled.has(name)) continue;
      expect(byName).toContain(name);
      expect(recogniseFormat("1 2 3", `x${extensions[0]}`)).toMatchObject({ format: name, sure: true });
    }
    expect(new Set(formatTable.map(({ name }) => name)).size).toBe(formatTable.length);
    for (const { name } of formatRules) expect(formatTable.some((format) => format.name === name)).toBe(true);
  });

  it.each(formatTable.filter(({ name, extensions }) => !isRead(name) && extensions.length > 0))(
    "refuses $title by its name and says what to do",
    async ({ name, title, extensions }) => {
      const read = await readGraph("some text", `x${extensions[0]}`);
      expect(read).toMatchObject({ success: false, hint: formatNamed(name)?.advice });
      expect(read.success || sayRead(read.why)).toContain(title);
    },
  );

  it.each([
    ["three columns of three rows of numbers", "1,2,3\n2,3,1\n3,1,2", ["csv", "matrix"]],
    ["lines of different lengths", "Ann,Bob,Cleo,Dev\nBob,Cleo\nCleo,Ann", ["csv", "adjacency-list"]],
    ["one sentence of three words", "Ann knows Bob", ["sif"]],
    ["names of people", "John Smith\nJane Smith", ["csv"]],
  ])("is not sure for %s", (_, text, candidates) => {
    expect(recogniseFormat(text, "x.txt")).toMatchObject({ sure: false, candidates });
  });
});

const prose = [
  "Dear Bob, I hope you are well.\nYours, Ann",
  "The cat sat on the mat. Then it slept.\nNobody saw it, since nobody was there.",
  "Meeting notes\n\nWe talked about the budget, the plan and the new office. It will be dear.\nNext time we meet in Bern.",
  "Once upon a time there was a graph",
  "Ich kenne Anna. Anna kennt Bob, und Bob kennt mich.",
  "- buy milk\n- call Ann about the party\n- write the report for Bob and send it",
  "你好。这是一个句子。\n今天天气很好。",
  "| a list of small words\nthe | article\nof\nand | joins the words\narticle",
  "SELECT a FROM b WHERE c = 1;",
];

describe("prose", () => {
  it.each(prose)("is refused: %j", async (text) => {
    for (const refusesDoubts of [false, true]) {
      const read = await readGraph(text, "letter.txt", { refusesDoubts });
      expect(read).toMatchObject({ success: false, hint: { id: expect.any(String) } });
    }
  });

  it("never opens in silence, whatever words, signs and line breaks it has", async () => {
    const word = fc.constantFrom("the", "cat", "Ann", "knows", "of", "it", "a", "Bob", "3", "and", "then", "saw");
    const sentence = fc
      .tuple(
        fc.array(word, { minLength: 4, maxLength: 9 }),
        fc.constantFrom(".", "!", "?", ", said Ann.", "; so it was."),
      )
      .map(([words, end]) => `${words.join(" ")}${end}`);
    await fc.assert(
      fc.asyncProperty(
        fc.array(sentence, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(" ", "\n"),
        async (all, join) => {
          const read = await readGraph(all.join(join), "letter.txt", { refusesDoubts: true });
          expect(read.success).toBe(false);
        },
      ),
      { numRuns: 300 },
    );
  });

  it("never opens what is not surely a format without a note", async () => {
    const piece = fc.constantFrom(
      "Ann",
      "Bob",
      "1",
      "2",
      "0",
      " ",
      ",",
      ";",
      "\t",
      "\n",
      "\n",
      " -> ",
      "# ",
      ": ",
      "name",
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece, { minLength: 1, maxLength: 14 }),
        fc.constantFrom("x.txt", "x.csv", "x"),
        async (pieces, name) => {
          const text = pieces.join("");
          const read = await readGraph(text, name);
          const strict = await readGraph(text, name, { refusesDoubts: true });
          // What the strict reader refuses as unsure, the other tells of.
          if (read.success && !strict.success) expect(read.notes.length).toBeGreaterThan(0);
          if (strict.success) expect(recogniseFormat(text, name).sure).toBe(true);
        },
      ),
      { numRuns: 400 },
    );
  });
});

describe("files of other trades", () => {
  it.each([
    ["a bibliography", "refs.bib", "@article{a, title={x}}"],
    ["a log", "log.txt", "2024-01-01 10:00:00 INFO a -> b ok\n2024-01-01 10:00:01 WARN b -> c slow"],
    ["a chat", "chat.txt", "ann: hi bo\nbo: hi ann"],
  ])("are asked about, not opened in silence: %s", async (_title, name, text) => {
    expect(recogniseFormat(text, name).sure).toBe(false);
    expect(await readGraph(text, name, { refusesDoubts: true })).toMatchObject({ success: false });
  });

  it.each([";", "\t"])("may write a matrix with decimal commas between %j", async (sign) => {
    const text = [
      ["", "A", "B"],
      ["A", "0,5", "1"],
      ["B", "0", "0"],
    ]
      .map((row) => row.join(sign))
      .join("\n");
    expect(recogniseFormat(text, "m.csv")).toMatchObject({ format: "matrix", sure: true });
    const read = await readGraph(text, "m.csv");
    if (!read.success) throw new Error(sayRead(read.why));
    expect(read.graph.edges.map(({ source, target, attributes }) => [source, target, attributes["weight"]])).toEqual([
      ["A", "A", 0.5],
      ["A", "B", 1],
    ]);
  });
});

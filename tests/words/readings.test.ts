import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readGraph } from "@/graph/formats/read-graph";
import { files as german } from "@/words/de/dialogs/files";
import { saidOfReading } from "@/words/de/readings/readings";

/** Folders whose sentences nobody reads who opens a file: what is written, shared or shown with a sample. */
const elsewhere = /\/(?:write|schema|share|samples)\//u;

/** Of what does not fit together it is said that the file was not opened. */
const whole = (sentence: string) => `${sentence} x.json was not opened.`;

/** Every whole sentence in the code of the readers, with figures for what stands in its holes. */
function sentencesOfReaders(): readonly string[] {
  const files = ["src/graph/formats", "src/knowledge/documents", "src/knowledge/graph-form"]
    .flatMap((root) => readdirSync(root, { recursive: true, encoding: "utf8" }).map((file) => `${root}/${file}`))
    .filter((file) => file.endsWith(".ts") && !elsewhere.test(file));
  return files.flatMap((file) => {
    const code = readFileSync(file, "utf8").replace(/^\s*(?:\/\/|\*|\/\*\*).*$/gmu, "");
    const texts = [...code.matchAll(/"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/gu)];
    return texts
      .map(([, double, single, template]) => double ?? single ?? filled(template ?? ""))
      .map((text) => text.replace(/\\(['"`])/gu, "$1"))
      .filter((text) => /^[\p{Lu}\d“].* .* .*\.$/su.test(text) && !recogniserWhy.test(text));
  });
}

/** Of the terminal: why a format was taken. */
const recogniserWhy = /^(?:It begins as|Its name ends|Its lines|It is text, and|It may be)/u;

/** What another sentence is put together with. */
const pieces: ReadonlySet<string> = new Set([
  "7 is 7.",
  "7 became links to the nodes named in 7.",
  "7 7 skipped or cut.",
  "7 7; 7 added as 7.",
  "7, line 7.",
  "Read as an adjacency matrix: a cell that is not 0 is an edge 7.",
  "7 Save it as one square matrix.",
]);

/** Inner braces first. */
function filled(template: string): string {
  let text = template;
  for (let before = ""; before !== text; ) {
    before = text;
    text = text.replace(/\$\{[^{}]*\}/u, "7");
  }
  return text;
}

const english =
  /(?:^|[^\p{L}])(?:the|is|are|was|were|of|with|not|and|which|has|have|in its|that|it|an|each)(?![\p{L}])/u;
/** What is to be written stands there in the format's own words. */
const code = /\{.*\}|\[.*\]|„[^“]*“|<[^>]*>|Ann[^.]*|DL n=3[^.]*|nodedef[^.]*/gsu;

describe("sentences of readers in German", () => {
  it("none of theirs is missing", () => {
    const sentences = sentencesOfReaders();
    expect(sentences.length).toBeGreaterThan(120);
    const isMissing = (sentence: string) =>
      saidOfReading(sentence) === sentence && saidOfReading(whole(sentence)).startsWith("In x.json passen");
    expect(sentences.filter(isMissing).filter((sentence) => !pieces.has(sentence))).toEqual([]);
  });

  it.each([
    ["photo.png", "\u0089PNG\u0000\u0000\u0000 data", "photo.png ist keine Textdatei."],
    ["book.xlsx", "PK\u0003\u0004 rest", "book.xlsx ist eine Excel-Mappe, die sich nicht entpacken lässt."],
    ["book.zip", "PK\u0003\u0004 rest", "book.zip ist ein ZIP-Archiv, das Parley nicht liest."],
    ["report.pdf", "%PDF-1.7 text", "report.pdf ist ein PDF, das Parley nicht liest."],
    ["empty.csv", " ", "empty.csv ist leer."],
    [
      "half.json",
      '{"nodes": [',
      "half.json ist kein gültiges JSON: In Zeile 1, Spalte 12 endet sie mitten in einer Liste.",
    ],
    ["one.xml", "<a><b></a>", "one.xml ist kein gültiges XML: Der Fehler steht in Zeile 1."],
    ["page.html", "<!doctype html><p>Hi", "page.html ist eine Webseite, kein Graph."],
    ["old.gml", "graph [ edge [ source 1 ] ]", "Kante 1 in old.gml braucht einen Anfangs- und einen Endknoten."],
    ["net.net", "*Edges\n1 2", /net\.net/u],
    ["a.tgf", "1 Ann\n#\n1 9", "a.tgf, Zeile 3: Das lässt sich so nicht lesen."],
  ])("%s is refused in German, with what to do", async (name, text, wanted) => {
    const read = await readGraph(text, name);
    if (read.success) throw new Error("It was read");
    const said = saidOfReading(read.message);
    if (typeof wanted === "string") expect(said).toBe(wanted);
    expect(`${said} ${read.hint === undefined ? "" : german.hint(read.hint)}`.replace(code, "")).not.toMatch(english);
  });

  it.each([
    ["class.csv", "Name,Age,Friends,Sits next to\nAnna,7,Ben,Cleo\nBen,8,Anna,Cleo\nCleo,7,Anna,Ben\n"],
    ["m.csv", ",A,B\nA,0,1\nB,1,0\n"],
    ["n.json", '[{"id":"a","boss":["b"]},{"id":"b"}]'],
    ["t.json", '{"name":"a","children":[{"name":"b"}]}'],
  ])("notes of %s are German", async (name, text) => {
    const read = await readGraph(text, name);
    if (!read.success) throw new Error(read.message);
    expect(read.notes.length).toBeGreaterThan(0);
    for (const note of read.notes) expect(german.told(note).replace(/“[^”]*”/gu, "")).not.toMatch(english);
  });

  it("in English the kinds of files have their article", async () => {
    const said = async (name: string, text: string) => {
      const read = await readGraph(text, name);
      return read.success ? "" : read.message;
    };
    expect(await said("book.xlsx", "PK\u0003\u0004")).toBe("book.xlsx is an Excel workbook that cannot be unpacked.");
    expect(await said("all.zip", "PK\u0003\u0004")).toBe("all.zip is a ZIP archive, which Parley does not read.");
    expect(await said("report.pdf", "%PDF-1.7")).toBe("report.pdf is a PDF, which Parley does not read.");
  });
});

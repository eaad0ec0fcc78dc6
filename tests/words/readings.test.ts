import { readFaultTexts, readGraph, readHintTexts, readNoteTexts, readTexts, sayRead } from "@parley/formats/read";
import { describe, expect, it } from "vitest";
import { files as german } from "@/words/de/dialogs/files";

const english =
  /(?:^|[^\p{L}])(?:the|is|are|was|were|of|with|not|and|which|has|have|in its|that|it|an|each)(?![\p{L}])/u;
/** What is to be written stands there in the format's own words. */
const code = /\{.*\}|\[.*\]|„[^“]*“|<[^>]*>|Ann[^.]*|DL n=3[^.]*|nodedef[^.]*/gsu;

describe("sentences of readers in German", () => {
  it("have ids of their own: none hides another's", () => {
    const ids = [readNoteTexts, readHintTexts, readFaultTexts].flatMap((texts) => Object.keys(texts));
    expect(Object.keys(readTexts)).toHaveLength(ids.length);
  });

  it.each([
    ["photo.png", "\u0089PNG\u0000\u0000\u0000 data", "photo.png ist keine Textdatei."],
    ["book.xlsx", "PK\u0003\u0004 rest", "book.xlsx ist eine Excel-Mappe, die sich nicht entpacken lässt."],
    ["book.zip", "PK\u0003\u0004 rest", "book.zip ist ein ZIP-Archiv. Das liest Parley nicht."],
    ["net.tlp", '(tlp "2.0"', "net.tlp ist Tulip. Das liest Parley nicht."],
    ["report.pdf", "%PDF-1.7 text", "report.pdf ist ein PDF. Das liest Parley nicht."],
    ["empty.csv", " ", "empty.csv ist leer."],
    [
      "half.json",
      '{"nodes": [',
      "half.json ist kein gültiges JSON: Zeile 1, Spalte 12: Die Datei endet mitten in einer Liste.",
    ],
    [
      "comma.json",
      '{"nodes": [\n{"id": "a",,}',
      "comma.json ist kein gültiges JSON: Zeile 2, Spalte 12: `,`, wo ein Name in doppelten Anführungszeichen erwartet wurde.",
    ],
    [
      "text.json",
      '{"a": "b',
      "text.json ist kein gültiges JSON: Zeile 1, Spalte 7: ein Text ohne schließendes Anführungszeichen, wo ein Wert erwartet wurde.",
    ],
    ["one.xml", "<a><b></a>", "one.xml ist kein gültiges XML: Zeile 1: </a> hat keinen Anfang."],
    ["page.html", "<!doctype html><p>Hi", "page.html ist eine Webseite, kein Graph."],
    ["old.gml", "graph [ edge [ source 1 ] ]", "Kante 1 in old.gml braucht einen Anfangs- und einen Endknoten."],
    ["net.net", "*Edges\n1 2", /net\.net/u],
    ["a.tgf", "1 Ann\n#\n1 9", "a.tgf, Zeile 3: einen Knoten 9 gibt es über dem # nicht."],
    [
      "quote.csv",
      'source,target\na,"b',
      "In Zeile 2 ist ein Anführungszeichen nicht geschlossen. quote.csv, Dateizeile 2.",
    ],
    [
      "a.dot",
      "digraph { a -- b }",
      "a.dot ist kein gültiges DOT: Zeile 1: `--` ist hier falsch: Ein digraph verbindet Knoten mit `->`.",
    ],
  ])("%s is refused in German, with what to do", async (name, text, wanted) => {
    const read = await readGraph(text, name);
    if (read.success) throw new Error("It was read");
    const said = german.sayRead(read.why);
    if (typeof wanted === "string") expect(said).toBe(wanted);
    expect(`${said} ${german.sayRead(read.hint)}`.replace(code, "")).not.toMatch(english);
  });

  it.each([
    ["class.csv", "Name,Age,Friends,Sits next to\nAnna,7,Ben,Cleo\nBen,8,Anna,Cleo\nCleo,7,Anna,Ben\n"],
    ["m.csv", ",A,B\nA,0,1\nB,1,0\n"],
    ["n.json", '[{"id":"a","boss":["b"]},{"id":"b"}]'],
    ["t.json", '{"name":"a","children":[{"name":"b"}]}'],
  ])("notes of %s are German", async (name, text) => {
    const read = await readGraph(text, name);
    if (!read.success) throw new Error(sayRead(read.why));
    expect(read.notes.length).toBeGreaterThan(0);
    for (const note of read.notes) expect(german.sayRead(note).replace(/“[^”]*”/gu, "")).not.toMatch(english);
  });

  it("in English the kinds of files have their article", async () => {
    const said = async (name: string, text: string) => {
      const read = await readGraph(text, name);
      return read.success ? "" : sayRead(read.why);
    };
    expect(await said("book.xlsx", "PK\u0003\u0004")).toBe("book.xlsx is an Excel workbook that cannot be unpacked.");
    expect(await said("all.zip", "PK\u0003\u0004")).toBe("all.zip is a ZIP archive, which Parley does not read.");
    expect(await said("report.pdf", "%PDF-1.7")).toBe("report.pdf is a PDF, which Parley does not read.");
  });
});

import { readGraph, sayRead } from "@parley/formats/read";
import { type FormatName, fileFormats, type ReadName } from "@parley/formats/recognise";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createGraphDocument } from "@/graph/document/graph-document";
import { searchElements } from "@/graph/search/search-elements";
import { parseSelector } from "@/graph/selector/parse/parse-selector";
import { printSelector } from "@/graph/selector/print-selector";
import { nearest } from "@/lib/text/nearest";
import { markdownTokens } from "@/ui/markdown/markdown-tokens";
import { catsGraph } from "../support/graphs/cats";
import { isLong } from "../support/long";
import { formatTokens } from "../support/providers/format-tokens";

/** So long that work which grows with the square of the text would take minutes for one case. */
const length = 200_000;

/** A few tokens of a format again and again, after one of its beginnings. */
function repeated(kind: keyof typeof formatTokens): fc.Arbitrary<string> {
  const { starts, tokens } = formatTokens[kind];
  const part = fc.array(fc.constantFrom(...tokens), { minLength: 1, maxLength: 3 }).map((some) => some.join(""));
  return fc
    .tuple(fc.constantFrom<string>(...starts), part, fc.constantFrom<string>("", ...tokens))
    .map(([start, some, end]) => start + some.repeat(Math.ceil(length / some.length)) + end);
}

// Each case is a long text for every reader: 60 of them take about ten minutes. A few are enough to run into the limit of time.
const runs = { numRuns: isLong ? 60 : 3 };
const { tables } = createGraphDocument(catsGraph());

const output = async (text: string, format?: FormatName): Promise<string> => {
  const read = await readGraph(text, "a.txt", format === undefined ? {} : { format });
  return read.success ? read.notes.join("\n") : sayRead(read.why);
};

/** What the texts of a format are made of, where they are no plain lines. */
const kindOf: { readonly [Name in ReadName]?: keyof typeof formatTokens } = {
  graphml: "xml",
  gexf: "xml",
  gml: "gml",
  json: "json",
  cx: "json",
  csv: "csv",
  xlsx: "csv",
  dot: "dot",
};
const kinds = ["xml", "gml", "json", "csv", "dot", "lines"] as const;

const readers: readonly (readonly [name: string, kind: keyof typeof formatTokens, read: (text: string) => unknown])[] =
  [
    ...fileFormats.map(({ name }) => [name, kindOf[name] ?? "lines", (text: string) => output(text, name)] as const),
    ...kinds.map((kind) => [`what a text of ${kind} is`, kind, (text: string) => output(text)] as const),
    ["Markdown", "markdown", (text) => markdownTokens(text).length],
    ["Markdown of the longest kind that is read", "markdown", (text) => markdownTokens(text.slice(0, 50_000)).length],
    ["search", "selector", (text) => [...searchElements(tables, { text, limit: 20 })].length],
    ["the nearest name", "selector", (text) => nearest(text, ["age", text]).length],
    [
      "selectors",
      "selector",
      (text) => {
        const parsed = parseSelector(text);
        return parsed.success ? printSelector(parsed.selector).length : parsed.message;
      },
    ],
  ];

describe("a reader of foreign text takes no more time than the text is long", () => {
  it.each(readers)("%s", async (_, kind, read) => {
    await fc.assert(
      fc.asyncProperty(repeated(kind), async (text) => {
        expect(String(await read(text))).not.toMatch(/call stack|Invalid (?:string|array) length/);
      }),
      runs,
    );
  });
});

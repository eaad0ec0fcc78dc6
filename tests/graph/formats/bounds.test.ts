import { describe, expect, it } from "vitest";
import { readGraph } from "@/graph/formats/read-graph";

/** Each took minutes, or longer, where the work grew with the square of the text. */
const repeated: readonly (readonly [name: string, fileName: string, text: string, told: RegExp])[] = [
  ["a document type that never ends", "a.graphml", `<!DOCTYPE ${"x".repeat(2_000_000)}`, /`>` is missing/],
  [
    "a document type whose bracket never closes",
    "a.graphml",
    `<!DOCTYPE a [${">".repeat(2_000_000)}`,
    /`\]` is missing/,
  ],
  ["many document types", "a.graphml", "<!DOCTYPE a>".repeat(300_000), /one outermost element/],
  ["a line of many elements", "a.graphml", `<graphml>${"<a/>".repeat(400_000)}`, /<graphml> is not closed/],
  ["a number that is none", "a.gml", `graph [ node [ id ${"1".repeat(1_000_000)}x`, /id has no value/],
  [
    "more comments than the engine's stack holds",
    "a.gml",
    `graph [ ${"#\n".repeat(5_000_000)}`,
    /line 5000001: `\]` is missing/,
  ],
  [
    "a text that never ends",
    "a.json",
    `{"nodes":[{"id":"${"x".repeat(20_000_000)}`,
    /column 17: a text that has no proper end/,
  ],
  [
    "a text of escapes that never ends",
    "a.json",
    `["${'\\"'.repeat(2_000_000)}`,
    /column 2: a text that has no proper end/,
  ],
];

describe("a file that repeats itself", () => {
  it.each(repeated)("is read or refused in one pass: %s", async (_, fileName, text, told) => {
    const read = await readGraph(text, fileName);
    expect(read.success).toBe(false);
    if (!read.success) expect(read.message).toMatch(told);
  });

  it("has columns of one name counted up, however many", async () => {
    const read = await readGraph(`source,target${",x".repeat(50_000)}\na,b${",1".repeat(50_000)}`, "a.csv");
    expect(read.success && Object.keys(read.graph.edges[0]?.attributes ?? {}).slice(0, 3)).toEqual(["x", "x 2", "x 3"]);
    expect(read.success && read.graph.edges[0]?.attributes["x 50000"]).toBe(1);
  });

  it("keeps reading a document type with declarations, and the lines of what follows", async () => {
    const head = '<?xml version="1.0"?>\n<!DOCTYPE graphml [\n<!ELEMENT a (b>c)>\n]>\n';
    const read = await readGraph(`${head}<graphml><graph><node id="a"/>\n<node/></graph></graphml>`, "a.graphml");
    expect(read.success ? "" : read.message).toMatch(/a node has no id: line 6/);
  });
});

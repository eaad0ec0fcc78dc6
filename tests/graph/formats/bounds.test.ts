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
];

describe("a file that repeats itself", () => {
  it.each(repeated)("is read or refused in one pass: %s", async (_, fileName, text, told) => {
    const read = await readGraph(text, fileName);
    expect(read.success).toBe(false);
    if (!read.success) expect(read.message).toMatch(told);
  });

  it("keeps reading a document type with declarations, and the lines of what follows", async () => {
    const head = '<?xml version="1.0"?>\n<!DOCTYPE graphml [\n<!ELEMENT a (b>c)>\n]>\n';
    const read = await readGraph(`${head}<graphml><graph><node id="a"/>\n<node/></graph></graphml>`, "a.graphml");
    expect(read.success ? "" : read.message).toMatch(/a node has no id: line 6/);
  });
});

import { readGraph, sayRead } from "@parley/formats/read";
import { describe, expect, it } from "vitest";

/** Each took minutes, or longer, where the work grew with the square of the text. */
const repeated: readonly (readonly [name: string, fileName: string, text: string, output: RegExp])[] = [
  ["a document type that never ends", "a.graphml", `<!DOCTYPE ${"x".repeat(2_000_000)}`, /`>` is missing/],
  [
    "a document type whose bracket never closes",
    "a.graphml",
    `<!DOCTYPE a [${">".repeat(2_000_000)}`,
    /`\]` is missing/,
  ],
  ["many document types", "a.graphml", "<!DOCTYPE a>".repeat(300_000), /exactly one root element/],
  ["a line of many elements", "a.graphml", `<graphml>${"<a/>".repeat(400_000)}`, /<graphml> is not closed/],
  ["a number that is none", "a.gml", `graph [ node [ id ${"1".repeat(1_000_000)}x`, /`\]` is missing/],
  [
    "more comments than the engine's stack holds",
    "a.gml",
    `graph [ ${"#\n".repeat(5_000_000)}`,
    /line 5,000,001: `\]` is missing/,
  ],
  [
    "a text that never ends",
    "a.json",
    `{"nodes":[{"id":"${"x".repeat(20_000_000)}`,
    /column 17: a text without a closing quote/,
  ],
  [
    "a text of escapes that never ends",
    "a.json",
    `["${'\\"'.repeat(2_000_000)}`,
    /column 2: a text without a closing quote/,
  ],
];

describe("a file that repeats itself", () => {
  it.each(repeated)("is read or refused in one pass: %s", async (_, fileName, text, output) => {
    const read = await readGraph(text, fileName);
    expect(read.success).toBe(false);
    if (!read.success) expect(sayRead(read.why)).toMatch(output);
  });

  it("has columns of one name counted up, however many", async () => {
    const read = await readGraph(`source,target${",x".repeat(50_000)}\na,b${",1".repeat(50_000)}`, "a.csv");
    expect(read.success && Object.keys(read.graph.edges[0]?.attributes ?? {}).slice(0, 3)).toEqual(["x", "x 2", "x 3"]);
    expect(read.success && read.graph.edges[0]?.attributes["x 50000"]).toBe(1);
  });

  it("keeps reading a document type with declarations, and the lines of what follows", async () => {
    const head = '<?xml version="1.0"?>\n<!DOCTYPE graphml [\n<!ELEMENT a (b>c)>\n]>\n';
    const read = await readGraph(`${head}<graphml><graph><node id="a"/>\n<node/></graph></graphml>`, "a.graphml");
    expect(read.success ? "" : sayRead(read.why)).toMatch(/a node has no id: line 6/);
  });

  it("finds the labels of a DL file by themselves, however many", async () => {
    const names = Array.from({ length: 40_000 }, (_, index) => `x${index}`);
    const pairs = names.map((name, index) => `${name} ${names.at(-1 - index)}`);
    const text = `dl n=40000 format=edgelist1\nlabels: ${names.join(" ")}\ndata:\n${pairs.join("\n")}`;
    const read = await readGraph(text, "a.dl");
    expect(read.success && read.graph.edges.length).toBe(40_000);
  });
});

describe("an element that is told of again and again", () => {
  const lines = Array.from({ length: 40_000 }, (_, index) => index);

  it.each([
    ["a.dot", `graph {${lines.map((at) => `n [a${at}=1];`).join("")}}`],
    [
      "a.cx",
      JSON.stringify([
        { numberVerification: [{ longNumber: 1 }] },
        { nodes: [{ "@id": 1 }] },
        { nodeAttributes: lines.map((at) => ({ po: 1, n: `a${at}`, v: 1 })) },
      ]),
    ],
  ])("keeps all that is said of it: %s", async (fileName, text) => {
    const read = await readGraph(text, fileName);
    expect(read.success && Object.keys(read.graph.nodes[0]?.attributes ?? {}).length).toBe(40_000);
  });
});

describe("a small file that would unfold to more than memory holds", () => {
  const many = (count: number, one: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => one(index)).join("");

  it.each([
    [
      "defaults of GraphML",
      "a.graphml",
      `<graphml>${many(3000, (at) => `<key id="k${at}" for="node"><default>1</default></key>`)}<graph>${many(3000, (at) => `<node id="${at}"/>`)}</graph></graphml>`,
      /declares more attributes/,
    ],
    [
      "attributes of GEXF that no node has",
      "a.gexf",
      `<gexf><graph><attributes class="node">${many(20_000, (at) => `<attribute id="${at}" title="a"/>`)}</attributes><nodes>${many(20_000, (at) => `<node id="${at}"/>`)}</nodes></graph></gexf>`,
      /declares more attributes/,
    ],
    [
      "defaults of DOT",
      "a.dot",
      `graph {${many(1600, (at) => `node [x${at}=1]; n${at};`)}}`,
      /its defaults make more than 1,000,000 values/,
    ],
    [
      "an attribute of its own for each node",
      "a.json",
      JSON.stringify({
        nodes: Array.from({ length: 13_000 }, (_, at) => ({ id: `n${at}`, [`a${at}`]: 1 })),
        links: [],
      }),
      /13,000 nodes with 13,000 different attributes are more than Parley can keep/,
    ],
    [
      "groups in groups",
      "a.json",
      JSON.stringify({
        ...{ parley: 1, name: "x", directed: false, edges: [] },
        nodes: Array.from({ length: 50_000 }, (_, at) => ({ id: `n${at}`, ...(at > 0 && { parent: `n${at - 1}` }) })),
      }),
      /'n201' is more than 200 groups deep/,
    ],
  ])("is refused: %s", async (_, fileName, text, output) => {
    const read = await readGraph(text, fileName);
    expect(read.success ? "read" : sayRead(read.why)).toMatch(output);
  });
});

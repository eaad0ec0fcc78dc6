import { describe, expect, it } from "vitest";
import { readGraph } from "../support/read-in-english";

async function opened(text: string, fileName: string) {
  const read = await readGraph(text, fileName);
  if (!read.success) throw new Error(read.message);
  return { ...read.graph, notes: read.notes };
}

describe("a GML file", () => {
  it("keeps all values of a key that repeats, as a list", async () => {
    const { nodes } = await opened(
      'graph [ node [ id 1 tag "a" tag "b" size 1 part [ n 1 ] part [ n 2 n 3 ] ] ]',
      "x.gml",
    );
    expect(nodes[0]?.attributes).toEqual({ tag: ["a", "b"], size: 1, part: [{ n: 1 }, { n: [2, 3] }] });
  });

  it.each([
    ["red", "red"],
    ["true", "true"],
    ["+INF", "+INF"],
    ["Élan-vital/2", "Élan-vital/2"],
    ["2026-11-27", "2026-11-27"],
    ["1.5.2", "1.5.2"],
  ])("reads the bare word %s as its text", async (word, value) => {
    const { nodes } = await opened(`graph [ node [ id 1 state ${word} ] node [ id 2 state ${word}] ]`, "x.gml");
    expect(nodes.map(({ attributes }) => attributes)).toEqual([{ state: value }, { state: value }]);
  });

  it("may end with a comment, with or without a line break", async () => {
    for (const end of ["# the end", "# the end\n", "\n#"]) {
      expect((await opened(`graph [ node [ id 1 ] ] ${end}`, "x.gml")).nodes).toHaveLength(1);
    }
  });

  it("gives a node without an id its label, or one that is free, and says so", async () => {
    const { nodes, edges, notes } = await opened(
      `graph [ node [ label "Ann" ] node [ id "node 2" ] node [ size 3 ] node [ label "Ann" ]
      edge [ source "Ann" target "node 2" ] ]`,
      "x.gml",
    );
    expect(nodes.map(({ id }) => id)).toEqual(["Ann", "node 2", "node 3", "node 4"]);
    expect(edges).toHaveLength(1);
    expect(notes).toEqual(["3 nodes have no id in the file; they got one."]);
  });

  it("says which graphs and which drawing it leaves out, and takes yEd's label", async () => {
    const { nodes, notes } = await opened(
      `graph [ node [ id 1 graphics [ x 1 y 2 fill "#ff0000" ] LabelGraphics [ text "One" ] ]
      edge [ source 1 target 1 graphics [ width 3 ] ] ] graph [ node [ id 2 ] ]`,
      "x.gml",
    );
    expect(nodes).toEqual([{ id: "1", attributes: { label: "One" }, position: { x: 1, y: 2 } }]);
    expect(notes).toEqual([
      "x.gml holds 2 graphs: the first is open.",
      "Not imported from its drawing: looks of nodes (1), looks of edges (1).",
    ]);
  });
});

const gexf = (mode: string, inside: string) =>
  `<gexf><graph ${mode}><attributes class="node"><attribute id="0" title="price" type="integer"/></attributes>${inside}</graph></gexf>`;

describe("a GEXF file with times", () => {
  it.each(["", 'mode="dynamic"', 'mode="static"'])(
    "keeps values of other times where the graph is %s",
    async (mode) => {
      const { nodes, notes } = await opened(
        gexf(
          mode,
          `<nodes><node id="a"><attvalues><attvalue for="0" value="5" start="2009" end="2010"/>
        <attvalue for="0" value="7" start="2010-06-01"/></attvalues></node>
        <node id="b"><attvalues><attvalue for="0" value="1"/></attvalues></node></nodes>`,
        ),
        "x.gexf",
      );
      expect(nodes.map(({ attributes }) => attributes)).toEqual([
        {
          price: 7,
          "price over time": [
            { value: 5, start: 2009, end: 2010 },
            { value: 7, start: "2010-06-01" },
          ],
        },
        { price: 1 },
      ]);
      expect(notes).toEqual(["Values that change over time are kept as lists; the last one counts (1)."]);
    },
  );

  it("keeps when nodes and edges are there", async () => {
    const { nodes, edges, notes } = await opened(
      gexf(
        "",
        `<nodes><node id="a" start="2000" endopen="2001.5"/><node id="b" timestamp="5">
        <spells><spell start="1" end="2"/><spell start="4"/></spells></node></nodes>
        <edges><edge source="a" target="b" start="2009-03-01" end="2009-04-01"/></edges>`,
      ),
      "x.gexf",
    );
    expect(nodes.map(({ attributes }) => attributes)).toEqual([
      { start: 2000, endopen: 2001.5 },
      { timestamp: 5, spells: [{ start: 1, end: 2 }, { start: 4 }] },
    ]);
    expect(edges[0]?.attributes).toEqual({ start: "2009-03-01", end: "2009-04-01" });
    expect(notes).toEqual([]);
  });

  it("keeps a column and a time of one name", async () => {
    const { nodes } = await opened(
      `<gexf><graph><attributes class="node"><attribute id="0" title="start" type="string"/></attributes>
      <nodes><node id="a" start="1"><attvalues><attvalue for="0" value="here"/></attvalues></node></nodes></graph></gexf>`,
      "x.gexf",
    );
    expect(nodes[0]?.attributes).toEqual({ "start 2": 1, start: "here" });
  });
});

describe("a GraphML file", () => {
  it("keeps all values of a key that repeats", async () => {
    const { nodes } = await opened(
      `<graphml><key id="d" for="node" attr.name="tag" attr.type="string"/><graph edgedefault="directed">
      <node id="a"><data key="d">x</data><data key="d">y</data></node></graph></graphml>`,
      "x.graphml",
    );
    expect(nodes[0]?.attributes).toEqual({ tag: ["x", "y"] });
  });
});

describe("a year in a typed column", () => {
  const inGexf = (type: string, value: string) =>
    `<gexf version="1.3"><graph><attributes class="node"><attribute id="0" title="founded" type="${type}"/></attributes><nodes><node id="a"><attvalues><attvalue for="0" value="${value}"/></attvalues></node></nodes></graph></gexf>`;
  const inGraphml = (type: string, value: string) =>
    `<graphml xmlns="http://graphml.graphdrawing.org/xmlns"><key id="k" for="node" attr.name="founded" attr.type="${type}"/><graph edgedefault="directed"><node id="a"><data key="k">${value}</data></node></graph></graphml>`;

  it.each([
    ["date", "2019", 2019],
    ["xsd:gYear", "2019", 2019],
    ["dateTime", "2019", 2019],
    ["integer", "2,019", 2019],
    ["xs:int", "2019", 2019],
    ["double", "1,610,086.5", 1_610_086.5],
    ["date", "2019-05-01", "2019-05-01"],
    ["integer", "20,19", "20,19"],
    ["string", "2019", "2019"],
  ])("of type %s, written %s, is read as people mean it", async (type, written, value) => {
    for (const [text, name] of [
      [inGexf(type, written), "a.gexf"],
      [inGraphml(type, written), "a.graphml"],
    ] as const) {
      const read = await readGraph(text, name);
      if (!read.success) throw new Error(read.message);
      expect(read.graph.nodes[0]?.attributes["founded"], name).toBe(value);
    }
  });
});

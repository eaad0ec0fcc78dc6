import { sayRead } from "@parley/formats/read";
import { openTable, type TablePlan } from "@parley/formats/table-plan";
import { describe, expect, it } from "vitest";
import { decodeText, guessEncoding } from "../../packages/formats/src/decode-text";
import { readXml } from "../../packages/formats/src/xml/xml-tree";
import { joinTables, readGraph } from "../support/read-in-english";

async function graphOf(text: string, fileName: string) {
  const read = await readGraph(text, fileName);
  if (!read.success) throw new Error(read.message);
  return { ...read.graph, notes: read.notes };
}

async function tableOf(text: string, fileName: string, plan: Partial<TablePlan> = {}) {
  const table = await openTable(text, fileName);
  if (!table.success) throw new Error(sayRead(table.why));
  return { ...table.source, plan: { ...table.source.plan, ...plan } };
}

describe("GraphML", () => {
  const file = `<?xml version="1.0"?><!-- made by hand -->
<graphml xmlns="http://graphml.graphdrawing.org/xmlns" xmlns:y="http://www.yworks.com/xml/graphml">
  <key id="d0" for="node" attr.name="age" attr.type="int"><default>1</default></key>
  <key id="d1" for="edge" attr.name="weight" attr.type="double"/>
  <key id="d2" for="node" yfiles.type="nodegraphics"/>
  <key id="dx" for="node" attr.name="x" attr.type="double"/><key id="dy" for="node" attr.name="y" attr.type="double"/>
  <graph id="Pets" edgedefault="directed">
    <node id="a"><data key="d0">7</data><data key="d2"><y:ShapeNode/></data></node>
    <node id="b &amp; c"><data key="dx">3</data><data key="dy">-4</data>
      <graph edgedefault="directed"><node id="in"/></graph></node>
    <edge id="e" source="a" target="b &amp; c" directed="false"><data key="d1">1.5</data></edge>
  </graph>
</graphml>`;

  it("reads typed values, defaults, positions and groups", async () => {
    const { name, directed, nodes, edges } = await graphOf(file, "pets.graphml");
    expect([name, directed]).toEqual(["Pets", false]);
    expect(nodes).toEqual([
      { id: "a", attributes: { age: 7 } },
      { id: "b & c", attributes: { age: 1 }, position: { x: 3, y: -4 } },
      { id: "in", attributes: { age: 1 }, parent: "b & c" },
    ]);
    expect(edges).toEqual([{ id: "e", source: "a", target: "b & c", attributes: { weight: 1.5 } }]);
  });

  it.each([
    ["<graphml><graph><node/></graph></graphml>", "a node has no id: line 1"],
    ["<graphml>\n<graph>\n<edge source='a'/></graph></graphml>", "an edge needs a source and a target: line 3"],
    ["<graphml><graph><node id='a'/><edge source='a' target='b'/></graph></graphml>", "needs node 'b'"],
    ["<graphml><graph><hyperedge/></graph></graphml>", "hyperedge"],
    ["<graphml><graph>\n<node id='a'>", "line 2: <node> is not closed"],
    ["<graphml>\n</graph>", "line 2: </graph> has no opening tag"],
    ["<graphml></graphml>", "without a graph"],
    ["<graphml>&boom;</graphml>", "`&`"],
    ['<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><graphml>&b;</graphml>', "`&`"],
    ["<graphml><graph><node id=a/></graph></graphml>", "<node> is not a valid element"],
    ["<graphml/><graphml/>", "exactly one root element"],
  ])("tells what is wrong with %s", async (text, message) => {
    const read = await readGraph(text, "x.graphml");
    expect(read).toMatchObject({ success: false, message: expect.stringContaining(message) });
  });

  it("refuses elements nested without end, and reads long text in one pass", () => {
    expect(readXml("<a>".repeat(5000))).toMatchObject({ success: false });
    const lines = "<b>x</b>\n".repeat(50_000);
    expect(readXml(`<a>${lines}</a>`).success).toBe(true);
  });
});

describe("GEXF", () => {
  it("reads what Gephi writes", async () => {
    const { name, nodes, edges } = await graphOf(
      `<?xml version='1.0' encoding='UTF-8'?><gexf xmlns:viz="http://gexf.net/1.3/viz"><meta><title>Town</title></meta>
<graph defaultedgetype="undirected"><attributes class="node"><attribute id="0" title="size" type="integer"/>
<attribute id="1" title="open" type="boolean"><default>true</default></attribute></attributes>
<nodes><node id="1" label="Ann"><attvalues><attvalue for="0" value="4"/></attvalues><viz:position x="1.5" y="2.0" z="0"/></node>
<node id="2" label="Bob"/></nodes>
<edges><edge id="9" source="1" target="2" weight="2.5" type="directed" label="knows"/></edges></graph></gexf>`,
      "town.gexf",
    );
    expect(name).toBe("Town");
    expect(nodes).toEqual([
      { id: "1", attributes: { label: "Ann", size: 4, open: true }, position: { x: 1.5, y: -2 } },
      { id: "2", attributes: { label: "Bob", open: true } },
    ]);
    expect(edges).toEqual([{ id: "9", source: "1", target: "2", attributes: { weight: 2.5, label: "knows" } }]);
  });
});

describe("GML", () => {
  it("reads nodes, edges, nested values and places", async () => {
    const { name, directed, nodes, edges } = await graphOf(
      `Creator "yFiles"\n# comment\ngraph [ directed 1 label "Net"
  node [ id 1 label "A &quot;x&quot;" graphics [ x 1.5 y -2 w 30 ] tags [ kind "k" ] ]
  node [ id 2 value -3.5e1 ]
  edge [ source 1 target 2 weight 4 ] ]`,
      "net.gml",
    );
    expect([name, directed]).toEqual(["Net", true]);
    expect(nodes).toEqual([
      { id: "1", attributes: { label: 'A "x"', tags: { kind: "k" } }, position: { x: 1.5, y: -2 } },
      { id: "2", attributes: { value: -35 } },
    ]);
    expect(edges).toEqual([{ id: "e1", source: "1", target: "2", attributes: { weight: 4 } }]);
  });

  it.each([
    ["graph [ node [ id 1 ]", "`]` is missing"],
    ["graph [ ] ]", "`]` has no `[`"],
    ["graph [\nnode [ id ] ]", "line 2: id has no value"],
    ["graph [ edge [ source 1 ] ]", "Edge 1 of x.gml needs a source and a target"],
    [`graph ${"[ a ".repeat(200)}`, "deep"],
    ['graph [ " ]', "an unexpected character"],
  ])("tells what is wrong with %s", async (text, message) => {
    expect(await readGraph(text, "x.gml")).toMatchObject({ success: false, message: expect.stringContaining(message) });
  });
});

describe("tables", () => {
  it.each([
    ["a,b\nb,d", []],
    ["a,b\nc,d", ["header", "kind"]],
    ["follower,star\nann,bob\nbob,cleo", ["header"]],
    ["source,target,since,place\na,b,1,x", []],
    ["head,tail\na,b", ["pairs"]],
    ["from,to,source,target\na,b,x,y", ["pairs"]],
    ["source,target,start,end\na,b,1,2", []],
    ["person1,person2\nann,bob", []],
    ["node1,node2\nnode2,node3", []],
    ["a,b,3\nb,c,4", []],
    ["Country,Population\nFrance,67\nSpain,47", ["kind"]],
    ["town,age,folk,boss\nAnn,3,Bern,Bob", ["kind", "ends"]],
    ["x,y,words that differ\nz,w,in every row\nq,r,of the table\nm,n,and more", ["header", "kind", "ends"]],
    ["id,name\n1,Ann", []],
    ["Name,Department,Age\nAnn,Sales,30\nBob,Sales,40", []],
    ["Name,Department,Boss\nAnn,Sales,Bob\nBob,Sales,Cleo\nCleo,IT,Ann", []],
  ])("knows of %j what it could mean otherwise", async (text, doubts) => {
    expect(await openTable(text, "x.csv")).toMatchObject({ success: true, doubts });
  });

  it("joins nodes and edges by id, or by name where the ends are names", async () => {
    const nodes = await tableOf("id,name,age\n1,Ann,30\n2,Bob,40", "people.csv");
    const byId = joinTables([nodes, await tableOf("source,target\n1,2", "ties.csv")]);
    expect(byId).toMatchObject({
      success: true,
      notes: [],
      graph: { name: "Ties", nodes: [{ id: "1" }, { id: "2" }], edges: [{ source: "1", target: "2" }] },
    });
    const byName = joinTables([await tableOf("source,target\nAnn,Bob\nAnn,Cleo", "ties.csv"), nodes]);
    expect(byName).toMatchObject({
      graph: { nodes: [{ id: "1" }, { id: "2" }, { id: "Cleo" }], edges: [{ source: "1", target: "2" }, {}] },
      notes: ["1 name in ties.csv is not in people.csv; it was added as a new node."],
    });
  });

  it("leaves out short rows, cuts long ones and joins doubled edges where asked", async () => {
    const text = "source,target,weight\na,b,2\na,b,3\nlone\nc,d,1,extra";
    const refused = joinTables([await tableOf(text, "x.csv")]);
    expect(refused).toMatchObject({ success: false, message: "Row 4 has 4 columns, the header 3. x.csv, line 5." });
    const read = joinTables([await tableOf(text, "x.csv", { longRows: "cut", shortRows: "skip", sameEdges: "join" })]);
    expect(read).toMatchObject({
      graph: { edges: [{ attributes: { weight: 5 } }, { source: "c", attributes: { weight: 1 } }] },
      notes: ["2 rows were skipped or cut."],
    });
    const skipped = joinTables([await tableOf(text, "x.csv", { longRows: "skip" })]);
    expect(skipped.success && skipped.graph.nodes.map(({ id }) => id)).toEqual(["a", "b", "lone"]);
  });
});

describe("the encoding of a file", () => {
  const text = "source;target\nMüller;Žižek €";
  it.each([
    ["utf-8", new TextEncoder().encode(text), "utf-8"],
    ["utf-16le with a mark", utf16("\uFEFFa,b\nÄ,Ö", true), "utf-16le"],
    ["utf-16be with a mark", utf16("\uFEFFa,b\nÄ,Ö", false), "utf-16be"],
    ["utf-16le without a mark", utf16("a,b\nc,d\ne,f", true), "utf-16le"],
    ["windows-1252", Uint8Array.from([0x4d, 0xfc, 0x6c, 0x2c, 0x80]), "windows-1252"],
    ["a picture", Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 7]), "utf-8"],
  ] as const)("is told for %s", (_, bytes, encoding) => {
    expect(guessEncoding(bytes)).toBe(encoding);
  });

  it("decodes signs outside of ASCII", () => {
    expect(decodeText(Uint8Array.from([0x4d, 0xfc, 0x80]), "windows-1252")).toBe("Mü€");
    expect(decodeText(utf16("\uFEFFÄ,Ö", true), "utf-16le")).toBe("Ä,Ö");
  });
});

function utf16(text: string, isLittle: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittle);
  return new Uint8Array(view.buffer);
}

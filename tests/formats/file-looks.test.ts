import { describe, expect, it } from "vitest";
import { createGraphDocument } from "@/graph/document/graph-document";
import { readGraph } from "../support/read-in-english";

async function opened(text: string, fileName: string) {
  const read = await readGraph(text, fileName);
  if (!read.success) throw new Error(read.message);
  return { ...read.graph, notes: read.notes, styles: createGraphDocument(read.graph).styles };
}

describe("the looks in a GEXF file", () => {
  const file = `<gexf xmlns="http://gexf.net/1.3" xmlns:viz="http://gexf.net/1.3/viz"><graph defaultedgetype="directed"><nodes>
<node id="a" label="A"><viz:color r="255" g="0" b="16" a="0.5"/><viz:size value="10"/><viz:shape value="square"/><viz:position x="1" y="2" z="0.0"/></node>
<node id="b" label="B"><viz:color hex="#0f0"/><viz:shape value="image" uri="x.png"/></node>
<node id="c" label="C"><viz:color r="300" g="0" b="0"/><viz:position x="0" y="0" z="7"/></node><node id="d" label="D"/></nodes>
<edges><edge id="1" source="a" target="b"><viz:color r="0" g="0" b="255"/><viz:thickness value="4"/><viz:shape value="dashed"/></edge>
<edge id="2" source="b" target="a"><viz:shape value="double"/></edge></edges></graph></gexf>`;

  it("are two layers that can be turned off, and what is drawn", async () => {
    const { layers, styles } = await opened(file, "x.gexf");
    expect(layers.map(({ name, target }) => [name, target])).toEqual([
      ["Looks of the file", "nodes"],
      ["Edge looks of the file", "edges"],
    ]);
    expect(styles.effectiveNode("a")).toEqual({ color: "#ff0010", opacity: 0.5, size: 20, shape: "rectangle" });
    expect(styles.effectiveNode("b")).toEqual({ color: "#00ff00" });
    expect(styles.effectiveNode("d")).toEqual({});
    expect(styles.effectiveEdge("1")).toEqual({ color: "#0000ff", width: 4, lineStyle: "dashed" });
  });

  it.each([
    ["1.1", 'xmlns="http://www.gexf.net/1.1draft" xmlns:viz="http://www.gexf.net/1.1draft/viz"', "viz:"],
    ["1.2", 'xmlns="http://www.gexf.net/1.2draft" xmlns:viz="http://www.gexf.net/1.2draft/viz"', "viz:"],
    ["1.3 of Gephi", 'xmlns="http://www.gexf.net/1.3" xmlns:viz="http://www.gexf.net/1.3/viz"', "viz:"],
    ["1.3 by its schema", 'xmlns="http://gexf.net/1.3"', ""],
    ["another prefix", 'xmlns="http://gexf.net/1.3" xmlns:ns0="http://gexf.net/1.3/viz"', "ns0:"],
    ["a prefix that nothing declares", "", "viz:"],
  ])("are read in the namespace of %s", async (_, spaces, prefix) => {
    const node = `<node id="a"><${prefix}color r="255" g="0" b="16"/><${prefix}size value="10"/><${prefix}position x="1" y="2" z="0"/></node>`;
    const text = `<gexf ${spaces}><graph><nodes>${node}</nodes><edges/></graph></gexf>`;
    const { nodes, styles } = await opened(text, "x.gexf");
    expect(styles.effectiveNode("a")).toEqual({ color: "#ff0010", size: 20 });
    expect(nodes[0]?.position).toEqual({ x: 1, y: -2 });
  });

  it("are told where they are left out", async () => {
    expect((await opened(file, "x.gexf")).notes).toEqual([
      "Not imported from its drawing: shape 'image' (1), colours that cannot be read (1), heights (z) (1), shape 'double' (1).",
    ]);
  });

  it("make no layer where there are none", async () => {
    expect((await opened('<gexf><graph><nodes><node id="a"/></nodes></graph></gexf>', "x.gexf")).layers).toEqual([]);
  });
});

describe("the looks in a GraphML file", () => {
  const yed = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<graphml xmlns="http://graphml.graphdrawing.org/xmlns" xmlns:y="http://www.yworks.com/xml/graphml">
<!--Created by yEd 3.22-->
<key attr.name="Description" attr.type="string" for="graph" id="d0"/><key for="port" id="d1" yfiles.type="portgraphics"/>
<key attr.name="url" attr.type="string" for="node" id="d4"/><key for="node" id="d6" yfiles.type="nodegraphics"/>
<key for="graphml" id="d7" yfiles.type="resources"/><key for="edge" id="d10" yfiles.type="edgegraphics"/>
<graph edgedefault="directed" id="G"><data key="d0"/>
<node id="n0"><data key="d6"><y:ShapeNode><y:Geometry height="30.0" width="30.0" x="100.0" y="50.0"/><y:Fill color="#FFCC0080" transparent="false"/>
<y:BorderStyle color="#000000" raised="false" type="line" width="2.0"/><y:NodeLabel fontSize="12" x="9.8" y="6.0">Ann<y:LabelModel/></y:NodeLabel><y:Shape type="roundrectangle"/></y:ShapeNode></data></node>
<node id="n1"><data key="d6"><y:ShapeNode><y:Geometry height="20" width="80" x="0" y="0"/><y:Fill hasColor="false" transparent="false"/><y:BorderStyle hasColor="false" type="line" width="1.0"/>
<y:NodeLabel>Bob</y:NodeLabel><y:NodeLabel>more</y:NodeLabel><y:Shape type="octagon"/></y:ShapeNode></data></node>
<node id="n2" yfiles.foldertype="group"><data key="d6"><y:ProxyAutoBoundsNode><y:Realizers active="0"><y:GroupNode><y:Geometry height="200" width="300" x="0" y="0"/><y:Fill color="#F5F5F5" transparent="false"/>
<y:NodeLabel>Group</y:NodeLabel><y:Shape type="roundrectangle"/></y:GroupNode></y:Realizers></y:ProxyAutoBoundsNode></data>
<graph edgedefault="directed" id="n2:"><node id="n2::n0"/></graph></node>
<edge id="e0" source="n0" target="n1"><data key="d10"><y:PolyLineEdge><y:Path sx="0" sy="0"><y:Point x="1" y="2"/></y:Path><y:LineStyle color="#FF0000" type="dashed" width="3.0"/><y:Arrows source="none" target="standard"/><y:EdgeLabel>knows</y:EdgeLabel></y:PolyLineEdge></data></edge>
<edge id="e1" source="n1" target="n0"><data key="d10"><y:ArcEdge><y:LineStyle color="#000000" type="line" width="1.0"/><y:Arrows source="none" target="none"/></y:ArcEdge></data></edge>
</graph></graphml>`;

  it("of yEd are labels, places, sizes, colours, shapes, borders, lines and arrows", async () => {
    const { nodes, edges, styles, directed } = await opened(yed, "x.graphml");
    expect(nodes).toEqual([
      { id: "n0", attributes: { label: "Ann" }, position: { x: 115, y: 65 } },
      { id: "n1", attributes: { label: "Bob" }, position: { x: 40, y: 10 } },
      { id: "n2", attributes: { label: "Group" } },
      { id: "n2::n0", attributes: {}, parent: "n2" },
    ]);
    expect(directed).toBe(true);
    expect(edges.map((edge) => [edge.id, edge.directed, edge.attributes])).toEqual([
      ["e0", undefined, { label: "knows" }],
      ["e1", false, {}],
    ]);
    expect(styles.effectiveNode("n0")).toEqual({
      color: "#ffcc00",
      opacity: 128 / 255,
      size: 30,
      shape: "round-rectangle",
      borderColor: "#000000",
      borderWidth: 2,
    });
    expect(styles.effectiveNode("n1")).toEqual({ size: 40 });
    expect(styles.effectiveEdge("e0")).toEqual({ color: "#ff0000", width: 3, lineStyle: "dashed" });
  });

  it("of yEd are told where they are left out", async () => {
    const { notes } = await opened(yed, "x.graphml");
    expect(notes).toEqual([
      "Not imported from its drawing: fonts and places of labels (1), widths other than heights (1), shape 'octagon' (1), further labels (1), bends of edges (1).",
    ]);
  });

  it("of yEd without any arrow make a graph without directions", async () => {
    const { directed, edges } = await opened(yed.replaceAll('target="standard"', 'target="none"'), "x.graphml");
    expect([directed, edges.map((edge) => edge.directed)]).toEqual([false, [undefined, undefined]]);
  });

  it("of Gephi are colours, radii and places with y growing upwards", async () => {
    const keys = ["r", "g", "b"].map((name) => `<key attr.name="${name}" attr.type="int" for="node" id="${name}"/>`);
    const sizes = ["x", "y", "size"].map(
      (name) => `<key attr.name="${name}" attr.type="float" for="node" id="${name}"/>`,
    );
    const { nodes, styles, labelAttribute } = await opened(
      `<graphml><key attr.name="Label" attr.type="string" for="node" id="label"/>${keys.join("")}${sizes.join("")}<graph edgedefault="undirected"><node id="1">
<data key="label">Ann</data><data key="size">10.0</data><data key="r">192</data><data key="g">0</data><data key="b">255</data><data key="x">5.5</data><data key="y">-7.0</data></node></graph></graphml>`,
      "gephi.graphml",
    );
    expect(nodes).toEqual([{ id: "1", attributes: { Label: "Ann" }, position: { x: 5.5, y: 7 } }]);
    expect(labelAttribute).toBe("Label");
    expect(styles.effectiveNode("1")).toEqual({ color: "#c000ff", size: 20 });
  });

  it("of Cytoscape has names by which its nodes are called, and all its columns", async () => {
    const keys = ["name", "shared name"].map(
      (name) => `<key id="${name}" for="node" attr.name="${name}" attr.type="string"/>`,
    );
    const graph = await opened(
      `<graphml xmlns="http://graphml.graphdrawing.org/xmlns">${keys.join("")}<key id="SUID" for="node" attr.name="SUID" attr.type="long"/>
<graph id="net" edgedefault="directed"><node id="61"><data key="name">YKR026C</data><data key="shared name">YKR026C</data><data key="SUID">61</data></node></graph></graphml>`,
      "cytoscape.graphml",
    );
    expect(graph.nodes).toEqual([{ id: "61", attributes: { name: "YKR026C", "shared name": "YKR026C", SUID: 61 } }]);
    expect(createGraphDocument(graph).labelOf("61")).toBe("YKR026C");
  });
});

describe("the looks in Cytoscape's JSON", () => {
  it("are those of its elements; its style sheet is told to be left out", async () => {
    const { styles, notes } = await opened(
      JSON.stringify({
        elements: {
          nodes: [
            {
              data: { id: "a" },
              style: { "background-color": "red", width: "30px", height: "30px", shape: "vee", "border-width": 1 },
            },
          ],
          edges: [{ data: { id: "e", source: "a", target: "a" }, style: { "line-color": "rgb(0, 0, 255)", width: 2 } }],
        },
        style: [{ selector: "node", style: {} }],
      }),
      "x.cyjs",
    );
    expect(styles.effectiveNode("a")).toEqual({ color: "#ff0000", size: 30, borderWidth: 1 });
    expect(styles.effectiveEdge("e")).toEqual({ color: "#0000ff", width: 2 });
    expect(notes).toEqual(["Its style sheet was not imported.", "Not imported from its drawing: shape 'vee' (1)."]);
  });
});

describe("values of typed columns", () => {
  it("keep whole numbers that are too large as texts, and say so; lists are lists", async () => {
    const { nodes, notes } = await opened(
      `<gexf><graph><attributes class="node"><attribute id="0" title="big" type="long"/><attribute id="1" title="tags" type="liststring"/>
<attribute id="2" title="nums" type="listinteger"/></attributes><nodes><node id="9007199254740993"><attvalues>
<attvalue for="0" value="9007199254740993"/><attvalue for="1" value="[a, 'b c']"/><attvalue for="2" value="1|2"/></attvalues></node></nodes></graph></gexf>`,
      "x.gexf",
    );
    expect(nodes).toEqual([
      { id: "9007199254740993", attributes: { big: "9007199254740993", tags: ["a", "b c"], nums: [1, 2] } },
    ]);
    expect(notes).toEqual(["Whole numbers too large to be kept exactly are texts (1)."]);
  });

  it("keep an id of GML that a number could not hold", async () => {
    const { nodes } = await opened("graph [ node [ id 9007199254740993 ] ]", "x.gml");
    expect(nodes[0]?.id).toBe("9007199254740993");
  });
});

import { fileFormats } from "@parley/formats/recognise";
import { describe, expect, it } from "vitest";
import { formatSamples } from "../support/graphs/format-samples";
import { hostileDots } from "../support/hostile-texts";
import { readGraph } from "../support/read-in-english";

async function open(text: string, fileName: string) {
  const read = await readGraph(text, fileName);
  if (!read.success) throw new Error(read.message);
  return { ...read.graph, notes: read.notes };
}

async function edgesOf(text: string, fileName: string) {
  const { edges, directed } = await open(text, fileName);
  return edges.map((edge) => {
    const sign = (edge.directed ?? directed) ? ">" : "-";
    const values = Object.keys(edge.attributes).length > 0 ? ` ${JSON.stringify(edge.attributes)}` : "";
    return `${edge.source}${sign}${edge.target}${values}`;
  });
}

describe("DOT", () => {
  it.each([
    ["chains", "digraph { a -> b -> c }", ["a>b", "b>c"]],
    ["subgraphs at both ends", "graph { {a b} -- {c d} }", ["a-c", "a-d", "b-c", "b-d"]],
    ["named subgraphs in the middle", "digraph { subgraph x { a } -> b -> { c; d } }", ["a>b", "b>c", "b>d"]],
    ["attributes of an edge in several lists", "digraph { a -> b [x=1, y=two][z=3] }", ['a>b {"x":1,"y":"two","z":3}']],
    ["defaults from where they stand on", 'digraph { a -> b; edge [type="t"]; b -> c }', ["a>b", 'b>c {"type":"t"}']],
    ["ports", "digraph { a:p:n -> b:q }", ['a>b {"tailport":"p:n","headport":"q"}']],
    ["texts joined with +", 'graph { "Ann" + "a" -- b }', ["Anna-b"]],
    ["strict graphs, one edge a pair", "strict graph { a -- b; b -- a; a -- b }", ["a-b"]],
    ["comments, directives and any case", "#pre\n/* x */ DiGraph G // y\n{ a -> b;; }", ["a>b"]],
    ["figures, signs and scripts", 'graph { 1.5 -- -2; "a \\"b\\"" -- 日本 }', ["1.5--2", 'a "b"-日本']],
  ])("reads %s", async (_, text, edges) => expect(await edgesOf(text, "x.gv")).toEqual(edges));

  it("reads labels, places, clusters and HTML, and says what is not drawn", async () => {
    const { name, nodes, notes } = await open(
      `digraph "My map" { node [color=red]; subgraph cluster_1 { label="North"; a [label="A\\nb", pos="3,4!"] }
        b [label=<<b>Bold</b> &amp; <i>thin</i>>] c [label="\\N"] }`,
      "x.dot",
    );
    expect(name).toBe("My map");
    expect(nodes).toEqual([
      { id: "a", attributes: { color: "red", label: "A\nb", cluster: "North" }, position: { x: 3, y: -4 } },
      { id: "b", attributes: { color: "red", label: "Bold & thin" } },
      { id: "c", attributes: { color: "red" } },
    ]);
    expect(notes).toEqual([
      "Colours and shapes of the file are kept as attributes; they are not drawn.",
      "The clusters of the file are kept as the attribute cluster.",
      "HTML labels were read as plain text.",
    ]);
  });

  it("opens the first of several graphs, and says so", async () => {
    const { edges, notes } = await open("graph { a -- b } graph { c -- d }", "x.gv");
    expect(edges).toHaveLength(1);
    expect(notes).toContain("x.gv holds more than one graph: the first is open.");
  });

  it.each([
    ["digraph {\n a -- b }", "line 2: `--` is wrong here: a digraph joins nodes with `->`"],
    ["graph { a -> b }", "a graph joins nodes with `--`"],
    ["digraph { a -> }", "expected a name, found `}`"],
    ["digraph { a", "it ends before the last `}`"],
    ['digraph { a [label="x }', "a quote is not closed"],
    ["digraph { a [label=<<b>] }", "`<` is not closed"],
    ["digraph { 1a -> b }", "`1a` begins with a digit and needs double quotes"],
    [`digraph ${"{".repeat(300)}`, "more than 200 levels deep"],
  ])("tells what is wrong with %j", async (text, message) => {
    expect(await readGraph(text, "x.dot")).toMatchObject({ success: false, message: expect.stringContaining(message) });
  });

  // Work that grew with the square of the length would run into the limit of time; `npm run bench` measures how it grows.
  it("refuses what begins and never ends, however long it is", async () => {
    const nested = `digraph {${"subgraph {".repeat(150)}a${"} -> b".repeat(150)}}`;
    expect(await readGraph(nested, "x.dot")).toMatchObject({ success: true });
    for (const [what, text] of Object.entries(hostileDots(200_000)))
      expect(await readGraph(text, "x.dot"), what).toMatchObject({ success: false });
  });
});

describe("Pajek", () => {
  it("reads vertices, places, arcs, edges and lists, each with its direction", async () => {
    const text = `*Network My town
*Vertices 3
1 "Ann Lee" 0.5 0.25 box ic Red
2 "Bob"
*Arcs :1 "likes"
1 2 3.5
*Edges
2 3
*Arcslist
3 1 2`;
    const { name, nodes } = await open(text, "x.net");
    expect(name).toBe("My town");
    expect(nodes[0]).toEqual({
      id: "1",
      attributes: { label: "Ann Lee", shape: "box", color: "Red" },
      position: { x: 500, y: 250 },
    });
    expect(nodes[2]).toEqual({ id: "3", attributes: {} });
    expect(await edgesOf(text, "x.net")).toEqual(['1>2 {"type":"likes","weight":3.5}', "2-3", "3>1", "3>2"]);
  });

  it("reads matrices, two kinds of nodes and partitions", async () => {
    expect(await edgesOf("*Vertices 2\n*Matrix\n0 1\n1 0", "x.net")).toEqual(["1-2"]);
    expect(await edgesOf("*Vertices 3 1\n*Matrix\n1 1", "x.net")).toEqual(["1-2", "1-3"]);
    const { nodes } = await open("*Vertices 2\n*Partition group\n*Vertices 2\n1\n5", "x.paj");
    expect(nodes.map(({ attributes }) => attributes)).toEqual([{ group: 1 }, { group: 5 }]);
  });

  it.each([
    ["*Vertices 2\n*Edges\n1 3", "x.net, line 3: there is no vertex 3."],
    ["*Vertices many", "*Vertices does not say how many"],
    ["*Edges\n1 2", "no vertex 1"],
    ["*Vertices 1\n*Hyper\n1", "does not read *Hyper"],
  ])("tells what is wrong with %j", async (text, message) => {
    expect(await readGraph(text, "x.net")).toMatchObject({ success: false, message: expect.stringContaining(message) });
  });
});

describe("every format", () => {
  it.each(fileFormats)("reads $title", async ({ name, extensions: [extension = ".txt"] }) => {
    const { text, edges } = formatSamples[name];
    expect(await edgesOf(text, `x${extension}`)).toEqual(edges);
  });
});

describe("small formats", () => {
  it.each([
    [
      "SIF with several targets",
      "x.sif",
      "a pp b c\nd\nb pd c",
      ['a>b {"type":"pp"}', 'a>c {"type":"pp"}', 'b>c {"type":"pd"}'],
    ],
    ["SIF with tabs and blanks in names", "x.sif", "Ann Lee\tknows\tBob", ['Ann Lee>Bob {"type":"knows"}']],
    [
      "sentences of three words",
      "x.txt",
      "Ann knows Bob\nBob likes Cleo\nCleo likes Ann\nAnn knows Cleo",
      [
        'Ann>Bob {"type":"knows"}',
        'Bob>Cleo {"type":"likes"}',
        'Cleo>Ann {"type":"likes"}',
        'Ann>Cleo {"type":"knows"}',
      ],
    ],
    ["arrows", "x.txt", "Ann -> Bob -> Cleo\nDev <- Ann: hires", ["Ann>Bob", "Bob>Cleo", 'Ann>Dev {"label":"hires"}']],
    ["lines", "x.txt", "Ann -- Bob\nBob <-> Cleo", ["Ann-Bob", "Bob-Cleo"]],
    ["a matrix whose two halves are alike", "x.csv", "who;1;2;3\n1;0;1;0\n2;1;0;1\n3;0;1;0", ["1-2", "2-3"]],
    ["a bare matrix of noughts and ones", "x.txt", "0 1 0 0\n1 0 1 0\n0 1 0 0\n0 0 0 0", ["1-2", "2-3"]],
    ["neighbours after a colon", "x.txt", "Ann: Bob, Cleo\nBob: Cleo\nCleo:", ["Ann-Bob", "Ann-Cleo", "Bob-Cleo"]],
    ["neighbours in both lines, once", "x.adjlist", "a b c\nb a\nc a", ["a-b", "a-c"]],
    ["DL of neighbours", "x.dl", "dl n=3 format=nodelist1\ndata:\n1 2 3", ["1>2", "1>3"]],
    [
      "DL of a matrix with labels in it",
      "x.dl",
      "dl n=2\nlabels embedded:\ndata:\n Ann Bob\nAnn 0 1\nBob 1 0",
      ["Ann-Bob"],
    ],
    [
      "CX",
      "x.cx",
      '[{"metaData":[]},{"nodes":[{"@id":1,"n":"Ann"},{"@id":2}]},{"edges":[{"@id":1,"s":1,"t":2,"i":"knows"}]}]',
      ['1>2 {"interaction":"knows"}'],
    ],
    ["blanks between names", "x.txt", "Ann Bob\nBob Cleo", ["Ann-Bob", "Bob-Cleo"]],
    ["blanks, and comments above", "x.edges", "# my roads\n# FromNodeId\tToNodeId\n1\t2\n2\t3", ["1>2", "2>3"]],
  ])("reads %s", async (_, name, text, edges) => expect(await edgesOf(text, name)).toEqual(edges));

  it.each([
    ["x.sif", "a pp", "line 1: it names a relation and no second node"],
    ["x.tgf", "1\n#\n1 2", "there is no node 2 above the #"],
    ["x.gdf", "nodedef>name VARCHAR\na,b", "line 2: it has 2 values"],
    ["x.leda", "LEDA.GRAPH\nvoid\nvoid\n-1\n2\n|{}|", "expected node 2"],
    ["x.leda", "five\nnodes", "expected LEDA.GRAPH"],
    ["x.dl", "dl n=3\ndata:\n0 1\n1 0", "has 4 cells, not 9 numbers"],
    ["x.cx2", '[{"CXVersion":"2.0"},{"edges":[{"id":1,"s":1,"t":2}]}]', "an edge between nodes it does not contain"],
    ["x.adj", "a: b\n:", "names no node"],
  ])("tells what is wrong in %s: %j", async (name, text, message) => {
    expect(await readGraph(text, name)).toMatchObject({ success: false, message: expect.stringContaining(message) });
  });
});

describe("tables", () => {
  it.each([
    "From station,To station",
    "from_id;to_id",
    "Origin airport,Destination airport",
    "user_source,user_target",
    "Von,Nach",
    "caller,callee",
    "follower,followed",
    "Departure Airport\tArrival Airport",
    "fromNode,toNode",
    "parent_id,child_id",
  ])("reads %j as a header", async (header) => {
    const sign = [";", "\t", ","].find((one) => header.includes(one)) ?? ",";
    const { edges, directed, notes } = await open(`${header}\na${sign}b`, "x.csv");
    expect(edges).toEqual([{ id: "e1", source: "a", target: "b", attributes: {} }]);
    expect(directed).toBe(!header.includes("source"));
    expect(notes).toEqual([]);
  });

  it("reads a table of nodes alone as one", async () => {
    const { nodes, edges, notes } = await open("Name,Department,Age\nAnn,Sales,30\nBob,Sales,40", "staff.csv");
    expect(nodes.map(({ id }) => id)).toEqual(["Ann", "Bob"]);
    expect(edges).toEqual([]);
    expect(notes).toEqual(["staff.csv has nodes but no edges."]);
  });

  it("leaves out what stands above the header, and shows it", async () => {
    const text = "Friends of 2023\nmade by Ann\n\nsource,target,weight\na,b,1\nb,c,2";
    const { edges, notes } = await open(text, "x.csv");
    expect(edges).toHaveLength(2);
    expect(notes).toEqual(["2 lines above the table in x.csv skipped: “Friends of 2023”, “made by Ann”."]);
  });

  it("leaves out what stands above a header that it does not know", async () => {
    const text = "Quarterly report\nmade by Ann, today\n\nSupplier;Customer;Amount\nx;y;1\ny;z;2\nz;x;3";
    const { edges, notes } = await open(text, "x.csv");
    expect(edges.map(({ source, target, attributes }) => [source, target, attributes])).toEqual([
      ["x", "y", { Amount: 1 }],
      ["y", "z", { Amount: 2 }],
      ["z", "x", { Amount: 3 }],
    ]);
    expect(notes[0]).toBe("2 lines above the table in x.csv skipped: “Quarterly report”, “made by Ann, today”.");
    expect((await open("Zoe\nAnn,Bob\nBob,Cleo", "x.csv")).nodes.map(({ id }) => id)).toContain("Zoe");
  });

  it.each([
    ["dots and a comma", ["12.500,50", "900,00", "-3.000"], [12500.5, 900, -3000]],
    ["commas and a dot", ['"12,500.50"', "900", '"1,200"'], [12500.5, 900, 1200]],
    ["commas that may be decimals too", ['"12,500"', "900", '"1,200"'], [12500, 900, 1200]],
    ["both", ['"12,500.50"', '"1.200,5"', "1"], ["12,500.50", "1.200,5", "1"]],
  ])("reads thousands that are apart by %s", async (_, written, values) => {
    const sign = written[0]?.startsWith('"') ? "," : ";";
    const rows = written.map((cell, row) => [`a${row}`, `a${row + 1}`, cell].join(sign));
    const { edges } = await open([["source", "target", "sum"].join(sign), ...rows].join("\n"), "x.csv");
    expect(edges.map(({ attributes }) => attributes["sum"])).toEqual(values);
  });

  it.each([
    [
      "one column shows what another leaves open",
      "\t",
      ["2.699\t2.345,19", "27.525\t243,22"],
      [
        [2699, 2345.19],
        [27525, 243.22],
      ],
    ],
    [
      "commas of thousands beside points",
      ";",
      ["12,500;2.75", "1,200;3.5"],
      [
        [12500, 2.75],
        [1200, 3.5],
      ],
    ],
    [
      "a point that parts no thousands stays one",
      ";",
      ["2.5;1,25", "27.525;0,5"],
      [
        [2.5, 1.25],
        [27.525, 0.5],
      ],
    ],
    ["a number too long to be exact", ";", ["12345678901234567890;1,25"], [["12345678901234567890", 1.25]]],
    [
      "nothing shows it",
      "\t",
      ["2.699\t1", "27.525\t2"],
      [
        [2.699, 1],
        [27.525, 2],
      ],
    ],
    [
      "marks in quotes",
      ",",
      ['7,"2,0"', '8,"1,3"'],
      [
        [7, 2],
        [8, 1.3],
      ],
    ],
    [
      "marks between tabs",
      "\t",
      ["7\t2,5", "8\t1"],
      [
        [7, 2.5],
        [8, 1],
      ],
    ],
    [
      "lists in quotes stay lists",
      ",",
      ['7,"2,3"', '8,"1,3,4"', '9,"12,3"'],
      [
        [7, "2,3"],
        [8, "1,3,4"],
        [9, "12,3"],
      ],
    ],
    [
      "thousands between tabs are no decimals",
      "\t",
      ["7\t1,200", "8\t12,500"],
      [
        [7, 1200],
        [8, 12500],
      ],
    ],
  ])("reads the numbers of a table by one decimal sign: %s", async (_, sign, written, values) => {
    const header = ["source", "target", "sum", "rate"].join(sign);
    const rows = written.map((cells, row) => `a${row}${sign}a${row + 1}${sign}${cells}`);
    const { edges } = await open([header, ...rows].join("\n"), "x.csv");
    expect(edges.map(({ attributes }) => [attributes["sum"], attributes["rate"]])).toEqual(values);
  });

  it.each([
    ["a decimal comma", ["x;y;1,5", "y;z;2,25"], [1.5, 2.25]],
    ["thousands and a comma", ["x;y;1.234,50", "y;z;2.000"], [1234.5, 2000]],
    ["thousands and a point", ["x;y;1,234.50", "y;z;2,000"], [1234.5, 2000]],
  ])("knows a header over numbers with %s, and no header before them", async (_, rows, values) => {
    const headed = await open(["Lieferant;Kunde;Umsatz", ...rows].join("\n"), "x.csv");
    expect(headed.edges.map(({ attributes }) => attributes["Umsatz"])).toEqual(values);
    const bare = await open(rows.join("\n"), "x.csv");
    expect(bare.edges.map(({ attributes }) => attributes["weight"])).toEqual(values);
  });

  it("says how it took a first row that may be a header", async () => {
    const { edges, notes } = await open("pupil,friend\nAnn,Bob\nBob,Cleo", "x.csv");
    expect(edges).toHaveLength(2);
    expect(notes).toEqual(["I read the first row (pupil, friend) as a header."]);
  });

  it("takes a pasted header for no edge, and a row of data for no header", async () => {
    expect((await open("Ann, Bob\nBob, Cleo", "x")).edges).toHaveLength(2);
    expect((await open("node1,node2\nnode2,node3", "x")).edges).toHaveLength(2);
    expect((await open("person1,person2\nAnn,Bob", "x")).edges).toHaveLength(1);
  });
});

describe("JSON of no known form", () => {
  it.each([
    ["records with from and to", [{ from: "a", to: "b", w: 1 }], ['a>b {"w":1}']],
    ["records with source and target", [{ source: 1, target: 2 }], ["1-2"]],
    [
      "lists of two names",
      [
        ["a", "b"],
        ["b", "c", 2],
      ],
      ["a-b", 'b-c {"weight":2}'],
    ],
    ["edges without nodes", { edges: [{ from: "a", to: "b" }] }, ["a>b"]],
    ["nodes, and edges from and to", { nodes: [{ id: 1 }, { id: 2 }], edges: [{ from: 1, to: 2 }] }, ["1>2"]],
    ["neighbours by node", { a: ["b", "c"], b: ["a"] }, ["a>b", "a>c", "b>a"]],
    [
      "networkx's adjacency",
      { directed: false, nodes: [{ id: 1 }, { id: 2 }], adjacency: [[{ id: 2, w: 3 }], [{ id: 1, w: 3 }]] },
      ['1-2 {"w":3}'],
    ],
  ])("reads %s", async (_, json, edges) => expect(await edgesOf(JSON.stringify(json), "x.json")).toEqual(edges));

  it("says that a file has no edges", async () => {
    expect((await open('{"nodes":[{"id":"a"}]}', "x.json")).notes).toEqual([
      "The file has no list of edges (links or edges): its nodes were opened alone.",
    ]);
  });

  it.each([
    '{"tags":["x","y"],"users":["z"]}',
    "[[0,1,0],[1,0,1],[0,1,0]]",
    '[{"name":"Ann","age":3}]',
    '[["a"]]',
    "[[1,[2]]]",
  ])("refuses %s", async (text) => expect(await readGraph(text, "x.json")).toMatchObject({ success: false }));

  it("keeps ids and values above 2^53 as they are written, and says so", async () => {
    const text =
      '{"nodes":[{"id":9007199254740993,"n":12345678901234567890,"t":"1 12345678901234567890 \\" 3"},{"id":9007199254740992}],"links":[{"source":9007199254740993,"target":9007199254740992}]}';
    const { nodes, edges, notes } = await open(text, "x.json");
    expect(nodes[0]).toEqual({
      id: "9007199254740993",
      attributes: { n: "12345678901234567890", t: '1 12345678901234567890 " 3' },
    });
    expect(edges[0]).toMatchObject({ source: "9007199254740993", target: "9007199254740992" });
    expect(notes).toEqual(["Whole numbers too large to be kept exactly are texts (3)."]);
    const own =
      '{"parley":1,"name":"x","directed":false,"nodes":[{"id":"a","attributes":{"n":100000000000000000000}}],"edges":[]}';
    expect((await open(own, "x.json")).nodes[0]?.attributes["n"]).toBe(1e20);
  });

  it("keeps an edge table's own columns called source and target", async () => {
    expect(await edgesOf("source,target,source\na,b,survey", "x.csv")).toEqual(['a-b {"source":"survey"}']);
  });
});

describe("GraphML, whose nodes are read as they end", () => {
  const graph = (inner: string) => `<graph edgedefault="directed">${inner}</graph>`;
  const nodes = '<node id="a"><data key="k">3</data></node><node id="b"/><edge source="a" target="b"/>';
  const key = '<key id="k" for="node" attr.name="age" attr.type="int"/>';

  it.each([
    ["in front of it", `${key}${graph(nodes)}`],
    ["behind it", `${graph(nodes)}${key}`],
  ])("is read by the keys %s", async (_, inner) => {
    const read = await open(`<graphml>${inner}</graphml>`, "x.graphml");
    expect(read.nodes.map(({ attributes }) => attributes)).toEqual([{ age: 3 }, {}]);
    expect(read.edges).toHaveLength(1);
  });

  it("opens the first of several graphs, and says so", async () => {
    const read = await open(`<graphml>${key}${graph(nodes)}${graph('<node id="c"/>')}</graphml>`, "x.graphml");
    expect(read.nodes.map(({ id }) => id)).toEqual(["a", "b"]);
    expect(read.notes).toEqual(["x.graphml holds 2 graphs: the first is open."]);
  });

  it("tells what is wrong behind what it has read", async () => {
    const text = `<graphml>${key}${graph(`${nodes}\n<node id="c"></edge>`)}</graphml>`;
    expect(await readGraph(text, "x.graphml")).toMatchObject({
      success: false,
      message: expect.stringContaining("line 2"),
    });
    const hyper = `<graphml>${graph(`${nodes}\n<hyperedge/>`)}</graphml>`;
    expect(await readGraph(hyper, "x.graphml")).toMatchObject({
      success: false,
      message: expect.stringContaining("line 2"),
    });
  });
});

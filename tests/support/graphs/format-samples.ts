import type { ReadName } from "@parley/formats/recognise";

interface Sample {
  /** Tells what it is, whatever its file is called. */
  readonly text: string;
  /** As `Ann>Bob`, or `Ann-Bob` without a direction; then its values. */
  readonly edges: readonly string[];
}

/** A small graph in each form that is read: recognised, opened under each of its endings and read in the tests of `tests/formats`. */
export const formatSamples: Readonly<Record<ReadName, Sample>> = {
  csv: { text: "source,target\nAnn,Bob", edges: ["Ann-Bob"] },
  // As the text of its sheet.
  xlsx: { text: "source\ttarget\nAnn\tBob", edges: ["Ann-Bob"] },
  json: { text: '{"nodes":[{"id":"a"},{"id":"b"}],"links":[{"source":"a","target":"b"}]}', edges: ["a-b"] },
  graphml: {
    text: "<?xml version='1.0'?><graphml><graph edgedefault='directed'><node id='a'/><node id='b'/><edge source='a' target='b'/></graph></graphml>",
    edges: ["a>b"],
  },
  gexf: {
    text: "<?xml version='1.0'?><!-- by hand --><gexf><graph><nodes><node id='a'/><node id='b'/></nodes><edges><edge source='a' target='b'/></edges></graph></gexf>",
    edges: ["a-b"],
  },
  gml: { text: "Creator me\ngraph [ node [ id 1 ] node [ id 2 ] edge [ source 1 target 2 ] ]", edges: ["1-2"] },
  dot: { text: '// roads\nstrict digraph "All roads" {\n a -> b }', edges: ["a>b"] },
  pajek: { text: "% made by hand\n*Vertices 2\n*Arcs\n1 2", edges: ["1>2"] },
  gdf: {
    text: "nodedef>name VARCHAR,label VARCHAR\na,'Lee, Ann'\nb,Bob\nedgedef>node1 VARCHAR,node2 VARCHAR,weight DOUBLE,directed BOOLEAN\na,b,2,true",
    edges: ['a>b {"weight":2}'],
  },
  sif: { text: "Ann knows Bob\nBob knows Cleo", edges: ['Ann>Bob {"type":"knows"}', 'Bob>Cleo {"type":"knows"}'] },
  tgf: { text: "1 Ann Lee\n2\n#\n1 2 knows", edges: ['1>2 {"label":"knows"}'] },
  cx: {
    text: '[{"CXVersion":"2.0"},{"attributeDeclarations":[{"edges":{"weight":{"a":"w"}}}]},{"nodes":[{"id":1},{"id":2}]},{"edges":[{"id":1,"s":1,"t":2,"v":{"w":3}}]}]',
    edges: ['1>2 {"weight":3}'],
  },
  dl: { text: "DL n=2 format=edgelist1\nlabels:\nAnn,Bob\ndata:\n1 2 3", edges: ['Ann>Bob {"weight":3}'] },
  leda: {
    text: "# trains\nLEDA.GRAPH\nstring\nint\n-2\n2\n|{Ann}|\n|{}|\n1\n1 2 0 |{5}|",
    edges: ['1-2 {"label":5}'],
  },
  matrix: { text: ",Ann,Bob\nAnn,0,2\nBob,0,0", edges: ['Ann>Bob {"weight":2}'] },
  "adjacency-list": {
    text: "Ann: Bob, Cleo\nBob: Ann, Cleo\nCleo: Ann, Bob",
    edges: ["Ann-Bob", "Ann-Cleo", "Bob-Cleo"],
  },
  arrows: { text: "Ann -> Bob\nDev <- Ann: hires", edges: ["Ann>Bob", 'Ann>Dev {"label":"hires"}'] },
};

export interface FileFormat {
  /** As it is named on a command line. */
  readonly name: string;
  /** With the dot, of files that hold it. */
  readonly extensions: readonly string[];
  /** As people call it: a name, the same in every language; written small where it has none. */
  readonly title: string;
}

/** What `readGraph` opens. How each is recognised and read is in recognise/. */
export const fileFormats = [
  { name: "csv", title: "CSV", extensions: [".csv", ".tsv", ".txt", ".tab", ".edges", ".edgelist", ".ncol"] },
  { name: "xlsx", title: "Excel", extensions: [".xlsx", ".xlsm"] },
  { name: "json", title: "JSON", extensions: [".json", ".cyjs", ".jsonl", ".ndjson"] },
  { name: "graphml", title: "GraphML", extensions: [".graphml", ".xml"] },
  { name: "gexf", title: "GEXF", extensions: [".gexf"] },
  { name: "gml", title: "GML", extensions: [".gml"] },
  { name: "dot", title: "DOT", extensions: [".dot", ".gv"] },
  { name: "pajek", title: "Pajek", extensions: [".net", ".paj"] },
  { name: "gdf", title: "GDF", extensions: [".gdf"] },
  { name: "sif", title: "SIF", extensions: [".sif"] },
  { name: "tgf", title: "TGF", extensions: [".tgf"] },
  { name: "cx", title: "CX", extensions: [".cx", ".cx2"] },
  { name: "dl", title: "UCINET DL", extensions: [".dl"] },
  { name: "leda", title: "LEDA", extensions: [".leda", ".gw", ".lgr"] },
  { name: "matrix", title: "adjacency matrix", extensions: [] },
  { name: "adjacency-list", title: "adjacency list", extensions: [".adjlist", ".adj"] },
  { name: "arrows", title: "edges with arrows", extensions: [] },
] as const satisfies readonly FileFormat[];

/** A format that is read; the compiler asks for its reader, and the tests for an example. */
export type ReadName = (typeof fileFormats)[number]["name"];

const allFormats: readonly FileFormat[] = fileFormats;

const documentEndings = [".md", ".markdown"];

/** For a file chooser: graphs, and documents, which are read in knowledge/. */
export const acceptedFiles = [...allFormats.flatMap(({ extensions }) => extensions), ...documentEndings].join(",");

/** As the drop zone names them: those that have a name. */
export const acceptedFormats = [
  ...allFormats.map(({ title }) => title).filter((title) => /^\p{Lu}/u.test(title)),
  "Markdown",
];

/** Whether Parley has a reader for the format of that name. */
export function isRead(name: string): name is ReadName {
  return allFormats.some((format) => format.name === name);
}

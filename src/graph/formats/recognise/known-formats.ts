import { type FileFormat, fileFormats } from "../formats";

interface KnownFormat extends FileFormat {
  /** Known and not read: what to do instead. */
  readonly advice?: string;
}

/** Every format Parley knows by name: those it reads, and those it names when it refuses them. */
export const formatTable = [
  ...fileFormats,
  {
    name: "ods",
    title: "an OpenDocument spreadsheet",
    extensions: [".ods"],
    advice: "In the spreadsheet, save it as .xlsx or CSV, then open that.",
  },
  {
    name: "xls",
    title: "an old Excel workbook",
    extensions: [".xls"],
    advice: "In the spreadsheet, save it as .xlsx or CSV, then open that.",
  },
  {
    name: "zip",
    title: "a ZIP archive",
    extensions: [".zip", ".cys", ".gephi"],
    advice:
      "Unpack it, then open the graph in it; a program's own project is exported there first, as GEXF, GraphML or CSV.",
  },
  {
    name: "gzip",
    title: "a gzip archive",
    extensions: [".gz", ".tgz"],
    advice: "Unpack it, then open the file in it.",
  },
  { name: "pdf", title: "a PDF", extensions: [".pdf"], advice: "Open the data the document was made of." },
  {
    name: "xgmml",
    title: "XGMML",
    extensions: [".xgmml"],
    advice: "In Cytoscape, export the network as GraphML or as Cytoscape.js JSON.",
  },
  {
    name: "drawio",
    title: "draw.io",
    extensions: [".drawio"],
    advice: "In draw.io, arrange the shapes' data as CSV, or write the edges as DOT.",
  },
  { name: "vna", title: "VNA", extensions: [".vna"], advice: "In NetDraw or Gephi, save it as Pajek, GDF or GEXF." },
  { name: "nwb", title: "NWB", extensions: [".nwb"], advice: "With NWB or Sci2, save it as GraphML or Pajek." },
  { name: "tlp", title: "Tulip", extensions: [".tlp"], advice: "In Tulip, export it as GML, GEXF or CSV." },
  {
    name: "nnf",
    title: "a file of nested networks (NNF)",
    extensions: [".nnf"],
    advice: "In Cytoscape, export each network as SIF or GraphML.",
  },
  {
    name: "lgl",
    title: "LGL",
    extensions: [".lgl"],
    advice: "With igraph, write it as GraphML or as a list of edges (NCOL).",
  },
  {
    name: "dimacs",
    title: "DIMACS",
    extensions: [".col", ".clq", ".dimacs"],
    advice: "Keep the lines that begin with e (or a), without that letter, and open them as a list of edges.",
  },
  {
    name: "steiner",
    title: "SteinLib",
    extensions: [".stp"],
    advice: "Keep the lines that begin with E, without that letter, and open them as a list of edges.",
  },
  {
    name: "metis",
    title: "METIS",
    extensions: [".metis"],
    advice: "With networkx or igraph, write it as GraphML or as a list of edges.",
  },
  {
    name: "matrix-market",
    title: "Matrix Market",
    extensions: [".mtx"],
    advice:
      "Leave out the lines above the entries (those with % and the one with the sizes), then open it as a list of edges.",
  },
  {
    name: "graph6",
    title: "graph6",
    extensions: [".g6", ".s6", ".d6", ".graph6", ".sparse6"],
    advice: "With networkx or nauty, write it as GraphML or as a list of edges.",
  },
  {
    name: "lemon",
    title: "LEMON",
    extensions: [".lgf"],
    advice: "Save the arcs as CSV with the columns source and target.",
  },
  {
    name: "mermaid",
    title: "Mermaid",
    extensions: [".mmd", ".mermaid"],
    advice: "Leave out its first line and write one edge a line, as in Ann --> Bob.",
  },
  {
    name: "plantuml",
    title: "PlantUML",
    extensions: [".puml", ".plantuml"],
    advice: "Write one edge a line, as in Ann --> Bob, or the graph as DOT.",
  },
  {
    name: "rdf",
    title: "RDF",
    extensions: [".ttl", ".nt", ".nq", ".rdf", ".owl"],
    advice: "Save the result of a query as CSV with the columns source, type and target.",
  },
  {
    name: "markdown",
    title: "a Markdown table",
    extensions: [],
    advice:
      "Copy the table into a spreadsheet and save it as CSV, or leave out its line of dashes and the bars at both ends.",
  },
  {
    name: "sql",
    title: "SQL",
    extensions: [".sql"],
    advice: "Load it into a database, and save the result of a query as CSV with the columns source and target.",
  },
  {
    name: "ini",
    title: "a file of settings (INI, TOML)",
    extensions: [".ini", ".cfg", ".conf", ".toml", ".properties"],
    advice: "It holds names and values, no edges. Write one edge a line, as in Ann,Bob.",
  },
  {
    name: "yaml",
    title: "YAML",
    extensions: [".yaml", ".yml"],
    advice: "Write it as JSON, with nodes and edges, then open that.",
  },
  {
    name: "graph-grammar",
    title: "gSpan",
    extensions: [".gspan"],
    advice: "Keep the lines that begin with e, without that letter, and open them as a list of edges.",
  },
] as const satisfies readonly KnownFormat[];

export type FormatName = (typeof formatTable)[number]["name"];

const allFormats: readonly (KnownFormat & { readonly name: FormatName })[] = formatTable;

export function formatNamed(name: string | undefined): (KnownFormat & { readonly name: FormatName }) | undefined {
  return allFormats.find((format) => format.name === name);
}

export function titleOf(name: FormatName): string {
  return formatNamed(name)?.title ?? name;
}

/** The first format whose files end like this, with the dot. */
export function formatByEnding(extension: string): FormatName | undefined {
  return formatTable.find(({ extensions }: FileFormat) => extensions.includes(extension))?.name;
}

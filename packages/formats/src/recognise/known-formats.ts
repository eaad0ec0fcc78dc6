import { foreignTitles } from "../fault-texts";
import { type FileFormat, fileFormats } from "../formats";
import type { ReadHint } from "../hint-texts";

interface KnownFormat extends FileFormat {
  /** Known and not read: what to do instead. */
  readonly advice?: ReadHint;
}

/** Every format Parley knows by name: those it reads, and those it names when it refuses them. */
export const formatTable = [
  ...fileFormats,
  { name: "ods", title: foreignTitles["is-ods"], extensions: [".ods"], advice: { id: "saveXlsx" } },
  { name: "xls", title: foreignTitles["is-xls"], extensions: [".xls"], advice: { id: "saveXlsx" } },
  {
    name: "zip",
    title: foreignTitles["is-zip"],
    extensions: [".zip", ".cys", ".gephi"],
    advice: { id: "unpackProject" },
  },
  { name: "gzip", title: foreignTitles["is-gzip"], extensions: [".gz", ".tgz"], advice: { id: "unpack" } },
  { name: "pdf", title: foreignTitles["is-pdf"], extensions: [".pdf"], advice: { id: "openSource" } },
  { name: "xgmml", title: "XGMML", extensions: [".xgmml"], advice: { id: "xgmml" } },
  { name: "drawio", title: "draw.io", extensions: [".drawio"], advice: { id: "drawio" } },
  { name: "vna", title: "VNA", extensions: [".vna"], advice: { id: "vna" } },
  { name: "nwb", title: "NWB", extensions: [".nwb"], advice: { id: "nwb" } },
  { name: "tlp", title: "Tulip", extensions: [".tlp"], advice: { id: "tlp" } },
  { name: "nnf", title: foreignTitles["is-nnf"], extensions: [".nnf"], advice: { id: "nnf" } },
  { name: "lgl", title: "LGL", extensions: [".lgl"], advice: { id: "igraph" } },
  { name: "dimacs", title: "DIMACS", extensions: [".col", ".clq", ".dimacs"], advice: { id: "dimacs" } },
  { name: "steiner", title: "SteinLib", extensions: [".stp"], advice: { id: "edgeLinesE" } },
  { name: "metis", title: "METIS", extensions: [".metis"], advice: { id: "metis" } },
  { name: "matrix-market", title: "Matrix Market", extensions: [".mtx"], advice: { id: "matrixMarket" } },
  {
    name: "graph6",
    title: "graph6",
    extensions: [".g6", ".s6", ".d6", ".graph6", ".sparse6"],
    advice: { id: "graph6" },
  },
  { name: "lemon", title: "LEMON", extensions: [".lgf"], advice: { id: "lemon" } },
  { name: "mermaid", title: "Mermaid", extensions: [".mmd", ".mermaid"], advice: { id: "mermaid" } },
  { name: "plantuml", title: "PlantUML", extensions: [".puml", ".plantuml"], advice: { id: "plantuml" } },
  { name: "rdf", title: "RDF", extensions: [".ttl", ".nt", ".nq", ".rdf", ".owl"], advice: { id: "rdf" } },
  { name: "markdown", title: foreignTitles["is-markdown"], extensions: [], advice: { id: "markdown" } },
  { name: "sql", title: "SQL", extensions: [".sql"], advice: { id: "sql" } },
  {
    name: "ini",
    title: foreignTitles["is-ini"],
    extensions: [".ini", ".cfg", ".conf", ".toml", ".properties"],
    advice: { id: "ini" },
  },
  { name: "yaml", title: "YAML", extensions: [".yaml", ".yml"], advice: { id: "yaml" } },
  { name: "graph-grammar", title: "gSpan", extensions: [".gspan"], advice: { id: "edgeLinesSmall" } },
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

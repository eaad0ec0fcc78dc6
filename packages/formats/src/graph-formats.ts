/** The forms a graph is written in, as commands name them, and what the names of such files end with. */
const endings = {
  json: ".json",
  cytoscape: ".cyjs",
  "node-link": "-node-link.json",
  graphml: ".graphml",
  gexf: ".gexf",
  gml: ".gml",
  dot: ".dot",
  pajek: ".net",
  xlsx: ".xlsx",
  "edges-csv": "-edges.csv",
  "nodes-csv": "-nodes.csv",
} as const;

export type GraphFormat = keyof typeof endings;
/** What is no text is written in bytes. */
export type TextFormat = Exclude<GraphFormat, "xlsx">;
export const graphFormats = [
  ...(["json", "cytoscape", "node-link", "graphml", "gexf", "gml", "dot", "pajek"] as const),
  ...(["xlsx", "edges-csv", "nodes-csv"] as const),
] as const;

export function endingOf(format: GraphFormat): string {
  return endings[format];
}

/** The format a file's name asks for. */
export function formatOf(fileName: string): GraphFormat | undefined {
  const name = fileName.toLowerCase();
  if (name.endsWith("nodes.csv")) return "nodes-csv";
  if (name.endsWith(".csv")) return "edges-csv";
  if (name.endsWith("node-link.json")) return "node-link";
  return graphFormats.find((format) => name.endsWith(endings[format]));
}

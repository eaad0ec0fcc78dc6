import type { GraphFormat, TextFormat } from "../graph-formats";
import { type GraphData, withOwnDirection } from "../host";
import { writeEdgesCsv, writeNodesCsv } from "./write-csv";
import { writeDot } from "./write-dot";
import { writeGexf } from "./write-gexf";
import { writeGml } from "./write-gml";
import { writeGraph } from "./write-graph";
import { writeGraphml } from "./write-graphml";
import { writeCytoscape, writeNodeLink } from "./write-json-forms";
import { writePajek } from "./write-pajek";
import { writeXlsx } from "./write-xlsx";

interface Writer {
  readonly mediaType: string;
  readonly write: (graph: GraphData) => string;
}

/** How a graph is written for Parley and for other programs. */
export const graphWriters: Readonly<Record<TextFormat, Writer>> = {
  json: { mediaType: "application/json", write: writeGraph },
  cytoscape: { mediaType: "application/json", write: (graph) => writeCytoscape(withOwnDirection(graph)) },
  "node-link": { mediaType: "application/json", write: (graph) => writeNodeLink(withOwnDirection(graph)) },
  graphml: { mediaType: "application/xml", write: (graph) => writeGraphml(withOwnDirection(graph)) },
  gexf: { mediaType: "application/xml", write: (graph) => writeGexf(withOwnDirection(graph)) },
  gml: { mediaType: "text/plain", write: writeGml },
  dot: { mediaType: "text/vnd.graphviz", write: (graph) => writeDot(withOwnDirection(graph)) },
  pajek: { mediaType: "text/plain", write: writePajek },
  "edges-csv": { mediaType: "text/csv", write: (graph) => writeEdgesCsv(withOwnDirection(graph)) },
  "nodes-csv": { mediaType: "text/csv", write: writeNodesCsv },
};

export interface WrittenFile {
  readonly mediaType: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
}

/** The file of any form. */
export async function writeFileOf(graph: GraphData, format: GraphFormat): Promise<WrittenFile> {
  if (format !== "xlsx") {
    const { mediaType, write } = graphWriters[format];
    return { mediaType, content: write(graph) };
  }
  const mediaType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  return { mediaType, content: await writeXlsx(withOwnDirection(graph)) };
}

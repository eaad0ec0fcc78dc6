import type { GraphData } from "../../changes/change-types";
import { withOwnDirection } from "../../document/direction";
import type { GraphFormat } from "../graph-formats";
import { writeEdgesCsv, writeNodesCsv } from "./write-csv";
import { writeGexf } from "./write-gexf";
import { writeGraph } from "./write-graph";
import { writeGraphml } from "./write-graphml";
import { writeCytoscape, writeNodeLink } from "./write-json-forms";

interface Writer {
  readonly mediaType: string;
  readonly write: (graph: GraphData) => string;
}

/** How a graph is written for Parley and for other programs. */
export const graphWriters: Readonly<Record<GraphFormat, Writer>> = {
  json: { mediaType: "application/json", write: writeGraph },
  cytoscape: { mediaType: "application/json", write: (graph) => writeCytoscape(withOwnDirection(graph)) },
  "node-link": { mediaType: "application/json", write: (graph) => writeNodeLink(withOwnDirection(graph)) },
  graphml: { mediaType: "application/xml", write: (graph) => writeGraphml(withOwnDirection(graph)) },
  gexf: { mediaType: "application/xml", write: (graph) => writeGexf(withOwnDirection(graph)) },
  "edges-csv": { mediaType: "text/csv", write: (graph) => writeEdgesCsv(withOwnDirection(graph)) },
  "nodes-csv": { mediaType: "text/csv", write: writeNodesCsv },
};

import type { GraphDocument } from "@/graph/document/document-types";
import { createGraphDocument } from "@/graph/document/graph-document";
import type { GraphEdge, GraphNode } from "@/graph/document/graph-types";
import type { DocumentReport, NodeReport } from "../headless-report";
import type { Snapshot } from "./check-types";

export function createSnapshot(report: DocumentReport): Snapshot {
  let plain: GraphDocument | undefined;
  const byId = new Map(report.nodes.map((node) => [node.id, node]));
  return {
    report,
    plain() {
      plain ??= plainDocument(report);
      return plain;
    },
    elements: (target) => (target === "nodes" ? report.nodes : report.edges),
    nodesCalled(name): readonly NodeReport[] {
      const node = byId.get(name);
      return node ? [node] : report.nodes.filter(({ label }) => label === name);
    },
  };
}

function plainDocument({ name, directed, labelAttribute, nodes, edges }: DocumentReport): GraphDocument {
  return createGraphDocument({
    name,
    directed,
    ...(labelAttribute === undefined ? {} : { labelAttribute }),
    nodes: nodes.map(
      ({ id, attributes, parent }): GraphNode => ({ id, attributes, ...(parent === undefined ? {} : { parent }) }),
    ),
    edges: edges.map(
      ({ id, source, target, attributes, directed: own }): GraphEdge => ({
        id,
        source,
        target,
        attributes,
        ...(own === undefined ? {} : { directed: own }),
      }),
    ),
    layers: [],
    sets: [],
    filter: null,
  });
}

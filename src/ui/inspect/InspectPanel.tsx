import type { GraphDocument } from "@/graph/document-types";
import { scrollable } from "../parts/scrollable";
import { useDocument } from "../use-document";
import { EdgeInspector } from "./EdgeInspector";
import { ManyInspector } from "./ManyInspector";
import { NodeInspector } from "./NodeInspector";

/** What is selected: one node, one edge, or many in numbers. */
export function InspectPanel() {
  const selection = useDocument(selectionOf);
  return (
    <section className="thread inspect" aria-label="Inspector" {...scrollable}>
      <Inspected {...selection} />
    </section>
  );
}

function Inspected({ nodes, edges }: GraphDocument["selection"]) {
  const [node] = nodes;
  const [edge] = edges;
  if (node === undefined && edge === undefined) {
    return <p className="empty">Nothing is selected. Click a node or an edge to see its attributes.</p>;
  }
  if (node !== undefined && nodes.length === 1 && edges.length === 0) return <NodeInspector id={node} />;
  if (edge !== undefined && edges.length === 1 && nodes.length === 0) return <EdgeInspector id={edge} />;
  return <ManyInspector nodes={nodes} edges={edges} />;
}

function selectionOf(document: GraphDocument) {
  return document.selection;
}

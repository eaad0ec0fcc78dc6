import type { GraphDocument } from "@/graph/document/document-types";
import { scrollable } from "../parts/scrollable";
import { useAllWords } from "../use-all-words";
import { useDocument } from "../use-document";
import { EdgeInspector } from "./EdgeInspector";
import { GraphFacts } from "./GraphFacts";
import { ManyInspector } from "./ManyInspector";
import { NodeInspector } from "./NodeInspector";
import "../parts/pane/pane.css";
import "./inspect.css";
import "./inspect-parts.css";

/** What is selected: one node, one edge, many in numbers; the graph where nothing is. */
export function InspectPanel() {
  const words = useAllWords("inspect");
  const selection = useDocument(selectionOf);
  return (
    <section className="thread inspect" aria-label={words.panel} {...scrollable}>
      <Inspected {...selection} />
    </section>
  );
}

function Inspected({ nodes, edges }: GraphDocument["selection"]) {
  const [node] = nodes;
  const [edge] = edges;
  if (node === undefined && edge === undefined) return <GraphFacts />;
  if (node !== undefined && nodes.length === 1 && edges.length === 0) return <NodeInspector key={node} id={node} />;
  if (edge !== undefined && edges.length === 1 && nodes.length === 0) return <EdgeInspector key={edge} id={edge} />;
  return <ManyInspector nodes={nodes} edges={edges} />;
}

function selectionOf(document: GraphDocument) {
  return document.selection;
}

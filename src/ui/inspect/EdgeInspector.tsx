import { useCallback } from "react";
import type { GraphDocument } from "@/graph/document-types";
import type { EdgeId } from "@/graph/graph-types";
import { NodeChip } from "../parts/NodeChip";
import { useDocument } from "../use-document";
import { AttributeList } from "./AttributeList";

/** One edge: its ends and its attributes. */
export function EdgeInspector({ id }: { readonly id: EdgeId }) {
  const read = useCallback((document: GraphDocument) => readEdge(document, id), [id]);
  const edge = useDocument(read);
  if (edge === null) return null;
  return (
    <>
      <header className="inspect-head">
        <h2>{edge.label === "" ? "Edge" : edge.label}</h2>
      </header>
      <p className="ends">
        <NodeChip id={edge.source} /> {edge.isDirected ? "→" : "–"} <NodeChip id={edge.target} />
      </p>
      <p className="id-line">
        id <code>{id}</code> · {edge.isDirected ? "directed" : "undirected"}
      </p>
      <h3>Attributes</h3>
      <AttributeList attributes={edge.attributes} />
    </>
  );
}

function readEdge(document: GraphDocument, id: EdgeId) {
  const edge = document.edge(id);
  const drawn = document.styles.edge(id);
  if (!edge || !drawn) return null;
  const { source, target, attributes } = edge;
  return { source, target, attributes, label: drawn.label, isDirected: drawn.directed };
}

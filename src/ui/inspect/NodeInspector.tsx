import { useCallback, useState } from "react";
import type { GraphDocument } from "@/graph/document-types";
import type { NodeId } from "@/graph/graph-types";
import { NodeChip } from "../parts/NodeChip";
import { NodeSign } from "../parts/NodeSign";
import { useDocument } from "../use-document";
import { AttributeList } from "./AttributeList";

const fewNeighbours = 24;

/** One node: its attributes, its links, its neighbours. */
export function NodeInspector({ id }: { readonly id: NodeId }) {
  const read = useCallback((document: GraphDocument) => readNode(document, id), [id]);
  const node = useDocument(read);
  if (node === null) return null;
  return (
    <>
      <header className="inspect-head">
        <NodeSign shape={node.shape} color={node.color} size={14} />
        <h2>{node.label}</h2>
      </header>
      {node.label !== id && (
        <p className="id-line">
          id <code>{id}</code>
        </p>
      )}
      <h3>Attributes</h3>
      <AttributeList attributes={node.attributes} />
      <h3>
        Neighbours <span className="num">{node.neighbours.length}</span>
      </h3>
      <p className="id-line num">
        {node.degree} {node.degree === 1 ? "link" : "links"}
        {node.isHidden ? " · hidden by the filter" : ""}
      </p>
      <NeighbourChips key={id} ids={node.neighbours} />
    </>
  );
}

function NeighbourChips({ ids }: { readonly ids: readonly NodeId[] }) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? ids : ids.slice(0, fewNeighbours);
  return (
    <>
      <ul className="chips">
        {shown.map((id) => (
          <li key={id}>
            <NodeChip id={id} />
          </li>
        ))}
      </ul>
      {shown.length < ids.length && (
        <button type="button" className="btn slim line" onClick={() => setOpen(true)}>
          Show all {ids.length.toLocaleString("en-GB")}
        </button>
      )}
    </>
  );
}

function readNode(document: GraphDocument, id: NodeId) {
  const node = document.node(id);
  const drawn = document.styles.node(id);
  const row = document.tables.nodes.rowOf(id);
  if (!node || !drawn || row === undefined) return null;
  const neighbours = new Set<NodeId>();
  document.tables.eachEdgeAt(row, (_edge, other) => neighbours.add(document.tables.nodes.idAt(other)));
  neighbours.delete(id);
  return {
    label: document.labelOf(id),
    attributes: node.attributes,
    shape: drawn.shape,
    color: drawn.color,
    degree: document.tables.degreeAt(row),
    neighbours: [...neighbours],
    isHidden: !document.isVisible("nodes", id),
  };
}

import { ArrowRight, Crosshair } from "lucide-react";
import { useCallback } from "react";
import { idSelector } from "@/canvas/style/id-selector";
import type { GraphDocument } from "@/graph/document/document-types";
import type { EdgeId } from "@/graph/document/graph-types";
import { namedTypeAttribute } from "@/graph/profile/type-attribute";
import { valueText } from "@/graph/styles/labels";
import { IconButton } from "../parts/IconButton";
import { NodeChip } from "../parts/NodeChip";
import { useServices } from "../services";
import { EdgeSign } from "../table/grid/EdgeSign";
import { useAllWords } from "../use-all-words";
import { useDocument } from "../use-document";
import { AttributeSection } from "./attributes/AttributeSection";
import { LongText } from "./attributes/LongText";
import { ElementHistory } from "./ElementHistory";
import { Membership } from "./Membership";
import { WhyLook } from "./WhyLook";

/** One edge: its ends, what it holds, why it looks as it does, what became of it. */
export function EdgeInspector({ id }: { readonly id: EdgeId }) {
  const { edit } = useServices();
  const words = useAllWords("inspect");
  const read = useCallback((document: GraphDocument) => readEdge(document, id), [id]);
  const edge = useDocument(read);
  if (edge === null) return null;
  const { source, target, drawn, name } = edge;
  return (
    <>
      <header className="inspect-head">
        <EdgeSign edge={drawn} />
        <h2>{name === null ? words.unnamed : <LongText text={name} />}</h2>
        <IconButton
          icon={Crosshair}
          iconSize={14}
          className="slim push"
          label={words.zoomTo}
          onClick={() => void edit.run({ name: "zoomToNodes", input: { selector: idSelector([source, target]) } })}
        />
      </header>
      <p className="ends">
        <span className="sr">{drawn.directed ? words.from : words.between}</span>
        <NodeChip id={source} />
        {drawn.directed ? (
          <ArrowRight size={14} strokeWidth={1.75} aria-hidden="true" />
        ) : (
          <i className="dash" aria-hidden="true" />
        )}
        <span className="sr">{drawn.directed ? words.to : words.and}</span>
        <NodeChip id={target} />
      </p>
      <p className="id-line">
        {drawn.directed ? words.directed : words.undirected}
        {edge.isHidden && ` · ${words.hidden}`} · {words.id} <code>{id}</code>
      </p>
      <AttributeSection target="edges" id={id} />
      <Membership target="edges" id={id} />
      <WhyLook target="edges" id={id} />
      <ElementHistory target="edges" id={id} />
    </>
  );
}

function readEdge(document: GraphDocument, id: EdgeId) {
  const edge = document.edge(id);
  const drawn = document.styles.edge(id);
  if (!edge || !drawn) return null;
  const { source, target, attributes } = edge;
  const type = namedTypeAttribute(document.tables.edges);
  const value = type === undefined ? null : (attributes[type] ?? null);
  const typeText = value === null ? null : valueText(value);
  const name = drawn.label === "" ? typeText : drawn.label;
  return { source, target, drawn, name, isHidden: !document.isVisible("edges", id) };
}

import { TriangleAlert } from "lucide-react";
import type { MouseEvent } from "react";
import { idSelector } from "@/canvas/style/id-selector";
import type { GraphDocument } from "@/graph/document/document-types";
import { useServices } from "../services";
import { useDocument } from "../use-document";
import { useWords } from "../use-stores";
import { NodeSign } from "./NodeSign";

/**
 * A node named in an answer. Click selects and centres it, Shift+click adds it to the selection, hover and focus pulse
 * on the canvas. A node that was deleted is outlined red; an id that never was is marked.
 */
export function NodeChip({ id }: { readonly id: string }) {
  const { edit, canvas, goneLabel } = useServices();
  const words = useWords("parts");
  const look = useDocument(lookOf, id);
  if (look === null) return <MissingNode id={id} label={goneLabel(id)} />;
  const pulse = () => canvas.current?.pulse([id]);
  const choose = async (event: MouseEvent) => {
    const selector = idSelector([id]);
    await edit.run({ name: "selectElements", input: { selector, mode: event.shiftKey ? "add" : "replace" } });
    if (!event.shiftKey) await edit.run({ name: "zoomToNodes", input: { selector } });
  };
  return (
    <button
      type="button"
      className="chip"
      title={words.selectNode(look.label)}
      onClick={(event) => void choose(event)}
      onPointerEnter={pulse}
      onFocus={pulse}
    >
      <NodeSign shape={look.shape} color={look.color} />
      <span className="cut" dir="auto">
        {look.label}
      </span>
    </button>
  );
}

function lookOf(document: GraphDocument, id: string) {
  const drawn = document.styles.node(id);
  return drawn ? { shape: drawn.shape, color: drawn.color, label: document.labelOf(id) } : null;
}

function MissingNode({ id, label }: { readonly id: string; readonly label: string | undefined }) {
  const words = useWords("parts");
  if (label !== undefined) {
    return (
      <span className="chip gone" title={words.deletedSince}>
        <NodeSign shape="round-rectangle" color="--g-0" />
        <span className="cut" dir="auto">
          {label}
        </span>
      </span>
    );
  }
  return (
    <span className="chip unknown" title={words.noSuchNodeHere}>
      <TriangleAlert size={12} strokeWidth={2} aria-hidden="true" />
      <span className="cut">
        {id}
        <span className="sr"> {words.noSuchNode}</span>
      </span>
    </span>
  );
}

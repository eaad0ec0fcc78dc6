import type { CanvasView } from "@/canvas/canvas-port";
import type { GraphDocument } from "@/graph/document/document-types";
import type { NodeId } from "@/graph/document/graph-types";
import { connect } from "../../actions/hand-edits";
import { NodeSign } from "../../parts/NodeSign";
import { useServices } from "../../services";
import { useWords } from "../../use-stores";
import { boxPoint } from "./box-point";
import { PickBox, type PickOption } from "./PickBox";
import { useNodePoint } from "./use-node-point";

const mostShown = 40;

/** Picks the node to join another to, by its name. */
export function ConnectBox({ canvas, id }: { readonly canvas: CanvasView; readonly id: NodeId }) {
  const services = useServices();
  const words = useWords("canvas");
  const point = useNodePoint(canvas, id);
  return (
    <PickBox
      title={words.connectTitle(services.document.labelOf(id))}
      hint={words.connectHint}
      point={boxPoint(point)}
      optionsFor={(text) => othersCalled(services.document, id, text)}
      noMatch={words.noMatch}
      onPick={(target) => void connect(services, id, { node: target })}
    />
  );
}

/** Names that begin so first, then those that hold it. */
function othersCalled(document: GraphDocument, id: NodeId, text: string): readonly PickOption[] {
  const wanted = text.trim().toLowerCase();
  const { nodes } = document.tables;
  const begins: PickOption[] = [];
  const holds: PickOption[] = [];
  for (let row = 0; row < nodes.count && begins.length < mostShown; row += 1) {
    const other = nodes.idAt(row);
    const label = document.labelOf(other);
    const place = label.toLowerCase().indexOf(wanted);
    if (other === id || place < 0) continue;
    const drawn = document.styles.node(other);
    const sign = drawn && <NodeSign shape={drawn.shape} color={drawn.color} size={10} />;
    (place === 0 ? begins : holds).push({ key: other, text: label, sign });
  }
  return [...begins, ...holds].slice(0, mostShown);
}

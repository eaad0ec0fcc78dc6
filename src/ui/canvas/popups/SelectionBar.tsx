import { X } from "lucide-react";
import type { GraphDocument } from "@/graph/document/document-types";
import { ActionButton } from "../../actions/ActionButton";
import { findAction } from "../../actions/feature";
import { arrowGroup } from "../../parts/arrow-group";
import { Button } from "../../parts/Button";
import { IconButton } from "../../parts/IconButton";
import { useServices } from "../../services";
import { useDocument, useDocumentVersion } from "../../use-document";
import { useWords } from "../../use-stores";

/** What is selected and what can be done with it, in one line over the canvas. */
export function SelectionBar() {
  const { edit } = useServices();
  const words = useWords("canvas");
  const { nodes, edges, only } = useDocument(selected);
  if (nodes + edges === 0) return null;
  const counts = [nodes > 0 && words.selectedNodes(nodes), edges > 0 && words.selectedEdges(edges)];
  const clear = () =>
    edit.runAll(
      (["nodes", "edges"] as const)
        .filter((target) => (target === "nodes" ? nodes : edges) > 0)
        .map((target) => ({ name: "selectElements", input: { selector: "$selected", target, mode: "remove" } })),
    );
  return (
    <div className="float selbar row" role="toolbar" aria-label={words.selection} ref={arrowGroup}>
      <b>{only ?? counts.filter((text) => text !== false).join(", ")}</b>
      {nodes === 2 && <TextButton id="select.path" text={words.path} />}
      {nodes > 0 && <TextButton id="select.grow" text={words.neighbours} />}
      <TextButton id="select.style" text={words.style} />
      <ActionButton id="select.hide" />
      <ActionButton id="edit.delete" />
      <span className="sep" />
      <IconButton icon={X} label={words.clearSelection} keys="Esc" onClick={() => void clear()} />
    </div>
  );
}

/** An action with a short word; the tooltip tells all of it. */
function TextButton({ id, text }: { readonly id: string; readonly text: string }) {
  const services = useServices();
  const words = useWords();
  useDocumentVersion();
  const { icon: Icon, title, refusal, run } = findAction(services, id);
  return (
    <Button title={title(words)} disabled={(refusal?.(services, words) ?? null) !== null} onClick={() => run(services)}>
      {Icon && <Icon size={14} strokeWidth={1.75} aria-hidden="true" />}
      <span>{text}</span>
    </Button>
  );
}

function selected({ selection, labelOf }: GraphDocument) {
  const { nodes, edges } = selection;
  const [node] = nodes;
  const only = nodes.length === 1 && edges.length === 0 && node !== undefined ? labelOf(node) : null;
  return { nodes: nodes.length, edges: edges.length, only };
}

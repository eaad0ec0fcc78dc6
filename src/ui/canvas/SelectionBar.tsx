import { PanelRight, X } from "lucide-react";
import type { GraphDocument } from "@/graph/document-types";
import { IconButton } from "../parts/IconButton";
import { useServices } from "../services";
import { useDocument } from "../use-document";
import { useView } from "../use-stores";
import { tellElement } from "./HoverTip";

/** What is selected, in one line over the canvas: values and links of one, the number of many. */
export function SelectionBar() {
  const { edit, view } = useServices();
  const told = useDocument(tellSelection);
  const tab = useView((state) => state.tab);
  if (told === null) return null;
  const clear = async () => {
    for (const target of told.targets) {
      await edit.run({ name: "selectElements", input: { selector: "$selected", target, mode: "remove" } });
    }
  };
  return (
    <section className="float selbar" aria-label="Selection">
      <b>{told.title}</b>
      <span className="about">{told.text}</span>
      {tab !== "inspect" && (
        <button type="button" className="btn" onClick={() => view.change({ tab: "inspect", sheet: "half" })}>
          <PanelRight size={14} strokeWidth={1.75} aria-hidden="true" />
          Inspect
        </button>
      )}
      <IconButton icon={X} iconSize={14} label="Clear selection" keys="Esc" onClick={() => void clear()} />
    </section>
  );
}

function tellSelection(document: GraphDocument) {
  const { nodes, edges } = document.selection;
  const targets = (["nodes", "edges"] as const).filter((target) => document.selection[target].length > 0);
  const [node] = nodes;
  const [edge] = edges;
  if (nodes.length + edges.length === 0) return null;
  if (nodes.length + edges.length === 1) {
    const told = tellElement(
      document,
      node === undefined ? { kind: "edge", id: edge ?? "" } : { kind: "node", id: node },
    );
    return told === null ? null : { ...told, targets };
  }
  const parts = [counted(nodes.length, "node"), counted(edges.length, "edge")].filter((text) => text !== "");
  const names = nodes.slice(0, 3).map((id) => document.labelOf(id));
  return { title: parts.join(", "), text: nodes.length > 3 ? `${names.join(", ")} …` : names.join(", "), targets };
}

function counted(count: number, noun: string): string {
  return count === 0 ? "" : `${count.toLocaleString("en-GB")} ${noun}${count === 1 ? "" : "s"}`;
}

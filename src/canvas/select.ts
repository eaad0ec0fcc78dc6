import type { ElementTarget } from "@/graph/document/graph-types";
import type { CanvasDeps, ElementRef } from "./canvas-port";
import { idSelector } from "./style/id-selector";

export function selectOne(deps: CanvasDeps, element: ElementRef, toggles: boolean): void {
  const target = targetOf(element);
  const isSelected = deps.document.selection[target].includes(element.id);
  const toggle = isSelected ? "remove" : "add";
  const mode = toggles ? toggle : "replace";
  deps.run({ name: "selectElements", input: { selector: idSelector([element.id]), target, mode } });
}

export function clearSelection({ document, run }: CanvasDeps): void {
  const { nodes, edges } = document.selection;
  const clear = (target: ElementTarget) =>
    run({ name: "selectElements", input: { selector: "$selected", target, mode: "remove" } });
  if (nodes.length === 0 || edges.length === 0) {
    if (nodes.length + edges.length > 0) clear(nodes.length > 0 ? "nodes" : "edges");
    return;
  }
  // One kind after the other: each command keeps the other kind as it stood when it was asked.
  const unsubscribe = document.subscribe(() => {
    unsubscribe();
    if (document.selection.edges.length > 0) clear("edges");
  });
  clear("nodes");
}

export function targetOf(element: ElementRef): ElementTarget {
  return element.kind === "node" ? "nodes" : "edges";
}

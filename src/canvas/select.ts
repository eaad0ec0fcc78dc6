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

/** Both kinds at once: a command that finds another selection than it read reads it again. */
export function clearSelection({ document, run }: Pick<CanvasDeps, "document" | "run">): void {
  for (const target of ["nodes", "edges"] as const) {
    if (document.selection[target].length === 0) continue;
    run({ name: "selectElements", input: { selector: "$selected", target, mode: "remove" } });
  }
}

export function targetOf(element: ElementRef): ElementTarget {
  return element.kind === "node" ? "nodes" : "edges";
}

import type { ElementTarget } from "@/graph/graph-types";
import type { CommandContext } from "./command-types";

/** How much of the graph is shown now. */
export interface ShownCounts {
  readonly shownNodes: number;
  readonly hiddenNodes: number;
  readonly shownEdges: number;
  readonly hiddenEdges: number;
}

/** Counts what the filter that stands hides. */
export function shownCounts(context: CommandContext): ShownCounts {
  const shownNodes = countVisible("nodes", context);
  const shownEdges = countVisible("edges", context);
  const { nodes, edges } = context.tables();
  return { shownNodes, hiddenNodes: nodes.count - shownNodes, shownEdges, hiddenEdges: edges.count - shownEdges };
}

function countVisible(target: ElementTarget, context: CommandContext): number {
  const table = context.tables()[target];
  if (context.state.filter === null) return table.count;
  let visible = 0;
  for (let row = 0; row < table.count; row += 1) {
    if (context.state.isVisible(target, table.idAt(row))) visible += 1;
  }
  return visible;
}

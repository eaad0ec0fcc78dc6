import type { GraphFilter } from "@/graph/changes/change-types";
import { countShown, filterCounts } from "@/graph/filter/filter-steps";
import type { JsonValue } from "@/lib/json";
import type { CommandContext } from "../registry/command-types";

/** How much of the graph is shown now. */
export interface ShownCounts {
  readonly shownNodes: number;
  readonly hiddenNodes: number;
  readonly shownEdges: number;
  readonly hiddenEdges: number;
}

/** Counts what the filter that stands hides. */
export function shownCounts(context: CommandContext): ShownCounts {
  return countsWith(context.state.filter, context);
}

/** Counts what that filter would hide. */
export function countsWith(filter: GraphFilter | null, context: CommandContext): ShownCounts {
  const tables = context.tables();
  const all = { nodes: tables.nodes.count, edges: tables.edges.count };
  const shown = countShown(filter, tables);
  return {
    shownNodes: shown.nodes,
    hiddenNodes: all.nodes - shown.nodes,
    shownEdges: shown.edges,
    hiddenEdges: all.edges - shown.edges,
  };
}

/** The steps of a filter of several, numbered as changeFilter takes them, with what is shown after each. */
export function stepsData(filter: GraphFilter | null, context: CommandContext): { readonly steps?: JsonValue } {
  const steps = filter?.steps ?? [];
  if (steps.length < 2 && steps.every(({ enabled }) => enabled)) return {};
  const counts = filterCounts(filter, context.tables());
  const described = steps.map(({ target, text, enabled }, index) => ({
    step: index + 1,
    selector: text,
    target,
    enabled,
    shownNodes: counts[index]?.nodes ?? 0,
    shownEdges: counts[index]?.edges ?? 0,
  }));
  return { steps: described };
}

import type { GraphData } from "@/graph/changes/change-types";
import { sameValue } from "@/lib/same-value";
import type { CommandContext } from "./command-types";

/** Whether a change since the graph was opened is in force: the opening itself is a step that only replaces the graph. */
export function hasWork({ state }: CommandContext): boolean {
  const newest = state.steps().findLast(({ kind, inForce }) => kind === "change" && inForce);
  if (newest === undefined) return false;
  const plan = state.planUndo(newest.id);
  return !plan.success || plan.changes.some(({ type }) => type !== "graph-replace");
}

/** Whether this graph stands open, positions aside: a layout may have run since. */
export function isOpen(graph: GraphData, { state, tables }: CommandContext): boolean {
  if (tables().nodes.count !== graph.nodes.length || tables().edges.count !== graph.edges.length) return false;
  return sameValue(comparable(state.snapshot()), comparable(graph));
}

function comparable({ name, directed, nodes, edges, layers, sets, filter }: GraphData) {
  const records = nodes.map(({ id, attributes, parent }) => ({ id, attributes, parent: parent ?? null }));
  return JSON.parse(JSON.stringify({ name, directed, records, edges, layers, sets, filter }));
}

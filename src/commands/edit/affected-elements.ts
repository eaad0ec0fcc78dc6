import type { GraphChange } from "@/graph/changes/change-types";
import { elementsOf, isElementChange } from "@/graph/changes/element-change";
import type { ElementSet } from "@/graph/document/graph-types";

/** The elements a list of changes touches by name, each once: for commands that do not tell themselves. */
export function affectedElements(changes: readonly GraphChange[]): ElementSet {
  const touched = { nodes: new Set<string>(), edges: new Set<string>() };
  for (const { target, ids } of changes.map(touchedBy)) for (const id of ids) touched[target].add(id);
  return { nodes: [...touched.nodes], edges: [...touched.edges] };
}

function touchedBy(change: GraphChange): ReturnType<typeof elementsOf> {
  if (isElementChange(change)) return elementsOf(change);
  if (change.type === "parent-set") return { target: "nodes", ids: [change.id] };
  return { target: "nodes", ids: change.type === "positions-set" ? Object.keys(change.positions) : [] };
}

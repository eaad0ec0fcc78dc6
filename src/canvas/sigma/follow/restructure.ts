import type { GraphChange } from "@/graph/changes/change-types";
import type { Figures } from "../figure-types";
import type { Groups } from "../groups";
import type { Painter } from "./painter";

interface Restructured {
  readonly figures: Figures;
  readonly groups: Groups;
  readonly painter: Painter;
}

/** Elements that came and went, in what is drawn. */
export function restructure({ figures, groups, painter }: Restructured, changes: readonly GraphChange[]): void {
  const added = { nodes: new Set<string>(groups.recount()), edges: new Set<string>(figures.recount()) };
  for (const change of changes) carryOut(change, figures, added);
  for (const id of [...added.nodes, ...groups.stale(added.nodes)])
    for (const edge of figures.edgesAt(id)) added.edges.add(edge);
  painter.paint([...added.nodes], added.edges);
}

interface Added {
  readonly nodes: Set<string>;
  readonly edges: Set<string>;
}

function carryOut(change: GraphChange, figures: Figures, added: Added): void {
  if (change.type === "node-put") {
    figures.addNode(change.node.id);
    added.nodes.add(change.node.id);
  }
  if (change.type === "edge-put") {
    figures.addEdge(change.edge);
    added.edges.add(change.edge.id);
  }
  if (change.type === "node-remove") figures.removeNode(change.id);
  if (change.type === "edge-remove") figures.removeEdge(change.id);
  if (change.type === "parent-set") added.nodes.add(change.id);
}

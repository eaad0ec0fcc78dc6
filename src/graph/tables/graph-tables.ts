import { directionOf } from "../document/direction";
import type { GraphMeta } from "../document/graph-types";
import { createLabels } from "../styles/labels";
import type { Adjacency } from "./adjacency";
import type { Degrees } from "./degrees";
import type { ElementRows } from "./element-rows";
import type { GraphTables } from "./element-table";

interface TableParts {
  readonly nodes: ElementRows;
  readonly edges: ElementRows;
  readonly adjacency: Adjacency;
  readonly degrees: Degrees;
  isDirected(edge: number): boolean;
  meta(): GraphMeta;
}

/** The store as readers see it: by rows. */
export function createTables({ nodes, edges, adjacency, degrees, isDirected, meta }: TableParts): GraphTables {
  return {
    nodes: nodes.table,
    edges: edges.table,
    get direction() {
      return directionOf(degrees.directedEdges, edges.table.count, meta().directed);
    },
    sourceRow: (row) => nodes.rowAt(adjacency.sourceOf(edges.slotAt(row))),
    targetRow: (row) => nodes.rowAt(adjacency.targetOf(edges.slotAt(row))),
    isDirected: (row) => isDirected(edges.slotAt(row)),
    labelAt: createLabels(nodes.table, meta),
    degreeAt: (row) => degrees.degree(nodes.slotAt(row)),
    indegreeAt: (row) => degrees.indegree(nodes.slotAt(row)),
    outdegreeAt: (row) => degrees.outdegree(nodes.slotAt(row)),
    eachEdgeAt(row, visit) {
      const slot = nodes.slotAt(row);
      const list = adjacency.edgesAt(slot);
      for (let index = 0; index < list.length; index += 1) {
        const edge = list[index] ?? 0;
        const source = adjacency.sourceOf(edge);
        visit(edges.rowAt(edge), source === slot ? nodes.rowAt(adjacency.targetOf(edge)) : nodes.rowAt(source));
      }
    },
  };
}

import type { Position } from "@/graph/document/graph-types";
import { meanPosition } from "@/graph/document/mean-position";
import type { GraphTables } from "@/graph/tables/element-table";

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
const SPACING = 52;

/**
 * A place for each node that has none, the same each time: beside a neighbour that has one, else on a sunflower
 * spiral (Vogel 1979) around the placed ones. It stands in until a layout has run.
 */
export function placeNodes(
  tables: GraphTables,
  known: (id: string) => Position | undefined,
): ReadonlyMap<string, Position> {
  const placed = new Map<string, Position>();
  const loose: number[] = [];
  for (let row = 0; row < tables.nodes.count; row += 1) {
    const position = known(tables.nodes.idAt(row));
    if (position === undefined) loose.push(row);
    else placed.set(tables.nodes.idAt(row), position);
  }
  if (loose.length === 0) return placed;
  const centre = meanPosition([...placed.values()]) ?? { x: 0, y: 0 };
  const offset = placed.size === 0 ? 0 : placed.size + 1;
  loose.forEach((row, index) => {
    const id = tables.nodes.idAt(row);
    placed.set(id, besideNeighbor(tables, row, placed) ?? onSpiral(centre, index + offset));
  });
  return placed;
}

function besideNeighbor(tables: GraphTables, row: number, placed: ReadonlyMap<string, Position>): Position | undefined {
  let beside: Position | undefined;
  if (placed.size === 0) return undefined;
  tables.eachEdgeAt(row, (_edge, other) => {
    if (other !== row) beside ??= placed.get(tables.nodes.idAt(other));
  });
  const angle = row * GOLDEN_ANGLE;
  return beside && { x: beside.x + SPACING * Math.cos(angle), y: beside.y + SPACING * Math.sin(angle) };
}

function onSpiral(centre: Position, index: number): Position {
  const radius = SPACING * Math.sqrt(index);
  const angle = index * GOLDEN_ANGLE;
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
}

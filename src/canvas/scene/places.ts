import type { GraphChange } from "@/graph/changes/change-types";
import type { GraphDocument } from "@/graph/document/document-types";
import type { NodeId, Position } from "@/graph/document/graph-types";
import { meanPosition } from "@/graph/document/mean-position";
import type { GraphTables } from "@/graph/tables/element-table";

/** Where each node is, or is going. */
export type Places = ReturnType<typeof createPlaces>;

export function createPlaces(document: GraphDocument) {
  const own = (id: NodeId) => document.positionOf(id);
  let places = placeNodes(document.tables, own);
  let tried: ReadonlyMap<NodeId, Position> = new Map();
  const update = (changes: readonly GraphChange[]) => {
    const known = places;
    places = placeNodes(document.tables, (id) => own(id) ?? (isTaken(changes, id) ? undefined : known.get(id)));
    if (tried.size > 0) tried = new Map([...tried].filter(([id]) => !isSet(changes, id)));
  };
  return {
    of: (id: NodeId): Position => tried.get(id) ?? places.get(id) ?? { x: 0, y: 0 },
    all: (): ReadonlyMap<NodeId, Position> =>
      tried.size === 0 ? places : new Map([...places].map(([id, place]) => [id, tried.get(id) ?? place])),
    /** Shown in the place of the document's until they are set there, or null takes them away. */
    preview: (positions: ReadonlyMap<NodeId, Position> | null): void => {
      tried = positions ?? new Map();
    },
    /** Reads the document's positions again; a node without one stays where it was unless its position was taken away. */
    update,
  };
}

/** A place the engine worked out. For what it does not draw it has none, whatever its types say. */
export function placeOf(point: Position | undefined): Position | null {
  return point !== undefined && Number.isFinite(point.x) && Number.isFinite(point.y)
    ? { x: point.x, y: point.y }
    : null;
}

function isTaken(changes: readonly GraphChange[], id: NodeId): boolean {
  return changes.some((change) => change.type === "positions-set" && change.positions[id] === null);
}

function isSet(changes: readonly GraphChange[], id: NodeId): boolean {
  return changes.some((change) => change.type === "positions-set" && change.positions[id] !== undefined);
}

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
const SPACING = 52;

/**
 * A place for each node that has none, the same each time: beside a neighbour that has one, else on a sunflower
 * spiral (Vogel 1979) around the placed ones. It serves until a layout has run.
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

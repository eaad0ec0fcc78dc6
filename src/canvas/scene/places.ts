import type { GraphChange } from "@/graph/changes/change-types";
import type { GraphDocument } from "@/graph/document/document-types";
import type { NodeId, Position } from "@/graph/document/graph-types";
import { placeNodes } from "./place-nodes";

/** Where each node is, or is going. */
export interface Places {
  of(id: NodeId): Position;
  all(): ReadonlyMap<NodeId, Position>;
  /** Shown in the place of the document's until they are set there, or null takes them away. */
  preview(positions: ReadonlyMap<NodeId, Position> | null): void;
  /** Reads the document's positions again; a node without one stays where it was unless its position was taken away. */
  update(changes: readonly GraphChange[]): void;
}

export function createPlaces(document: GraphDocument): Places {
  const own = (id: NodeId) => document.positionOf(id);
  let places = placeNodes(document.tables, own);
  let tried: ReadonlyMap<NodeId, Position> = new Map();
  const update = (changes: readonly GraphChange[]) => {
    const known = places;
    places = placeNodes(document.tables, (id) => own(id) ?? (isTaken(changes, id) ? undefined : known.get(id)));
    if (tried.size > 0) tried = new Map([...tried].filter(([id]) => !isSet(changes, id)));
  };
  return {
    of: (id) => tried.get(id) ?? places.get(id) ?? { x: 0, y: 0 },
    all: () => (tried.size === 0 ? places : new Map([...places].map(([id, place]) => [id, tried.get(id) ?? place]))),
    preview: (positions) => {
      tried = positions ?? new Map();
    },
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

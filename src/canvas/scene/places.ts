import type { Core, NodeSingular } from "cytoscape";
import type { GraphChange } from "@/graph/changes/change-types";
import type { GraphDocument } from "@/graph/document/document-types";
import type { NodeId, Position } from "@/graph/document/graph-types";
import { placeNodes } from "./place-nodes";
import { CANVAS_MS, createTween, mix } from "./tween";

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
  const own = (id: NodeId) => document.node(id)?.position;
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

export interface Mover {
  /** Every node to its place, together. */
  settle(): void;
  /** These nodes at once; one that is being dragged stays under the pointer. */
  jump(ids: Iterable<NodeId>): void;
  stop(): void;
}

export function createMover(cy: Core, places: Places, animates: () => boolean): Mover {
  const tween = createTween();
  const settle = () => {
    tween.stop();
    const starts = new Map<NodeId, Position>();
    const movers = cy.nodes().filter((node) => node.isNode() && isElsewhere(node, places));
    movers.forEach((node) => {
      starts.set(node.id(), { ...node.position() });
    });
    if (starts.size === 0) return;
    tween.start(animates() ? CANVAS_MS : 0, (ratio) => {
      cy.batch(() => {
        movers.positions((node) => between(starts.get(node.id()), places.of(node.id()), ratio));
      });
    });
  };
  const jump = (ids: Iterable<NodeId>) => {
    tween.stop();
    cy.batch(() => {
      for (const id of ids) {
        const node = cy.getElementById(id).nodes()[0];
        if (node && !node.grabbed() && !node.isParent()) node.position({ ...places.of(id) });
      }
    });
  };
  return { settle, jump, stop: tween.stop };
}

/** A group has no place of its own: it stands around its members. */
function isElsewhere(node: NodeSingular, places: Places): boolean {
  const here = node.position();
  const there = places.of(node.id());
  return !node.isParent() && (here.x !== there.x || here.y !== there.y);
}

function between(from: Position | undefined, to: Position, ratio: number): Position {
  return from === undefined ? to : { x: mix(from.x, to.x, ratio), y: mix(from.y, to.y, ratio) };
}

import type { Core, NodeSingular } from "cytoscape";
import type { NodeId, Position } from "@/graph/document/graph-types";
import type { Places } from "../scene/places";
import { CANVAS_MS, createTween, mix } from "../scene/tween";

export type Mover = ReturnType<typeof createMover>;

export function createMover(cy: Core, places: Places, animates: () => boolean) {
  const tween = createTween();
  const finish = () => {
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
  return {
    /** Every node to its place, together. */
    finish /** These nodes at once; one that is being dragged stays under the pointer. */,
    jump,
    stop: tween.stop,
  };
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

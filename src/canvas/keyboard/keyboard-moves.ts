import type { GraphDocument } from "@/graph/document/document-types";
import type { NodeId, Position } from "@/graph/document/graph-types";
import type { CanvasDeps } from "../canvas-port";
import { type Heading, UNIT } from "./walk";

/** By how much Alt and an arrow move, and with Shift, in model units. */
const NUDGE = 8;
const FAR_NUDGE = 48;
/** How far a new node stands from the one it joins. */
const BESIDE = 100;
/** Nodes nearer than this are in the way. */
const ROOM = 50;

type Places = (id: NodeId) => Position | null;

export function nudge({ run }: CanvasDeps, ids: readonly NodeId[], step: Position, placeOf: Places): void {
  const to = Object.fromEntries(
    ids.flatMap((id) => {
      const place = placeOf(id);
      return place === null ? [] : [[id, { x: place.x + step.x, y: place.y + step.y }] as const];
    }),
  );
  run({ name: "moveNodes", input: { to } });
}

export function stepTowards(heading: Heading, isFar: boolean): Position {
  const { x, y } = UNIT[heading];
  const distance = isFar ? FAR_NUDGE : NUDGE;
  return { x: x * distance, y: y * distance };
}

/** A free place in that direction: beside others already there. */
export function placeBeside(document: GraphDocument, from: Position, heading: Heading): Position {
  const { x, y } = UNIT[heading];
  const taken = document.snapshot().nodes.flatMap(({ position }) => position ?? []);
  const isFree = (place: Position) => taken.every((other) => Math.hypot(other.x - place.x, other.y - place.y) > ROOM);
  const places = Array.from({ length: 12 }, (_, step) => {
    const aside = (step % 2 === 0 ? 1 : -1) * Math.ceil(step / 2) * ROOM;
    return { x: from.x + x * BESIDE + y * aside, y: from.y + y * BESIDE + x * aside };
  });
  return places.find(isFree) ?? { x: from.x + x * BESIDE, y: from.y + y * BESIDE };
}

import type { Position } from "@/graph/document/graph-types";
import { meanPosition } from "@/graph/document/mean-position";
import { roundedPosition } from "./layout-positions";

/** A node to place: by the nodes it joins, or beside the graph where it joins none. */
export interface PlaceRequest {
  /** Where the nodes stand that it joins. Indexes of earlier requests are allowed as numbers. */
  readonly near: readonly (Position | number)[];
}

const reach = 85;
/** Nodes closer than this would touch or cover each other's label. */
const room = 50;
const angles = 12;

/**
 * A place for each new node: `reach` px from the node it joins (in the middle of several), turned to where there is
 * room, away from the graph's middle first; the others in columns at the graph's right edge, or in a block around
 * (0, 0) when nothing stands yet. No two within `room` px unless the graph is denser than that.
 */
export function placeNodes(taken: readonly Position[], requests: readonly PlaceRequest[]): readonly Position[] {
  const index = createPointIndex(taken);
  const middle = meanPosition(taken);
  const box = boxOf(taken);
  const loose = requests.filter(({ near }) => near.length === 0).length;
  const placed: Position[] = [];
  let looseCount = 0;
  for (const { near } of requests) {
    const anchors = near.flatMap((item) => (typeof item === "number" ? (placed[item] ?? []) : item));
    const anchor = meanPosition(anchors);
    const start = looseCount;
    const free =
      anchor === undefined
        ? firstFree(index, (step) => besideGraph(box, loose, start + step))
        : firstFree(index, (step) => around(anchor, middle, anchors.length > 1, step));
    if (anchor === undefined) looseCount += free.steps + 1;
    index.add(free.position);
    placed.push(free.position);
  }
  return placed;
}

interface PointIndex {
  add(position: Position): void;
  isFree(position: Position): boolean;
}

const tries = 400;

function firstFree(
  index: PointIndex,
  candidate: (step: number) => Position,
): { readonly position: Position; readonly steps: number } {
  for (let steps = 0; steps < tries; steps += 1) {
    const position = candidate(steps);
    if (index.isFree(position)) return { position, steps };
  }
  return { position: candidate(tries), steps: tries };
}

/** Rings around the anchor; each ring starts in the direction away from the graph's middle and turns to both sides. */
function around(anchor: Position, middle: Position | undefined, between: boolean, step: number): Position {
  if (between && step === 0) return roundedPosition(anchor);
  const ring = Math.floor(step / angles);
  const turn = step % angles;
  const side = turn % 2 === 0 ? -turn / 2 : (turn + 1) / 2;
  const away = Math.atan2(anchor.y - (middle?.y ?? anchor.y), anchor.x - (middle?.x ?? anchor.x - 1));
  const angle = away + (side / angles) * 2 * Math.PI + ring * 0.2;
  const distance = reach + ring * room * 0.8;
  return roundedPosition({ x: anchor.x + Math.cos(angle) * distance, y: anchor.y + Math.sin(angle) * distance });
}

function besideGraph(box: Box | undefined, count: number, place: number): Position {
  if (box === undefined) {
    const columns = Math.ceil(Math.sqrt(count));
    const offset = ((columns - 1) * reach) / 2;
    return { x: (place % columns) * reach - offset, y: Math.floor(place / columns) * reach - offset };
  }
  const lines = Math.max(1, Math.floor((box.bottom - box.top) / reach) + 1, Math.ceil(Math.sqrt(count)));
  const top = (box.top + box.bottom) / 2 - ((Math.min(lines, count) - 1) * reach) / 2;
  return roundedPosition({ x: box.right + reach * (1 + Math.floor(place / lines)), y: top + (place % lines) * reach });
}

interface Box {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function boxOf(positions: readonly Position[]): Box | undefined {
  if (positions.length === 0) return undefined;
  return {
    top: positions.reduce((least, { y }) => Math.min(least, y), Infinity),
    right: positions.reduce((most, { x }) => Math.max(most, x), -Infinity),
    bottom: positions.reduce((most, { y }) => Math.max(most, y), -Infinity),
  };
}

function createPointIndex(positions: readonly Position[]): PointIndex {
  const cells = new Map<string, Position[]>();
  const add = (position: Position): void => {
    const key = `${Math.floor(position.x / room)} ${Math.floor(position.y / room)}`;
    const cell = cells.get(key);
    if (cell === undefined) cells.set(key, [position]);
    else cell.push(position);
  };
  for (const position of positions) add(position);
  return {
    add,
    isFree: ({ x, y }) => {
      for (let offset = 0; offset < 9; offset += 1) {
        const column = Math.floor(x / room) - 1 + (offset % 3);
        const line = Math.floor(y / room) - 1 + Math.floor(offset / 3);
        const cell = cells.get(`${column} ${line}`) ?? [];
        if (cell.some((other) => Math.hypot(other.x - x, other.y - y) < room)) return false;
      }
      return true;
    },
  };
}

import type { Position } from "@/graph/document/graph-types";
import { meanPosition } from "@/graph/document/mean-position";
import { atOnce } from "@/lib/steps";
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
/** Nodes of one step. */
const stepSize = 100;

/**
 * A place for each new node: `reach` px from the node it joins (in the middle of several), turned to where there is
 * room, away from the graph's middle first; the others in columns at the graph's right edge, or in a block around
 * (0, 0) when nothing stands yet. No two within `room` px unless the graph is denser than that.
 */
export function placeNodes(taken: readonly Position[], requests: readonly PlaceRequest[]): readonly Position[] {
  return atOnce(placeSteps(taken, requests));
}

/** The same in many short steps, between which other work may be done. */
export function* placeSteps(
  taken: readonly Position[],
  requests: readonly PlaceRequest[],
): Generator<void, readonly Position[]> {
  const index = createPointIndex(taken);
  const middle = meanPosition(taken);
  const loose = besideGraph(boxOf(taken), requests.filter(({ near }) => near.length === 0).length);
  // What was taken around a node stays taken: the next one that joins it goes on from there.
  const known = new Map<string, Generator<Position, never>>();
  const placed: Position[] = [];
  for (const { near } of requests) {
    const anchors = near.flatMap((item) => (typeof item === "number" ? (placed[item] ?? []) : item));
    const anchor = meanPosition(anchors);
    let candidates = loose;
    if (anchor !== undefined) {
      const key = `${anchor.x} ${anchor.y} ${anchors.length > 1}`;
      candidates = known.get(key) ?? around(anchor, middle, anchors.length > 1);
      known.set(key, candidates);
    }
    const free = firstFree(index, candidates);
    index.add(free);
    placed.push(free);
    if (placed.length % stepSize === 0) yield;
  }
  return placed;
}

interface PointIndex {
  add(position: Position): void;
  isFree(position: Position): boolean;
}

const tries = 400;

function firstFree(index: PointIndex, candidates: Generator<Position, never>): Position {
  for (let tried = 0; ; tried += 1) {
    const { value } = candidates.next();
    if (tried === tries || index.isFree(value)) return value;
  }
}

/** Rings around the anchor; each starts away from the graph's middle and turns to both sides. Later ones have room for more. */
function* around(anchor: Position, middle: Position | undefined, between: boolean): Generator<Position, never> {
  if (between) yield roundedPosition(anchor);
  const { x, y } = middle ?? { x: anchor.x - 1, y: anchor.y };
  const away = Math.atan2(anchor.y - y, anchor.x - x);
  for (let ring = 0; ; ring += 1) {
    const distance = reach + ring * room * 0.8;
    const count = Math.max(angles, Math.floor((2 * Math.PI * distance) / (room * 1.1)));
    for (let turn = between && ring === 0 ? 1 : 0; turn < count; turn += 1) {
      const angle = away + (sideOf(turn) / count) * 2 * Math.PI + ring * 0.2;
      yield roundedPosition({ x: anchor.x + Math.cos(angle) * distance, y: anchor.y + Math.sin(angle) * distance });
    }
  }
}

/** 0, 1, -1, 2, -2 … */
function sideOf(turn: number): number {
  return turn % 2 === 0 ? -turn / 2 : (turn + 1) / 2;
}

function* besideGraph(box: Box | undefined, count: number): Generator<Position, never> {
  const columns = Math.ceil(Math.sqrt(count));
  const offset = ((columns - 1) * reach) / 2;
  for (let place = 0; box === undefined; place += 1) {
    yield { x: (place % columns) * reach - offset, y: Math.floor(place / columns) * reach - offset };
  }
  const lines = Math.max(1, Math.floor((box.bottom - box.top) / reach) + 1, columns);
  const top = (box.top + box.bottom) / 2 - ((Math.min(lines, count) - 1) * reach) / 2;
  for (let place = 0; ; place += 1) {
    yield roundedPosition({ x: box.right + reach * (1 + Math.floor(place / lines)), y: top + (place % lines) * reach });
  }
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

/** So many points of a cell are looked at: more only where nodes stand on each other. */
const crowd = 12;

function createPointIndex(positions: readonly Position[]): PointIndex {
  const cells = new Map<string, Position[]>();
  const add = (position: Position): void => {
    const key = `${Math.floor(position.x / room)} ${Math.floor(position.y / room)}`;
    const cell = cells.get(key);
    if (cell === undefined) cells.set(key, [position]);
    else if (cell.length < crowd) cell.push(position);
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

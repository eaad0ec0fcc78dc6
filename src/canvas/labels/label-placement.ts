import { least } from "@/lib/lists/whole-lists";
import type { Box } from "../drawing/drawing-types";
/** Where a label stands by its node. */
export type Side = "below" | "above" | "right" | "left" | "centre";

/** A node as a label meets it. */
export interface Body extends Box {
  readonly key: string;
  /** It is a disc: its box has room in the corners. */
  readonly isRound?: boolean;
}

export interface LabelRequest {
  readonly key: string;
  /** Centre of the node and half its width, in px of the screen. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly width: number;
  /** Font size in px. */
  readonly size: number;
  /** Best first. */
  readonly sides: readonly Side[];
  /** May cover other nodes (never labels). */
  readonly insistent: boolean;
}

export interface PlacedLabel {
  readonly key: string;
  readonly side: Side;
  readonly box: Box;
}

/** Free degrees to both sides of a direction that a label there needs: wide below and above, low at the sides. */
const NEEDS: readonly { readonly side: Side; readonly direction: number; readonly need: number }[] = [
  { side: "below", direction: 90, need: 50 },
  { side: "above", direction: -90, need: 50 },
  { side: "right", direction: 0, need: 24 },
  { side: "left", direction: 180, need: 24 },
];

/** Box in order of choice for a node whose edges leave at these angles (degrees, 90 = downwards). */
export function sidesFor(angles: readonly number[]): readonly Side[] {
  const rated = NEEDS.map(({ side, direction, need }) => {
    const free = least(
      angles.map((angle) => turn(angle, direction)),
      180,
    );
    return { side, ease: Math.min(1, free / need) };
  });
  return rated.sort((one, other) => other.ease - one.ease).map(({ side }) => side);
}

function turn(one: number, other: number): number {
  const difference = Math.abs(one - other) % 360;
  return Math.min(difference, 360 - difference);
}

/** Greedy, in the order given: each label takes the first of its sides that is free, or none; one on which the view cuts it, last. */
export function placeLabels(
  requests: readonly LabelRequest[],
  nodes: readonly Body[],
  limit: number,
  view?: { readonly width: number; readonly height: number },
): readonly PlacedLabel[] {
  const isWhole = ({ box }: { readonly box: Box }) =>
    view === undefined || (box.left >= 0 && box.top >= 0 && box.right <= view.width && box.bottom <= view.height);
  const bodies = createGrid<Body>();
  for (const node of nodes) bodies.add(node);
  const labels = createGrid<Box>();
  const placed: PlacedLabel[] = [];
  for (const request of requests) {
    if (placed.length >= limit) break;
    const options = request.sides.map((side) => ({ side, box: boxAt(request, side) }));
    const free = options.filter(({ box }) => !labels.hits(box, () => true));
    const clear = free.filter(({ box }) => !bodies.hits(box, (body) => body.key !== request.key && isOver(box, body)));
    const chosen =
      clear.find(isWhole) ?? clear[0] ?? (request.insistent ? leastOver(free, bodies, request.key) : undefined);
    if (chosen === undefined) continue;
    labels.add(chosen.box);
    placed.push({ key: request.key, ...chosen });
  }
  return placed;
}

/** The side on which it hides the least of other nodes: a small one rather than a large one. */
function leastOver<O extends { readonly box: Box }>(
  options: readonly O[],
  bodies: ReturnType<typeof createGrid<Body>>,
  key: string,
): O | undefined {
  const hidden = ({ box }: O) =>
    [...bodies.met({ ...box, key })].reduce(
      (sum, body) => (body.key === key || !isOver(box, body) ? sum : sum + sharedArea(box, body)),
      0,
    );
  const rated = options.map((option) => ({ option, hides: hidden(option) }));
  return rated.sort((one, other) => one.hides - other.hides)[0]?.option;
}

function sharedArea(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  return across * (Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
}

/** Gap between a node's edge and its label, as shares of the font size of 12. */
const GAP = { below: 4 / 12, above: 5 / 12, beside: 6 / 12 };
const HEIGHT = 14 / 12;

function boxAt({ x, y, radius, width, size }: LabelRequest, side: Side): Box {
  const height = HEIGHT * size;
  const half = width / 2;
  switch (side) {
    case "below":
      return boxFrom(x - half, y + radius + GAP.below * size, width, height);
    case "above":
      return boxFrom(x - half, y - radius - GAP.above * size - height, width, height);
    case "right":
      return boxFrom(x + radius + GAP.beside * size, y - height / 2, width, height);
    case "left":
      return boxFrom(x - radius - GAP.beside * size - width, y - height / 2, width, height);
    case "centre":
      return boxFrom(x - half, y - height / 2, width, height);
  }
}

function boxFrom(left: number, top: number, width: number, height: number): Box {
  return { left, top, right: left + width, bottom: top + height };
}

/** Of a box that meets the body's own. */
function isOver(box: Box, { left, top, right, bottom, isRound = false }: Body): boolean {
  if (!isRound) return true;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const across = x - Math.max(box.left, Math.min(box.right, x));
  const down = y - Math.max(box.top, Math.min(box.bottom, y));
  return Math.hypot(across, down) < (right - left) / 2;
}

const CELL = 48;

/** Boxes by the squares they touch, so that a label meets only what is near it. */
function createGrid<B extends Box>() {
  const cells = new Map<string, B[]>();
  const keysOf = (box: Box): string[] => {
    const keys: string[] = [];
    for (let column = Math.floor(box.left / CELL); column <= Math.floor(box.right / CELL); column += 1)
      for (let row = Math.floor(box.top / CELL); row <= Math.floor(box.bottom / CELL); row += 1)
        keys.push(`${column},${row}`);
    return keys;
  };
  const add = (box: B) => {
    for (const key of keysOf(box)) {
      const cell = cells.get(key);
      if (cell) cell.push(box);
      else cells.set(key, [box]);
    }
  };
  const hits = (box: Box, counts: (other: B) => boolean) =>
    keysOf(box).some((key) => cells.get(key)?.some((other) => overlap(box, other) && counts(other)));
  const met = (box: B): ReadonlySet<B> =>
    new Set(keysOf(box).flatMap((key) => (cells.get(key) ?? []).filter((other) => overlap(box, other))));
  return { add, hits, met };
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

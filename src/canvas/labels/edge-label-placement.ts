import type { Box } from "../drawing/drawing-types";

export interface EdgeLabelRequest {
  readonly key: string;
  /** The ends of the line on the screen. */
  readonly from: Point;
  readonly to: Point;
  /** Px of the line that are to be seen between its nodes. */
  readonly room: number;
  /** Of a line that bends: points on it for the middle of its label, the best first. Empty: it is straight. */
  readonly bend: readonly Point[];
  readonly width: number;
  readonly size: number;
  /** Is drawn wherever it has to lie. */
  readonly insistent: boolean;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface PlacedEdgeLabel {
  readonly key: string;
  readonly side: "centre";
  readonly box: Box;
}

export interface Obstacles {
  /** Nodes and labels. */
  readonly boxes: readonly Box[];
  /** Lines by the key of their edge. */
  readonly lines: readonly { readonly key: string; readonly from: Point; readonly to: Point }[];
}

/** Places along the line, from its middle outwards. */
export const PLACES = [0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73];
const HEIGHT = 14 / 12;
/** Room kept round a label, in px. */
const AIR = 2;
/** A label hides no more of its line than this. */
const MOST_HIDDEN = 0.5;
/** A label that is longer than this part of its line would stick out over its nodes. */
const MOST_OF_LINE = 0.8;
/** With fewer of the labels finding room the picture is crowded, and better without any. */
const ENOUGH = 0.5;

/** Labels of edges that fit along their line and lie on no node, label or other line; where it is too crowded, only the insistent. */
export function placeEdgeLabels(
  requests: readonly EdgeLabelRequest[],
  { boxes, lines }: Obstacles,
): readonly PlacedEdgeLabel[] {
  const taken: Box[] = [...boxes];
  const placed: PlacedEdgeLabel[] = [];
  const insistent = requests.filter((request) => request.insistent);
  const others = requests.filter((request) => !request.insistent);
  const place = (request: EdgeLabelRequest): boolean => {
    const options = boxesAlong(request);
    const isFree = (option: Box) => !taken.some((other) => overlap(grown(option), other));
    const isClear = (option: Box) =>
      isFree(option) && !lines.some((line) => line.key !== request.key && crosses(line, option));
    const [middle] = options;
    const box = options.find(isClear) ?? (request.insistent ? (options.find(isFree) ?? middle) : undefined);
    if (box === undefined) return false;
    taken.push(box);
    placed.push({ key: request.key, side: "centre", box });
    return true;
  };
  for (const request of insistent) place(request);
  const standing = placed.length;
  const fitting = others.filter((request) => fits(request) && place(request));
  return fitting.length >= others.length * ENOUGH ? placed : placed.slice(0, standing);
}

function boxesAlong({ from, to, bend, width, size }: EdgeLabelRequest): readonly Box[] {
  const height = HEIGHT * size;
  const along = (share: number) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  const middles = bend.length > 0 ? bend : PLACES.map(along);
  return middles.map(({ x, y }) => ({
    left: x - width / 2,
    right: x + width / 2,
    top: y - height / 2,
    bottom: y + height / 2,
  }));
}

function fits(request: EdgeLabelRequest): boolean {
  return request.width <= request.room * MOST_OF_LINE && hiddenShare(request) <= MOST_HIDDEN;
}

/** How much of its line a label in the middle covers. */
function hiddenShare({ from, to, bend, width, size }: EdgeLabelRequest): number {
  if (bend.length > 0) return 0;
  const [across, down] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  return Math.min(across === 0 ? Infinity : width / across, down === 0 ? Infinity : (HEIGHT * size) / down);
}

function grown({ left, right, top, bottom }: Box): Box {
  return { left: left - AIR, right: right + AIR, top: top - AIR, bottom: bottom + AIR };
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Whether a line passes through a box: the part of it that lies within each pair of sides is narrowed down (Liang, Barsky). */
function crosses({ from, to }: { readonly from: Point; readonly to: Point }, box: Box): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  let [first, last] = [0, 1];
  for (const [step, room] of [
    [-dx, from.x - box.left],
    [dx, box.right - from.x],
    [-dy, from.y - box.top],
    [dy, box.bottom - from.y],
  ] as const) {
    if (step === 0 && room < 0) return false;
    if (step < 0) first = Math.max(first, room / step);
    if (step > 0) last = Math.min(last, room / step);
  }
  return first <= last;
}

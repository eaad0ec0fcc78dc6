import type { Position } from "@/graph/document/graph-types";
import { middleOf, quadratic } from "../scene/edge-curves";
import type { EdgeLook } from "../style/look-types";
import { type Body, rimTowards } from "./rims";

/** Parallel edges stand this far apart, a loop reaches this far out of its node, a bow this far from its line. */
const REACH = 24;
const BOW = 40;
/** Heads keep this far from the rim; a bar a little more. */
const HEAD_ROOM = 2;
const TEE_ROOM = 1;

/** From rim to rim: straight without control points, one quadratic curve for each, joined halfway between two. */
export interface Route {
  readonly from: Position;
  readonly to: Position;
  readonly controls: readonly Position[];
}

export interface Ends {
  readonly source: Body;
  readonly target: Body;
  readonly look: Pick<EdgeLook, "curve" | "head">;
  /** Which one of the edges between its nodes: -0.5 and 0.5 of two, against the order in which these are counted. */
  readonly offset: number;
  /** Which one of the loops at its node. */
  readonly index: number;
  /** One of its nodes is in the other. */
  readonly isWithin: boolean;
}

/** The way of an edge, as the other view's engine finds it. */
export function routeOf(ends: Ends): Route {
  const { source, target, look } = ends;
  const controls = controlsOf(ends);
  const [first, last] = [controls[0] ?? target.middle, controls.at(-1) ?? source.middle];
  const room = look.head === "none" ? 0 : HEAD_ROOM + (look.head === "tee" ? TEE_ROOM : 0);
  const from = rimTowards(source, first);
  const to = shortened(rimTowards(target, last), last, room);
  if (controls.length > 0) return { from, to, controls };
  return isBeyond(from, to, ends) ? { from, to: from, controls } : { from, to, controls };
}

function controlsOf(ends: Ends): readonly Position[] {
  const { look, offset } = ends;
  if (ends.isWithin) return aroundCorner(ends);
  if (look.curve === "loop") return loopOf(ends);
  if (look.curve === "bow") return [beside(ends, BOW)];
  if (look.curve === "arc") return [beside(ends, offset * REACH)];
  return [];
}

/** So far to the side of the middle between the two rims. */
function beside({ source, target }: Ends, away: number): Position {
  const from = rimTowards(source, target.middle);
  const to = rimTowards(target, source.middle);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.max(0.1, Math.hypot(dx, dy));
  return { x: (from.x + to.x) / 2 - (dy / length) * away, y: (from.y + to.y) / 2 + (dx / length) * away };
}

/** To the upper left, 70° between out and in; further out for each more. */
function loopOf({ source: { middle, across }, index }: Ends): readonly Position[] {
  const reach = 1.4 * (REACH + across) * (1 + index / 3);
  const at = (degrees: number): Position => {
    const angle = (degrees * Math.PI) / 180;
    return { x: middle.x + reach * Math.cos(angle), y: middle.y + reach * Math.sin(angle) };
  };
  return [at(-100), at(-170)];
}

/** Round the upper left corner of the outer of two, of which one is in the other. */
function aroundCorner({ source, target, look, index }: Ends): readonly Position[] {
  const left = Math.min(source.middle.x - source.across, target.middle.x - target.across);
  const top = Math.min(source.middle.y - source.down, target.middle.y - target.down);
  const far = { loop: REACH + source.across, arc: REACH, bow: BOW, arrow: BOW, line: BOW, taxi: BOW }[look.curve];
  const reach = (1 + 50 ** 1.12 / 100) * far * (1 + index / 3);
  const stretch = ({ across }: Body) => Math.max(0.5, Math.log(2 * across * 0.01));
  return [
    { x: left, y: top - reach * stretch(source) },
    { x: left - reach * stretch(target), y: top },
  ];
}

function shortened(rim: Position, from: Position, room: number): Position {
  const length = Math.hypot(rim.x - from.x, rim.y - from.y);
  const share = length === 0 ? 0 : Math.max(0.00001, (length - room) / length);
  return { x: from.x + (rim.x - from.x) * share, y: from.y + (rim.y - from.y) * share };
}

/** The nodes lie on each other, and nothing is left between their rims. */
function isBeyond(from: Position, to: Position, { source, target }: Ends): boolean {
  const [dx, dy] = [target.middle.x - source.middle.x, target.middle.y - source.middle.y];
  return (to.x - from.x) * dx + (to.y - from.y) * dy <= 0;
}

/** Two control points of two quadratic curves that meet halfway between them, for any number of them. */
export function pairOf({ from, to, controls }: Route): readonly [Position, Position] | null {
  const [one, two] = controls;
  if (one === undefined) return null;
  return two === undefined ? [middleOf(from, one), middleOf(one, to)] : [one, two];
}

/** The middle of the line. */
export function middleOfRoute({ from, to, controls }: Route): Position {
  const [one, two] = pairOf({ from, to, controls }) ?? [from, to];
  return middleOf(one, two);
}

/** Points along it, the ends among them. */
export function pointsOf(route: Route, steps: number): readonly Position[] {
  const pair = pairOf(route);
  if (pair === null) return [route.from, route.to];
  const [one, two] = pair;
  const middle = middleOf(one, two);
  return Array.from({ length: steps + 1 }, (_, index) => {
    const t = (2 * index) / steps;
    return t <= 1 ? quadratic([route.from, one, middle], t) : quadratic([middle, two, route.to], t - 1);
  });
}

import type { Position } from "@/graph/document/graph-types";
import type { NodeShape } from "@/graph/styles/style-types";
import { outlineOf } from "../keyboard/node-outline";

/** What an edge ends at: the outline of a node with its border, or the box of a group. */
export interface Body {
  readonly middle: Position;
  /** Half its width and height. */
  readonly across: number;
  readonly down: number;
  readonly shape: NodeShape;
  /** Of a group: its corners do not grow with it. */
  readonly cornerRadius?: number;
}

/** Where the way from the middle of a body to a point leaves it. */
export function rimTowards(body: Body, point: Position): Position {
  const { middle } = body;
  const way = { x: point.x - middle.x, y: point.y - middle.y };
  const length = Math.hypot(way.x, way.y);
  if (length === 0) return middle;
  const along = { x: way.x / length, y: way.y / length };
  const reach = reachOf(body, along);
  return { x: middle.x + along.x * reach, y: middle.y + along.y * reach };
}

function reachOf(body: Body, along: Position): number {
  const { across, down, shape } = body;
  if (shape === "ellipse") return across;
  const outline = unitOutline(shape);
  if (outline.kind === "ellipse") return across;
  if (outline.kind === "rectangle") {
    return reachOfBox({ across, down, corner: body.cornerRadius ?? outline.cornerRadius * across }, along);
  }
  return across * reachOfPolygon(outline.corners, along);
}

/** Outlines of a width of 2, once for each shape. */
const outlines = new Map<NodeShape, ReturnType<typeof outlineOf>>();

function unitOutline(shape: NodeShape): ReturnType<typeof outlineOf> {
  const known = outlines.get(shape) ?? outlineOf(shape, 2);
  outlines.set(shape, known);
  return known;
}

interface Box {
  readonly across: number;
  readonly down: number;
  readonly corner: number;
}

/** To a side, or to the quarter circle at a corner. */
function reachOfBox({ across, down, corner }: Box, along: Position): number {
  const [x, y] = [Math.abs(along.x), Math.abs(along.y)];
  const reach = Math.min(x === 0 ? Infinity : across / x, y === 0 ? Infinity : down / y);
  const round = Math.min(corner, across, down);
  const centre = { x: across - round, y: down - round };
  if (x * reach <= centre.x || y * reach <= centre.y) return reach;
  const middle = x * centre.x + y * centre.y;
  const off = centre.x * centre.x + centre.y * centre.y - middle * middle;
  return middle + Math.sqrt(Math.max(0, round * round - off));
}

/** The one side that a ray from the middle meets: every shape can be seen whole from its middle. */
function reachOfPolygon(corners: readonly Position[], { x, y }: Position): number {
  let last = corners.at(-1);
  for (const corner of corners) {
    if (last === undefined) break;
    const [before, after] = [x * last.y - y * last.x, x * corner.y - y * corner.x];
    const share = before === after ? 0 : before / (before - after);
    const ahead = x * (last.x + share * (corner.x - last.x)) + y * (last.y + share * (corner.y - last.y));
    if (before * after <= 0 && before !== after && ahead > 0) return ahead;
    last = corner;
  }
  return 0;
}

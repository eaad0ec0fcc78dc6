import type { Position } from "@/graph/document/graph-types";
import type { ArrowShape } from "@/graph/styles/style-types";

/** Size of heads, in the engines' measure. */
export const ARROW_SCALE = 0.8;

export interface EdgeHead {
  /** The tip first. */
  readonly corners: readonly Position[];
  /** Where the line ends. */
  readonly end: Position;
}

interface HeadRequest {
  readonly shape: Exclude<ArrowShape, "none">;
  readonly tip: Position;
  /** Where the line comes from. */
  readonly from: Position;
  readonly width: number;
}

/** A head as the engine draws it: as long as it is wide, growing with thick lines only. */
export function headAt({ shape, tip, from, width }: HeadRequest): EdgeHead {
  const length = 0.3 * ARROW_SCALE * Math.max((width * 13.37) ** 0.9, 29);
  const distance = Math.hypot(tip.x - from.x, tip.y - from.y) || 1;
  const along = { x: (tip.x - from.x) / distance, y: (tip.y - from.y) / distance };
  const { corners, end } = forms[shape];
  const place = ([back, side]: Corner): Position => ({
    x: tip.x - along.x * back * length - along.y * side * length,
    y: tip.y - along.y * back * length + along.x * side * length,
  });
  return { corners: corners.map(place), end: place([end, 0]) };
}

/** Back from the tip and to the side, in lengths of the head. */
type Corner = readonly [back: number, side: number];

interface Form {
  readonly corners: readonly Corner[];
  readonly end: number;
}

const turns = Array.from({ length: 16 }, (_, index) => (index / 16) * 2 * Math.PI);

const forms: Readonly<Record<Exclude<ArrowShape, "none">, Form>> = {
  triangle: {
    corners: [
      [0, 0],
      [1, 0.5],
      [1, -0.5],
    ],
    end: 1,
  },
  vee: {
    corners: [
      [0, 0],
      [1, 0.5],
      [0.5, 0],
      [1, -0.5],
    ],
    end: 0.5,
  },
  diamond: {
    corners: [
      [0, 0],
      [0.5, 0.5],
      [1, 0],
      [0.5, -0.5],
    ],
    end: 1,
  },
  circle: { corners: turns.map((turn) => [0.5 - Math.cos(turn) * 0.5, Math.sin(turn) * 0.5]), end: 1 },
  tee: {
    corners: [
      [0, 0.5],
      [0, -0.5],
      [0.25, -0.5],
      [0.25, 0.5],
    ],
    end: 0.25,
  },
};

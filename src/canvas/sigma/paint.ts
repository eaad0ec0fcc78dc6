import type { ArrowShape, LineStyle, NodeShape } from "@/graph/styles/style-types";
import { DIM_EDGE, DIM_NODE } from "../marks/highlight";
import type { EdgeLook, NodeLook } from "../style/look-types";
import { formOf } from "../style/node-shapes";
import { type CanvasTokens, type Rgb, toRgb } from "../style/theme-tokens";
import type { Route } from "./edge-route";

/** A node as numbers for the graphics card. Colours are four bytes in a float. */
export interface NodePaint {
  /** Half its width; 0: not to be seen. */
  readonly radius: number;
  readonly border: number;
  /** Shape + 16 × state: 1, a ring in dashes; 2, a border in dashes. */
  readonly kind: number;
  readonly color: number;
  readonly borderColor: number;
  readonly ring: number;
}

export interface EdgePaint {
  readonly color: number;
  /** 0: not to be seen. */
  readonly width: number;
  /** Line style + 4 × head. */
  readonly kind: number;
  /** null: straight from middle to middle of its nodes. */
  readonly route: Route | null;
}

export type ChangeMark = "added" | "changed" | "leaving";

export interface PaintState {
  readonly isSelected: boolean;
  readonly isDimmed: boolean;
  /** Drawn in ink: hovered, or at the hovered node. */
  readonly isHot?: boolean;
  readonly mark: ChangeMark | null;
}

const SHAPES: readonly NodeShape[] = [
  "ellipse",
  "round-rectangle",
  "rectangle",
  "diamond",
  "triangle",
  "triangle-down",
  "pentagon",
  "star",
  "hexagon",
  "plus",
];
const HEADS: readonly ArrowShape[] = ["none", "triangle", "vee", "diamond", "circle", "tee"];
const LINES: readonly LineStyle[] = ["solid", "dashed", "dotted"];

export function paintNode(look: NodeLook, state: PaintState, tokens: CanvasTokens): NodePaint {
  const { mark } = state;
  const isLeaving = mark === "leaving";
  const marked = mark === null ? null : tokens[mark];
  const plain = state.isSelected ? tokens.selectRing : null;
  const ring = isLeaving ? null : (marked ?? plain);
  const stateKind = isLeaving ? 2 : Number(mark === "changed");
  const dimmed = state.isDimmed ? DIM_NODE : look.opacity;
  const opacity = mark === null ? dimmed : 1;
  return {
    radius: look.visible ? (look.size * formOf(look.shape).width) / 2 : 0,
    border: isLeaving ? 1.75 : look.borderWidth,
    kind: Math.max(0, SHAPES.indexOf(look.shape)) + 16 * stateKind,
    color: pack(isLeaving ? tokens.canvas : look.color, opacity),
    borderColor: pack(isLeaving ? tokens.leaving : look.borderColor, opacity),
    ring: ring === null ? 0 : pack(ring, opacity),
  };
}

export function paintEdge(
  look: EdgeLook,
  state: PaintState,
  { tokens, route }: { readonly tokens: CanvasTokens; readonly route: Route | null },
): EdgePaint {
  const isInked = state.isSelected || state.isHot === true;
  const wide = isInked ? Math.max(2, look.width) : look.width;
  const lineStyle = state.mark === "changed" || state.mark === "leaving" ? "dashed" : look.lineStyle;
  return {
    color: edgeColor(look, state, tokens),
    width: look.visible ? wide : 0,
    kind: LINES.indexOf(lineStyle) + 4 * Math.max(0, HEADS.indexOf(look.head)),
    route,
  };
}

function edgeColor(look: EdgeLook, { mark, isDimmed, isSelected, isHot }: PaintState, tokens: CanvasTokens): number {
  if (mark !== null) return pack(tokens[mark], 1);
  const isInked = isSelected || isHot === true;
  if (isDimmed) return pack(isInked ? tokens.strong : look.color, DIM_EDGE);
  return isInked ? pack(tokens.strong, 1) : pack(look.color, look.opacity);
}

const bytes = new Uint8Array(4);
const asFloat = new Float32Array(bytes.buffer);

/** A picture has few colours for its many elements. */
const known = new Map<string, Rgb>();

function rgbOf(hex: string): Rgb {
  const rgb = known.get(hex) ?? toRgb(hex);
  if (known.size > 1000) known.clear();
  known.set(hex, rgb);
  return rgb;
}

/** Red, green, blue and opacity as the bytes of a float; the highest bit stays free, or some would be no number. */
function pack(hex: string, opacity: number): number {
  const [red, green, blue] = rgbOf(hex);
  bytes[0] = red;
  bytes[1] = green;
  bytes[2] = blue;
  bytes[3] = Math.round(opacity * 255) & 0xfe;
  return asFloat[0] ?? 0;
}

/** Most elements are painted like one of the last few: they share its record. */
export function createShared<Paint>(isSame: (one: Paint, other: Paint) => boolean): (paint: Paint) => Paint {
  const last: Paint[] = [];
  let next = 0;
  return (paint) => {
    for (const one of last) if (isSame(one, paint)) return one;
    last[next] = paint;
    next = (next + 1) % SHARED;
    return paint;
  };
}

/** As many as types have colours, with some that are hidden. */
const SHARED = 12;

export function sameNodePaint(one: NodePaint, other: NodePaint): boolean {
  return (
    one.radius === other.radius &&
    one.color === other.color &&
    one.kind === other.kind &&
    one.border === other.border &&
    one.borderColor === other.borderColor &&
    one.ring === other.ring
  );
}

export function sameEdgePaint(one: EdgePaint, other: EdgePaint): boolean {
  return one.route === other.route && one.color === other.color && one.width === other.width && one.kind === other.kind;
}

/** The shape a paint draws. */
export function shapeOf({ kind }: NodePaint): NodeShape {
  return SHAPES[kind % 16] ?? "ellipse";
}

import type { Drawing, DrawingEdge, DrawingLabel, DrawingNode } from "@/canvas/drawing/drawing-types";
import { linePatterns } from "@/canvas/style/line-patterns";
import type { Position } from "@/graph/document/graph-types";
import { hundredths } from "@/lib/hundredths";

/** What a picture is made of, for any way of drawing it. Later parts lie over earlier ones. */
export type PicturePart =
  | {
      readonly kind: "shape";
      /** An SVG path. */
      readonly path: string;
      readonly fill: string | null;
      readonly fillOpacity: number;
      readonly stroke: string | null;
      readonly strokeWidth: number;
      readonly dash: readonly number[];
      readonly opacity: number;
      /** The path is drawn there, at that scale. */
      readonly at?: { readonly x: number; readonly y: number; readonly scale: number };
    }
  | {
      readonly kind: "text";
      /** Of the end that `anchor` names, or of the middle. */
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly size: number;
      readonly weight: number;
      readonly color: string;
      readonly haloWidth: number;
      readonly direction: "ltr" | "rtl";
      readonly anchor: "left" | "middle" | "right";
      /** Filled as the halo is, under the text. */
      readonly plate: DrawingLabel["plate"];
    };

type Shape = Extract<PicturePart, { kind: "shape" }>;

export type TextPart = Extract<PicturePart, { kind: "text" }>;

/** The drawing as parts: edges, nodes, labels. */
export function partsOf({ edges, nodes, labels }: Pick<Drawing, "edges" | "nodes" | "labels">): readonly PicturePart[] {
  return [...edges.flatMap(edgeParts), ...nodes.flatMap(nodeParts), ...labels.map(labelPart)];
}

export function shape(path: string, look: Partial<Omit<Shape, "kind" | "path">>): Shape {
  return {
    kind: "shape",
    path,
    fill: null,
    fillOpacity: 1,
    stroke: null,
    strokeWidth: 0,
    dash: [],
    opacity: 1,
    ...look,
  };
}

function edgeParts({ from, steps, color, width, lineStyle, opacity, head }: DrawingEdge): readonly PicturePart[] {
  const path = steps.map(({ to, control }) => (control ? `Q${point(control)} ${point(to)}` : `L${point(to)}`));
  const line = shape(`M${point(from)}${path.join("")}`, {
    stroke: color,
    strokeWidth: width,
    dash: linePatterns[lineStyle],
    opacity,
  });
  if (!head) return [line];
  return [line, shape(polygon(head, { x: 0, y: 0 }), { fill: color, opacity })];
}

function nodeParts(node: DrawingNode): readonly PicturePart[] {
  const { color, fillOpacity, opacity, borderColor, borderWidth, icon, position } = node;
  const border = borderWidth > 0 ? { stroke: borderColor, strokeWidth: borderWidth } : {};
  const ground = shape(outlinePath(node), { fill: color, fillOpacity, opacity, ...border });
  if (icon === null) return [ground];
  const at = { x: position.x - icon.side / 2, y: position.y - icon.side / 2, scale: icon.side / iconSquare };
  return [ground, shape(icon.path, { stroke: icon.color, strokeWidth: 2, opacity, at })];
}

/** Icons are given in a square of 24, with lines two wide. */
const iconSquare = 24;

function outlinePath({ outline, position: { x, y }, width, height }: DrawingNode): string {
  const [halfWidth, halfHeight] = [width / 2, height / 2];
  switch (outline.kind) {
    case "ellipse": {
      const arc = `A${figure(halfWidth)} ${figure(halfHeight)} 0 1 1`;
      const [left, right] = [`${figure(x - halfWidth)} ${figure(y)}`, `${figure(x + halfWidth)} ${figure(y)}`];
      return `M${left}${arc} ${right}${arc} ${left}Z`;
    }
    case "rectangle":
      return roundedRectangle({ x: x - halfWidth, y: y - halfHeight, width, height }, outline.cornerRadius);
    case "polygon":
      return polygon(outline.corners, { x, y });
  }
}

export function roundedRectangle(
  { x, y, width, height }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  radius: number,
): string {
  const r = Math.min(radius, width / 2, height / 2);
  const corner = (dx: number, dy: number) => `a${figure(r)} ${figure(r)} 0 0 1 ${figure(dx)} ${figure(dy)}`;
  const across = figure(width - 2 * r);
  const down = figure(height - 2 * r);
  const start = `M${figure(x + r)} ${figure(y)}h${across}${corner(r, r)}v${down}${corner(-r, r)}`;
  return `${start}h-${across}${corner(-r, -r)}v-${down}${corner(r, -r)}Z`;
}

/** By its middle: in a program without the font, whose letters are wider or narrower, it stays centred. */
function labelPart({ x, width, y, text, size, weight, color, haloWidth, direction, plate }: DrawingLabel): TextPart {
  const middle = x + width / 2;
  return { kind: "text", x: middle, y, text, size, weight, color, haloWidth, direction, anchor: "middle", plate };
}

function polygon(corners: readonly Position[], { x, y }: Position): string {
  return `M${corners.map((corner) => point({ x: corner.x + x, y: corner.y + y })).join("L")}Z`;
}

function point({ x, y }: Position): string {
  return `${figure(x)} ${figure(y)}`;
}

/** Two places are less than a pixel at any size. */
export function figure(value: number): string {
  return String(hundredths(value));
}

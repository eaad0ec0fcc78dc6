import type { NodeIcon } from "@/graph/styles/style-types";
import type { LabelView } from "../labels/label-view";
import { DIM_NODE, type Highlight } from "../marks/highlight";
import type { Plane } from "../scene/plane";
import type { NodeLook } from "./look-types";
import type { Looks } from "./looks";
import { iconPaths } from "./node-icons";
import { formOf } from "./node-shapes";
import { toRgb } from "./theme-tokens";

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Side of the square that the lines are given in, and their width there. */
const ICON_SIDE = 24;
const ICON_LINE = 2;
/** Share of a node's width that its icon takes. */
const SHARE = 0.6;
/** In px: a smaller one is a blot. */
const LEAST = 7;

export interface IconSource {
  readonly plane: Plane;
  readonly looks: Looks;
  readonly highlight: Highlight;
}

const paths = new Map<string, Path2D>();

/** Draws the icons of the shown nodes into them. */
export function drawIcons(context: Context, { plane, looks, highlight }: IconSource, view: LabelView): void {
  for (const id of looks.withIcons()) {
    const look = looks.node(id);
    const node = plane.node(id);
    if (node === null || look?.icon === undefined || node.isGroup) continue;
    const side = iconSide(look) * view.zoom;
    if (side < LEAST) continue;
    const { x, y } = node.position;
    context.save();
    context.translate(x * view.zoom + view.pan.x - side / 2, y * view.zoom + view.pan.y - side / 2);
    context.scale(side / ICON_SIDE, side / ICON_SIDE);
    context.globalAlpha = highlight.isDimmed(id) ? DIM_NODE : look.opacity;
    context.strokeStyle = inkOn(look.color);
    context.lineWidth = ICON_LINE;
    context.lineCap = "round";
    context.lineJoin = "round";
    context.stroke(pathOf(look.icon));
    context.restore();
  }
}

/** In model units. */
export function iconSide({ size, shape }: Pick<NodeLook, "size" | "shape">): number {
  return size * formOf(shape).width * SHARE;
}

/** Dark on light, light on dark: whichever differs more from the ground in brightness, by WCAG's reckoning. */
export function inkOn(ground: string): string {
  const [red, green, blue] = toRgb(ground).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const brightness = 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
  return brightness > 0.179 ? "#17181a" : "#ffffff";
}

function pathOf(icon: Exclude<NodeIcon, "none">): Path2D {
  const known = paths.get(icon);
  if (known) return known;
  const path = new Path2D(iconPaths[icon]);
  paths.set(icon, path);
  return path;
}

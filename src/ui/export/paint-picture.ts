import type { PicturePainter, PictureSheet } from "./picture-orders";
import type { PicturePart, TextPart } from "./picture-parts";

/** No side of a picture is longer, in px: browsers refuse larger canvases. */
const longestSide = 8192;

/** The picture as a PNG. */
export function createPngPainter({
  scale: wanted,
  within,
  box,
  graph,
  background,
  halo,
  font,
}: PictureSheet): PicturePainter {
  const scale = Math.min(wanted, Math.min(within ?? longestSide, longestSide) / Math.max(box.width, box.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.ceil(box.width * scale)),
    Math.max(1, Math.ceil(box.height * scale)),
  );
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser gave no canvas to draw the picture on.");
  if (background !== null) {
    context.fillStyle = background;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.setTransform(scale, 0, 0, scale, -box.left * scale, -box.top * scale);
  const paint = (parts: readonly PicturePart[]) => {
    for (const part of parts) {
      if (part.kind === "shape") paintShape(context, part);
      else paintText(context, part, { halo, font });
    }
  };
  return {
    add: (parts) => {
      context.save();
      context.beginPath();
      context.rect(graph.left, graph.top, graph.width, graph.height);
      context.clip();
      paint(parts);
      context.restore();
    },
    addLegend: paint,
    finish: () => canvas.convertToBlob({ type: "image/png" }),
  };
}

function paintShape(context: OffscreenCanvasRenderingContext2D, part: Extract<PicturePart, { kind: "shape" }>): void {
  const { fill, fillOpacity, stroke, strokeWidth, dash, opacity, at } = part;
  const path = new Path2D(part.path);
  context.save();
  if (at) {
    context.translate(at.x, at.y);
    context.scale(at.scale, at.scale);
  }
  if (fill !== null) {
    context.globalAlpha = opacity * fillOpacity;
    context.fillStyle = fill;
    context.fill(path);
  }
  if (stroke !== null && strokeWidth > 0) {
    context.globalAlpha = opacity;
    context.strokeStyle = stroke;
    context.lineWidth = strokeWidth;
    context.setLineDash([...dash]);
    context.stroke(path);
  }
  context.restore();
}

function paintText(
  context: OffscreenCanvasRenderingContext2D,
  { x, y, text, size, weight, color, haloWidth, direction, anchor, plate }: TextPart,
  { halo, font }: { readonly halo: string; readonly font: string },
): void {
  if (plate !== null) {
    context.fillStyle = halo;
    context.fillRect(plate.left, plate.top, plate.right - plate.left, plate.bottom - plate.top);
  }
  context.font = `${weight} ${size}px ${font}`;
  context.direction = direction;
  context.textAlign = anchor === "middle" ? "center" : anchor;
  if (haloWidth > 0) {
    context.strokeStyle = halo;
    context.lineWidth = haloWidth;
    context.lineJoin = "round";
    context.strokeText(text, x, y);
  }
  context.fillStyle = color;
  context.fillText(text, x, y);
}

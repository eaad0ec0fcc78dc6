import type { PicturePainter, PictureSheet } from "./picture-orders";
import type { PicturePart } from "./picture-parts";

/** No side of a picture is longer, in px: browsers refuse larger canvases. */
const longestSide = 8192;

/** The picture as a PNG. */
export function createPngPainter({ scale: wanted, within, box, background, halo, font }: PictureSheet): PicturePainter {
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
  return {
    add: (parts) => {
      for (const part of parts) {
        if (part.kind === "shape") paintShape(context, part);
        else paintText(context, part, { halo, font });
      }
    },
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
  { x, y, text, size, weight, color, haloWidth, direction }: Extract<PicturePart, { kind: "text" }>,
  { halo, font }: { readonly halo: string; readonly font: string },
): void {
  context.font = `${weight} ${size}px ${font}`;
  context.direction = direction;
  context.textAlign = "left";
  if (haloWidth > 0) {
    context.strokeStyle = halo;
    context.lineWidth = haloWidth;
    context.lineJoin = "round";
    context.strokeText(text, x, y);
  }
  context.fillStyle = color;
  context.fillText(text, x, y);
}

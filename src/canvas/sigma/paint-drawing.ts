import { drawScene } from "../drawing/drawing";
import type { Drawing, DrawingEdge, DrawingNode } from "../drawing/drawing-types";
import type { LabelLayer } from "../labels/label-layer";
import type { PictureCall, Scene } from "../scene/scene";
import { linePatterns } from "../style/line-patterns";

/** No side of a picture is longer, in px: browsers refuse larger canvases. */
const LONGEST_SIDE = 8192;
const MARGIN = 72;

/** The whole graph as a PNG at 100 % zoom times the scale, from the drawing and not from the screen. */
export async function paintDrawing(scene: Scene, labels: LabelLayer, { options, signal }: PictureCall): Promise<Blob> {
  signal.throwIfAborted();
  const drawing = drawScene(scene, labels);
  const { left, top, right, bottom } = drawing.box;
  const [width, height] = [right - left + 2 * MARGIN, bottom - top + 2 * MARGIN];
  const scale = Math.min(options.scale, LONGEST_SIDE / Math.max(width, height));
  const canvas = new OffscreenCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser gave no canvas to draw the picture on.");
  if (options.background === "theme") {
    context.fillStyle = drawing.canvas;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.setTransform(scale, 0, 0, scale, (MARGIN - left) * scale, (MARGIN - top) * scale);
  for (const edge of drawing.edges) paintEdge(context, edge);
  for (const node of drawing.nodes) paintNode(context, node);
  paintLabels(context, drawing);
  const blob = await canvas.convertToBlob({ type: "image/png" });
  signal.throwIfAborted();
  return blob;
}

type Context = OffscreenCanvasRenderingContext2D;

function paintEdge(context: Context, { from, steps, color, width, lineStyle, opacity, head }: DrawingEdge): void {
  context.globalAlpha = opacity;
  context.strokeStyle = color;
  context.fillStyle = color;
  context.lineWidth = width;
  context.setLineDash([...linePatterns[lineStyle]]);
  context.beginPath();
  context.moveTo(from.x, from.y);
  for (const { to, control } of steps) {
    if (control === undefined) context.lineTo(to.x, to.y);
    else context.quadraticCurveTo(control.x, control.y, to.x, to.y);
  }
  context.stroke();
  if (head === null) return;
  context.beginPath();
  for (const { x, y } of head) context.lineTo(x, y);
  context.fill();
}

function paintNode(context: Context, node: DrawingNode): void {
  const { position, width, height, outline } = node;
  const [across, down] = [width / 2, height / 2];
  context.setLineDash([]);
  context.beginPath();
  if (outline.kind === "ellipse") context.ellipse(position.x, position.y, across, down, 0, 0, 2 * Math.PI);
  else if (outline.kind === "rectangle")
    context.roundRect(position.x - across, position.y - down, width, height, outline.cornerRadius);
  else for (const { x, y } of outline.corners) context.lineTo(position.x + x, position.y + y);
  context.closePath();
  context.globalAlpha = node.opacity * node.fillOpacity;
  context.fillStyle = node.color;
  context.fill();
  context.globalAlpha = node.opacity;
  context.strokeStyle = node.borderColor;
  context.lineWidth = node.borderWidth;
  if (node.borderWidth > 0) context.stroke();
  if (node.icon !== null) paintIcon(context, node, node.icon);
}

function paintIcon(context: Context, { position }: DrawingNode, icon: NonNullable<DrawingNode["icon"]>): void {
  context.save();
  context.translate(position.x - icon.side / 2, position.y - icon.side / 2);
  context.scale(icon.side / 24, icon.side / 24);
  context.strokeStyle = icon.color;
  context.lineWidth = 2;
  context.lineCap = "round";
  context.stroke(new Path2D(icon.path));
  context.restore();
}

function paintLabels(context: Context, { labels, halo, font }: Drawing): void {
  context.globalAlpha = 1;
  context.lineJoin = "round";
  for (const { text, x, y, size, weight, color, direction, haloWidth } of labels) {
    context.font = `${weight} ${size}px ${font}`;
    context.direction = direction;
    context.strokeStyle = halo;
    context.lineWidth = haloWidth;
    context.fillStyle = color;
    context.strokeText(text, x, y);
    context.fillText(text, x, y);
  }
}

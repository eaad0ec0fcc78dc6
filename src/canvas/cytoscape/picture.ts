import type { Core } from "cytoscape";
import { atOnce } from "@/lib/steps";
import { drawLabels, type LabelLayer } from "../labels/label-layer";
import type { PictureCall, Scene } from "../scene/scene";
import { drawIcons } from "../style/icon-pen";

/** No side of a picture is longer, in px: browsers refuse larger canvases. */
const LONGEST_SIDE = 8192;
/** Room around the graph for labels at its rim, in model units. */
const MARGIN = 72;

interface PictureSource extends Scene {
  readonly cy: Core;
  readonly labels: LabelLayer;
}

/** The whole graph as a PNG at 100 % zoom times the scale: the engine's drawing with our labels over it. */
export async function takePicture(scene: PictureSource, { options, signal }: PictureCall): Promise<Blob> {
  signal.throwIfAborted();
  const { cy, labels } = scene;
  const shown = cy.elements().filter((element) => element.visible());
  const box = shown.empty() ? { x1: 0, y1: 0, w: 0, h: 0 } : shown.boundingBox();
  const width = box.w + 2 * MARGIN;
  const height = box.h + 2 * MARGIN;
  const scale = Math.min(options.scale, LONGEST_SIDE / Math.max(width, height));
  const drawing = shown.empty()
    ? null
    : await createImageBitmap(await scene.distance.fromNear(() => drawElements(cy, scale)));
  signal.throwIfAborted();
  const canvas = new OffscreenCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser gave no canvas to draw the picture on.");
  if (options.background === "theme") {
    context.fillStyle = scene.tokens().canvas;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  if (drawing !== null) context.drawImage(drawing, MARGIN * scale, MARGIN * scale);
  drawing?.close();
  context.scale(scale, scale);
  const pan = { x: MARGIN - box.x1, y: MARGIN - box.y1 };
  const view = { zoom: 1, pan, width, height };
  drawIcons(context, scene, view);
  drawLabels(context, atOnce(labels.plan(view)), scene.tokens());
  const blob = await canvas.convertToBlob({ type: "image/png" });
  signal.throwIfAborted();
  return blob;
}

function drawElements(cy: Core, scale: number): Promise<Blob> {
  return cy.png({ output: "blob-promise", full: true, scale });
}

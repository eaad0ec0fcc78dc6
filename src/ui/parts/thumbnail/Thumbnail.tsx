import { useEffect, useRef } from "react";
import type { Sketch } from "@/graph/profile/sketch";
import { useMedia } from "../../use-media";
import { useSettings } from "../../use-stores";
import { watchSize } from "../watch-size";
import "./samples.css";

/** A graph drawn small, in the colours of the theme; a quiet ground until its sketch is there. */
export function Thumbnail({ sketch }: { readonly sketch: Sketch | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useSettings((settings) => settings.theme);
  const isSystemDark = useMedia("(prefers-color-scheme: dark)");
  useEffect(() => {
    // A new theme has new colours, read from the page.
    void [theme, isSystemDark];
    const element = canvas.current;
    if (!element || !sketch) return undefined;
    drawThumbnail(element, sketch);
    return watchSize([element], () => drawThumbnail(element, sketch));
  }, [sketch, theme, isSystemDark]);
  return <canvas ref={canvas} className={sketch ? "thumb" : "thumb waiting"} />;
}

const padding = 10;
const full = 255;
/** What a sketch holds for each point. */
const perPoint = 4;

/** Draws a graph small: quiet lines, discs by size and colour. */
function drawThumbnail(canvas: HTMLCanvasElement, sketch: Sketch): void {
  const context = canvas.getContext("2d");
  const { clientWidth: width, clientHeight: height } = canvas;
  if (!context || width === 0) return;
  const ratio = Math.min(2, globalThis.devicePixelRatio || 1);
  canvas.width = width * ratio;
  canvas.height = height * ratio;
  context.scale(ratio, ratio);
  const place = placer(sketch, width, height);
  drawLines(context, sketch, { place, color: readColor(canvas, "--edge-quiet") });
  const count = sketch.points.length / perPoint;
  const radius = Math.max(0.9, Math.min(2.6, 17 / Math.sqrt(count + 1)));
  const colors = sketch.colors.map((color) => readColor(canvas, color));
  for (let at = count - 1; at >= 0; at -= 1) {
    const { x, y } = place(at);
    const [size = 0, color = 0] = sketch.points.slice(at * perPoint + 2, at * perPoint + perPoint);
    context.fillStyle = colors[color] ?? "";
    context.beginPath();
    context.arc(x, y, radius * (0.75 + size / 9), 0, Math.PI * 2);
    context.fill();
  }
}

type Place = (at: number) => { readonly x: number; readonly y: number };

function drawLines(
  context: CanvasRenderingContext2D,
  { lines }: Sketch,
  { place, color }: { readonly place: Place; readonly color: string },
): void {
  context.strokeStyle = color;
  context.lineWidth = 0.6;
  context.globalAlpha = Math.max(0.25, Math.min(0.9, 200 / lines.length));
  context.beginPath();
  for (let at = 0; at < lines.length; at += 2) {
    const [from, to] = [place(lines[at] ?? 0), place(lines[at + 1] ?? 0)];
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
  }
  context.stroke();
  context.globalAlpha = 1;
}

/** Fits the sketch into the picture and keeps its form. */
function placer({ points, ratio }: Sketch, width: number, height: number): Place {
  const scale = Math.min((width - 2 * padding) / ratio, height - 2 * padding) / full;
  return (at) => ({
    x: width / 2 + ((points[at * perPoint] ?? 0) - full / 2) * scale * ratio,
    y: height / 2 + ((points[at * perPoint + 1] ?? 0) - full / 2) * scale,
  });
}

/** A drawing surface cannot read `var()`: the element itself is the probe. */
function readColor(canvas: HTMLCanvasElement, color: string): string {
  if (!color.startsWith("--")) return color;
  canvas.style.color = `var(${color})`;
  return getComputedStyle(canvas).color;
}

import type { GraphData } from "@/graph/change-types";
import type { Position } from "@/graph/graph-types";
import { valueText } from "@/graph/labels";
import { categoricalSlots } from "@/graph/palette";

const padding = 10;
const typeNames = ["type", "kind", "category", "group", "package", "state", "cluster"];

/** Draws a graph small: quiet lines, discs in the colour of their type. */
export function drawThumbnail(canvas: HTMLCanvasElement, graph: GraphData): void {
  const context = canvas.getContext("2d");
  const { clientWidth: width, clientHeight: height } = canvas;
  if (!context || width === 0) return;
  const ratio = Math.min(2, globalThis.devicePixelRatio || 1);
  canvas.width = width * ratio;
  canvas.height = height * ratio;
  context.scale(ratio, ratio);
  const place = placer(graph, width, height);
  const at = new Map(graph.nodes.map((node) => [node.id, place(node.position)] as const));
  context.strokeStyle = readColor(canvas, "--edge-quiet");
  context.lineWidth = 0.6;
  context.globalAlpha = Math.max(0.08, Math.min(1, 300 / graph.edges.length));
  context.beginPath();
  for (const { source, target } of graph.edges) {
    const [from, to] = [at.get(source), at.get(target)];
    if (!from || !to) continue;
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
  }
  context.stroke();
  context.globalAlpha = 1;
  const colorOf = colours(graph, canvas);
  const radius = Math.max(0.8, Math.min(3.2, 26 / Math.sqrt(graph.nodes.length + 1)));
  for (const node of graph.nodes) {
    const point = at.get(node.id);
    if (!point) continue;
    context.fillStyle = colorOf(node);
    context.beginPath();
    context.arc(point.x, point.y, radius, 0, Math.PI * 2);
    context.fill();
  }
}

/** Fits the graph's own positions into the picture. */
function placer({ nodes }: GraphData, width: number, height: number): (position?: Position) => Position {
  const points = nodes.flatMap(({ position }) => (position ? [position] : []));
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const box = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  const scale = Math.min(
    (width - 2 * padding) / Math.max(1, box.right - box.left),
    (height - 2 * padding) / Math.max(1, box.bottom - box.top),
  );
  return (position = { x: box.left, y: box.top }) => ({
    x: width / 2 + (position.x - (box.left + box.right) / 2) * scale,
    y: height / 2 + (position.y - (box.top + box.bottom) / 2) * scale,
  });
}

/** A drawing surface cannot read `var()`: the element itself is the probe. */
function readColor(canvas: HTMLCanvasElement, slot: string): string {
  canvas.style.color = `var(${slot})`;
  return getComputedStyle(canvas).color;
}

/** The first types in the palette's order, the rest stone. */
function colours(graph: GraphData, canvas: HTMLCanvasElement): (node: GraphData["nodes"][number]) => string {
  const read = (slot: string): string => readColor(canvas, slot);
  const stone = read("--g-0");
  const attribute = typeNames.find((name) => graph.nodes.some(({ attributes }) => attributes[name] !== undefined));
  const known = new Map<string, string>();
  return ({ attributes }) => {
    const value = attribute === undefined ? undefined : attributes[attribute];
    if (value === undefined || value === null) return stone;
    const key = valueText(value);
    const slot = categoricalSlots[known.size];
    if (!known.has(key)) known.set(key, slot === undefined ? stone : read(slot));
    return known.get(key) ?? stone;
  };
}

import type { GraphData } from "../changes/change-types";
import type { GraphNode } from "../document/graph-types";
import type { StyleLayer } from "../styles/style-types";

/** A graph small enough to be drawn as a thumbnail without being read: plain JSON. */
export interface Sketch {
  /** Width of the picture over its height. */
  readonly ratio: number;
  /** Flat: x and y from 0 to 255, size from 0 to 9, place in `colors`, for each point. */
  readonly points: readonly number[];
  /** Flat pairs of points' places. */
  readonly lines: readonly number[];
  /** Slots of the palette or exact hexes. */
  readonly colors: readonly string[];
}

const mostPoints = 400;
const mostLines = 600;
const full = 255;
const stone = "--g-0";
const slotCount = 8;
const typeNames = ["type", "kind", "category", "group", "package", "cluster", "state"];

/** The best connected nodes and lines between them. Without `colorOf` in the categories the graph is coloured by, else by types. */
export function sketchOf(
  graph: GraphData,
  colorOf: (node: GraphNode) => string = layerColors(graph) ?? typeColors(graph),
): Sketch {
  const degrees = degreesIn(graph);
  const placed = graph.nodes.filter(({ position }) => position !== undefined);
  const order = placed.toSorted((a, b) => (degrees.get(b.id) ?? 0) - (degrees.get(a.id) ?? 0)).slice(0, mostPoints);
  const box = boxOf(order);
  const most = Math.max(1, ...order.map(({ id }) => degrees.get(id) ?? 0));
  const colors: string[] = [];
  const points = order.flatMap((node) => {
    const color = colorOf(node);
    if (!colors.includes(color)) colors.push(color);
    const size = Math.round(Math.sqrt((degrees.get(node.id) ?? 0) / most) * 9);
    const { x = 0, y = 0 } = node.position ?? {};
    return [scaled(x, box.left, box.width), scaled(y, box.top, box.height), size, colors.indexOf(color)];
  });
  return { ratio: Math.round((box.width / box.height) * 100) / 100, points, lines: linesOf(graph, order), colors };
}

function degreesIn({ edges }: GraphData): ReadonlyMap<string, number> {
  const degrees = new Map<string, number>();
  for (const { source, target } of edges) {
    degrees.set(source, (degrees.get(source) ?? 0) + 1);
    degrees.set(target, (degrees.get(target) ?? 0) + 1);
  }
  return degrees;
}

/** Some of the lines, evenly out of all, where there are too many. */
function linesOf({ edges }: GraphData, order: readonly GraphNode[]): readonly number[] {
  const place = new Map(order.map(({ id }, at) => [id, at]));
  const drawn = edges.flatMap(({ source, target }) => {
    const [from, to] = [place.get(source), place.get(target)];
    return from === undefined || to === undefined || from === to ? [] : [[from, to]];
  });
  const step = Math.max(1, drawn.length / mostLines);
  return Array.from(
    { length: Math.min(drawn.length, mostLines) },
    (_, at) => drawn[Math.floor(at * step)] ?? [],
  ).flat();
}

function boxOf(nodes: readonly GraphNode[]) {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { position } of nodes) {
    if (!position) continue;
    left = Math.min(left, position.x);
    right = Math.max(right, position.x);
    top = Math.min(top, position.y);
    bottom = Math.max(bottom, position.y);
  }
  const isEmpty = left === Infinity;
  return {
    left: isEmpty ? 0 : left,
    top: isEmpty ? 0 : top,
    width: isEmpty ? 1 : Math.max(1, right - left),
    height: isEmpty ? 1 : Math.max(1, bottom - top),
  };
}

function scaled(value: number, from: number, length: number): number {
  return Math.round(((value - from) / length) * full);
}

/** The colours of the topmost layer that gives all nodes one by an attribute. */
function layerColors({ layers }: GraphData): ((node: GraphNode) => string) | undefined {
  const mapping = layers.findLast(isOfAll)?.mapping;
  if (mapping?.kind !== "categories") return undefined;
  const outputs = new Map(mapping.entries.map(({ value, output }) => [JSON.stringify(value), String(output)]));
  const other = typeof mapping.other === "string" ? mapping.other : stone;
  return ({ attributes }) => outputs.get(JSON.stringify(attributes[mapping.property])) ?? other;
}

function isOfAll({ target, where, mapping, enabled }: StyleLayer): boolean {
  const isOn = target === "nodes" && where.op === "all" && enabled !== false;
  return isOn && mapping?.kind === "categories" && mapping.channel === "color";
}

/** The first types in the palette's order, the rest stone. */
function typeColors({ nodes }: GraphData): (node: GraphNode) => string {
  const attribute = typeNames.find((name) => nodes.some(({ attributes }) => attributes[name] !== undefined));
  const known = new Map<string, string>();
  return ({ attributes }) => {
    const value = attribute === undefined ? undefined : attributes[attribute];
    if (value === undefined || value === null) return stone;
    const key = JSON.stringify(value);
    const slot = known.get(key) ?? (known.size < slotCount ? `--g-${known.size + 1}` : stone);
    known.set(key, slot);
    return slot;
  };
}

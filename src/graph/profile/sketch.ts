import type { GraphData, GraphRows } from "../changes/change-types";
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
export function sketchOf(graph: GraphData, colorOf?: (node: GraphNode) => string): Sketch {
  const steps = sketchSteps(graph, colorOf);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same in many short steps, between which other work may be done. */
export function* sketchSteps(
  graph: GraphRows,
  colorOf: (node: GraphNode) => string = layerColors(graph) ?? typeColors(graph),
): Generator<void, Sketch> {
  const degrees = yield* degreesIn(graph);
  const order = yield* bestConnected(graph, degrees);
  const box = boxOf(order);
  const most = order.reduce((best, { id }) => Math.max(best, degrees.get(id) ?? 0), 1);
  const colors: string[] = [];
  const points = order.flatMap((node) => {
    const color = colorOf(node);
    if (!colors.includes(color)) colors.push(color);
    const size = Math.round(Math.sqrt((degrees.get(node.id) ?? 0) / most) * 9);
    const { x = 0, y = 0 } = node.position ?? {};
    return [scaled(x, box.left, box.width), scaled(y, box.top, box.height), size, colors.indexOf(color)];
  });
  const lines = yield* linesOf(graph, order);
  return { ratio: Math.round((box.width / box.height) * 100) / 100, points, lines, colors };
}

/** Elements of one step. */
const stepSize = 2000;

function* degreesIn({ edges }: GraphRows): Generator<void, ReadonlyMap<string, number>> {
  const degrees = new Map<string, number>();
  let seen = 0;
  for (const { source, target } of edges) {
    seen += 1;
    if (seen % stepSize === 0) yield;
    degrees.set(source, (degrees.get(source) ?? 0) + 1);
    degrees.set(target, (degrees.get(target) ?? 0) + 1);
  }
  return degrees;
}

/** Of those with places, the ones with most edges first; of equals the earlier. */
function* bestConnected(
  { nodes }: GraphRows,
  degrees: ReadonlyMap<string, number>,
): Generator<void, readonly GraphNode[]> {
  let best: readonly { readonly node: GraphNode; readonly degree: number }[] = [];
  for (let at = 0; at < nodes.length; at += stepSize) {
    const least = best.length < mostPoints ? -1 : (best.at(-1)?.degree ?? -1);
    const more = nodes.slice(at, at + stepSize).flatMap((node) => {
      const degree = degrees.get(node.id) ?? 0;
      return node.position !== undefined && degree > least ? [{ node, degree }] : [];
    });
    if (more.length > 0) best = [...best, ...more].toSorted((a, b) => b.degree - a.degree).slice(0, mostPoints);
    yield;
  }
  return best.map(({ node }) => node);
}

/** Some of the lines, evenly out of all, where there are too many. */
function* linesOf({ edges }: GraphRows, order: readonly GraphNode[]): Generator<void, readonly number[]> {
  const place = new Map(order.map(({ id }, at) => [id, at]));
  const drawn: (readonly number[])[] = [];
  let seen = 0;
  for (const { source, target } of edges) {
    seen += 1;
    if (seen % stepSize === 0) yield;
    const [from, to] = [place.get(source), place.get(target)];
    if (from !== undefined && to !== undefined && from !== to) drawn.push([from, to]);
  }
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
function layerColors({ layers }: Pick<GraphRows, "layers">): ((node: GraphNode) => string) | undefined {
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
function typeColors({ nodes }: GraphRows): (node: GraphNode) => string {
  const attribute = firstHad(nodes, typeNames);
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

/** Of these attributes the first that any node has. */
function firstHad(nodes: GraphRows["nodes"], names: readonly string[]): string | undefined {
  let best = names.length;
  for (const { attributes } of nodes) {
    const place = names.findIndex((name) => attributes[name] !== undefined);
    if (place >= 0) best = Math.min(best, place);
    if (best === 0) break;
  }
  return names[best];
}

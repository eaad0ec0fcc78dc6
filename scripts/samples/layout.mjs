// Positions that ship with the samples: worked out once, when they are built, always the same.
import Graph from "graphology";
import forceAtlas2 from "graphology-layout-forceatlas2";
import { at, under } from "../at.mjs";

/** @import { Ends, Named, Placed, Point, Random } from "./types.mjs" */

/** @typedef {{ readonly spacing: number, readonly iterations?: number | undefined }} Wanted */

/**
 * Random numbers in [0, 1) that are the same for the same seed (mulberry32).
 * @param {number} seed
 * @returns {Random}
 */
export function createRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * The nodes with positions: each component by forces, scaled to the wanted edge length, side by side, the largest first.
 * @template {Named} T
 * @param {readonly T[]} nodes
 * @param {readonly Ends[]} edges
 * @param {Wanted} wanted
 */
export function layOut(nodes, edges, { spacing, iterations }) {
  const components = componentsOf(nodes, edges).sort((a, b) => b.length - a.length);
  /** @type {Map<string, Point>} */
  const positions = new Map();
  let right = 0;
  for (const component of components) {
    const placed = separate(
      arrange(component, edges, { spacing, iterations }),
      component.length > 500 ? spacing * 0.35 : spacing * 0.55,
    );
    const xs = placed.map(({ position }) => position.x);
    const ys = placed.map(({ position }) => position.y);
    const middle = (Math.min(...ys) + Math.max(...ys)) / 2;
    const left = Math.min(...xs);
    for (const { id, position } of placed) positions.set(id, { x: position.x - left + right, y: position.y - middle });
    right += Math.max(...xs) - left + spacing * 1.5;
  }
  const centre = (right - spacing * 1.5) / 2;
  return nodes.map((node) => ({ ...node, position: rounded(under(positions, node.id), centre) }));
}

/**
 * Pushes nodes apart that stand nearer than `distance` px.
 * @template {Placed} T
 * @param {readonly T[]} nodes
 * @param {number} distance
 */
export function separate(nodes, distance) {
  const points = nodes.map(({ position }) => ({ ...position }));
  for (let pass = 0; pass < 60; pass += 1) {
    let isMoved = false;
    for (let a = 0; a < points.length; a += 1) {
      for (let b = a + 1; b < points.length; b += 1) isMoved = push(at(points, a), at(points, b), distance) || isMoved;
    }
    if (!isMoved) break;
  }
  return nodes.map((node, place) => ({ ...node, position: rounded(at(points, place), 0) }));
}

/**
 * @param {Point} a
 * @param {Point} b
 * @param {number} distance
 */
function push(a, b, distance) {
  const [x, y] = [b.x - a.x, b.y - a.y];
  if (Math.abs(x) >= distance || Math.abs(y) >= distance) return false;
  const length = Math.hypot(x, y);
  if (length >= distance - 0.01) return false;
  // Two in one place part along a fixed direction.
  const [towardsX, towardsY] = length === 0 ? [0.8, 0.6] : [x / length, y / length];
  const half = (distance - length) / 2;
  a.x -= towardsX * half;
  a.y -= towardsY * half;
  b.x += towardsX * half;
  b.y += towardsY * half;
  return true;
}

/**
 * @template {Named} T
 * @param {readonly T[]} component
 * @param {readonly Ends[]} edges
 * @param {Wanted} wanted
 */
function arrange(component, edges, { spacing, iterations = component.length > 500 ? 600 : 1200 }) {
  const graph = new Graph({ multi: true });
  const random = createRandom(7);
  for (const { id } of component) graph.addNode(id, { x: random() * 100, y: random() * 100 });
  const inside = edges.filter(({ source, target }) => graph.hasNode(source) && graph.hasNode(target));
  for (const { source, target } of inside) graph.addEdge(source, target);
  const settings = {
    ...forceAtlas2.inferSettings(graph),
    barnesHutOptimize: component.length > 300,
    gravity: 0.4,
    linLogMode: component.length > 100,
    strongGravityMode: false,
    scalingRatio: 8,
    slowDown: component.length > 500 ? 1 : 6,
  };
  forceAtlas2.assign(graph, { iterations, settings });
  /** @type {(id: string) => Point} */
  const pointOf = (id) => ({ x: graph.getNodeAttribute(id, "x"), y: graph.getNodeAttribute(id, "y") });
  const lengths = inside.map(({ source, target }) => {
    const [a, b] = [pointOf(source), pointOf(target)];
    return Math.hypot(a.x - b.x, a.y - b.y);
  });
  const typical = lengths.sort((a, b) => a - b)[Math.floor(lengths.length / 2)] || 1;
  const factor = spacing / typical;
  return component.map((node) => {
    const { x, y } = pointOf(node.id);
    return { ...node, position: { x: x * factor, y: y * factor } };
  });
}

/**
 * @template {Named} T
 * @param {readonly T[]} nodes
 * @param {readonly Ends[]} edges
 */
function componentsOf(nodes, edges) {
  /** @type {Map<string, string[]>} */
  const neighbours = new Map(nodes.map(({ id }) => [id, []]));
  for (const { source, target } of edges) {
    under(neighbours, source).push(target);
    under(neighbours, target).push(source);
  }
  const seen = new Set();
  /** @type {T[][]} */
  const components = [];
  for (const { id } of nodes) {
    if (seen.has(id)) continue;
    const ids = reach(id, neighbours);
    for (const one of ids) seen.add(one);
    components.push(nodes.filter((node) => ids.has(node.id)));
  }
  return components;
}

/**
 * @param {string} start
 * @param {ReadonlyMap<string, readonly string[]>} neighbours
 */
function reach(start, neighbours) {
  // A set is walked on while it grows.
  const ids = new Set([start]);
  for (const id of ids) for (const next of under(neighbours, id)) ids.add(next);
  return ids;
}

/**
 * @param {Readonly<Point>} point
 * @param {number} centre
 */
function rounded({ x, y }, centre) {
  /** @param {number} value */
  const round = (value) => Math.round(value * 10) / 10 + 0;
  return { x: round(x - centre), y: round(y) };
}

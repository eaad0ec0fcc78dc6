// A made-up network of 10,000 nodes for the large-graph view: 40 clusters, each laid out by itself, the clusters around
// each other by their ties. Always the same one.
import { at } from "../at.mjs";
import { createRandom, layOut } from "./layout.mjs";

/** @import { Random, Sample } from "./types.mjs" */

/** @typedef {readonly [source: string, target: string]} Pair */

/** @typedef {(count: number) => number} PickPlace */

const clusterCount = 40;
const clusterSize = 250;
const types = ["lab", "school", "press", "archive", "museum", "office"];
const crossTies = 0.04;

/** @returns {Sample} */
export function buildGeneratedLarge() {
  const random = createRandom(20260214);
  /** @type {PickPlace} */
  const place = (count) => Math.floor(random() * count);
  const clusters = Array.from({ length: clusterCount }, (_, cluster) => buildCluster(cluster, { random, place }));
  const edges = clusters.flatMap((cluster) => cluster.pairs);
  const bridges = Array.from({ length: clusterCount * clusterSize * crossTies }, () =>
    drawBridge({ random, place }),
  ).filter(([source, target]) => source !== target);
  const pairs = [...edges, ...bridges].map(([source, target], index) => ({
    id: `e${index + 1}`,
    source,
    target,
    attributes: {},
  }));
  const centres = layOutCentres(bridges);
  const nodes = clusters.flatMap(({ nodes: own }, cluster) => {
    const centre = at(centres, cluster);
    return own.map((node) => ({
      ...node,
      position: {
        x: Math.round((node.position.x + centre.x) * 10) / 10,
        y: Math.round((node.position.y + centre.y) * 10) / 10,
      },
    }));
  });
  return { name: "Large generated network", directed: false, nodes, edges: pairs };
}

/**
 * @param {{ random: Random, place: PickPlace }} draw
 * @returns {Pair}
 */
function drawBridge({ random, place }) {
  const from = place(clusterCount);
  // Most ties go to a cluster nearby.
  const to = random() < 0.8 ? (from + 1 + place(3)) % clusterCount : place(clusterCount);
  return [nodeId(from, place(clusterSize)), nodeId(to, place(clusterSize))];
}

/**
 * @param {number} cluster
 * @param {number} place
 */
function nodeId(cluster, place) {
  return `n${cluster * clusterSize + place + 1}`;
}

/**
 * New nodes prefer well-connected ones (Barabási and Albert 1999), two ties each.
 * @param {number} cluster
 * @param {{ random: Random, place: PickPlace }} draw
 */
function buildCluster(cluster, { random, place }) {
  const ends = [0];
  const ownType = at(types, cluster % types.length);
  /** @type {Pair[]} */
  const pairs = [];
  for (let node = 1; node < clusterSize; node += 1) {
    /** @type {Set<number>} */
    const partners = new Set();
    while (partners.size < Math.min(2, node)) partners.add(at(ends, place(ends.length)));
    for (const partner of partners) {
      pairs.push([nodeId(cluster, partner), nodeId(cluster, node)]);
      ends.push(partner, node);
    }
  }
  const records = Array.from({ length: clusterSize }, (_, index) => ({
    id: nodeId(cluster, index),
    attributes: {
      name: `${ownType.charAt(0).toUpperCase()}${cluster + 1}-${index + 1}`,
      type: random() < 0.75 ? ownType : types[place(types.length)],
      value: Math.round(random() ** 2 * 1000) / 10,
    },
  }));
  const edges = pairs.map(([source, target]) => ({ source, target }));
  return { pairs, nodes: layOut(records, edges, { spacing: 42, iterations: 220 }) };
}

/**
 * One point a cluster, far enough apart that clusters only touch.
 * @param {readonly Pair[]} bridges
 */
function layOutCentres(bridges) {
  /** @param {string} id */
  const cluster = (id) => `c${Math.floor((Number(id.slice(1)) - 1) / clusterSize)}`;
  const edges = bridges
    .map(([source, target]) => ({ source: cluster(source), target: cluster(target) }))
    .filter(({ source, target }) => source !== target);
  const points = Array.from({ length: clusterCount }, (_, index) => ({ id: `c${index}` }));
  return layOut(points, edges, { spacing: 900 }).map(({ position }) => position);
}

import type { GraphData } from "../changes/change-types";
import type { GraphEdge, GraphNode } from "../document/graph-types";

export const largeSampleSeed = 20261124;

export interface MakeDeps {
  /** In [0, 1), from the seed. */
  readonly random: () => number;
  /** Called between two clusters, with how much is made (0 to 1). Rejects to stop. */
  readonly pace: (ratio: number) => Promise<void> | undefined;
}

const clusterCount = 400;
const clusterSize = 250;
const edgeCount = 300_000;
const edgesOfNode = 3;
const types = ["lab", "school", "press", "archive", "museum", "office"];
const beginnings = ["Al", "Bre", "Cor", "Da", "El", "Fen", "Gra", "Hol", "Is", "Jor", "Kel", "Lo", "Mar", "Nor", "Ros"];
const endings = ["bo", "da", "fin", "gar", "len", "mos", "nis", "ra", "sen", "tis", "vik", "wyn"];
/** In radians: points that turn by it from one to the next lie evenly on a disc, the first ones in its middle. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));
const nodeSpacing = 26;
const clusterSpacing = 540;
/** On a disc of points that turn so, near ones are a Fibonacci number apart. */
const stepsToNear = [13, 21, 34];

/**
 * A made-up network of 100,000 nodes in 400 clusters and 300,000 edges, always the same for the same seed. New nodes prefer
 * well-connected ones (Barabási and Albert 1999) and stand farther out. Imports nothing, so that the build can run it as well.
 */
export async function makeLargeSample({ random, pace }: MakeDeps): Promise<GraphData> {
  const nodes: GraphNode[] = [];
  const edges: GraphEdge[] = [];
  const place = (count: number): number => Math.floor(random() * count);
  const join = (from: number, to: number): void => {
    edges.push({ id: `e${edges.length + 1}`, source: idOf(from), target: idOf(to), attributes: {} });
  };
  for (let cluster = 0; cluster < clusterCount; cluster += 1) {
    addNodes(cluster, { nodes, random, place });
    joinCluster(cluster * clusterSize, place, join);
    await pace(cluster / clusterCount);
  }
  while (edges.length < edgeCount) {
    const from = place(clusterCount);
    const to =
      (from + (random() < 0.8 ? (stepsToNear[place(stepsToNear.length)] ?? 1) : place(clusterCount))) % clusterCount;
    if (from !== to) join(from * clusterSize + place(clusterSize), to * clusterSize + place(clusterSize));
  }
  return { name: "Very large generated network", directed: false, nodes, edges, layers: [], sets: [], filter: null };
}

interface Draw {
  readonly nodes: GraphNode[];
  readonly random: () => number;
  readonly place: (count: number) => number;
}

function addNodes(cluster: number, { nodes, random, place }: Draw): void {
  const own = types[cluster % types.length] ?? "";
  const centre = onDisc(cluster, clusterSpacing);
  const town = `${beginnings[cluster % beginnings.length]}${endings[Math.floor(cluster / beginnings.length) % endings.length]}`;
  for (let index = 0; index < clusterSize; index += 1) {
    const { x, y } = onDisc(index, nodeSpacing);
    const type = random() < 0.75 ? own : (types[place(types.length)] ?? own);
    const value = Math.round(random() ** 2 * 1000) / 10;
    nodes.push({
      id: idOf(nodes.length),
      attributes: { name: `${town} ${cluster + 1}-${index + 1}`, type, value },
      position: { x: tenths(centre.x + x), y: tenths(centre.y + y) },
    });
  }
}

/** Joins each node of a cluster to some before it. */
function joinCluster(first: number, place: (count: number) => number, join: (from: number, to: number) => void): void {
  /** Each node as often as it has ties: drawing from here prefers the well-connected. */
  const ends = [0];
  for (let node = 1; node < clusterSize; node += 1) {
    const partners = new Set<number>();
    while (partners.size < Math.min(edgesOfNode, node)) partners.add(ends[place(ends.length)] ?? 0);
    for (const partner of partners) {
      join(first + partner, first + node);
      ends.push(partner, node);
    }
  }
}

function idOf(row: number): string {
  return `n${row + 1}`;
}

function onDisc(index: number, spacing: number): { readonly x: number; readonly y: number } {
  const radius = spacing * Math.sqrt(index + 0.5);
  return { x: radius * Math.cos(index * goldenAngle), y: radius * Math.sin(index * goldenAngle) };
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

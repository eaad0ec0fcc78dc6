import type { FoundNeighbors, FoundPath, NeighborQuery, PathQuery, Surroundings } from "@/graph/document/graph-reader";
import type { Selector } from "@/graph/selector/selector-types";
import { countOf, edgesAmong } from "../cypher/statements";
import { edgesBeside, loopCount, pathOf, stepCount, stepFrom } from "../cypher/ways";
import { arcadePath, projectedPath, projectLengths, type WeightedPath } from "../cypher/weighted-paths";
import { edgeRecord } from "../elements";
import { engineFault, onlyOfShown } from "../engine-fault";
import type { Row, Statement } from "../engine-types";
import { listedRows, listIn, numberIn, plainValue } from "../plain-value";
import { type Asked, mostIds } from "./asked";
import { type Computing, longAsked, withGraph } from "./read-scores";

const mostEdges = 60_000;

export async function neighborsIn(query: NeighborQuery, asked: Asked): Promise<FoundNeighbors> {
  const { schema, run } = asked;
  const { of, direction, via } = query;
  const found = await stepsFrom(query, asked);
  // A hub alone may have more: its first are taken.
  const nodes = found.slice(0, mostIds);
  const among = [...new Set([...of, ...nodes.map(({ id }) => id)])];
  if (among.length === 0) return { nodes, edges: [] };
  const [edges, counted] = await Promise.all([
    run(edgesAmong(among, { via, limit: mostEdges }, schema)),
    found.length === nodes.length ? undefined : run(stepCount(of, { direction, via }, schema)),
  ]);
  return {
    nodes,
    edges: listedRows(edges).map((row) => String(listIn(row)[0])),
    ...(counted && { total: numberIn(counted, "nodes") }),
  };
}

/** Step by step, so that a hub is not walked again for each way to it. */
async function stepsFrom({ of, depth, direction, via }: NeighborQuery, { schema, run }: Asked) {
  const seen = new Set<string>(of);
  const nodes: FoundNeighbors["nodes"][number][] = [];
  let front: readonly string[] = of;
  for (let distance = 1; distance <= depth && front.length > 0; distance += 1) {
    const rows = listedRows(await run(stepFrom(front, { direction, via, limit: mostIds + 1 }, schema)));
    const next = new Map(rows.map((row) => listIn(row).map(String)).map(([id = "", label = id]) => [id, label]));
    for (const id of seen) next.delete(id);
    for (const [id, label] of next) nodes.push({ id, label, distance });
    if (nodes.length > mostIds && depth > 1) throw tooMany(distance);
    front = [...next.keys()];
    for (const id of front) seen.add(id);
  }
  return nodes;
}

/** Its figures are of all, however many there are. */
export async function aroundIn(id: string, limit: number, { schema, run }: Asked): Promise<Surroundings> {
  const [figures, loops, listed] = await Promise.all([
    run(stepCount([id], { direction: "both", via: undefined }, schema)),
    run(loopCount(id, schema)),
    run(edgesBeside(id, limit, schema)),
  ]);
  const edges = listedRows(listed).map((row) => edgeRecord(row, schema));
  const neighbors = edges.map(({ source = id, target = id, sourceLabel, targetLabel }) =>
    source === id ? { id: target, label: targetLabel ?? target } : { id: source, label: sourceLabel ?? source },
  );
  const degree = numberIn(figures, "edges") + 2 * numberIn(loops, "total");
  return { degree, neighborCount: numberIn(figures, "nodes"), neighbors, edges };
}

function tooMany(distance: number) {
  const steps = distance === 1 ? "one step" : `${distance} steps`;
  return engineFault(
    "refused",
    `More than ${mostIds} nodes are within ${steps}.`,
    "Ask for fewer steps, or for edges of one type (via).",
  );
}

export async function pathIn(query: PathQuery, computing: Computing): Promise<FoundPath> {
  const { schema, connection, signal } = computing;
  const { source, target, directed = true, via, weight } = query;
  if (source === target) return { found: true, nodes: [source], edges: [], length: 0 };
  const run = (statement: Statement) => connection.run(statement, signal);
  const find = async (isDirected: boolean): Promise<Row | undefined> => {
    if (weight !== undefined) return weightedPath({ ...query, weight, directed: isDirected }, computing);
    const [row] = await run(pathOf({ ...query, directed: isDirected }, schema));
    return row;
  };
  const row = await find(directed);
  if (row === undefined) {
    const none = { found: false, nodes: [], edges: [], length: 0 };
    const isOther = directed && (await find(false)) !== undefined;
    return isOther ? { ...none, note: "There is one only against the direction of the edges." } : none;
  }
  const [nodes = [], edges = []] = [row["nodes"], row["edges"]].map((list) => listIn(plainValue(list)).map(String));
  if (weight === undefined) return { found: true, nodes, edges, length: edges.length };
  const found = { found: true, nodes, edges, length: numberIn([row], "length") };
  const without = noWeight(weight, via);
  const missing = numberIn(await run(countOf(without, "edges", schema)), "total");
  return missing === 0
    ? found
    : {
        ...found,
        note: `${missing === 1 ? "1 edge without weight counts" : `${missing} edges without weight count`} 1.`,
      };
}

function noWeight(weight: string, via: Selector | undefined): Selector {
  const none: Selector = { op: "not", term: { op: "exists", field: { name: weight, of: "bare" } } };
  return via === undefined ? none : { op: "and", terms: [via, none] };
}

/** ArcadeDB takes no conditions, and no lengths but those that stand there. */
async function weightedPath(path: WeightedPath, computing: Computing): Promise<Row | undefined> {
  const { schema, family, names } = computing;
  const isPlain = path.via === undefined && !path.strong;
  if (!names.has("shortestPath") || (family === "algo" && !isPlain)) throw onlyOfShown("for such a path by weight");
  const { run } = longAsked(computing);
  if (family === "algo") return (await run(arcadePath(path, schema)))[0];
  return withGraph(computing, async (graph) => {
    await run(projectLengths(path, graph, schema));
    return (await run(projectedPath(path, graph, schema)))[0];
  });
}

import type { FoundNeighbors, FoundPath, NeighborQuery, PathQuery } from "@/graph/document/graph-reader";
import { edgesAmong, pathOf, stepFrom } from "../cypher/statements";
import { cannotAsk, engineFault } from "../engine-fault";
import { listedRows, listIn, plainValue } from "../plain-value";
import { type Asked, mostIds } from "./asked";

const mostEdges = 60_000;

/** Step by step, so that a hub is not walked again for each way to it. */
export async function neighborsIn(query: NeighborQuery, { schema, run }: Asked): Promise<FoundNeighbors> {
  const { of, depth, direction, via } = query;
  const seen = new Set<string>(of);
  const nodes: { id: string; label: string; distance: number }[] = [];
  let front: readonly string[] = of;
  for (let distance = 1; distance <= depth && front.length > 0; distance += 1) {
    const rows = listedRows(await run(stepFrom(front, { direction, via, limit: mostIds + 1 }, schema)));
    const next: string[] = [];
    for (const row of rows) {
      const [id, label] = listIn(row).map(String);
      if (id === undefined || seen.has(id)) continue;
      seen.add(id);
      next.push(id);
      nodes.push({ id, label: label ?? id, distance });
    }
    if (nodes.length > mostIds) throw tooMany(distance);
    front = next;
  }
  if (seen.size === 0) return { nodes, edges: [] };
  const edges = listedRows(await run(edgesAmong([...seen], { via, limit: mostEdges }, schema)));
  return { nodes, edges: edges.map((row) => String(listIn(row)[0])) };
}

function tooMany(distance: number) {
  const steps = distance === 1 ? "one step" : `${distance} steps`;
  return engineFault(
    "refused",
    `More than ${mostIds} nodes are within ${steps}.`,
    "Ask for fewer steps, or for edges of one type (via).",
  );
}

export async function pathIn(query: PathQuery, { schema, run }: Asked): Promise<FoundPath> {
  const { source, target, directed = true, via, weight } = query;
  if (weight !== undefined)
    throw cannotAsk("for a path by weight", "Ask for the path with the fewest edges: leave weight out.");
  if (source === target) return { found: true, nodes: [source], edges: [], length: 0 };
  const asked = { source, target, via };
  const [row] = await run(pathOf({ ...asked, directed }, schema));
  if (row !== undefined) {
    const [nodes, edges] = [row["nodes"], row["edges"]].map((list) => listIn(plainValue(list)).map(String));
    return { found: true, nodes: nodes ?? [], edges: edges ?? [], length: edges?.length ?? 0 };
  }
  const none = { found: false, nodes: [], edges: [], length: 0 };
  if (!directed) return none;
  const other = await run(pathOf({ ...asked, directed: false }, schema));
  return other.length === 0 ? none : { ...none, note: "There is one only against the direction of the edges." };
}

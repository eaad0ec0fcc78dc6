import type { ReadFault } from "./fault-texts";
import type { ReadHint } from "./hint-texts";
import { attributesProblem, type GraphEdge, type GraphNode, MAX_DEPTH, positionProblem } from "./host";
import { mostCells } from "./value-limits";

export interface Elements {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

export interface ElementProblem {
  readonly why: ReadFault;
  readonly hint: ReadHint;
}

/** What keeps elements from being a graph, if anything: double ids, ends and parents that are not there. */
export function elementProblem({ nodes, edges }: Elements): ElementProblem | undefined {
  const parents = new Map<string, string | undefined>();
  for (const [place, node] of nodes.entries()) {
    const problem = nodeProblem(node, place, parents);
    if (problem) return problem;
    parents.set(node.id, node.parent);
  }
  const ids = new Set<string>();
  for (const [place, edge] of edges.entries()) {
    const problem = edgeProblem(edge, place, parents);
    if (problem) return problem;
    if (ids.has(edge.id)) return doubled("doubleEdge", edge.id, place);
    ids.add(edge.id);
  }
  return parentProblem(parents) ?? widthProblem("nodes", nodes) ?? widthProblem("edges", edges);
}

function widthProblem(what: string, elements: readonly (GraphNode | GraphEdge)[]): ElementProblem | undefined {
  const names = new Set<string>();
  for (const { attributes } of elements) for (const name of Object.keys(attributes)) names.add(name);
  if (names.size * elements.length <= mostCells) return undefined;
  const id = what === "nodes" ? "nodesTooWide" : "edgesTooWide";
  return { why: { id, with: { count: elements.length, names: names.size } }, hint: { id: "oneAttribute" } };
}

function nodeProblem(
  node: GraphNode,
  place: number,
  known: ReadonlyMap<string, string | undefined>,
): ElementProblem | undefined {
  if (node.id === "") return { why: { id: "emptyId", with: { place: place + 1 } }, hint: { id: "ownIds" } };
  if (known.has(node.id)) return doubled("doubleNode", node.id, place);
  const position = node.position && positionProblem(node.id, node.position);
  const value = attributesProblem(node.attributes) ?? position;
  return value === undefined ? undefined : wrongValue("nodeValue", node.id, value);
}

function edgeProblem(
  edge: GraphEdge,
  place: number,
  known: ReadonlyMap<string, string | undefined>,
): ElementProblem | undefined {
  const { source: from, target: to } = edge;
  const node = [from, to].find((end) => !known.has(end));
  if (node !== undefined) {
    const why = { id: "lostEnd", with: { place: place + 1, from, to, node } } as const;
    return { why, hint: { id: "addNode", with: { node } } };
  }
  const value = attributesProblem(edge.attributes);
  return value === undefined ? undefined : wrongValue("edgeValue", edge.id, value);
}

function doubled(why: "doubleNode" | "doubleEdge", id: string, place: number): ElementProblem {
  return { why: { id: why, with: { place: place + 1, id } }, hint: { id: "ownId" } };
}

function wrongValue(why: "nodeValue" | "edgeValue", id: string, problem: string): ElementProblem {
  return { why: { id: why, with: { id, problem } }, hint: { id: "fixValue" } };
}

function parentProblem(parents: ReadonlyMap<string, string | undefined>): ElementProblem | undefined {
  const depths = new Map<string, number>();
  for (const [id, parent] of parents) {
    if (parent !== undefined && !parents.has(parent)) {
      return { why: { id: "lostParent", with: { id, parent } }, hint: { id: "addParent" } };
    }
    const depth = depthOf(id, parents, depths);
    if (depth === null) return { why: { id: "inItself", with: { id } }, hint: { id: "removeParent" } };
    if (depth > MAX_DEPTH)
      return { why: { id: "groupsDeep", with: { id, count: MAX_DEPTH } }, hint: { id: "removeParent" } };
  }
  return undefined;
}

/** In how many groups it stands, one in the other; null where it is in itself. What is found is kept in `depths`. */
function depthOf(
  id: string,
  parents: ReadonlyMap<string, string | undefined>,
  depths: Map<string, number>,
): number | null {
  const line = new Set<string>();
  let at: string | undefined = id;
  for (; at !== undefined && !depths.has(at); at = parents.get(at)) {
    if (line.has(at)) return null;
    line.add(at);
  }
  let depth = at === undefined ? -1 : (depths.get(at) ?? 0);
  for (const one of [...line].reverse()) {
    depth += 1;
    depths.set(one, depth);
  }
  return depths.get(id) ?? 0;
}

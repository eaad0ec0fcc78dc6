import type { GraphEdge, GraphNode } from "../graph-types";
import { attributesProblem, positionProblem } from "../value-problems";

export interface Elements {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

export interface ElementProblem {
  readonly message: string;
  readonly hint: string;
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
    if (ids.has(edge.id)) return doubled("Edge", edge.id, place);
    ids.add(edge.id);
  }
  return parentProblem(parents);
}

function nodeProblem(
  node: GraphNode,
  place: number,
  known: ReadonlyMap<string, string | undefined>,
): ElementProblem | undefined {
  if (node.id === "")
    return { message: `Node ${place + 1} has an empty id.`, hint: "Give each node an id of its own." };
  if (known.has(node.id)) return doubled("Node", node.id, place);
  const position = node.position && positionProblem(node.id, node.position);
  const value = attributesProblem(node.attributes) ?? position;
  return value === undefined ? undefined : { message: `Node '${node.id}': ${value}`, hint: "Mend that value." };
}

function edgeProblem(
  edge: GraphEdge,
  place: number,
  known: ReadonlyMap<string, string | undefined>,
): ElementProblem | undefined {
  const missing = [edge.source, edge.target].find((end) => !known.has(end));
  if (missing !== undefined) {
    return {
      message: `Edge ${place + 1} (from '${edge.source}' to '${edge.target}') needs node '${missing}', which is not there.`,
      hint: `Add a node with the id '${missing}', or take the edge away.`,
    };
  }
  const value = attributesProblem(edge.attributes);
  return value === undefined ? undefined : { message: `Edge '${edge.id}': ${value}`, hint: "Mend that value." };
}

function doubled(kind: "Node" | "Edge", id: string, place: number): ElementProblem {
  return {
    message: `${kind} ${place + 1} has the id '${id}', which another ${kind.toLowerCase()} before it has.`,
    hint: "Give each its own id.",
  };
}

function parentProblem(parents: ReadonlyMap<string, string | undefined>): ElementProblem | undefined {
  const settled = new Set<string>();
  for (const [id, parent] of parents) {
    if (parent !== undefined && !parents.has(parent)) {
      return {
        message: `Node '${id}' stands in '${parent}', which is not there.`,
        hint: "Add that node, or take the parent away.",
      };
    }
    const seen = new Set<string>();
    for (let at: string | undefined = id; at !== undefined && !settled.has(at); at = parents.get(at)) {
      if (seen.has(at)) return { message: `Node '${at}' would stand in itself.`, hint: "Take its parent away." };
      seen.add(at);
    }
    for (const one of seen) settled.add(one);
  }
  return undefined;
}

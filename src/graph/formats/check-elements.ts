import type { ReadHint } from "@/graph/formats/hint-texts";
import { MAX_DEPTH } from "@/graph/selector/parse/nesting";
import { attributesProblem, positionProblem } from "../changes/value-problems";
import type { GraphEdge, GraphNode } from "../document/graph-types";
import { mostCells } from "./value-limits";

export interface Elements {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

export interface ElementProblem {
  readonly message: string;
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
    if (ids.has(edge.id)) return doubled("Edge", edge.id, place);
    ids.add(edge.id);
  }
  return parentProblem(parents) ?? widthProblem("nodes", nodes) ?? widthProblem("edges", edges);
}

function widthProblem(what: string, elements: readonly (GraphNode | GraphEdge)[]): ElementProblem | undefined {
  const names = new Set<string>();
  for (const { attributes } of elements) for (const name of Object.keys(attributes)) names.add(name);
  if (names.size * elements.length <= mostCells) return undefined;
  return {
    message: `${elements.length} ${what} with ${names.size} different attributes are more than Parley can keep.`,
    hint: { id: "oneAttribute" },
  };
}

function nodeProblem(
  node: GraphNode,
  place: number,
  known: ReadonlyMap<string, string | undefined>,
): ElementProblem | undefined {
  if (node.id === "") return { message: `Node ${place + 1} has an empty id.`, hint: { id: "ownIds" } };
  if (known.has(node.id)) return doubled("Node", node.id, place);
  const position = node.position && positionProblem(node.id, node.position);
  const value = attributesProblem(node.attributes) ?? position;
  return value === undefined ? undefined : { message: `Node '${node.id}': ${value}`, hint: { id: "fixValue" } };
}

function edgeProblem(
  edge: GraphEdge,
  place: number,
  known: ReadonlyMap<string, string | undefined>,
): ElementProblem | undefined {
  const missing = [edge.source, edge.target].find((end) => !known.has(end));
  if (missing !== undefined) {
    return {
      message: `Edge ${place + 1} (from '${edge.source}' to '${edge.target}') needs node '${missing}', which does not exist.`,
      hint: { id: "addNode", with: { node: missing } },
    };
  }
  const value = attributesProblem(edge.attributes);
  return value === undefined ? undefined : { message: `Edge '${edge.id}': ${value}`, hint: { id: "fixValue" } };
}

function doubled(kind: "Node" | "Edge", id: string, place: number): ElementProblem {
  return {
    message: `${kind} ${place + 1} has the id '${id}', which another ${kind.toLowerCase()} before it has.`,
    hint: { id: "ownId" },
  };
}

function parentProblem(parents: ReadonlyMap<string, string | undefined>): ElementProblem | undefined {
  const depths = new Map<string, number>();
  for (const [id, parent] of parents) {
    if (parent !== undefined && !parents.has(parent)) {
      return {
        message: `Node '${id}' is in the group '${parent}', which does not exist.`,
        hint: { id: "addParent" },
      };
    }
    const depth = depthOf(id, parents, depths);
    if (depth === null) return { message: `Node '${id}' would be inside itself.`, hint: { id: "removeParent" } };
    if (depth > MAX_DEPTH)
      return { message: `Node '${id}' is more than ${MAX_DEPTH} groups deep.`, hint: { id: "removeParent" } };
  }
  return undefined;
}

/** In how many groups it stands, one in the other; null where it stands in itself. What is found is kept in `depths`. */
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

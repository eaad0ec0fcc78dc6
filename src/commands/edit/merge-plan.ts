import type { GraphChange, GraphData } from "@/graph/changes/change-types";
import type { Attributes, GraphEdge, GraphNode } from "@/graph/document/graph-types";
import type { JsonObject, JsonValue } from "@/lib/json";
import { canonical } from "@/lib/same-value";
import type { CommandContext } from "../registry/command-types";

export interface Merge {
  readonly id: string;
  readonly label: string;
  readonly others: readonly string[];
}

export interface MergedValues {
  readonly merge: Merge;
  /** Of each attribute of which something was lost, what stays. */
  readonly stays: JsonObject;
  readonly lost: Readonly<Record<string, readonly JsonValue[]>>;
}

export interface MergePlan {
  readonly changes: readonly GraphChange[];
  readonly movedEdges: number;
  readonly droppedEdges: number;
  readonly values: readonly MergedValues[];
}

/** So many elements are one step. */
const stepSize = 500;
const edgesShare = 0.6;

export function* planSteps(
  merges: readonly Merge[],
  { nodes, edges }: Pick<GraphData, "nodes" | "edges">,
  progress: CommandContext["progress"],
): Generator<void, MergePlan> {
  const survivors = new Map(merges.flatMap(({ id, others }) => others.map((other) => [other, id])));
  const { gone, back } = yield* movedEdges(survivors, edges, (ratio) => progress(ratio * edgesShare, "Moving edges"));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const joined: JoinedValues[] = [];
  for (const [at, merge] of merges.entries()) {
    progress(edgesShare + (at / merges.length) * (1 - edgesShare), "Merging nodes");
    joined.push(yield* joinedSteps(merge, byId));
    yield;
  }
  const changes = [...gone, ...back, ...movedChildren(survivors, nodes)];
  for (const { merge, set } of joined)
    if (Object.keys(set).length > 0) changes.push({ type: "attributes-set", target: "nodes", id: merge.id, set });
  for (const id of survivors.keys()) changes.push({ type: "node-remove", id });
  const values = joined.map(({ merge, stays, lost }) => ({ merge, stays, lost }));
  return { changes, movedEdges: back.length, droppedEdges: gone.length - back.length, values };
}

interface MovedEdges {
  readonly gone: readonly GraphChange[];
  readonly back: readonly GraphChange[];
}

/** Edges keep id, place and attributes; one that would become a loop goes, a loop that was there stays. */
function* movedEdges(
  stays: ReadonlyMap<string, string>,
  edges: readonly GraphEdge[],
  progress: (ratio: number) => void,
): Generator<void, MovedEdges> {
  const end = (id: string) => stays.get(id) ?? id;
  const gone: GraphChange[] = [];
  const back: GraphChange[] = [];
  for (const [index, edge] of edges.entries()) {
    if (index % stepSize === stepSize - 1) {
      progress(index / edges.length);
      yield;
    }
    const [source, target] = [end(edge.source), end(edge.target)];
    const becomesLoop = source === target && edge.source !== edge.target;
    if (!becomesLoop && source === edge.source && target === edge.target) continue;
    gone.push({ type: "edge-remove", id: edge.id });
    // All go before the first comes back: a table is put in order once for a list of removals and once for one of additions.
    const at = index - (gone.length - 1 - back.length);
    if (!becomesLoop) back.push({ type: "edge-put", edge: { ...edge, source, target }, at });
  }
  return { gone, back };
}

/** What the node that stays has no value for comes from the first of the others that has one; other values are lost. */
function* joinedSteps(merge: Merge, byId: ReadonlyMap<string, GraphNode>): Generator<void, JoinedValues> {
  const own = byId.get(merge.id)?.attributes ?? {};
  const set: Record<string, JsonValue> = {};
  const lost = new Map<string, Map<string, JsonValue>>();
  const join = (name: string, value: JsonValue): void => {
    const stays = own[name] ?? set[name] ?? null;
    if (stays === null) set[name] = value;
    else if (sameKey(stays) !== sameKey(value)) addLost(lost, name, value);
  };
  for (const [at, id] of merge.others.entries()) {
    if (at % stepSize === stepSize - 1) yield;
    for (const [name, value] of Object.entries(byId.get(id)?.attributes ?? {})) if (value !== null) join(name, value);
  }
  const stays = Object.fromEntries([...lost.keys()].map((name) => [name, own[name] ?? set[name] ?? null]));
  return { merge, stays, lost: Object.fromEntries([...lost].map(([name, gone]) => [name, [...gone.values()]])), set };
}

interface JoinedValues extends MergedValues {
  readonly set: Attributes;
}

function addLost(lost: Map<string, Map<string, JsonValue>>, name: string, value: JsonValue): void {
  const known = lost.get(name) ?? new Map<string, JsonValue>();
  lost.set(name, known);
  const key = sameKey(value);
  if (!known.has(key)) known.set(key, value);
}

/** Equal for what says the same: "luna" and " Luna" say nothing that "Luna" does not. */
const sameKey = (value: JsonValue): string => keyOf(value, true);

/** What was in a node that goes is in the one that stays; a node that was in both stays where it is. */
function movedChildren(stays: ReadonlyMap<string, string>, nodes: readonly GraphNode[]): readonly GraphChange[] {
  return nodes.flatMap(({ id, parent }): readonly GraphChange[] => {
    const into = parent === undefined ? undefined : stays.get(parent);
    if (into === undefined || stays.has(id)) return [];
    return [{ type: "parent-set", id, parent: id === into ? null : into }];
  });
}

/** Equal for values that are the same; with `ignoreCase` also for texts that differ in case and spaces alone. */
export function keyOf(value: JsonValue, ignoreCase: boolean): string {
  const text = canonical(value);
  return ignoreCase && typeof value === "string"
    ? JSON.stringify(value.trim().replace(/\s+/gu, " ").toLowerCase())
    : text;
}

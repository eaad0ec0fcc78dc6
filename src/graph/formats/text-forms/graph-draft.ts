import type { JsonValue } from "@/lib/json";
import type { GraphData } from "../../change-types";
import type { Attributes, GraphEdge, GraphNode, Position } from "../../graph-types";
import { isNumber } from "../column-values";
import { guessName } from "../guess-name";
import { createEdgeIds } from "../loose-elements";
import type { ReadResult } from "../read-result";

export interface DraftEdge {
  readonly source: string;
  readonly target: string;
  readonly attributes?: Attributes;
  readonly directed?: boolean;
  readonly id?: string;
}

/** A graph while a reader puts it together; the ends of an edge become nodes where they are none yet. */
export interface GraphDraft {
  readonly nodes: ReadonlyMap<string, GraphNode>;
  node(id: string, attributes?: Attributes, position?: Position): void;
  edge(edge: DraftEdge): void;
  finish(end: { readonly directed: boolean; readonly name?: string; readonly notes?: readonly string[] }): ReadResult;
}

export function createGraphDraft(fileName: string): GraphDraft {
  const nodes = new Map<string, GraphNode>();
  const edges: GraphEdge[] = [];
  const edgeId = createEdgeIds();
  const node: GraphDraft["node"] = (id, attributes = {}, position = nodes.get(id)?.position) => {
    const before = nodes.get(id)?.attributes;
    const all = before === undefined ? attributes : withAll(before, attributes);
    nodes.set(id, { id, attributes: all, ...(position && { position }) });
  };
  return {
    nodes,
    node,
    edge({ source, target, attributes = {}, directed, id }) {
      for (const end of [source, target]) if (!nodes.has(end)) node(end);
      edges.push({ id: edgeId(id), source, target, attributes, ...(directed === undefined ? {} : { directed }) });
    },
    finish({ directed, name, notes = [] }) {
      const graph: GraphData = {
        name: name === undefined || name.trim() === "" ? guessName(fileName) : name.trim(),
        directed,
        nodes: [...nodes.values()],
        edges,
        layers: [],
        sets: [],
        filter: null,
      };
      return { success: true, graph, notes };
    },
  };
}

/** A number where the text is one that is held exactly, else the text. */
export function plainValue(text: string): JsonValue {
  return isNumber(text) ? Number(text) : text;
}

/** An own key `__proto__` stays a key. */
function withAll(before: Attributes, more: Attributes): Attributes {
  return Object.fromEntries([...Object.entries(before), ...Object.entries(more)]);
}

import type { Attributes, GraphData, GraphEdge, GraphNode, JsonValue, Position } from "../host";
import { createEdgeIds } from "../json/loose-elements";
import type { ReadNote } from "../note-texts";
import { bare, type ReadResult } from "../read-result";
import { isNumber } from "../table/column-values";
import { guessName } from "../table/guess-name";

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
  finish(end: { readonly directed: boolean; readonly name?: string; readonly notes?: readonly ReadNote[] }): ReadResult;
}

export function createGraphDraft(fileName: string): GraphDraft {
  const nodes = new Map<string, GraphNode & { readonly attributes: Record<string, JsonValue> }>();
  const edges: GraphEdge[] = [];
  const edgeId = createEdgeIds();
  const node: GraphDraft["node"] = (id, attributes = {}, position = nodes.get(id)?.position) => {
    const own = nodes.get(id)?.attributes ?? {};
    for (const [name, value] of Object.entries(attributes)) put(own, name, value);
    nodes.set(id, { id, attributes: own, ...(position && { position }) });
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
        ...bare,
      };
      return { success: true, graph, notes };
    },
  };
}

/** A number where the text is one that is held exactly, else the text. */
export function plainValue(text: string): JsonValue {
  return isNumber(text) ? Number(text) : text;
}

/** In place: a node may be described in as many lines as it has attributes. An own key `__proto__` stays a key. */
function put(attributes: Record<string, JsonValue>, name: string, value: JsonValue): void {
  if (name !== "__proto__") attributes[name] = value;
  else Object.defineProperty(attributes, name, { value, configurable: true, enumerable: true, writable: true });
}

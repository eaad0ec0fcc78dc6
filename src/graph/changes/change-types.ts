import type { JsonValue } from "@/lib/json";
import type {
  Attributes,
  EdgeId,
  ElementSet,
  ElementTarget,
  GraphEdge,
  GraphMeta,
  GraphNode,
  NodeId,
  Position,
} from "../document/graph-types";
import type { Selector } from "../selector/selector-types";
import type { StyleLayer } from "../styles/style-types";

export interface NamedSet extends ElementSet {
  readonly name: string;
}

/** One condition of a filter. */
export interface FilterStep {
  readonly target: ElementTarget;
  /** `$` names already resolved. */
  readonly where: Selector;
  /** As the user reads it. */
  readonly text: string;
  /** Switched off it keeps its place and hides nothing. */
  readonly enabled: boolean;
}

/** What meets every step that is on is shown, all else is gone from the picture (and stays in the data). See `filterOf`. */
export interface GraphFilter {
  /** At least one. Their order is the reader's: it changes nothing of what is shown. */
  readonly steps: readonly FilterStep[];
  /** The steps that are on, as one text; empty when all are off. */
  readonly text: string;
}

/**
 * Groups drawn as one node each: nodes of the same value of an attribute stand together, an edge between two groups stands for
 * all there are. Of the picture alone: commands, selectors and files see every node. See `groupsOf`.
 */
export interface GraphFold {
  /** The attribute of nodes. */
  readonly by: string;
  /** Groups whose nodes are drawn themselves, by `groupKey`. */
  readonly open: readonly string[];
}

/** A whole graph: what a file holds, what a snapshot is. Plain JSON. */
export interface GraphData extends GraphMeta {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  readonly layers: readonly StyleLayer[];
  readonly sets: readonly NamedSet[];
  readonly filter: GraphFilter | null;
  /** Absent: every node is drawn. */
  readonly fold?: GraphFold;
  /** The layout that made the positions, if one did. */
  readonly layout?: string;
}

/** A list of which parts are made when they are asked for; an array is one. */
export interface Rows<T> extends Iterable<T> {
  readonly length: number;
  slice(from: number, to: number): readonly T[];
}

/** The open graph as it is now, without a copy: good until it changes. A whole graph is one. */
export interface GraphRows extends Omit<GraphData, "nodes" | "edges"> {
  readonly nodes: Rows<GraphNode>;
  readonly edges: Rows<GraphEdge>;
}

/** Of a graph that is a part of a database: `isShownOnly` changes what is shown, not what is kept there. Its inverse is so too. */
interface OfPart {
  readonly isShownOnly?: true;
}

/** For an inverse, or a change made of another one. */
export const partOf = ({ isShownOnly }: OfPart): OfPart => (isShownOnly ? { isShownOnly } : {});

/** A change of elements, as data. */
export type ElementChange =
  /** Adds a node; refused when the id exists. `at` is its place in the order (default: last). */
  | ({ readonly type: "node-put"; readonly node: GraphNode; readonly at?: number } & OfPart)
  | ({ readonly type: "edge-put"; readonly edge: GraphEdge; readonly at?: number } & OfPart)
  | ({
      readonly type: "attributes-set";
      readonly target: ElementTarget;
      readonly id: NodeId | EdgeId;
      readonly set?: Attributes;
      readonly unset?: readonly string[];
    } & OfPart)
  /** The same of one attribute of many elements, as a column: nothing is made for each of them. See `createValueWriter`. */
  | ({
      readonly type: "values-set";
      readonly target: ElementTarget;
      readonly name: string;
      /** Each once. */
      readonly ids: readonly (NodeId | EdgeId)[];
      /** Of the first of them, in their order; from the others it is taken away. */
      readonly values: readonly JsonValue[];
    } & OfPart)
  /** Refused while the node has edges (remove them first in the same list) or children. */
  | ({ readonly type: "node-remove"; readonly id: NodeId } & OfPart)
  | ({ readonly type: "edge-remove"; readonly id: EdgeId } & OfPart);

/**
 * The one union of changes. Plain JSON. Each has an inverse of the same union.
 * `selection-set` and `camera-focus` are of the view: reported to subscribers, in no undo step, no new revision.
 */
export type GraphChange =
  | ElementChange
  /** Puts a node into another one, or (`null`) takes it out of the one it is in. Refused where it would be inside itself. */
  | { readonly type: "parent-set"; readonly id: NodeId; readonly parent: NodeId | null }
  | {
      readonly type: "positions-set";
      /** `null` takes a position away. */
      readonly positions: Readonly<Record<NodeId, Position | null>>;
      /** Name of the layout now standing; `null` = none. Absent: unchanged. */
      readonly layout?: string | null;
    }
  /** Adds, or replaces the layer with that id; `at` = place in the order (0 = lowest), default last or its present place. */
  | { readonly type: "layer-put"; readonly layer: StyleLayer; readonly at?: number }
  | { readonly type: "layer-remove"; readonly id: string }
  | { readonly type: "set-put"; readonly set: NamedSet; readonly at?: number }
  | { readonly type: "set-remove"; readonly name: string }
  | { readonly type: "filter-set"; readonly filter: GraphFilter | null }
  | { readonly type: "fold-set"; readonly fold: GraphFold | null }
  | { readonly type: "meta-set"; readonly meta: GraphMeta }
  /** Opens another graph in place of this one. */
  | { readonly type: "graph-replace"; readonly graph: GraphData }
  | { readonly type: "selection-set"; readonly selection: ElementSet }
  /** Nothing listed = the whole graph. */
  | { readonly type: "camera-focus"; readonly focus: ElementSet };

import type { JsonValue } from "@/lib/json";
import type { GraphDirection, TaughtWord } from "../document/graph-types";

export type AttributeKind = "number" | "string" | "boolean" | "list" | "record" | "mixed";

/** One attribute of the nodes or of the edges. Cut so that a profile stays under 2 kB whatever the graph's size. */
export interface AttributeProfile {
  readonly name: string;
  readonly kind: AttributeKind;
  /** Elements that have a value. */
  readonly present: number;
  /** Distinct values, exact up to a cap; then `distinctIsLowerBound`. */
  readonly distinct: number;
  readonly distinctIsLowerBound?: boolean;
  /** Most frequent values with their counts, when there are few enough to be categories (12 at most). */
  readonly values?: readonly { readonly value: JsonValue; readonly count: number }[];
  /** Some values where there are too many to list. */
  readonly examples?: readonly JsonValue[];
  readonly min?: number;
  readonly max?: number;
  readonly mean?: number;
}

export interface HighestDegree {
  readonly id: string;
  readonly label: string;
  readonly degree: number;
  /** Others that have as many: how many, and a few of them. */
  readonly tiedCount?: number;
  readonly tied?: readonly { readonly id: string; readonly label: string }[];
}

export interface GraphProfile {
  readonly name: string;
  readonly direction: GraphDirection;
  readonly nodeCount: number;
  readonly edgeCount: number;
  readonly nodeAttributes: readonly AttributeProfile[];
  readonly edgeAttributes: readonly AttributeProfile[];
  /** Attributes there was no room for; absent when all are listed. */
  readonly nodeAttributesLeftOut?: number;
  readonly edgeAttributesLeftOut?: number;
  /** The attribute that sorts elements into types, if there is one ("type", "kind", "group" …, else the best categorical one). */
  readonly nodeTypeAttribute?: string;
  readonly edgeTypeAttribute?: string;
  /** The attribute nodes are named by. */
  readonly labelAttribute?: string;
  /** Words a reader taught and what they mean here: the newest, short ones alone. */
  readonly taught?: readonly TaughtWord[];
  /** A few nodes, the best connected first. */
  readonly exampleNodes: readonly { readonly id: string; readonly label: string }[];
  /** 0 where there are nodes: not counted, as of a database. */
  readonly componentCount: number;
  /** Nodes in the five largest components, largest first. */
  readonly componentSizes: readonly number[];
  readonly isolatedCount: number;
  readonly selfLoopCount: number;
  readonly hasPositions: boolean;
  /** It is of all in a database, of which the document shows a part. */
  readonly isOfDatabase?: true;
  readonly density: number;
  readonly highestDegree?: HighestDegree;
  /** Two nodes of the largest component far from each other. */
  readonly farPair?: {
    readonly source: string;
    readonly target: string;
    readonly sourceLabel: string;
    readonly targetLabel: string;
  };
}

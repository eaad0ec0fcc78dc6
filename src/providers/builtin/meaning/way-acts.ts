import type { Selector } from "@/graph/selector/selector-types";

/** A way that was asked for. */
export interface Way {
  readonly from: string;
  readonly to: string;
  /** The edge attribute that is added up along the way. */
  readonly weight?: string;
  /** Nodes it must not pass. */
  readonly avoid?: readonly string[];
  /** What other nodes it must not pass have in common. */
  readonly shun?: Shunned;
  /** The best one that is not the best. */
  readonly isOther?: true;
}

/** Nodes by a condition, and as they are called: "refiners", "China". */
export interface Shunned {
  readonly where: Selector;
  readonly said: string;
}

/** What is asked about an answer rather than about the graph. */
export type FollowAct =
  /** How it was found out. */
  | { readonly do: "basis" }
  /** What the edges of the way that was found come to: their number, or an attribute added up. */
  | { readonly do: "along"; readonly way: Way; readonly property?: string }
  /** What lies between the ends of the way. */
  | { readonly do: "stops"; readonly way: Way };

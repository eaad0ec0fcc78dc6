import type { Shunned } from "./way-acts";

/** What is asked of two nodes, by their names. */
export type PairAct =
  /** Whether two nodes are joined: by an edge, or by a way. */
  | {
      readonly do: "joined";
      readonly ends: readonly [string, string];
      readonly isDirect: boolean;
      readonly isOneWay: boolean;
      /** Nodes the way must not pass. */
      readonly avoid?: readonly string[];
      readonly shun?: Shunned;
      /** A second way besides the best. */
      readonly isOther?: true;
    }
  /** Two nodes by a number. `isMore`: the one with more of it is asked for. */
  | {
      readonly do: "versus";
      readonly ends: readonly [string, string];
      readonly property: string;
      readonly isMore: boolean;
      readonly asks: "yes" | "which" | "difference" | "same";
      /** By what else, where one of them has no such value. */
      readonly others?: readonly { readonly property: string; readonly isMore: boolean }[];
    }
  /** Two nodes side by side. */
  | { readonly do: "sideBySide"; readonly ends: readonly [string, string] }
  /** A value of the edge between two nodes. */
  | { readonly do: "edgeValue"; readonly ends: readonly [string, string]; readonly property: string };

export type LossKind =
  | "nulls"
  | "layers"
  | "frozenLayers"
  | "shapes"
  | "borders"
  | "labels"
  | "lettering"
  | "icons"
  | "arrows"
  | "courses"
  | "sets"
  | "filter"
  | "fold"
  | "edges"
  | "nodeValues"
  | "lonelyNodes"
  | "positions"
  | "groups"
  | "direction"
  | "ids"
  | "values"
  | "noValues";

/** What a file of a format cannot hold of a graph, and how many there are of it. */
export interface ExportLoss {
  readonly kind: LossKind;
  readonly count: number;
}

export type ComputedName = "degree" | "indegree" | "outdegree" | "id";

/** What a column shows. The first column of nodes is their name, of edges their source. */
export type ColumnContent =
  | { readonly kind: "name"; readonly attribute: string }
  | { readonly kind: "end"; readonly end: "source" | "target" }
  | { readonly kind: "attribute"; readonly attribute: string }
  | { readonly kind: "computed"; readonly name: ComputedName };

export interface TableColumn {
  /** Stable over visits. */
  readonly key: string;
  readonly title: string;
  readonly content: ColumnContent;
  readonly isNumber: boolean;
  readonly isShown: boolean;
  readonly width: number;
  /** What its values would fill; it gets more than `width` where there is room to spare. */
  readonly wish: number;
  /** The attribute that is renamed or deleted with the column. */
  readonly own: string | null;
}

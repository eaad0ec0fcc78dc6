/** What is said of a node. */
export interface DescribedNode {
  readonly label: string;
  /** The value of the attribute that types nodes. */
  readonly type: string | null;
  readonly links: number;
  /** A group or community it belongs to: the attribute's name and its value. */
  readonly group: { readonly name: string; readonly value: string } | null;
  /** The node it is in. */
  readonly parent: string | null;
  readonly isSelected: boolean;
  readonly isPinned: boolean;
}

/** What the canvas says, in the language of the page. */
export interface CanvasWords {
  /** The name of the canvas: "Graph, 77 nodes, 254 edges; press ? for keys". */
  readonly region: (nodes: number, edges: number) => string;
  readonly node: (node: DescribedNode) => string;
  /** A neighbour come to from `of`, the `place`th of `count`. */
  readonly neighbor: (node: string, place: number, count: number, of: string) => string;
  readonly noneFurther: Readonly<Record<"up" | "down" | "left" | "right", string>>;
  readonly noNeighbors: (label: string) => string;
  readonly neighborsOf: (label: string) => string;
  readonly moreNeighbors: (count: number) => string;
  readonly noNodeBefore: string;
  readonly noNodeAfter: string;
  readonly within: (label: string, steps: number, nodes: number) => string;
  readonly wholeGraph: string;
  /** A group drawn as one node: "Community 3 · 412 nodes". */
  readonly foldedGroup: (name: string, nodes: number) => string;
  /** The name of the canvas while groups are folded: how many groups, and the nodes they stand for. */
  readonly foldedRegion: (groups: number, nodes: number) => string;
  readonly noFoldedEnd: string;
  readonly connectFrom: (label: string) => string;
}

import {
  createDrawnStyles,
  type DrawnEdge,
  type DrawnNode,
  type EffectiveStyle,
  type GraphData,
  openGraph,
  toHex,
} from "../host";

/** What is drawn of the elements that a style layer gives a look, colours as hex: the rest looks as the reading program has it. */
export interface DrawnLooks {
  readonly nodes: ReadonlyMap<string, DrawnNode>;
  readonly edges: ReadonlyMap<string, DrawnEdge>;
  /** Elements whose label a layer sets. */
  readonly labelled: number;
}

const none: DrawnLooks = { nodes: new Map(), edges: new Map(), labelled: 0 };

export function drawnLooks(graph: GraphData): DrawnLooks {
  if (graph.layers.every(({ enabled }) => enabled === false)) return none;
  const opened = openGraph(graph);
  if (!opened.success) return none;
  const { layers } = opened.graph;
  const styles = createDrawnStyles(
    () => opened.graph,
    () => layers.items,
  );
  const nodes = looksOf(graph.nodes, styles.effectiveNode, styles.node);
  const edges = looksOf(graph.edges, styles.effectiveEdge, styles.edge);
  return { nodes: nodes.drawn, edges: edges.drawn, labelled: nodes.labelled + edges.labelled };
}

function looksOf<T extends DrawnNode | DrawnEdge>(
  elements: readonly { readonly id: string }[],
  effective: (id: string) => EffectiveStyle,
  drawn: (id: string) => T | undefined,
): { readonly drawn: ReadonlyMap<string, T>; readonly labelled: number } {
  const found = new Map<string, T>();
  let labelled = 0;
  for (const { id } of elements) {
    const { label, ...look } = effective(id);
    if (label !== undefined) labelled += 1;
    const all = Object.keys(look).length > 0 ? drawn(id) : undefined;
    if (all) found.set(id, inHex(all));
  }
  return { drawn: found, labelled };
}

function inHex<T extends DrawnNode | DrawnEdge>(drawn: T): T {
  const border = "borderColor" in drawn ? drawn.borderColor : undefined;
  return {
    ...drawn,
    color: toHex(drawn.color, "light"),
    ...(border !== undefined && { borderColor: toHex(border, "light") }),
    ...(drawn.labelColor !== undefined && { labelColor: toHex(drawn.labelColor, "light") }),
  };
}

import type { DrawnStyles, GraphDocument } from "@/graph/document/document-types";
import { groupName } from "@/graph/fold/fold-groups";
import type { DrawnEdge, DrawnNode } from "@/graph/styles/style-types";
import type { GraphTables } from "@/graph/tables/element-table";
import type { CanvasWords } from "@/words/canvas-words";
import type { FoldedEdge, FoldedGraph, FoldedNode } from "./folded-graph";

interface FoldedStylesDeps {
  readonly document: GraphDocument;
  readonly graph: FoldedGraph;
  /** Of what is drawn. */
  readonly tables: GraphTables;
  /** The attribute. */
  readonly by: string;
  words(): CanvasWords;
}

/** Groups look like most of their nodes; what is drawn itself looks as it does in the whole graph, in the units of this picture. */
export function foldedStyles(deps: FoldedStylesDeps): DrawnStyles {
  const { document, graph, tables } = deps;
  const real = document.styles;
  const node = (id: string): DrawnNode | undefined => {
    const folded = graph.foldedNodes.get(id);
    return folded ? groupLook(folded, deps) : shrunk(real.node(id), graph.frameOf(id).scale);
  };
  const edge = (id: string): DrawnEdge | undefined => {
    const folded = graph.foldedEdges.get(id);
    if (folded) return edgeLook(folded, graph);
    const drawn = real.edge(id);
    const source = document.edge(id)?.source ?? "";
    return drawn && { ...drawn, width: drawn.width * graph.frameOf(source).scale };
  };
  const stamps = new WeakMap<object, object>();
  const nodeAt = (row: number) => node(tables.nodes.idAt(row)) ?? plainNode;
  const edgeAt = (row: number) => edge(tables.edges.idAt(row)) ?? plainEdge;
  return {
    effectiveNode: (id) => real.effectiveNode(id),
    effectiveEdge: (id) => real.effectiveEdge(id),
    explain: (target, id) => real.explain(target, id),
    layerCount: (id) => real.layerCount(id),
    drawn: () => {
      const own = real.drawn();
      const stamp = stamps.get(own) ?? {};
      stamps.set(own, stamp);
      return stamp;
    },
    // A group's look hangs on all that is in it: each time all are read.
    ground: () => ({}),
    node,
    edge,
    nodeAt,
    edgeAt,
    valuesOf: (target, channel) => {
      const edgeValue = (row: number) => (channel === "color" ? edgeAt(row).color : undefined);
      return { isPlain: false, at: target === "nodes" ? (row) => nodeAt(row)[channel] : edgeValue };
    },
    layersAt: (target, row) => {
      const at = document.tables[target].rowOf(tables[target].idAt(row));
      return at === undefined ? [] : real.layersAt(target, at);
    },
  };
}

/** More nodes than this are not looked at to find the colour that most have. */
const mostLooked = 400;

function groupLook({ group, rows, size }: FoldedNode, { document, by, words }: FoldedStylesDeps): DrawnNode {
  const stride = Math.max(1, Math.floor(rows.length / mostLooked));
  const colors = new Map<string, number>();
  for (let at = 0; at < rows.length; at += stride) {
    const { color } = document.styles.nodeAt(rows[at] ?? 0);
    colors.set(color, (colors.get(color) ?? 0) + 1);
  }
  const [most] = [...colors].sort((a, b) => b[1] - a[1]);
  const color = most?.[0] ?? plainNode.color;
  const label = shortName(groupName(by, group.value), rows.length, words());
  return { color, size, shape: "ellipse", opacity: 1, label, borderColor: color, borderWidth: 0 };
}

/** Longer labels are cut at their end, where the number stands. */
const longest = 24;

/** The number of nodes is never cut off: first its noun goes, then the end of the name. */
function shortName(name: string, nodes: number, { foldedGroup }: CanvasWords): string {
  const whole = foldedGroup(name, nodes);
  if (whole.length <= longest) return whole;
  const plain = whole.slice(0, whole.lastIndexOf(" "));
  const over = plain.length - longest;
  return over <= 0 ? plain : `${name.slice(0, -over - 1).trimEnd()}…${plain.slice(name.length)}`;
}

/** As thick as its share of the most edges that one stands for. */
function edgeLook({ rows }: FoldedEdge, { mostEdges }: FoldedGraph): DrawnEdge {
  const share = Math.sqrt(rows.length / mostEdges);
  return {
    color: "--edge",
    width: Math.round((1 + 8 * share) * 10) / 10,
    lineStyle: "solid",
    opacity: Math.round((0.35 + 0.45 * share) * 100) / 100,
    label: "",
    directed: false,
  };
}

function shrunk(drawn: DrawnNode | undefined, scale: number): DrawnNode | undefined {
  if (drawn === undefined || scale === 1) return drawn;
  const { borderWidth } = drawn;
  return {
    ...drawn,
    size: drawn.size * scale,
    ...(borderWidth !== undefined && { borderWidth: borderWidth * scale }),
  };
}

const plainNode: DrawnNode = { color: "--g-0", size: 16, shape: "ellipse", opacity: 1, label: "" };
const plainEdge: DrawnEdge = {
  color: "--edge",
  width: 1,
  lineStyle: "solid",
  opacity: 1,
  label: "",
  directed: false,
};

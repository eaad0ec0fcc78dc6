import type { GraphDocument } from "@/graph/document/document-types";
import type { EdgeId, NodeId } from "@/graph/document/graph-types";
import type {
  ArrowShape,
  DrawnEdge,
  DrawnNode,
  EdgeCurve,
  ElementStyle,
  LabelPlace,
  LineStyle,
  NodeIcon,
  NodeShape,
} from "@/graph/styles/style-types";
import { edgeKey } from "../scene/edge-key";
import type { Faults } from "../scene/faults";
import { mix } from "../scene/tween";
import { type Rgb, toHexColor, toRgb } from "./theme-tokens";

/** A node as it is drawn: everything resolved to hex and px. */
export interface NodeLook {
  readonly color: string;
  readonly size: number;
  readonly shape: NodeShape;
  readonly opacity: number;
  readonly borderColor: string;
  readonly borderWidth: number;
  readonly visible: boolean;
  readonly label: string;
  readonly lettering: Lettering;
  readonly icon?: Exclude<NodeIcon, "none">;
}

/** How a label is written, where a style says so. */
export interface Lettering {
  readonly size?: number;
  readonly color?: string;
  readonly place?: LabelPlace;
}

/**
 * `line`: straight. `arrow`: straight with a head. `arc`: one of several between two nodes, `loop`: back to its node.
 * `bow`: a single one that is to be curved, `taxi`: in right angles.
 */
type DrawnCurve = "line" | "arrow" | "arc" | "loop" | "bow" | "taxi";

export interface EdgeLook {
  readonly color: string;
  readonly width: number;
  readonly lineStyle: LineStyle;
  readonly opacity: number;
  readonly curve: DrawnCurve;
  /** What it ends in. */
  readonly head: ArrowShape;
  readonly visible: boolean;
  readonly label: string;
  readonly lettering: Lettering;
}

export interface LookChanges {
  readonly nodes: readonly NodeId[];
  readonly edges: readonly EdgeId[];
  /** Colours or sizes of nodes that were drawn before changed: worth a transition. */
  readonly fades: boolean;
}

/** What the drawing engine's style functions read: the document's drawn styles, resolved for a theme. */
export interface Looks {
  node(id: NodeId): NodeLook | undefined;
  edge(id: EdgeId): EdgeLook | undefined;
  edgeIds(): readonly EdgeId[];
  /** Reads drawn styles and visibility again; tells what looks different. The old look of a node stays until `show(1)` when it fades. */
  refresh(fade: boolean): LookChanges;
  /** Nodes that carry an icon. */
  withIcons(): readonly NodeId[];
  /** How far the fade is, 0 to 1. */
  show(ratio: number): void;
}

interface LookDeps {
  readonly document: GraphDocument;
  /** A colour value as hex in the theme now. */
  color(value: string): string;
  canvasColor(): string;
  readonly faults: Faults;
}

/** Graphs above this have no node borders. */
const BORDER_LIMIT = 10_000;
/** Graphs with more edges have no arrowheads. */
const ARROW_LIMIT = 5000;

export function createLooks(deps: LookDeps): Looks {
  let nodes = new Map<NodeId, NodeLook>();
  let edges = new Map<EdgeId, EdgeLook>();
  let iconed: readonly NodeId[] = [];
  let fading = new Map<NodeId, { readonly from: NodeLook; readonly to: NodeLook }>();
  const shown = new Map<NodeId, NodeLook>();

  const refresh = (fade: boolean): LookChanges => {
    const before = { nodes, edges };
    const starts = new Map(shown);
    nodes = readNodes(deps);
    edges = readEdges(deps);
    iconed = [...nodes].flatMap(([id, { icon }]) => (icon === undefined ? [] : [id]));
    const changedNodes = [...nodes].filter(([id, look]) => !sameNode(look, starts.get(id) ?? before.nodes.get(id)));
    const changedEdges = [...edges].filter(([id, look]) => !sameEdge(look, before.edges.get(id)));
    fading = new Map();
    shown.clear();
    for (const [id, to] of fade ? changedNodes : []) {
      const from = starts.get(id) ?? before.nodes.get(id);
      if (from !== undefined && fades(from, to)) fading.set(id, { from, to });
    }
    if (fading.size > 0) show(0);
    return {
      nodes: [...changedNodes.map(([id]) => id), ...lost(before.nodes, nodes)],
      edges: [...changedEdges.map(([id]) => id), ...lost(before.edges, edges)],
      fades: fading.size > 0,
    };
  };

  const show = (ratio: number) => {
    if (ratio < 1) {
      for (const [id, { from, to }] of fading) shown.set(id, between(from, to, ratio));
      return;
    }
    fading.clear();
    shown.clear();
  };

  return {
    node: (id) => shown.get(id) ?? nodes.get(id),
    edge: (id) => edges.get(id),
    withIcons: () => iconed,
    edgeIds: () => [...edges.keys()],
    refresh,
    show,
  };
}

/** Had a look and have none: gone from the document, or left out of the drawing. */
function lost<Look>(before: ReadonlyMap<string, Look>, now: ReadonlyMap<string, Look>): readonly string[] {
  return [...before.keys()].filter((id) => !now.has(id));
}

function readNodes({ document, color, canvasColor, faults }: LookDeps): Map<NodeId, NodeLook> {
  const table = document.tables.nodes;
  const canvas = canvasColor();
  const borderWidth = table.count > BORDER_LIMIT ? 0 : 2;
  const looks = new Map<NodeId, NodeLook>();
  for (let row = 0; row < table.count; row += 1) {
    const id = table.idAt(row);
    const look = faults.isLeftOut(id) ? null : faults.guard(id, () => nodeLook(document.styles.node(id), id), null);
    if (look !== null) looks.set(id, look);
  }
  return looks;

  function nodeLook(drawn: DrawnNode | undefined, id: NodeId): NodeLook | null {
    if (drawn === undefined) return null;
    return {
      color: color(drawn.color),
      size: drawn.size,
      shape: drawn.shape,
      opacity: drawn.opacity,
      borderColor: drawn.borderColor === undefined ? canvas : color(drawn.borderColor),
      borderWidth: drawn.borderWidth ?? borderWidth,
      visible: document.isVisible("nodes", id),
      label: drawn.label,
      lettering: letteringOf(drawn, color),
      ...(drawn.icon !== undefined && drawn.icon !== "none" && { icon: drawn.icon }),
    };
  }
}

/** Most elements share this one. */
const usualLettering: Lettering = {};

function letteringOf(
  { labelSize, labelColor, labelPlace }: Pick<ElementStyle, "labelSize" | "labelColor" | "labelPlace">,
  color: LookDeps["color"],
): Lettering {
  if (labelSize === undefined && labelColor === undefined && labelPlace === undefined) return usualLettering;
  return {
    ...(labelSize !== undefined && { size: labelSize }),
    ...(labelColor !== undefined && { color: color(labelColor) }),
    ...(labelPlace !== undefined && { place: labelPlace }),
  };
}

function readEdges({ document, color, faults }: LookDeps): Map<EdgeId, EdgeLook> {
  const table = document.tables.edges;
  const pairs = countPairs(document);
  const arrows = table.count <= ARROW_LIMIT;
  const looks = new Map<EdgeId, EdgeLook>();
  for (let row = 0; row < table.count; row += 1) {
    const id = table.idAt(row);
    const key = edgeKey(id);
    const look = faults.isLeftOut(key)
      ? null
      : faults.guard(key, () => edgeLook(document.styles.edge(id), row, id), null);
    if (look !== null) looks.set(id, look);
  }
  return looks;

  function edgeLook(drawn: DrawnEdge | undefined, row: number, id: EdgeId): EdgeLook | null {
    if (drawn === undefined) return null;
    const head = arrows ? (drawn.arrow ?? (drawn.directed ? "triangle" : "none")) : "none";
    return {
      color: color(drawn.color),
      width: drawn.width,
      lineStyle: drawn.lineStyle,
      opacity: drawn.opacity,
      curve:
        curveOf(document, row, pairs) ??
        styledCurves[drawn.curve ?? "straight"] ??
        (head === "none" ? "line" : "arrow"),
      head,
      visible: document.isVisible("edges", id),
      label: drawn.label,
      lettering: letteringOf(drawn, color),
    };
  }
}

const styledCurves: Readonly<Record<EdgeCurve, DrawnCurve | undefined>> = {
  straight: undefined,
  curved: "bow",
  taxi: "taxi",
};

type Pairs = ReadonlyMap<number, number>;

function countPairs({ tables }: GraphDocument): Pairs {
  const pairs = new Map<number, number>();
  for (let row = 0; row < tables.edges.count; row += 1) {
    const key = pairKey(tables.sourceRow(row), tables.targetRow(row), tables.nodes.count);
    pairs.set(key, (pairs.get(key) ?? 0) + 1);
  }
  return pairs;
}

/** Of a loop and of several edges between two nodes; undefined for a single one. */
function curveOf({ tables }: GraphDocument, row: number, pairs: Pairs): "loop" | "arc" | undefined {
  const source = tables.sourceRow(row);
  const target = tables.targetRow(row);
  if (source === target) return "loop";
  return (pairs.get(pairKey(source, target, tables.nodes.count)) ?? 0) > 1 ? "arc" : undefined;
}

function pairKey(one: number, other: number, count: number): number {
  return Math.min(one, other) * count + Math.max(one, other);
}

function sameNode(a: NodeLook, b: NodeLook | undefined): boolean {
  return (
    b !== undefined &&
    a.color === b.color &&
    a.size === b.size &&
    a.shape === b.shape &&
    a.opacity === b.opacity &&
    a.borderColor === b.borderColor &&
    a.borderWidth === b.borderWidth &&
    a.visible === b.visible &&
    a.label === b.label &&
    a.icon === b.icon &&
    sameLettering(a.lettering, b.lettering)
  );
}

function sameLettering(a: Lettering, b: Lettering): boolean {
  return a === b || (a.size === b.size && a.color === b.color && a.place === b.place);
}

function sameEdge(a: EdgeLook, b: EdgeLook | undefined): boolean {
  return (
    b !== undefined &&
    a.color === b.color &&
    a.width === b.width &&
    a.lineStyle === b.lineStyle &&
    a.opacity === b.opacity &&
    a.curve === b.curve &&
    a.head === b.head &&
    a.visible === b.visible &&
    a.label === b.label &&
    sameLettering(a.lettering, b.lettering)
  );
}

function fades(from: NodeLook, to: NodeLook): boolean {
  return from.visible && to.visible && (from.color !== to.color || from.size !== to.size);
}

function between(from: NodeLook, to: NodeLook, ratio: number): NodeLook {
  const start = toRgb(from.color);
  const end = toRgb(to.color);
  const rgb: Rgb = [mix(start[0], end[0], ratio), mix(start[1], end[1], ratio), mix(start[2], end[2], ratio)];
  return { ...to, color: toHexColor(rgb), size: mix(from.size, to.size, ratio) };
}

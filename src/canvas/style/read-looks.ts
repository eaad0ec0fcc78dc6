import type { GraphDocument } from "@/graph/document/document-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import { type ShownRows, shownRows } from "@/graph/filter/filter-steps";
import { isComputedOfAny } from "@/graph/selector/computed-fields";
import type { DrawnEdge, DrawnNode, EdgeCurve, ElementStyle } from "@/graph/styles/style-types";
import type { GraphTables } from "@/graph/tables/element-table";
import { defined } from "@/lib/defined";
import { edgeKey } from "../scene/edge-key";
import type { Faults } from "../scene/faults";
import type { EdgeLook, Lettering, NodeLook } from "./look-types";

export interface LookDeps {
  readonly document: GraphDocument;
  /** A colour value as hex in the theme now. */
  color(value: string): string;
  canvasColor(): string;
  readonly faults: Faults;
}

/** Reads looks of the document as it is now; good until it changes. */
export type LookReader = ReturnType<typeof createLookReader>;

/** Graphs above this have no node borders. */
const BORDER_LIMIT = 10_000;
/** Graphs with more edges have no arrowheads. */
const ARROW_LIMIT = 5000;

/** What the looks of all elements of that kind hang on, beside layers and filter. */
export function groundOf({ document, canvasColor }: LookDeps, target: ElementTarget): readonly unknown[] {
  const { tables, meta, styles } = document;
  const names = [tables.nodes, tables.edges].map((table) => table.attributeNames().filter(takesOver).join("\n"));
  const limit = target === "nodes" ? bordersOf(tables) : hasArrows(tables);
  return [tables, meta, styles.ground(target), canvasColor(), limit, ...names];
}

/** A new attribute of that name may be what a condition took for something computed, or for a path into records, of all elements. */
function takesOver(name: string): boolean {
  return isComputedOfAny(name) || name.includes(".");
}

export function createLookReader({ document, color, canvasColor, faults }: LookDeps) {
  const { tables, styles, filter } = document;
  let shown: ShownRows | null = filter === null ? { nodes: null, edges: null } : null;
  const canvas = canvasColor();
  const borderWidth = bordersOf(tables);
  const arrows = hasArrows(tables);
  const hexes = new Map<string, string>();
  const hex = (value: string): string => {
    const known = hexes.get(value) ?? color(value);
    hexes.set(value, known);
    return known;
  };
  const isShown = (target: ElementTarget, row: number) => {
    shown ??= shownRows(filter?.steps ?? [], tables);
    const rows = shown[target];
    return rows === null || rows[row] === 1;
  };

  const nodeLook = (drawn: DrawnNode, row: number): NodeLook => ({
    color: hex(drawn.color),
    size: drawn.size,
    shape: drawn.shape,
    opacity: drawn.opacity,
    borderColor: drawn.borderColor === undefined ? canvas : hex(drawn.borderColor),
    borderWidth: drawn.borderWidth ?? borderWidth,
    visible: isShown("nodes", row),
    label: drawn.label,
    lettering: letteringOf(drawn, hex),
    ...(drawn.icon !== undefined && drawn.icon !== "none" && { icon: drawn.icon }),
  });
  const edgeLook = (drawn: DrawnEdge, row: number, of: number): EdgeLook => {
    const head = arrows ? headOf(drawn) : "none";
    const [source, target] = [tables.sourceRow(row), tables.targetRow(row)];
    return {
      color: hex(drawn.color),
      width: drawn.width,
      lineStyle: drawn.lineStyle,
      opacity: drawn.opacity,
      curve: source === target ? "loop" : curveOf(drawn, head, of),
      head,
      visible: isShown("edges", row),
      label: drawn.label,
      lettering: letteringOf(drawn, hex),
      source: tables.nodes.idAt(source),
      target: tables.nodes.idAt(target),
    };
  };

  return {
    isShown,
    /** null: it is left out of the drawing. */
    node: (row: number): NodeLook | null => {
      const id = tables.nodes.idAt(row);
      if (faults.isLeftOut(id)) return null;
      return faults.guard(id, () => nodeLook(styles.nodeAt(row), row), null);
    },
    /** `of`: how many edges join its two nodes, where that was counted already. */
    edge: (row: number, of: number = joiningAt(tables, row)): EdgeLook | null => {
      const key = edgeKey(tables.edges.idAt(row));
      if (faults.isLeftOut(key)) return null;
      return faults.guard(key, () => edgeLook(styles.edgeAt(row), row, of), null);
    },
  };
}

/** Of an edge that joins two nodes, with so many others. */
function curveOf({ curve = "straight" }: DrawnEdge, head: EdgeLook["head"], of: number): EdgeLook["curve"] {
  if (of > 1) return "arc";
  return styledCurves[curve] ?? (head === "none" ? "line" : "arrow");
}

function headOf({ arrow, directed }: DrawnEdge): EdgeLook["head"] {
  return arrow ?? (directed ? "triangle" : "none");
}

function bordersOf({ nodes }: GraphTables): number {
  return nodes.count > BORDER_LIMIT ? 0 : 2;
}

function hasArrows({ edges }: GraphTables): boolean {
  return edges.count <= ARROW_LIMIT;
}

/** Most elements share this one. */
const usualLettering: Lettering = {};

function letteringOf(
  { labelSize, labelColor, labelPlace }: Pick<ElementStyle, "labelSize" | "labelColor" | "labelPlace">,
  hex: (value: string) => string,
): Lettering {
  if (labelSize === undefined && labelColor === undefined && labelPlace === undefined) return usualLettering;
  return defined({ size: labelSize, color: labelColor && hex(labelColor), place: labelPlace });
}

const styledCurves: Readonly<Record<EdgeCurve, EdgeLook["curve"] | undefined>> = {
  straight: undefined,
  curved: "bow",
  taxi: "taxi",
};

function joiningAt(tables: GraphTables, row: number): number {
  const [source, target] = [tables.sourceRow(row), tables.targetRow(row)];
  const isSourceSmall = tables.degreeAt(source) <= tables.degreeAt(target);
  const [here, there] = isSourceSmall ? [source, target] : [target, source];
  let count = 0;
  tables.eachEdgeAt(here, (_edge, other) => {
    if (other === there) count += 1;
  });
  return count;
}

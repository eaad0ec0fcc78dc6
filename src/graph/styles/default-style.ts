import type { JsonValue } from "@/lib/json";
import type { ElementTarget } from "../document/graph-types";
import { firstValues, namedTypeAttribute } from "../profile/type-attribute";
import type { ElementTable, GraphTables } from "../tables/element-table";
import { usualLabelAttributes, valueText } from "./labels";
import {
  type ColorValue,
  type DrawnEdge,
  type DrawnNode,
  type LineStyle,
  type NodeShape,
  typeShapes,
} from "./style-types";

/** How a graph is drawn before any layer: stone, sized by degree, shaped by type, edges quieter the more there are. */
export type DefaultStyle = ReturnType<typeof defaultStyle>;

interface EdgeLook {
  readonly color: string;
  readonly width: number;
  readonly lineStyle: LineStyle;
}
/** The colour of nodes. */
export const plainColor: ColorValue = "--g-0";
const plainEdge: EdgeLook = { color: "--edge", width: 1.5, lineStyle: "solid" };
const relationLooks: readonly EdgeLook[] = [
  plainEdge,
  { color: "--edge-quiet", width: 1, lineStyle: "solid" },
  { color: "--edge", width: 1.25, lineStyle: "dotted" },
  { color: "--edge", width: 1.5, lineStyle: "dashed" },
  { color: "--edge", width: 3, lineStyle: "solid" },
  { color: "--edge-quiet", width: 1.5, lineStyle: "dashed" },
];

/** Good for one version of the tables. */
export function defaultStyle(tables: GraphTables) {
  const { nodes, edges } = tables;
  const [smallest, largest] = sizeRange(nodes.count);
  const highest = highestDegree(tables);
  const shapes = byType(hasTypeShapes(nodes) ? nodes : null, typeShapes);
  const looks = byType(edges, relationLooks);
  const opacity = edgeOpacity(edges.count);
  const edgeNames = edgeLabelNames(edges);

  const nodeSize = (row: number): number =>
    highest === 0 ? smallest : smallest + (largest - smallest) * Math.sqrt(tables.degreeAt(row) / highest);

  const nodeShape = (row: number): NodeShape => shapes.at(row) ?? "ellipse";

  return {
    nodeSize,
    nodeShape,
    edgeWidth: (row: number): number => (looks.at(row) ?? plainEdge).width,
    edgeColor: (row: number): ColorValue => (looks.at(row) ?? plainEdge).color,
    /** See `DrawnStyles`. */
    ground: (target: ElementTarget): string =>
      JSON.stringify(
        target === "nodes" ? [smallest, largest, highest, shapes.handed] : [looks.handed, opacity, edgeNames],
      ),
    node: (row: number): DrawnNode => ({
      color: plainColor,
      size: nodeSize(row),
      shape: nodeShape(row),
      opacity: 1,
      label: tables.labelAt(row),
    }),
    edge(row: number): DrawnEdge {
      const { color, width, lineStyle } = looks.at(row) ?? plainEdge;
      return {
        color,
        width,
        lineStyle,
        opacity,
        label: edgeLabel(edges, edgeNames, row),
        directed: tables.isDirected(row),
      };
    },
  };
}

function sizeRange(nodeCount: number): readonly [number, number] {
  if (nodeCount > 10_000) return [4, 10];
  return nodeCount > 1000 ? [8, 20] : [16, 32];
}

function edgeOpacity(edgeCount: number): number {
  if (edgeCount <= 500) return 1;
  if (edgeCount <= 5000) return 0.6;
  return edgeCount <= 20_000 ? 0.25 : 0.12;
}

function highestDegree(tables: GraphTables): number {
  let highest = 0;
  for (let row = 0; row < tables.nodes.count; row += 1) highest = Math.max(highest, tables.degreeAt(row));
  return highest;
}

/** Types get a shape each; numbers, of which there are more than shapes, get none: a shape would mean several. */
export function hasTypeShapes(table: ElementTable): boolean {
  const attribute = namedTypeAttribute(table);
  const column = attribute === undefined ? undefined : table.column(attribute);
  if (!column) return false;
  return (
    column.kind !== "number" || firstValues(column, table.count, typeShapes.length + 1).length <= typeShapes.length
  );
}

interface LooksByType<T> {
  /** The attribute, then the types that have a look. */
  readonly handed: readonly JsonValue[];
  at(row: number): T | undefined;
}

/** Hands the looks out to the types in order of first appearance. */
function byType<T>(table: ElementTable | null, looks: readonly T[]): LooksByType<T> {
  const attribute = table === null ? undefined : namedTypeAttribute(table);
  const column = attribute === undefined ? undefined : table?.column(attribute);
  if (table === null || attribute === undefined || !column) return { handed: [], at: () => undefined };
  const values = firstValues(column, table.count, looks.length);
  const lookOf = new Map(values.map((value, index) => [value, looks[index]] as const));
  return { handed: [attribute, ...values], at: (row) => lookOf.get(table.valueAt(attribute, row) ?? null) };
}

/** An edge is called by its label, name or title, else by its type, else not at all. */
function edgeLabelNames(edges: ElementTable): readonly string[] {
  const type = namedTypeAttribute(edges);
  const present = new Set(edges.attributeNames());
  return [...usualLabelAttributes, ...(type === undefined ? [] : [type])].filter((name) => present.has(name));
}

function edgeLabel(edges: ElementTable, names: readonly string[], row: number): string {
  for (const name of names) {
    const value = edges.valueAt(name, row);
    if (value !== undefined && value !== null && value !== "") return valueText(value);
  }
  return "";
}

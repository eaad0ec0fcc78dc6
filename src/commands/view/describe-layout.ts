import { componentRows, topologyOf } from "@/analysis/algorithms/topology";
import type { LayoutName, LayoutRequest } from "@/analysis/catalog/analysis-types";
import { rowsByKey } from "@/analysis/layouts/shapes/layout-order";
import type { Position } from "@/graph/document/graph-types";
import { valuesOf } from "@/graph/reader/element-values";
import { valueText } from "@/graph/styles/labels";
import type { GraphTables } from "@/graph/tables/element-table";
import { counted, valueFigures } from "@/lib/english";
import type { JsonValue } from "@/lib/json";
import { listed } from "../elements/wording";

export interface ArrangedGraph {
  readonly type: LayoutName;
  readonly graph: LayoutRequest["graph"];
  readonly placed: ReadonlyMap<string, Position>;
  readonly direction: string | undefined;
  readonly by: string | undefined;
  readonly tables: GraphTables;
}

/** ": 3 rows, Ada at the top, the arrows point up" or ": by year from 2000 to 2019, …": a model cannot see the picture. */
export function describeLayout(arranged: ArrangedGraph): string {
  if (arranged.type === "layered")
    return describeRows(arranged, arranged.graph.keys && describeOrder(arranged, arranged.graph.keys));
  return arranged.by === undefined || arranged.graph.keys === undefined
    ? ""
    : describeOrder(arranged, arranged.graph.keys);
}

const starts: Readonly<Partial<Record<LayoutName, string>>> = {
  grid: "row by row from the top left",
  circle: "clockwise from the top",
  concentric: "from the middle outwards",
  layered: "by value",
};

function describeOrder({ type, by, graph, tables }: ArrangedGraph, keys: Float64Array): string {
  const rows = rowsByKey(keys).filter((row) => !Number.isNaN(keys[row]));
  const valueAt = valuesOf(tables, "nodes", by ?? "");
  const valueIn = (place: number): string => {
    const id = graph.ids[rows.at(place) ?? -1];
    const value = id === undefined ? undefined : valueAt(tables.nodes.rowOf(id) ?? -1);
    return value === undefined ? "" : spoken(value);
  };
  if (rows.length === 0) return "";
  const missing = graph.ids.length - rows.length;
  const last = missing === 0 ? "" : `, ${counted(missing, "node")} without it last`;
  return `, ${starts[type]}: ${by} ${valueIn(0)} first, ${valueIn(-1)} last${last}`;
}

function spoken(value: JsonValue): string {
  return typeof value === "number" ? valueFigures(value) : valueText(value);
}

const sides = {
  down: { first: "at the top", line: "row" },
  up: { first: "at the bottom", line: "row" },
  right: { first: "at the left", line: "column" },
  left: { first: "at the right", line: "column" },
} as const;

type Direction = keyof typeof sides;

function isDirection(word: string): word is Direction {
  return Object.hasOwn(sides, word);
}

/** `order`: what the rows are made of, where that was said. */
function describeRows({ graph, placed, direction = "down", tables }: ArrangedGraph, order?: string): string {
  const side = isDirection(direction) ? direction : "down";
  const depthOf = (row: number): number => {
    const { x, y } = placed.get(graph.ids[row] ?? "") ?? { x: 0, y: 0 };
    return { down: y, up: -y, right: x, left: -x }[side];
  };
  const all = order === undefined ? componentRows(topologyOf(graph)) : [graph.ids.map((_, row) => row)];
  const parts = all.map((rows) => {
    const depths = [...new Set(rows.map(depthOf))];
    const least = depths.reduce((min, depth) => Math.min(min, depth), Number.POSITIVE_INFINITY);
    return { count: depths.length, first: rows.filter((row) => rows.length > 1 && depthOf(row) === least) };
  });
  const count = parts.reduce((most, part) => Math.max(most, part.count), 0);
  const names = parts
    .flatMap(({ first }) => first)
    .map((row) => tables.labelAt(tables.nodes.rowOf(graph.ids[row] ?? "") ?? 0));
  const firstSide = order ?? (names.length === 0 ? "" : `, ${listed(names, 3)} ${sides[side].first}`);
  return `: ${counted(count, sides[side].line)}${firstSide}${describeArrows(graph, depthOf, side)}`;
}

const opposite: Readonly<Record<Direction, Direction>> = { down: "up", up: "down", right: "left", left: "right" };

/** Where most arrows point, and how many do not. */
function describeArrows(graph: ArrangedGraph["graph"], depthOf: (row: number) => number, side: Direction): string {
  if (!graph.directed) return "";
  const steps = Array.from({ length: graph.edges.length / 2 }, (_, edge) => edge)
    .filter((edge) => graph.bothWays?.[edge] !== 1)
    .map((edge) => depthOf(graph.edges[edge * 2 + 1] ?? 0) - depthOf(graph.edges[edge * 2] ?? 0));
  const along = steps.filter((step) => step > 0).length;
  const against = steps.filter((step) => step < 0).length;
  const most = Math.max(along, against);
  const way = spokenWay(along >= against ? side : opposite[side]);
  if (most === 0) return "";
  return most === steps.length ? `, the arrows point ${way}` : `, ${most} of ${steps.length} arrows point ${way}`;
}

function spokenWay(way: Direction): string {
  return way === "down" || way === "up" ? way : `to the ${way}`;
}

import type { GraphDocument } from "@/graph/document-types";
import { valueText } from "@/graph/labels";
import { printSelector } from "@/graph/selector/print-selector";
import type { Selector } from "@/graph/selector-types";
import { rangeOutput } from "@/graph/style-mapping";
import { type NodeShape, nodeShapes, type StyleLayer, type StyleMapping } from "@/graph/style-types";
import type { JsonValue } from "@/lib/json";
import type { LegendRow, LegendSign } from "./legend-row";
import { typeRows } from "./legend-types";

/** What the picture's colours, shapes and sizes mean: types first, then the style layers, newest first. */
export function legendRows(document: GraphDocument): readonly LegendRow[] {
  const { tables, drawnLayers } = document;
  const stamp = [tables, tables.nodes.version, tables.edges.version, drawnLayers];
  const last = known.get(document);
  if (last?.stamp.every((part, index) => part === stamp[index])) return last.rows;
  const rows = readRows(document);
  known.set(document, { stamp, rows });
  return rows;
}

/** Made once per version: selecting and moving do not read the graph again. */
const known = new WeakMap<GraphDocument, { readonly stamp: readonly unknown[]; readonly rows: readonly LegendRow[] }>();

function readRows(document: GraphDocument): readonly LegendRow[] {
  const layers = document.drawnLayers.filter((layer) => layer.enabled !== false);
  const mapped = new Set(layers.flatMap(({ target, mapping }) => mappedColours(target, mapping)));
  const types = (["nodes", "edges"] as const).flatMap((target) =>
    typeRows(document, target).filter(({ attribute }) => !mapped.has(`${target} ${attribute}`)),
  );
  const told = new Set(types.map(({ members }) => members));
  return [...types.map(({ row }) => row), ...layers.toReversed().flatMap((layer) => layerRows(document, layer, told))];
}

function mappedColours(target: StyleLayer["target"], mapping: StyleMapping | undefined): readonly string[] {
  return mapping?.kind === "categories" && mapping.channel === "color" ? [`${target} ${mapping.property}`] : [];
}

function layerRows(document: GraphDocument, layer: StyleLayer, told: ReadonlySet<string>): readonly LegendRow[] {
  const { mapping } = layer;
  if (mapping?.kind === "categories") return categoryRows(document, layer, mapping);
  if (mapping?.kind === "range") return [rangeRow(document, layer, mapping)];
  if (mapping || layer.looks) return [];
  const rows = document.select(layer.where, layer.target);
  if (told.has(`${layer.target} ${rows.join()}`) || !isSeen(document, layer, rows)) return [];
  return [
    {
      key: layer.id,
      layer: layer.id,
      target: layer.target,
      sign: constantSign(layer),
      text: layer.name,
      count: rows.length,
      where: layer.where,
      selector: printSelector(layer.where),
    },
  ];
}

/** It gives at least one of the rows its look: layers above it may hide it wholly. */
function isSeen({ styles, tables }: GraphDocument, { id, target }: StyleLayer, rows: Uint32Array): boolean {
  return rows.some((row) =>
    styles.explain(target, tables[target].idAt(row)).some(({ layer, wins }) => layer.id === id && wins.length > 0),
  );
}

function constantSign({ target, style }: StyleLayer): LegendSign {
  const color = style?.color;
  if (target === "edges") {
    const width = typeof style?.width === "number" ? style.width : 2;
    return {
      kind: "line",
      color: color ?? "--edge",
      width: Math.min(width, 4),
      lineStyle: style?.lineStyle ?? "solid",
    };
  }
  if (color === undefined && style?.size !== undefined) return { kind: "sizes" };
  return { kind: "node", color: color ?? "--g-0", shape: style?.shape ?? "ellipse" };
}

function categoryRows(
  document: GraphDocument,
  layer: StyleLayer,
  mapping: Extract<StyleMapping, { kind: "categories" }>,
): readonly LegendRow[] {
  return mapping.entries.flatMap(({ value, output }, index) => {
    const where = within(layer.where, isValue(mapping.property, value));
    const rows = document.select(where, layer.target);
    const sign = outputSign(layer, mapping.channel, output);
    if (sign === null || !isSeen(document, layer, rows)) return [];
    const drawn =
      sign.kind === "node" && mapping.channel === "color" ? { ...sign, ...shapeOfAll(document, rows) } : sign;
    const text = valueText(value);
    const key = `${layer.id} ${index}`;
    const selector = printSelector(where);
    return [{ key, layer: layer.id, target: layer.target, sign: drawn, text, count: rows.length, where, selector }];
  });
}

/** The shape all of them are drawn in, if they share one. */
function shapeOfAll({ styles, tables }: GraphDocument, rows: Uint32Array): { readonly shape?: NodeShape } {
  const shapeAt = (row: number | undefined) =>
    row === undefined ? undefined : styles.node(tables.nodes.idAt(row))?.shape;
  const shape = shapeAt(rows[0]);
  return shape !== undefined && rows.every((row) => shapeAt(row) === shape) ? { shape } : {};
}

function outputSign({ target }: StyleLayer, channel: StyleMapping["channel"], output: JsonValue): LegendSign | null {
  if (channel === "color" && typeof output === "string") {
    return target === "edges"
      ? { kind: "line", color: output, width: 2, lineStyle: "solid" }
      : { kind: "node", color: output, shape: "ellipse" };
  }
  const shape = channel === "shape" ? shapeOf(output) : null;
  return shape === null ? null : { kind: "node", color: "--g-0", shape };
}

function shapeOf(output: JsonValue): NodeShape | null {
  return nodeShapes.find((shape) => shape === output) ?? null;
}

function rangeRow(
  document: GraphDocument,
  layer: StyleLayer,
  mapping: Extract<StyleMapping, { kind: "range" }>,
): LegendRow {
  const [from, to] = mapping.domain;
  const where = within(layer.where, { op: "exists", field: { name: mapping.property, of: "bare" } });
  const colors = mapping.range.filter((stop): stop is string => typeof stop === "string");
  const values = [from, middleOf(mapping), to] as const;
  const numbers = values.flatMap((value) => {
    const output = rangeOutput(mapping, value);
    return typeof output === "number" ? [output] : [];
  });
  return {
    key: layer.id,
    layer: layer.id,
    scale: { channel: mapping.channel, values, colors, numbers },
    target: layer.target,
    sign: mapping.channel === "color" ? { kind: "ramp", colors } : { kind: "sizes" },
    text: `${mapping.property} ${figure(from)} to ${figure(to)}`,
    count: document.select(where, layer.target).length,
    where,
    selector: printSelector(where),
  };
}

/** The value that stands in the middle of the scale as it is drawn. */
function middleOf({ domain: [from, to], scale }: Extract<StyleMapping, { kind: "range" }>): number {
  if (scale === "sqrt") return from + (to - from) / 4;
  const isLog = scale === "log" && from > 0;
  return isLog ? Math.sqrt(from * to) : (from + to) / 2;
}

function within(where: Selector, part: Selector): Selector {
  return where.op === "all" ? part : { op: "and", terms: [where, part] };
}

function isValue(property: string, value: JsonValue): Selector {
  const field = { name: property, of: "bare" } as const;
  return { op: "compare", field, cmp: "==", value: { kind: "literal", value } };
}

function figure(number: number): string {
  return number.toLocaleString("en-GB", { maximumFractionDigits: 2 });
}

import type { GraphDocument } from "@/graph/document/document-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import { firstValues, namedTypeAttribute } from "@/graph/profile/type-attribute";
import { printSelector } from "@/graph/selector/print-selector";
import { hasTypeShapes } from "@/graph/styles/default-style";
import type { StyleLayer, StyleMapping } from "@/graph/styles/style-types";
import type { Words } from "@/words/words";
import { withShownCounts } from "../legend-counts";
import type { layerText } from "./layer-text";
import { categoryRows, isValue, rangeRows, valueWords } from "./legend-mapping";
import type { LegendGroup, LegendRow, LegendSign } from "./legend-row";
import { isSeen, isShared, type RowMaker, rowMaker } from "./legend-rows";

/** Says what a layer of one look holds. Its code comes with the first such layer. */
export type SayLayer = typeof layerText;

/**
 * What the picture's colours, shapes and sizes mean, nodes before edges: the newest style layer first, types as they are last.
 * Layers of one look are left out where there is nothing to say them with yet.
 */
export function legendGroups(document: GraphDocument, words: Words, say: SayLayer | null): readonly LegendGroup[] {
  const { tables, drawnLayers, filter } = document;
  const stamp = [tables, tables.nodes.version, tables.edges.version, drawnLayers, filter, words, say];
  const last = known.get(document);
  if (last?.stamp.every((part, index) => part === stamp[index])) return last.groups;
  const groups = withShownCounts(document, readGroups(document, words, say));
  known.set(document, { stamp, groups });
  return groups;
}

/** Made once per version: selecting and moving do not read the graph again. */
const known = new WeakMap<
  GraphDocument,
  { readonly stamp: readonly unknown[]; readonly groups: readonly LegendGroup[] }
>();

function readGroups(document: GraphDocument, words: Words, say: SayLayer | null): readonly LegendGroup[] {
  const layers = document.drawnLayers.filter((layer) => layer.enabled !== false).toReversed();
  return (["nodes", "edges"] as const).flatMap((target) => {
    const own = layers.filter((layer) => layer.target === target);
    const attribute = typeAttribute(document, target);
    const isShown = own.some(({ mapping }) => isColourBy(mapping, attribute));
    const types = isShown ? null : typeGroup(document, target);
    const groups = own.flatMap((layer) => layerGroups(document, layer, { words, say, types }));
    return joinPlain([...groups, ...(types ? [types.group] : [])]);
  });
}

function isColourBy(mapping: StyleMapping | undefined, attribute: string | undefined): boolean {
  return mapping?.kind === "categories" && mapping.channel === "color" && mapping.property === attribute;
}

interface LayerReading {
  readonly words: Words;
  readonly say: SayLayer | null;
  /** Those that are told already. */
  readonly types: TypeGroup | null;
}

function layerGroups(
  document: GraphDocument,
  layer: StyleLayer,
  { words, say, types }: LayerReading,
): readonly LegendGroup[] {
  const { mapping, target, id: key } = layer;
  if (layer.looks || isLettering(layer)) return [];
  const maker = rowMaker(document, layer);
  if (mapping === undefined) {
    const row = say && plainRow(layer, maker, say(document, layer, words));
    const isNew = !types?.isOneOf(document.select(layer.where, target));
    return isNew && row && isSeen(document, layer, layer.where) ? [{ key, target, head: null, rows: [row] }] : [];
  }
  const rows = mappedRows(document, layer, { maker, words });
  return rows.length === 0 ? [] : [{ key, target, head: headOf(layer, mapping, words), rows }];
}

function mappedRows(
  document: GraphDocument,
  layer: StyleLayer,
  { maker, words }: { readonly maker: RowMaker; readonly words: Words },
): readonly LegendRow[] {
  const { mapping } = layer;
  if (mapping?.kind === "categories") return categoryRows(document, { layer, mapping, maker, words });
  return mapping?.kind === "range" ? rangeRows({ layer, mapping, maker, words }) : [];
}

/** A name the user gave is shown unchanged; one made from the mapping is written in the page's language. */
function headOf({ name }: StyleLayer, { channel, property }: StyleMapping, { legend }: Words): string {
  const isMade = /^(?:Colour|Size|Width|Opacity|Shape|Label) by /u.test(name) && name.includes(` by ${property}`);
  return isMade ? legend.by(channel, property) : name;
}

function plainRow(layer: StyleLayer, maker: RowMaker, { text, isCounted }: ReturnType<SayLayer>): LegendRow {
  const row = maker.row({ key: layer.id, where: layer.where, sign: constantSign(layer), text });
  return { ...row, ...(isCounted && { isCounted }) };
}

/** Labels explain themselves: what they say, and how they are written. */
function isLettering({ mapping, style = {} }: StyleLayer): boolean {
  const channels = Object.keys(style);
  return mapping === undefined && channels.length > 0 && channels.every((channel) => letterings.has(channel));
}

const letterings: ReadonlySet<string> = new Set(["label", "labelSize", "labelColor", "labelPlace"]);

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

/** Looks of their own that follow each other stand together. */
function joinPlain(groups: readonly LegendGroup[]): readonly LegendGroup[] {
  const joined: LegendGroup[] = [];
  for (const group of groups) {
    const last = joined.at(-1);
    if (last && last.head === null && group.head === null)
      joined[joined.length - 1] = { ...last, rows: [...last.rows, ...group.rows] };
    else joined.push(group);
  }
  return joined;
}

const mostTypes = 24;

interface TypeGroup {
  /** Whether just the elements of one type are these. */
  isOneOf(rows: Uint32Array): boolean;
  readonly group: LegendGroup;
}

/** The attribute whose values are told by shape or line. */
function typeAttribute({ tables }: Pick<GraphDocument, "tables">, target: ElementTarget): string | undefined {
  const table = tables[target];
  return target === "nodes" && !hasTypeShapes(table) ? undefined : namedTypeAttribute(table);
}

/** Types as they are drawn: by shape or line, and in the colour all of a type share, stone without one. What has no type has no row. */
function typeGroup(document: GraphDocument, target: ElementTarget): TypeGroup | null {
  const table = document.tables[target];
  const attribute = typeAttribute(document, target);
  const column = attribute === undefined ? undefined : table.column(attribute);
  if (attribute === undefined || !column) return null;
  const entries = firstValues(column, table.count, mostTypes).flatMap((value) =>
    typeRow(document, { target, where: isValue(attribute, value), ...valueWords(attribute, value) }),
  );
  if (entries.length === 0) return null;
  const rows = entries.map(({ row }) => row);
  const group = { key: `types of ${target}`, target, head: capital(attribute), rows };
  return { isOneOf: (some) => entries.some(({ members }) => isSame(members, some)), group };
}

interface TypeDraft extends Pick<LegendRow, "text" | "name" | "where"> {
  readonly target: ElementTarget;
}

function typeRow(document: GraphDocument, draft: TypeDraft): readonly { row: LegendRow; members: Uint32Array }[] {
  const { target, where } = draft;
  const rows = document.select(where, target);
  const sign = signOf(document, target, rows);
  if (sign === null) return [];
  const selector = printSelector(where);
  const row = { ...draft, key: `${target} ${selector}`, sign, count: rows.length, selector };
  return [{ row, members: rows }];
}

function isSame(one: Uint32Array, other: Uint32Array): boolean {
  return one.length === other.length && one.every((row, at) => row === other[at]);
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function signOf(document: GraphDocument, target: ElementTarget, rows: Uint32Array): LegendSign | null {
  const [first] = rows;
  if (first === undefined) return null;
  const hasColor = isShared(document, { target, rows, isType: true }, "color");
  if (target === "nodes") {
    const { shape, color } = document.styles.nodeAt(first);
    return { kind: "node", shape, color: hasColor ? color : "--g-0" };
  }
  const { width, lineStyle, color } = document.styles.edgeAt(first);
  return { kind: "line", color: hasColor ? color : "--edge", width: Math.min(width, 4), lineStyle };
}

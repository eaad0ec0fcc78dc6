import { selectRows } from "@/graph/selector/match/select-rows";
import type { JsonValue } from "@/lib/json";
import type { ElementTarget } from "../document/graph-types";
import { marks } from "../filter/filter-steps";
import type { GraphTables } from "../tables/element-table";
import { mappingReader } from "./style-mapping";
import { type ElementStyle, nodeShapes, type OwnLook, type StyleChannel, type StyleLayer } from "./style-types";

/** The constant part of a layer: only what this kind of element can show. */
export interface ConstantLook {
  readonly style: ElementStyle;
  /** What of the style is taken unchanged. */
  readonly plain: Omit<ElementStyle, "size" | "width" | "label">;
  /** It says nothing. */
  readonly isEmpty: boolean;
}

/** A layer over one version of the tables. */
export interface CompiledLayer {
  readonly layer: StyleLayer;
  readonly count: number;
  /** The channel its mapping drives. */
  readonly channel?: StyleChannel;
  has(row: number): boolean;
  /** Of a row it has. */
  lookAt(row: number): ConstantLook;
  /** What its mapping puts on the row, if that is something the channel can show. */
  output(row: number): JsonValue | undefined;
}

/** Compiles each layer once per version of the tables. */
export function createLayerMembers(): (layer: StyleLayer, tables: GraphTables) => CompiledLayer {
  const known = new WeakMap<StyleLayer, { readonly stamp: readonly unknown[]; readonly compiled: CompiledLayer }>();
  return (layer, tables) => {
    const stamp = [tables, tables.nodes.version, tables.edges.version];
    const last = known.get(layer);
    if (last?.stamp.every((part, index) => part === stamp[index])) return last.compiled;
    const compiled = compileLayer(layer, tables);
    known.set(layer, { stamp, compiled });
    return compiled;
  };
}

function compileLayer(layer: StyleLayer, tables: GraphTables): CompiledLayer {
  const look = constantLook(layer.style ?? {}, layer.target);
  const plain = { layer, ...membersOf(layer, tables), lookAt: () => look, ...outputOf(layer, tables) };
  return layer.looks === undefined ? plain : { ...plain, ...ownMembers(plain, layer.looks, tables) };
}

function membersOf({ where, target }: StyleLayer, tables: GraphTables): Pick<CompiledLayer, "count" | "has"> {
  const total = tables[target].count;
  if (where.op === "all") return { count: total, has: () => true };
  const rows = selectRows(where, target, tables);
  const members = marks(rows, total);
  return { count: rows.length, has: (row) => members[row] === 1 };
}

/** The elements with looks of their own, among those the layer's condition names. */
function ownMembers(
  { layer: { style, target }, has }: Pick<CompiledLayer, "layer" | "has">,
  looks: readonly OwnLook[],
  tables: GraphTables,
): Pick<CompiledLayer, "count" | "has" | "lookAt"> {
  const ofRow = new Map<number, ConstantLook>();
  for (const own of looks) {
    const look = constantLook({ ...style, ...own.style }, target);
    for (const id of own.ids) {
      const row = tables[target].rowOf(id);
      if (row !== undefined && has(row)) ofRow.set(row, look);
    }
  }
  const none: ConstantLook = { style: {}, plain: {}, isEmpty: true };
  return { count: ofRow.size, has: (row) => ofRow.has(row), lookAt: (row) => ofRow.get(row) ?? none };
}

function outputOf({ mapping, target }: StyleLayer, tables: GraphTables): Pick<CompiledLayer, "channel" | "output"> {
  if (!mapping || mapping.channel === (target === "nodes" ? "width" : "size")) return { output: () => undefined };
  const { channel } = mapping;
  const read = mappingReader(mapping, target, tables);
  return {
    channel,
    output(row) {
      const output = read(row);
      return output !== undefined && fits(channel, output) ? output : undefined;
    },
  };
}

function constantLook(given: ElementStyle, target: ElementTarget): ConstantLook {
  const style = shownStyle(given, target);
  const { size, width, label, ...plain } = style;
  return { style, plain, isEmpty: Object.keys(style).length === 0 };
}

/** A channel of the other kind of element, should a layer hold one, is not shown. */
function shownStyle(style: ElementStyle, target: ElementTarget): ElementStyle {
  if (target === "nodes") {
    const { width, lineStyle, arrow, curve, ...shown } = style;
    return shown;
  }
  const { size, shape, borderColor, borderWidth, labelPlace, icon, ...shown } = style;
  return shown;
}

/** Files and models may say anything: an output of the wrong kind is left aside. */
function fits(channel: StyleChannel, output: JsonValue): boolean {
  if (channel === "size" || channel === "width" || channel === "opacity") return typeof output === "number";
  return channel === "shape" ? shapes.has(output) : typeof output === "string";
}

const shapes: ReadonlySet<JsonValue> = new Set(nodeShapes);

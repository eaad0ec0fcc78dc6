import type { GraphDocument } from "@/graph/document/document-types";
import { namedTypeAttribute } from "@/graph/profile/type-attribute";
import type { Selector } from "@/graph/selector/selector-types";
import { valueText } from "@/graph/styles/labels";
import { rangeOutput, rangeValue } from "@/graph/styles/style-mapping";
import { type NodeShape, nodeShapes, type StyleLayer, type StyleMapping } from "@/graph/styles/style-types";
import type { JsonValue } from "@/lib/json";
import type { Words } from "@/words/words";
import type { LegendRow, LegendSign } from "./legend-row";
import { isSeen, isShared, type RowMaker, within } from "./legend-rows";

type Categories = Extract<StyleMapping, { kind: "categories" }>;
type Range = Extract<StyleMapping, { kind: "range" }>;

interface Mapped<T extends StyleMapping> {
  readonly layer: StyleLayer;
  readonly mapping: T;
  readonly maker: RowMaker;
  readonly words: Words;
}

/** A row a value, then one for all other values and one for the elements that have none. */
export function categoryRows(document: GraphDocument, mapped: Mapped<Categories>): readonly LegendRow[] {
  const { layer, mapping, maker, words } = mapped;
  const { property, channel, entries } = mapping;
  const drawn = (key: string, part: Selector, output: JsonValue): Omit<RowDraft, "text"> | null => {
    const where = within(layer.where, part);
    const sign = outputSign(layer, channel, output);
    if (sign === null || !isSeen(document, layer, where)) return null;
    const shape =
      sign.kind === "node" && channel === "color" ? shapeOfAll(document, document.select(where, "nodes")) : {};
    return { key: `${layer.id} ${key}`, where, sign: { ...sign, ...shape } };
  };
  const rows = entries.flatMap(({ value, output }, index) => {
    const draft = drawn(String(index), isValue(property, value), output);
    return draft ? [maker.row({ ...draft, ...valueWords(property, value) })] : [];
  });
  const others = drawn("others", isNoneOf(property, entries), mapping.other ?? null);
  // A node without a type is no type of its own; one without a value is grey for a reason.
  const isType = property === namedTypeAttribute(document.tables[layer.target]);
  const none = isType ? null : drawn("none", isMissing(property), mapping.other ?? null);
  return [
    ...rows,
    ...(others ? [maker.row({ ...others, text: words.legend.others })] : []),
    ...(none ? [maker.row({ ...none, text: words.legend.none(property) })] : []),
  ];
}

type RowDraft = Pick<LegendRow, "key" | "where" | "sign" | "text">;

/** "cat" speaks for itself, "1" only beside its attribute. */
export function valueWords(property: string, value: JsonValue): { readonly text: string; readonly name: string } {
  const text = valueText(value);
  const isWord = typeof value === "string" && Number.isNaN(Number(value));
  return { text, name: isWord ? text : `${property} ${text}` };
}

/** The shape all of them are drawn in, if they share one. */
function shapeOfAll(document: GraphDocument, rows: Uint32Array): { readonly shape?: NodeShape } {
  const [first] = rows;
  const isOne = isShared(document, { target: "nodes", rows }, "shape");
  return first === undefined || !isOne ? {} : { shape: document.styles.nodeAt(first).shape };
}

function outputSign({ target }: StyleLayer, channel: StyleMapping["channel"], output: JsonValue): LegendSign | null {
  if (channel === "color" && typeof output === "string") {
    return target === "edges"
      ? { kind: "line", color: output, width: 2, lineStyle: "solid" }
      : { kind: "node", color: output, shape: "ellipse" };
  }
  const shape = channel === "shape" ? nodeShapes.find((one) => one === output) : undefined;
  return shape === undefined ? null : { kind: "node", color: "--g-0", shape };
}

/** The whole scale as one row; values outside its ends, which look like these; and the elements that have no number. */
export function rangeRows(mapped: Mapped<Range>): readonly LegendRow[] {
  const { layer, mapping, maker, words } = mapped;
  const { property, channel, domain } = mapping;
  const [low = "", high = ""] = domain.map((value) => endText(value, words));
  const colors = mapping.range.filter((stop): stop is string => typeof stop === "string");
  const values = [domain[0], rangeValue(mapping, 0.5), domain[1]] as const;
  const numbers = values.flatMap((value) => {
    const output = rangeOutput(mapping, value);
    return typeof output === "number" ? [output] : [];
  });
  const range = words.legend.range(low, high);
  const text = mapping.scale === "log" ? words.legend.log(range) : range;
  const sign: LegendSign = channel === "color" ? { kind: "ramp", colors } : { kind: "sizes" };
  const outside = [outsideRow(mapped, "below"), outsideRow(mapped, "above")].filter((one) => one.count > 0);
  const where = within(layer.where, outside.length === 0 ? exists(property) : isBetween(property, domain));
  const row = maker.row({ key: layer.id, where, sign, text, name: `${property} ${text}` });
  const scaled = { ...row, scale: { channel, values, colors, numbers } };
  const missing = within(layer.where, isMissing(property));
  const { other } = mapping;
  const showsOther = other !== undefined && isSeen(maker.document, layer, missing);
  const none = showsOther ? (outputSign(layer, "color", other) ?? sign) : null;
  const key = `${layer.id} none`;
  return [
    scaled,
    ...outside,
    ...(none ? [maker.row({ key, where: missing, sign: none, text: words.legend.none(property) })] : []),
  ];
}

function outsideRow({ layer, mapping, maker, words }: Mapped<Range>, side: "below" | "above"): LegendRow {
  const { property, channel, domain, range } = mapping;
  const isBelow = side === "below";
  const end = isBelow ? domain[0] : domain[1];
  const [field, value] = [fieldOf(property), { kind: "literal", value: end }] as const;
  const where = within(layer.where, { op: "compare", field, cmp: isBelow ? "<" : ">", value });
  const text = words.legend[side](endText(end, words));
  const sign = outputSign(layer, channel, (isBelow ? range[0] : range.at(-1)) ?? null) ?? { kind: "sizes" };
  return maker.row({ key: `${layer.id} ${side}`, where, sign, text, name: `${property} ${text}` });
}

function endText(value: number, { language }: Words): string {
  return value.toLocaleString(language, { maximumSignificantDigits: 3 });
}

function fieldOf(property: string) {
  return { name: property, of: "bare" } as const;
}

export function isValue(property: string, value: JsonValue): Selector {
  return { op: "compare", field: fieldOf(property), cmp: "==", value: { kind: "literal", value } };
}

export function isMissing(property: string): Selector {
  return { op: "not", term: exists(property) };
}

function exists(property: string): Selector {
  return { op: "exists", field: fieldOf(property) };
}

function isBetween(property: string, [low, high]: Range["domain"]): Selector {
  const at = (cmp: ">=" | "<=", value: number): Selector => ({
    op: "compare",
    field: fieldOf(property),
    cmp,
    value: { kind: "literal", value },
  });
  return { op: "and", terms: [at(">=", low), at("<=", high)] };
}

function isNoneOf(property: string, entries: Categories["entries"]): Selector {
  const known = { op: "in", field: fieldOf(property), values: entries.map(({ value }) => value) } as const;
  return {
    op: "and",
    terms: [
      { op: "exists", field: fieldOf(property) },
      { op: "not", term: known },
    ],
  };
}

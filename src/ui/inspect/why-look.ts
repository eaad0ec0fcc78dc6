import { whereText } from "@/commands/style/layer-data";
import type { GraphDocument } from "@/graph/document/document-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import type { ColorValue, DrawnEdge, DrawnNode, LineStyle, NodeShape, StyleLayer } from "@/graph/styles/style-types";

export type LookChannel = "color" | "size" | "shape" | "width" | "lineStyle" | "opacity" | "label";

/** One channel as it is drawn. */
export type Look =
  | { readonly kind: "color"; readonly color: ColorValue }
  | { readonly kind: "shape"; readonly shape: NodeShape }
  | { readonly kind: "line"; readonly line: LineStyle }
  | { readonly kind: "number"; readonly value: number; readonly unit: "px" | "%" }
  | { readonly kind: "text"; readonly text: string };

export interface LookReason {
  readonly channel: LookChannel;
  readonly look: Look;
  /** The layers that decide it, the strongest first; none: it is drawn by default. */
  readonly layers: readonly DecidingLayer[];
}

export interface DecidingLayer extends Omit<StyleLayer, "where"> {
  readonly where: string;
  readonly property: string | null;
}

/** Every channel of an element with what decides it. */
export function lookReasons(document: GraphDocument, target: ElementTarget, id: string): readonly LookReason[] {
  const deciding = document.styles.explain(target, id).toReversed();
  const layersOf = (channel: string): readonly DecidingLayer[] =>
    deciding.flatMap(({ layer, wins }) => (wins.includes(channel) ? [toDeciding(layer)] : []));
  return looksOf(document, target, id).map(([channel, look]) => ({ channel, look, layers: layersOf(channel) }));
}

type ChannelLook = readonly [LookChannel, Look];

function looksOf({ styles }: GraphDocument, target: ElementTarget, id: string): readonly ChannelLook[] {
  if (target === "nodes") {
    const node = styles.node(id);
    return node ? nodeLooks(node) : [];
  }
  const edge = styles.edge(id);
  return edge ? edgeLooks(edge) : [];
}

function nodeLooks({ color, size, shape, opacity, label }: DrawnNode): readonly ChannelLook[] {
  return [
    ["color", { kind: "color", color }],
    ["size", { kind: "number", value: rounded(size), unit: "px" }],
    ["shape", { kind: "shape", shape }],
    ["opacity", { kind: "number", value: rounded(opacity * 100), unit: "%" }],
    ["label", { kind: "text", text: label }],
  ];
}

function edgeLooks({ color, width, lineStyle, opacity, label }: DrawnEdge): readonly ChannelLook[] {
  return [
    ["color", { kind: "color", color }],
    ["width", { kind: "number", value: rounded(width), unit: "px" }],
    ["lineStyle", { kind: "line", line: lineStyle }],
    ["opacity", { kind: "number", value: rounded(opacity * 100), unit: "%" }],
    ["label", { kind: "text", text: label }],
  ];
}

const mostSigns = 80;

/** A layer over certain elements lists their ids, which tells less than its name. */
function shortWhere(text: string): string {
  if (/^@?id (?:in|==) /u.test(text)) return "";
  return text.length > mostSigns ? `${text.slice(0, mostSigns)}…` : text;
}

function toDeciding(layer: StyleLayer): DecidingLayer {
  const { where, mapping } = layer;
  return { ...layer, where: shortWhere(whereText(where)), property: mapping?.property ?? null };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

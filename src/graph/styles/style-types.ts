import type { JsonValue } from "@/lib/json";
import type { ElementTarget } from "../document/graph-types";
import type { Selector } from "../selector/selector-types";

/** A palette slot of tokens.css ("--g-1", "--w-red", "--seq-4") or an exact "#rrggbb" as it was given. */
export type ColorValue = string;
/** In the order in which types get theirs; the last two are never handed out. */
export const nodeShapes = [
  "ellipse",
  "round-rectangle",
  "diamond",
  "triangle",
  "hexagon",
  "triangle-down",
  "plus",
  "pentagon",
  "rectangle",
  "star",
] as const;
export type NodeShape = (typeof nodeShapes)[number];
/** The eight that tell types apart. */
export const typeShapes: readonly NodeShape[] = nodeShapes.slice(0, 8);
/** Signs that ship with the page, and none. */
export const nodeIcons = [
  "none",
  "person",
  "people",
  "house",
  "place",
  "globe",
  "plane",
  "car",
  "book",
  "document",
  "mail",
  "tag",
  "star",
  "heart",
  "flag",
  "bolt",
  "database",
  "cat",
  "dog",
  "leaf",
] as const;
export type NodeIcon = (typeof nodeIcons)[number];
/** Where the label of a node stands. */
export const labelPlaces = ["below", "above", "left", "right", "centre"] as const;
export type LabelPlace = (typeof labelPlaces)[number];
/** What an edge ends in. */
export const arrowShapes = ["none", "triangle", "vee", "diamond", "circle", "tee"] as const;
export type ArrowShape = (typeof arrowShapes)[number];
/** How an edge runs. Of several between two nodes each is curved, whatever this says. */
export const edgeCurves = ["straight", "curved", "taxi"] as const;
export type EdgeCurve = (typeof edgeCurves)[number];
export const lineStyles = ["solid", "dashed", "dotted"] as const;
export type LineStyle = (typeof lineStyles)[number];
/** A number in px, or a factor of what would be drawn without this layer. */
export type Size = number | { readonly scale: number };

/**
 * Constant part of a layer. Only what is set is changed. Nodes use size, shape, border, icon and place of the label, edges width,
 * lineStyle, arrow and curve.
 */
export interface ElementStyle {
  readonly color?: ColorValue;
  readonly size?: Size;
  readonly width?: Size;
  readonly shape?: NodeShape;
  readonly lineStyle?: LineStyle;
  /** 0 to 1. */
  readonly opacity?: number;
  /** Text; `{attribute}` stands for the element's value. */
  readonly label?: string;
  readonly borderColor?: ColorValue;
  readonly borderWidth?: number;
  /** Px at the usual zoom. */
  readonly labelSize?: number;
  readonly labelColor?: ColorValue;
  /** Absent: where there is room. */
  readonly labelPlace?: LabelPlace;
  readonly icon?: NodeIcon;
  /** Absent: a triangle on directed edges. */
  readonly arrow?: ArrowShape;
  readonly curve?: EdgeCurve;
}

export type StyleChannel = "color" | "size" | "width" | "opacity" | "shape" | "label";

/** A channel driven by an attribute or computed field, with its scale fixed when it was made. */
export type StyleMapping =
  | {
      readonly kind: "categories";
      readonly channel: StyleChannel;
      readonly property: string;
      readonly entries: readonly { readonly value: JsonValue; readonly output: JsonValue }[];
      /** For values without an entry and for missing ones. Absent: the layer leaves them alone. */
      readonly other?: JsonValue;
    }
  | {
      readonly kind: "range";
      readonly channel: StyleChannel;
      readonly property: string;
      readonly scale: "linear" | "sqrt" | "log";
      readonly domain: readonly [number, number];
      /** Numbers for size, width and opacity; colour stops, low to high, for color. */
      readonly range: readonly JsonValue[];
      /** For missing values. Absent: the layer leaves them alone. */
      readonly other?: JsonValue;
    }
  | { readonly kind: "identity"; readonly channel: "label"; readonly property: string };

/** What single elements look like, as a file says it of each; those that look alike share one entry. */
export interface OwnLook {
  readonly style: ElementStyle;
  readonly ids: readonly string[];
}

/** Style is data: an ordered list of these; later ones win, channel by channel. */
export interface StyleLayer {
  readonly id: string;
  readonly name: string;
  readonly target: ElementTarget;
  /** Sets and looks already resolved to members; attribute conditions stay live. */
  readonly where: Selector;
  readonly style?: ElementStyle;
  readonly mapping?: StyleMapping;
  /** With these the layer holds only the elements they name. */
  readonly looks?: readonly OwnLook[];
  readonly origin: "user" | "assistant";
  /** Default true. */
  readonly enabled?: boolean;
}

/** What the layers say of one element: sizes resolved to px, colours still slots or hex. Only what a layer sets. */
export type EffectiveStyle = Omit<ElementStyle, "size" | "width"> & {
  readonly size?: number;
  readonly width?: number;
};

/** What is drawn: defaults (mock/README "Drawing the graph") with the layers over them; nothing missing. */
export interface DrawnNode {
  readonly color: ColorValue;
  readonly size: number;
  readonly shape: NodeShape;
  readonly opacity: number;
  readonly label: string;
  readonly borderColor?: ColorValue;
  readonly borderWidth?: number;
  readonly labelSize?: number;
  readonly labelColor?: ColorValue;
  readonly labelPlace?: LabelPlace;
  readonly icon?: NodeIcon;
}
export interface DrawnEdge {
  readonly color: ColorValue;
  readonly width: number;
  readonly lineStyle: LineStyle;
  readonly opacity: number;
  readonly label: string;
  readonly directed: boolean;
  readonly labelSize?: number;
  readonly labelColor?: ColorValue;
  readonly arrow?: ArrowShape;
  readonly curve?: EdgeCurve;
}

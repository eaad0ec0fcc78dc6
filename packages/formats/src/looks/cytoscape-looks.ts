import {
  arrowShapes,
  type DrawnEdge,
  type DrawnNode,
  type EdgeCurve,
  type ElementStyle,
  type ElementTarget,
  edgeCurves,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  type LabelPlace,
  labelPlaces,
} from "../host";
import { readFileColor } from "./file-color";
import type { FileLooks } from "./file-looks";
import { cytoscapeShapes, lineCalled, shapeCalled } from "./shape-names";

/** A node's look as Cytoscape.js takes it with an element. */
export function toCytoscapeNode(node: DrawnNode): JsonObject {
  const { color, size, shape, opacity, borderColor, borderWidth, labelPlace } = node;
  const name = cytoscapeShapes.shapes[shape];
  return {
    "background-color": color,
    width: size,
    height: size,
    ...(name !== undefined && { shape: name }),
    opacity,
    ...(borderColor !== undefined && { "border-color": borderColor }),
    ...(borderWidth !== undefined && { "border-width": borderWidth }),
    ...lettering(node),
    ...(labelPlace !== undefined && cytoscapePlaces[labelPlace]),
  };
}

export function toCytoscapeEdge(edge: DrawnEdge): JsonObject {
  const { color, width, lineStyle, opacity, directed, arrow, curve } = edge;
  return {
    "line-color": color,
    "target-arrow-color": color,
    "target-arrow-shape": arrow ?? (directed ? "triangle" : "none"),
    "curve-style": curve === undefined ? "bezier" : cytoscapeCurves[curve],
    width,
    "line-style": cytoscapeShapes.lines[lineStyle],
    opacity,
    ...lettering(edge),
  };
}

function lettering({ labelSize, labelColor }: DrawnNode | DrawnEdge): JsonObject {
  return {
    ...(labelSize !== undefined && { "font-size": labelSize }),
    ...(labelColor !== undefined && { color: labelColor }),
  };
}

const cytoscapeCurves: Readonly<Record<EdgeCurve, string>> = {
  straight: "straight",
  curved: "unbundled-bezier",
  taxi: "taxi",
};

const cytoscapePlaces: Readonly<
  Record<LabelPlace, { readonly "text-valign": string; readonly "text-halign": string }>
> = {
  below: { "text-valign": "bottom", "text-halign": "center" },
  above: { "text-valign": "top", "text-halign": "center" },
  left: { "text-valign": "center", "text-halign": "left" },
  right: { "text-valign": "center", "text-halign": "right" },
  centre: { "text-valign": "center", "text-halign": "center" },
};

function readPlace(style: JsonObject): ElementStyle {
  const labelPlace = labelPlaces.find((place) =>
    Object.entries(cytoscapePlaces[place]).every(([name, value]) => style[name] === value),
  );
  return labelPlace === undefined ? {} : { labelPlace };
}

/** An arrow that directed edges have anyway, and curves only for edges that lie side by side, say nothing of their own. */
function readEdgeForm(style: JsonObject): ElementStyle {
  const arrow = arrowShapes.find((shape) => shape === style["target-arrow-shape"]);
  const curve = edgeCurves.find((one) => cytoscapeCurves[one] === style["curve-style"]);
  const isOwn = arrow !== undefined && arrow !== "triangle" && arrow !== "none";
  return { ...(isOwn && { arrow }), ...(curve !== undefined && { curve }) };
}

/** The look that an element of Cytoscape.js has of its own. */
export function readCytoscapeLook(style: JsonValue | undefined, target: ElementTarget, looks: FileLooks): ElementStyle {
  if (!isJsonObject(style)) return {};
  const common = {
    ...numberOf(style["opacity"], "opacity", 0, 1),
    ...numberOf(style["font-size"], "labelSize", 4, 96),
    ...colorOf(style["color"], "labelColor"),
  };
  if (target === "edges") {
    return {
      ...colorOf(style["line-color"], "color"),
      ...common,
      ...numberOf(style["width"], "width", 0),
      ...namedOf(style["line-style"], "line", looks),
      ...readEdgeForm(style),
    };
  }
  if (style["width"] !== style["height"]) looks.drop("widths other than heights");
  return {
    ...colorOf(style["background-color"], "color"),
    ...common,
    ...numberOf(style["width"], "size", 0),
    ...namedOf(style["shape"], "shape", looks),
    ...colorOf(style["border-color"], "borderColor"),
    ...numberOf(style["border-width"], "borderWidth", 0),
    ...readPlace(style),
  };
}

function colorOf(value: JsonValue | undefined, channel: "color" | "borderColor" | "labelColor"): ElementStyle {
  const color = typeof value === "string" ? readFileColor(value) : undefined;
  if (!color) return {};
  return channel === "color" ? color : { [channel]: color.color };
}

function numberOf(value: JsonValue | undefined, channel: string, least: number, most = Infinity): ElementStyle {
  const number = typeof value === "string" ? Number(value.replace(/px$/, "")) : value;
  return typeof number === "number" && number >= least && number <= most ? { [channel]: number } : {};
}

function namedOf(value: JsonValue | undefined, what: "shape" | "line", looks: FileLooks): ElementStyle {
  if (typeof value !== "string") return {};
  const shape =
    what === "shape" ? shapeCalled(value.replace("roundrectangle", "round-rectangle"), cytoscapeShapes) : undefined;
  const lineStyle = what === "line" ? lineCalled(value, cytoscapeShapes) : undefined;
  if (shape === undefined && lineStyle === undefined) looks.drop(`${what} '${value}'`);
  return { ...(shape && { shape }), ...(lineStyle && { lineStyle }) };
}

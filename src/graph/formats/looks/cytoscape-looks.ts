import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";
import type { ElementTarget } from "../../graph-types";
import type { DrawnEdge, DrawnNode, ElementStyle } from "../../style-types";
import { readFileColor } from "./file-color";
import type { FileLooks } from "./file-looks";
import { cytoscapeShapes, lineCalled, shapeCalled } from "./shape-names";

/** A node's look as Cytoscape.js takes it with an element. */
export function toCytoscapeNode({ color, size, shape, opacity, borderColor, borderWidth }: DrawnNode): JsonObject {
  const name = cytoscapeShapes.shapes[shape];
  return {
    "background-color": color,
    width: size,
    height: size,
    ...(name !== undefined && { shape: name }),
    opacity,
    ...(borderColor !== undefined && { "border-color": borderColor }),
    ...(borderWidth !== undefined && { "border-width": borderWidth }),
  };
}

export function toCytoscapeEdge({ color, width, lineStyle, opacity, directed }: DrawnEdge): JsonObject {
  return {
    "line-color": color,
    "target-arrow-color": color,
    "target-arrow-shape": directed ? "triangle" : "none",
    "curve-style": "bezier",
    width,
    "line-style": cytoscapeShapes.lines[lineStyle],
    opacity,
  };
}

/** The look that an element of Cytoscape.js has of its own. */
export function readCytoscapeLook(style: JsonValue | undefined, target: ElementTarget, looks: FileLooks): ElementStyle {
  if (!isJsonObject(style)) return {};
  const common = { ...numberOf(style["opacity"], "opacity", 0, 1) };
  if (target === "edges") {
    return {
      ...colorOf(style["line-color"], "color"),
      ...common,
      ...numberOf(style["width"], "width", 0),
      ...namedOf(style["line-style"], "line", looks),
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
  };
}

function colorOf(value: JsonValue | undefined, channel: "color" | "borderColor"): ElementStyle {
  const color = typeof value === "string" ? readFileColor(value) : undefined;
  if (!color) return {};
  return channel === "borderColor" ? { borderColor: color.color } : color;
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

import { type ElementStyle, type ElementTarget, merged } from "../host";
import type { XmlElement } from "../xml/xml-tree";
import { colorOf, type FileColor, readFileColor } from "./file-color";
import type { FileLooks } from "./file-looks";
import { gexfShapes, lineCalled, shapeCalled } from "./shape-names";

/** Gephi's sizes are radii. */
export const GEXF_RADIUS = 2;

/** Colour, size, thickness and shape of a node or an edge, as the viz module has them. */
export function readGexfLook(element: XmlElement, target: ElementTarget, looks: FileLooks): ElementStyle {
  return merged(element.children.map((child) => partOf(child, target, looks)));
}

function partOf({ name, attributes }: XmlElement, target: ElementTarget, looks: FileLooks): ElementStyle {
  const value = attributes.get("value") ?? "";
  switch (name) {
    case "color":
      return styleWithNotes(readColor(attributes), "colours that cannot be read", looks);
    case "size":
      return target === "nodes" ? sizeOf("size", value, GEXF_RADIUS) : {};
    case "thickness":
      return target === "edges" ? sizeOf("width", value, 1) : {};
    case "shape":
      return styleWithNotes(readShape(value, target), `shape '${value}'`, looks);
    case "position":
      if (Number(attributes.get("z") ?? 0) !== 0) looks.drop("heights (z)");
      return {};
    default:
      return {};
  }
}

function styleWithNotes(style: ElementStyle | undefined, what: string, looks: FileLooks): ElementStyle {
  if (style === undefined) looks.drop(what);
  return style ?? {};
}

function readColor(attributes: XmlElement["attributes"]): FileColor | undefined {
  const alpha = attributes.get("a") ?? attributes.get("alpha");
  const hex = attributes.get("hex");
  if (hex === undefined)
    return colorOf(
      ["r", "g", "b"].map((name) => channelOf(attributes.get(name))),
      alpha,
    );
  const color = readFileColor(hex);
  const opacity = alpha === undefined || alpha === "" ? Number.NaN : Number(alpha);
  return color && opacity >= 0 && opacity < 1 ? { ...color, opacity } : color;
}

function channelOf(text: string | undefined): number {
  return text === undefined || text.trim() === "" ? Number.NaN : Number(text);
}

function sizeOf(channel: "size" | "width", text: string, factor: number): ElementStyle {
  const size = text.trim() === "" ? Number.NaN : Number(text) * factor;
  return Number.isFinite(size) && size > 0 ? { [channel]: size } : {};
}

function readShape(name: string, target: ElementTarget): ElementStyle | undefined {
  if (target === "nodes") {
    const shape = shapeCalled(name, gexfShapes);
    return shape && { shape };
  }
  const lineStyle = lineCalled(name, gexfShapes);
  return lineStyle && { lineStyle };
}

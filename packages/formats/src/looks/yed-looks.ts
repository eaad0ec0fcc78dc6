import type { ElementStyle, Position } from "../host";
import type { XmlElement } from "../xml/xml-tree";
import { childrenOf, numberIn } from "../xml/xml-values";
import { readFileColor } from "./file-color";
import type { FileLooks } from "./file-looks";
import { lineCalled, shapeCalled, yedShapes } from "./shape-names";

/** What yEd says of a node beside its values. */
export interface YedNode {
  readonly style: ElementStyle;
  readonly label?: string;
  readonly position?: Position;
}

export interface YedEdge {
  readonly style: ElementStyle;
  readonly label?: string;
  /** Absent: yEd does not say. */
  readonly hasArrow?: boolean;
}

export function readYedNode(element: XmlElement, looks: FileLooks, isGroup: boolean): YedNode {
  const realizer = realizerIn(element, ["Geometry", "Fill", "Shape", "NodeLabel"]);
  if (!realizer) return { style: {} };
  const [geometry] = childrenOf(realizer, "Geometry");
  const box = isGroup ? {} : boxOf(geometry, looks);
  const [border] = childrenOf(realizer, "BorderStyle");
  const style = { ...fillOf(realizer), ...box.style, ...shapeOf(realizer, looks, isGroup), ...borderOf(border) };
  const label = labelOf(realizer, "NodeLabel", looks);
  return { style, ...(label !== undefined && { label }), ...(box.position && { position: box.position }) };
}

export function readYedEdge(element: XmlElement, looks: FileLooks): YedEdge {
  const realizer = realizerIn(element, ["LineStyle", "Arrows", "EdgeLabel"]);
  if (!realizer) return { style: {} };
  if (childrenOf(realizer, "Path").some((path) => childrenOf(path, "Point").length > 0)) looks.drop("bends of edges");
  const [line] = childrenOf(realizer, "LineStyle");
  const [arrows] = childrenOf(realizer, "Arrows");
  const ends = ["source", "target"].flatMap((end) => arrows?.attributes.get(end) ?? []);
  const label = labelOf(realizer, "EdgeLabel", looks);
  return {
    style: lineOf(line, looks),
    ...(label !== undefined && { label }),
    ...(ends.length > 0 && { hasArrow: ends.some((end) => end !== "none") }),
  };
}

/** The element that draws: groups have one for each of their states, inside others. */
function realizerIn(element: XmlElement, names: readonly string[]): XmlElement | undefined {
  for (const child of element.children) {
    if (child.children.some(({ name }) => names.includes(name))) return child;
    const inner = realizerIn(child, names);
    if (inner) return inner;
  }
  return undefined;
}

function fillOf(realizer: XmlElement): ElementStyle {
  const [fill] = childrenOf(realizer, "Fill");
  const hasNone = fill?.attributes.get("hasColor") === "false" || fill?.attributes.get("transparent") === "true";
  return hasNone ? {} : (readFileColor(fill?.attributes.get("color") ?? "") ?? {});
}

function borderOf(border: XmlElement | undefined): ElementStyle {
  if (!border || border.attributes.get("hasColor") === "false") return {};
  const color = readFileColor(border.attributes.get("color") ?? "")?.color;
  const width = numberIn(border, "width");
  return {
    ...(color !== undefined && { borderColor: color }),
    ...(width !== undefined && width >= 0 && { borderWidth: width }),
  };
}

/** yEd's boxes become as wide as high; a place is that of the middle. */
function boxOf(geometry: XmlElement | undefined, looks: FileLooks): Pick<Partial<YedNode>, "style" | "position"> {
  const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => numberIn(geometry, name));
  if (width !== height) looks.drop("widths other than heights");
  const size = width === height ? width : Math.sqrt((width ?? 0) * (height ?? 0));
  return {
    ...(size !== undefined && size > 0 && { style: { size } }),
    ...(x !== undefined && y !== undefined && { position: { x: x + (width ?? 0) / 2, y: y + (height ?? 0) / 2 } }),
  };
}

function shapeOf(realizer: XmlElement, looks: FileLooks, isGroup: boolean): ElementStyle {
  if (isGroup) return {};
  const name = childrenOf(realizer, "Shape")[0]?.attributes.get("type") ?? realizer.name;
  if (name === "ShapeNode") return {};
  const shape = shapeCalled(name, yedShapes);
  if (shape === undefined) looks.drop(`shape '${name}'`);
  return shape === undefined ? {} : { shape };
}

function lineOf(line: XmlElement | undefined, looks: FileLooks): ElementStyle {
  if (!line) return {};
  const type = line.attributes.get("type") ?? "line";
  const lineStyle = lineCalled(type, yedShapes);
  if (lineStyle === undefined) looks.drop(`line '${type}'`);
  const width = numberIn(line, "width");
  return {
    ...readFileColor(line.attributes.get("color") ?? ""),
    ...(width !== undefined && width > 0 && { width }),
    ...(lineStyle !== undefined && { lineStyle }),
  };
}

function labelOf(realizer: XmlElement, name: string, looks: FileLooks): string | undefined {
  const labels = childrenOf(realizer, name).filter((label) => label.text.trim() !== "");
  if (labels.some(({ attributes }) => attributes.size > 0)) looks.drop("fonts and places of labels");
  const [text, ...more] = labels.map((label) => label.text.trim()).filter((one) => one !== "");
  if (more.length > 0) looks.drop("further labels");
  return text;
}

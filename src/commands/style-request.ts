import * as z from "zod/mini";
import type { ElementTarget } from "@/graph/graph-types";
import { colorWord, readColor } from "@/graph/palette";
import { type ColorValue, type ElementStyle, type NodeShape, nodeShapes, type Size } from "@/graph/style-types";
import { refuseUnknownProperty } from "./check-property";
import type { CommandContext, CommandRefusal } from "./command-types";
import { refuse } from "./results";
import { figure, listed } from "./wording";

const sizeInput = z.union([z.number(), z.strictObject({ scale: z.number() })]);

const shared = {
  color: z.optional(z.string()).check(z.describe("word or #hex")),
  opacity: z.optional(z.number()).check(z.describe("0 to 1")),
  label: z.optional(z.string()).check(z.describe("text; {name} stands for an attribute")),
  layer: z.optional(z.string().check(z.minLength(1))).check(z.describe("name or id")),
};

/** What a node can look like. `circle` and `square` are what people call two of the nodeShapes. */
export const nodeStyleInput = {
  ...shared,
  size: z.optional(sizeInput).check(z.describe("px, or {scale: 1.5} of what is shown")),
  shape: z.optional(z.enum([...nodeShapes, "circle", "square"])),
  borderColor: z.optional(z.string()),
  borderWidth: z.optional(z.number()),
};

export const edgeStyleInput = {
  ...shared,
  width: z.optional(sizeInput).check(z.describe("px, or {scale: 2}")),
  lineStyle: z.optional(z.enum(["solid", "dashed", "dotted"])),
};

type NodeStyleRequest = z.output<z.ZodMiniObject<typeof nodeStyleInput>>;
type EdgeStyleRequest = z.output<z.ZodMiniObject<typeof edgeStyleInput>>;
export type StyleRequest = Partial<NodeStyleRequest & EdgeStyleRequest>;

export interface ReadStyle {
  readonly success: true;
  readonly style: ElementStyle;
  /** "colour blue, size × 1.5". */
  readonly text: string;
  /** "Blue, size × 1.5": the beginning of a layer's name. */
  readonly name: string;
}

const mostPx = 400;
const mostScale = 20;

/** Checks what a style call asks for and puts it as a layer stores it. */
export async function readStyle(
  request: StyleRequest,
  target: ElementTarget,
  context: CommandContext,
): Promise<ReadStyle | CommandRefusal> {
  const wrong = checkNumbers(request) ?? (await checkLabel(request.label, target, context));
  if (wrong !== undefined) return wrong;
  const color = colorIn(request.color);
  if (color?.success === false) return color;
  const borderColor = colorIn(request.borderColor);
  if (borderColor?.success === false) return borderColor;
  const style: ElementStyle = {
    ...constants(request),
    ...(color && { color: color.color }),
    ...(borderColor && { borderColor: borderColor.color }),
  };
  const texts = styleTexts(style);
  if (texts.length === 0) {
    const channels = Object.keys(target === "nodes" ? nodeStyleInput : edgeStyleInput).filter(
      (channel) => channel !== "layer",
    );
    return refuse(
      "The call says which elements to style, but not how.",
      `Give at least one of ${channels.join(", ")}.`,
    );
  }
  return { success: true, style, text: texts.join(", "), name: styleName(style) };
}

/** "Blue, size × 1.5": the beginning of a layer's name. */
export function styleName(style: ElementStyle): string {
  const name = styleTexts(style)
    .map((text) => text.replace(/^colour /, ""))
    .join(", ");
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

function colorIn(
  text: string | undefined,
): { readonly success: true; readonly color: ColorValue } | CommandRefusal | undefined {
  if (text === undefined) return undefined;
  const read = readColor(text);
  if (read.success) return read;
  const near = read.nearest.length > 0 ? `The nearest: ${listed(read.nearest)}. ` : "";
  return refuse(`'${text}' is no colour.`, `${near}Give a word such as blue, a CSS name, or a hex such as #3164e7.`);
}

function constants({ size, width, shape, lineStyle, opacity, label, borderWidth }: StyleRequest): ElementStyle {
  return {
    ...(size !== undefined && { size }),
    ...(width !== undefined && { width }),
    ...(shape !== undefined && { shape: shapeOf(shape) }),
    ...(lineStyle !== undefined && { lineStyle }),
    ...(opacity !== undefined && { opacity }),
    ...(label !== undefined && { label }),
    ...(borderWidth !== undefined && { borderWidth }),
  };
}

function shapeOf(word: NonNullable<StyleRequest["shape"]>): NodeShape {
  if (word === "circle") return "ellipse";
  return word === "square" ? "rectangle" : word;
}

function checkNumbers({ size, width, opacity, borderWidth }: StyleRequest): CommandRefusal | undefined {
  const wrongSize = checkSize("size", size) ?? checkSize("width", width);
  if (wrongSize !== undefined) return wrongSize;
  if (opacity !== undefined && (opacity < 0 || opacity > 1)) {
    return refuse(`An opacity of ${figure(opacity)} cannot be drawn.`, "Opacity goes from 0 (not seen) to 1 (solid).");
  }
  if (borderWidth !== undefined && (borderWidth < 0 || borderWidth > 50)) {
    return refuse(`A border of ${figure(borderWidth)} px cannot be drawn.`, "borderWidth goes from 0 to 50 px.");
  }
  return undefined;
}

function checkSize(name: string, value: Size | undefined): CommandRefusal | undefined {
  if (value === undefined) return undefined;
  const number = typeof value === "number" ? value : value.scale;
  const most = typeof value === "number" ? mostPx : mostScale;
  if (number > 0 && number <= most) return undefined;
  const given = typeof value === "number" ? `${figure(number)} px` : `${figure(number)} times as large`;
  return refuse(
    `A ${name} of ${given} cannot be drawn.`,
    `Give ${name} above 0 up to ${mostPx} px, or { "scale": 1.5 } up to ${mostScale}.`,
  );
}

async function checkLabel(
  template: string | undefined,
  target: ElementTarget,
  context: CommandContext,
): Promise<CommandRefusal | undefined> {
  for (const [, name = ""] of template?.matchAll(/\{([^{}]+)\}/g) ?? []) {
    const unknown = await refuseUnknownProperty(name.trim(), target, context);
    if (unknown !== undefined) return unknown;
  }
  return undefined;
}

/** Each channel as words, in the order people would say them. */
function styleTexts(style: ElementStyle): readonly string[] {
  const { color, size, width, shape, lineStyle, opacity, label, borderColor, borderWidth } = style;
  return [
    ...(color === undefined ? [] : [`colour ${colorWord(color)}`]),
    ...(size === undefined ? [] : [sizeText("size", size)]),
    ...(width === undefined ? [] : [sizeText("width", width)]),
    ...(shape === undefined ? [] : [`shape ${shape}`]),
    ...(lineStyle === undefined ? [] : [`${lineStyle} line`]),
    ...(opacity === undefined ? [] : [`opacity ${figure(opacity)}`]),
    ...(label === undefined ? [] : [label === "" ? "no label" : `label '${label}'`]),
    ...(borderColor === undefined ? [] : [`border ${colorWord(borderColor)}`]),
    ...(borderWidth === undefined ? [] : [`border ${figure(borderWidth)} px`]),
  ];
}

function sizeText(name: string, value: Size): string {
  return typeof value === "number" ? `${name} ${figure(value)} px` : `${name} × ${figure(value.scale)}`;
}

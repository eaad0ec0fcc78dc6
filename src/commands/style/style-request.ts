import * as z from "zod/mini";
import type { ElementTarget } from "@/graph/document/graph-types";
import { namesInLabel } from "@/graph/styles/labels";
import { readColor } from "@/graph/styles/palette";
import {
  arrowShapes,
  type ColorValue,
  type ElementStyle,
  edgeCurves,
  labelPlaces,
  lineStyles,
  type NodeShape,
  nodeIcons,
  nodeShapes,
  type Size,
} from "@/graph/styles/style-types";
import { figures } from "@/lib/english";
import { refuseUnknownProperty } from "../edit/check-property";
import { listed } from "../elements/wording";
import type { CommandContext, CommandRefusal } from "../registry/command-types";
import { refuse } from "../registry/results";
import { looksOf, styleName } from "./style-texts";

const sizeInput = z.union([z.number(), z.strictObject({ scale: z.number() })]);

const lettering = { labelSize: z.optional(z.number()), labelColor: z.optional(z.string()) };
const nodeOptions = {
  ...lettering,
  labelPlace: z.optional(z.enum(labelPlaces)),
  icon: z.optional(z.enum(nodeIcons)),
};
const edgeOptions = { ...lettering, arrow: z.optional(z.enum(arrowShapes)), curve: z.optional(z.enum(edgeCurves)) };

const shared = {
  color: z.optional(z.string()),
  opacity: z.optional(z.number()),
  label: z.optional(z.string()).check(z.describe("text; {name} inserts an attribute")),
  layer: z.optional(z.string().check(z.minLength(1))),
};

/** What a node can look like. `circle` and `square` are what people call two of the nodeShapes. */
export const nodeStyleInput = {
  ...shared,
  size: z.optional(sizeInput).check(z.describe("{scale: 1.5}, or px (usual 16 to 32)")),
  shape: z.optional(z.enum([...nodeShapes, "circle", "square"])),
  borderColor: z.optional(z.string()),
  borderWidth: z.optional(z.number()),
  options: z.optional(z.strictObject(nodeOptions)).check(z.describe("labelSize, labelColor, labelPlace, icon")),
};

/** Models read what is the same for nodes once, there. */
export const edgeStyleInput = {
  color: z.optional(z.string()),
  opacity: z.optional(z.number()),
  label: z.optional(z.string()),
  layer: z.optional(z.string().check(z.minLength(1))),
  width: z.optional(sizeInput),
  lineStyle: z.optional(z.enum(lineStyles)),
  options: z.optional(z.strictObject(edgeOptions)).check(z.describe("labelSize, labelColor, arrow, curve")),
};

type NodeStyleRequest = z.output<z.ZodMiniObject<typeof nodeStyleInput>>;
type EdgeStyleRequest = z.output<z.ZodMiniObject<typeof edgeStyleInput>>;
type Options = Partial<z.output<z.ZodMiniObject<typeof nodeOptions>> & z.output<z.ZodMiniObject<typeof edgeOptions>>>;
export type StyleRequest = Partial<Omit<NodeStyleRequest & EdgeStyleRequest, "options">> & {
  readonly options?: Options | undefined;
};

export interface ReadStyle {
  readonly success: true;
  readonly style: ElementStyle;
  readonly looks: ReturnType<typeof looksOf>;
  /** "Blue, size × 1.5": the beginning of a layer's name. */
  readonly name: string;
}

const mostPx = 400;
/** A node below this is a speck; who writes 1.5 means times as large. */
const leastNode = 3;
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
  const { labelColor, ...options } = request.options ?? {};
  const ink = colorIn(labelColor);
  if (ink?.success === false) return ink;
  const style: ElementStyle = {
    ...constants(request),
    ...(color && { color: color.color }),
    ...(borderColor && { borderColor: borderColor.color }),
    ...definedOf(options),
    ...(ink && { labelColor: ink.color }),
  };
  const looks = looksOf(style);
  if (looks.length === 0) {
    const channels = Object.keys({
      ...(target === "nodes" ? { ...nodeStyleInput, ...nodeOptions } : { ...edgeStyleInput, ...edgeOptions }),
    }).filter((channel) => channel !== "layer" && channel !== "options");
    return refuse(
      "The call says which elements to style, but not how.",
      `Give at least one of ${channels.join(", ")}.`,
    );
  }
  return { success: true, style, looks, name: styleName(style) };
}

function colorIn(
  text: string | undefined,
): { readonly success: true; readonly color: ColorValue } | CommandRefusal | undefined {
  if (text === undefined) return undefined;
  const read = readColor(text);
  if (read.success) return read;
  const near = read.nearest.length > 0 ? `The nearest: ${listed(read.nearest)}. ` : "";
  return refuse({ why: "no-colour", text }, `${near}Give a word such as blue, a CSS name, or a hex such as #3164e7.`);
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

function definedOf({ labelSize, labelPlace, icon, arrow, curve }: Omit<Options, "labelColor">): ElementStyle {
  return {
    ...(labelSize !== undefined && { labelSize }),
    ...(labelPlace !== undefined && { labelPlace }),
    ...(icon !== undefined && { icon }),
    ...(arrow !== undefined && { arrow }),
    ...(curve !== undefined && { curve }),
  };
}

function shapeOf(word: NonNullable<StyleRequest["shape"]>): NodeShape {
  if (word === "circle") return "ellipse";
  return word === "square" ? "rectangle" : word;
}

function checkNumbers({ size, width, opacity, borderWidth, options }: StyleRequest): CommandRefusal | undefined {
  const wrongSize = checkSize("size", size) ?? checkSize("width", width);
  if (wrongSize !== undefined) return wrongSize;
  if (opacity !== undefined && (opacity < 0 || opacity > 1)) {
    return refuse(
      `An opacity of ${figures(opacity)} cannot be drawn.`,
      "Opacity goes from 0 (not seen) to 1 (solid).",
      {
        why: "look-range",
        look: "opacity",
        least: 0,
        most: 1,
      },
    );
  }
  if (borderWidth !== undefined && (borderWidth < 0 || borderWidth > 50)) {
    return refuse(`A border of ${figures(borderWidth)} px cannot be drawn.`, "borderWidth goes from 0 to 50 px.", {
      why: "look-range",
      look: "borderWidth",
      least: 0,
      most: 50,
    });
  }
  const letters = options?.labelSize;
  if (letters !== undefined && (letters < 4 || letters > 96)) {
    return refuse(
      `A label of ${figures(letters)} px cannot be read or drawn.`,
      "labelSize goes from 4 to 96 px; 12 is usual.",
      { why: "look-range", look: "labelSize", least: 4, most: 96 },
    );
  }
  return undefined;
}

function checkSize(name: "size" | "width", value: Size | undefined): CommandRefusal | undefined {
  if (value === undefined) return undefined;
  if (name === "size" && typeof value === "number" && value > 0 && value < leastNode) {
    return refuse(
      `A size of ${figures(value)} px cannot be seen.`,
      `Give { "scale": ${value} } for ${figures(value)} times as large, or px: 16 to 32 are usual.`,
      { why: "look-range", look: name, least: leastNode, most: mostPx },
    );
  }
  const number = typeof value === "number" ? value : value.scale;
  const most = typeof value === "number" ? mostPx : mostScale;
  if (number > 0 && number <= most) return undefined;
  const given = typeof value === "number" ? `${figures(number)} px` : `${figures(number)} times as large`;
  return refuse(
    `A ${name} of ${given} cannot be drawn.`,
    `Give ${name} above 0 up to ${mostPx} px, or { "scale": 1.5 } up to ${mostScale}.`,
    { why: "look-range", look: name, least: name === "size" ? leastNode : 1, most: mostPx },
  );
}

async function checkLabel(
  template: string | undefined,
  target: ElementTarget,
  context: CommandContext,
): Promise<CommandRefusal | undefined> {
  for (const name of namesInLabel(template)) {
    const unknown = await refuseUnknownProperty(name, target, context);
    if (unknown !== undefined) return unknown;
  }
  return undefined;
}

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

const lettering = { labelSize: z.exactOptional(z.number()), labelColor: z.exactOptional(z.string()) };
const nodeOptions = {
  ...lettering,
  labelPlace: z.exactOptional(z.enum(labelPlaces)),
  icon: z.exactOptional(z.enum(nodeIcons)),
};
const edgeOptions = {
  ...lettering,
  arrow: z.exactOptional(z.enum(arrowShapes)),
  curve: z.exactOptional(z.enum(edgeCurves)),
};

const shared = {
  color: z.exactOptional(z.string()),
  opacity: z.exactOptional(z.number()),
  label: z.exactOptional(z.string()).check(z.describe("text; {name} inserts an attribute")),
  layer: z.exactOptional(z.string().check(z.minLength(1))),
};

/** What a node can look like. `circle` and `square` are what people call two of the nodeShapes. */
export const nodeStyleInput = {
  ...shared,
  size: z.exactOptional(sizeInput).check(z.describe("{scale: 1.5}, or px (usual 16 to 32)")),
  shape: z.exactOptional(z.enum([...nodeShapes, "circle", "square"])),
  borderColor: z.exactOptional(z.string()),
  borderWidth: z.exactOptional(z.number()),
  options: z.exactOptional(z.strictObject(nodeOptions)).check(z.describe("labelSize, labelColor, labelPlace, icon")),
};

/** Models read what is the same for nodes once, there. */
export const edgeStyleInput = {
  color: z.exactOptional(z.string()),
  opacity: z.exactOptional(z.number()),
  label: z.exactOptional(z.string()),
  layer: z.exactOptional(z.string().check(z.minLength(1))),
  width: z.exactOptional(sizeInput),
  lineStyle: z.exactOptional(z.enum(lineStyles)),
  options: z.exactOptional(z.strictObject(edgeOptions)).check(z.describe("labelSize, labelColor, arrow, curve")),
};

type NodeStyleRequest = z.output<z.ZodMiniObject<typeof nodeStyleInput>>;
type EdgeStyleRequest = z.output<z.ZodMiniObject<typeof edgeStyleInput>>;
type Options = Partial<z.output<z.ZodMiniObject<typeof nodeOptions>> & z.output<z.ZodMiniObject<typeof edgeOptions>>>;
export type StyleRequest = Partial<Omit<NodeStyleRequest & EdgeStyleRequest, "options">> & {
  readonly options?: Options;
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
  const { color, borderColor, shape, layer: _layer, options: { labelColor, ...options } = {}, ...plain } = request;
  const colors = readColors({ color, borderColor, labelColor });
  if (!colors.success) return colors;
  const style: ElementStyle = { ...plain, ...(shape && { shape: shapeOf(shape) }), ...options, ...colors.colors };
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

type Colors<T> = { [channel in "color" | "borderColor" | "labelColor"]?: T };

function readColors(
  given: Colors<string | undefined>,
): { readonly success: true; readonly colors: Colors<ColorValue> } | CommandRefusal {
  const colors: Colors<ColorValue> = {};
  for (const channel of ["color", "borderColor", "labelColor"] as const) {
    const text = given[channel];
    if (text === undefined) continue;
    const read = readColor(text);
    if (!read.success) {
      const near = read.nearest.length > 0 ? `The nearest: ${listed(read.nearest)}. ` : "";
      const hint = `${near}Give a word such as blue, a CSS name, or a hex such as #3164e7.`;
      return refuse({ why: "no-colour", text }, hint);
    }
    colors[channel] = read.color;
  }
  return { success: true, colors };
}

function shapeOf(word: NonNullable<StyleRequest["shape"]>): NodeShape {
  if (word === "circle") return "ellipse";
  return word === "square" ? "rectangle" : word;
}

const ranges = [
  {
    look: "opacity",
    least: 0,
    most: 1,
    hint: "Opacity goes from 0 (not seen) to 1 (solid).",
    what: (value: string) => `An opacity of ${value} cannot be drawn.`,
  },
  {
    look: "borderWidth",
    least: 0,
    most: 50,
    hint: "borderWidth goes from 0 to 50 px.",
    what: (value: string) => `A border of ${value} px cannot be drawn.`,
  },
  {
    look: "labelSize",
    least: 4,
    most: 96,
    hint: "labelSize goes from 4 to 96 px; 12 is usual.",
    what: (value: string) => `A label of ${value} px cannot be read or drawn.`,
  },
] as const;

function checkNumbers({ size, width, opacity, borderWidth, options }: StyleRequest): CommandRefusal | undefined {
  const wrongSize = checkSize("size", size) ?? checkSize("width", width);
  if (wrongSize !== undefined) return wrongSize;
  const given = { opacity, borderWidth, labelSize: options?.labelSize };
  for (const { look, least, most, what, hint } of ranges) {
    const value = given[look];
    if (value === undefined || (value >= least && value <= most)) continue;
    return refuse(what(figures(value)), hint, { why: "look-range", look, least, most });
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

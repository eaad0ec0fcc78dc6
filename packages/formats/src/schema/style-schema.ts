import * as z from "zod/mini";
import { arrowShapes, edgeCurves, labelPlaces, lineStyles, nodeIcons, nodeShapes, type StyleLayer } from "../host";
import { anyJson, selectorSchema } from "./selector-schema";

const size = z.union([z.number(), z.object({ scale: z.number() })]);
const shape = z.enum(nodeShapes);
/** A palette slot or an exact hex: what the page and the canvas may put into a style. */
const color = z.string().check(z.regex(/^(?:--[a-z0-9-]+|#[0-9a-fA-F]{6})$/));
const elementStyle = z.object({
  color: z.exactOptional(color),
  size: z.exactOptional(size),
  width: z.exactOptional(size),
  shape: z.exactOptional(shape),
  lineStyle: z.exactOptional(z.enum(lineStyles)),
  opacity: z.exactOptional(z.number().check(z.minimum(0), z.maximum(1))),
  label: z.exactOptional(z.string()),
  borderColor: z.exactOptional(color),
  borderWidth: z.exactOptional(z.number()),
  labelSize: z.exactOptional(z.number()),
  labelColor: z.exactOptional(color),
  labelPlace: z.exactOptional(z.enum(labelPlaces)),
  icon: z.exactOptional(z.enum(nodeIcons)),
  arrow: z.exactOptional(z.enum(arrowShapes)),
  curve: z.exactOptional(z.enum(edgeCurves)),
});
const channel = z.enum(["color", "size", "width", "opacity", "shape", "label"]);
const mapping = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("categories"),
    channel,
    property: z.string(),
    entries: z.array(z.object({ value: anyJson, output: anyJson })),
    other: z.exactOptional(anyJson),
  }),
  z.object({
    kind: z.literal("range"),
    channel,
    property: z.string(),
    scale: z.enum(["linear", "sqrt", "log"]),
    domain: z.tuple([z.number(), z.number()]),
    range: z.array(anyJson),
    other: z.exactOptional(anyJson),
  }),
  z.object({ kind: z.literal("identity"), channel: z.literal("label"), property: z.string() }),
]);

export const elementTarget = z.enum(["nodes", "edges"]);

/** A style layer in a file. */
export const layerSchema: z.ZodMiniType<StyleLayer> = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string(),
  target: elementTarget,
  where: selectorSchema,
  style: z.exactOptional(elementStyle),
  mapping: z.exactOptional(mapping),
  looks: z.exactOptional(z.array(z.object({ style: elementStyle, ids: z.array(z.string()) }))),
  origin: z.enum(["user", "assistant"]),
  enabled: z.exactOptional(z.boolean()),
});

import { z } from "zod";
import { nodeShapes, type StyleLayer } from "../style-types";
import { anyJson, selectorSchema } from "./selector-schema";

const size = z.union([z.number(), z.object({ scale: z.number() })]);
const shape = z.enum(nodeShapes);
/** A palette slot or an exact hex: what the page and the canvas may put into a style. */
const color = z.string().regex(/^(?:--[a-z0-9-]+|#[0-9a-fA-F]{6})$/);
const elementStyle = z.object({
  color: color.exactOptional(),
  size: size.exactOptional(),
  width: size.exactOptional(),
  shape: shape.exactOptional(),
  lineStyle: z.enum(["solid", "dashed", "dotted"]).exactOptional(),
  opacity: z.number().min(0).max(1).exactOptional(),
  label: z.string().exactOptional(),
  borderColor: color.exactOptional(),
  borderWidth: z.number().exactOptional(),
});
const channel = z.enum(["color", "size", "width", "opacity", "shape", "label"]);
const mapping = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("categories"),
    channel,
    property: z.string(),
    entries: z.array(z.object({ value: anyJson, output: anyJson })),
    other: anyJson.exactOptional(),
  }),
  z.object({
    kind: z.literal("range"),
    channel,
    property: z.string(),
    scale: z.enum(["linear", "sqrt", "log"]),
    domain: z.tuple([z.number(), z.number()]),
    range: z.array(anyJson),
    other: anyJson.exactOptional(),
  }),
  z.object({ kind: z.literal("identity"), channel: z.literal("label"), property: z.string() }),
]);

export const elementTarget = z.enum(["nodes", "edges"]);

/** A style layer as it stands in a file. */
export const layerSchema: z.ZodType<StyleLayer> = z.object({
  id: z.string().min(1),
  name: z.string(),
  target: elementTarget,
  where: selectorSchema,
  style: elementStyle.exactOptional(),
  mapping: mapping.exactOptional(),
  origin: z.enum(["user", "assistant"]),
  enabled: z.boolean().exactOptional(),
});

import * as z from "zod/mini";
import { type GraphChange, isJsonObject, type JsonObject, type JsonValue, type SavedStep } from "../host";
import { edgeSchema, filterSchema, foldSchema, graphSchema, metaSchema, nodeSchema, setSchema } from "../json/own-json";
import { elementTarget, layerSchema } from "./style-schema";

const id = z.string().check(z.minLength(1));
const at = z.exactOptional(z.int());
const isShownOnly = z.exactOptional(z.literal(true));
const point = z.nullable(z.object({ x: z.number(), y: z.number() }));
const record = z.custom<JsonObject>(isJsonObject, "expected a record of attributes");

/** Of a text that was read as JSON: its parts need no look. */
const values = z.custom<readonly JsonValue[]>(Array.isArray, "expected a list of values");

/** A change that the undo log keeps: none of the view. */
export const changeSchema: z.ZodMiniType<GraphChange> = z.discriminatedUnion("type", [
  z.object({ type: z.literal("node-put"), node: nodeSchema, at, isShownOnly }),
  z.object({ type: z.literal("edge-put"), edge: edgeSchema, at, isShownOnly }),
  z.object({
    type: z.literal("attributes-set"),
    target: elementTarget,
    id,
    set: z.exactOptional(record),
    unset: z.exactOptional(z.array(z.string())),
    isShownOnly,
  }),
  z.object({
    type: z.literal("values-set"),
    target: elementTarget,
    name: z.string(),
    ids: z.array(id),
    values,
    isShownOnly,
  }),
  z.object({ type: z.literal("node-remove"), id, isShownOnly }),
  z.object({ type: z.literal("edge-remove"), id, isShownOnly }),
  z.object({ type: z.literal("parent-set"), id, parent: z.nullable(id) }),
  z.object({
    type: z.literal("positions-set"),
    positions: z.record(z.string(), point),
    layout: z.exactOptional(z.nullable(z.string())),
  }),
  z.object({ type: z.literal("layer-put"), layer: layerSchema, at }),
  z.object({ type: z.literal("layer-remove"), id }),
  z.object({ type: z.literal("set-put"), set: setSchema, at }),
  z.object({ type: z.literal("set-remove"), name: z.string() }),
  z.object({ type: z.literal("filter-set"), filter: filterSchema }),
  z.object({ type: z.literal("fold-set"), fold: z.nullable(foldSchema) }),
  z.object({ type: z.literal("meta-set"), meta: metaSchema }),
  z.object({ type: z.literal("graph-replace"), graph: graphSchema }),
]);

const done = z.object({ name: z.string(), input: record, data: z.exactOptional(record), message: z.string() });

/** A step of the undo log as it is stored. */
export const savedStepSchema: z.ZodMiniType<SavedStep> = z.object({
  id,
  title: z.string(),
  actor: z.enum(["user", "assistant"]),
  entries: z
    .array(
      z
        .object({
          sequence: z.int(),
          changes: z.array(changeSchema),
          inverse: z.array(changeSchema),
          undone: z.array(z.int()),
          call: z.exactOptional(z.string()),
          part: z.exactOptional(z.string()),
          did: z.exactOptional(done),
          flips: z.exactOptional(
            z.array(
              z.object({
                entry: z.int(),
                isOn: z.boolean(),
                changes: z.array(changeSchema),
                inverse: z.array(changeSchema),
              }),
            ),
          ),
        })
        .check(
          z.refine(({ undone, flips }) => undone.length === 0 || flips !== undefined, "an undo without what it did"),
        ),
    )
    .check(z.minLength(1)),
});

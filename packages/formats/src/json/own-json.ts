import * as z from "zod/mini";
import { filterOf, type GraphData, inWords, isJsonObject, type JsonObject } from "../host";
import { failure, type ReadResult } from "../read-result";
import { selectorSchema } from "../schema/selector-schema";
import { elementTarget, layerSchema } from "../schema/style-schema";

const attributes = z._default(z.custom<JsonObject>(isJsonObject, "expected a record of attributes"), {});
const id = z.string().check(z.minLength(1));
const ids = z.array(z.string());

const filterStep = z.object({
  target: elementTarget,
  where: selectorSchema,
  text: z.string(),
  enabled: z._default(z.boolean(), true),
});

export const nodeSchema = z.object({
  id,
  attributes,
  position: z.exactOptional(z.object({ x: z.number(), y: z.number() })),
  parent: z.exactOptional(z.string()),
});
export const edgeSchema = z.object({
  id,
  source: z.string(),
  target: z.string(),
  directed: z.exactOptional(z.boolean()),
  attributes,
});
export const setSchema = z.object({ name: z.string().check(z.minLength(1)), nodes: ids, edges: ids });
export const filterSchema = z.pipe(
  z.nullable(z.object({ steps: z.array(filterStep) })),
  z.transform((filter) => filter && filterOf(filter.steps)),
);

export const foldSchema = z.object({ by: id, open: z._default(ids, []) });

const word = z.string().check(z.minLength(1));
export const metaSchema = z.object({
  name: z.string(),
  directed: z.boolean(),
  labelAttribute: z.exactOptional(z.string()),
  taught: z.exactOptional(z.array(z.object({ word, means: word }))),
});

/** A whole graph as plain data, without the mark of the file's form. */
export const graphSchema = z.extend(metaSchema, {
  nodes: z.array(nodeSchema),
  edges: z.array(edgeSchema),
  layers: z._default(z.array(layerSchema), []),
  sets: z._default(z.array(setSchema), []),
  filter: z._default(filterSchema, null),
  fold: z.exactOptional(foldSchema),
  layout: z.exactOptional(z.string()),
});
const fileSchema = z.extend(graphSchema, { parley: z.literal(1) });

/** Parley's own form, as `writeGraph` writes it. */
export function readOwnJson(json: JsonObject, fileName: string): ReadResult {
  if (typeof json["parley"] === "number" && json["parley"] > 1) {
    return failure(
      { id: "newerParley", with: { file: fileName, form: json["parley"] } },
      { hint: { id: "openThere" } },
    );
  }
  const parsed = z.safeParse(fileSchema, withSteps(json), inWords);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const problem = `${pathOf(issue?.path ?? [])}${issue?.message}`;
    return failure({ id: "notOwn", with: { file: fileName, problem } }, { hint: { id: "saveInParley" } });
  }
  const { parley: _, ...graph } = parsed.data;
  const data: GraphData = graph;
  return { success: true, graph: data, notes: [] };
}

/** Before filters had steps, a filter was one. */
function withSteps(json: JsonObject): JsonObject {
  const { filter } = json;
  return isJsonObject(filter) && !("steps" in filter) ? { ...json, filter: { steps: [filter] } } : json;
}

function pathOf(path: readonly PropertyKey[]): string {
  if (path.length === 0) return "";
  const [first, ...rest] = path.map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`));
  return `${first?.slice(1)}${rest.join("")}: `;
}

import * as z from "zod/mini";
import { isJsonObject, type JsonObject } from "@/lib/json";
import { inWords } from "@/lib/schema-words";
import type { GraphData } from "../change-types";
import { filterOf } from "../filter-steps";
import { failure, type ReadResult } from "./read-result";
import { selectorSchema } from "./selector-schema";
import { elementTarget, layerSchema } from "./style-schema";

const attributes = z._default(z.custom<JsonObject>(isJsonObject, "expected a record of attributes"), {});
const id = z.string().check(z.minLength(1));
const ids = z.array(z.string());

const filterStep = z.object({
  target: elementTarget,
  where: selectorSchema,
  text: z.string(),
  enabled: z._default(z.boolean(), true),
});

const graphSchema = z.object({
  parley: z.literal(1),
  name: z.string(),
  directed: z.boolean(),
  labelAttribute: z.exactOptional(z.string()),
  nodes: z.array(
    z.object({
      id,
      attributes,
      position: z.exactOptional(z.object({ x: z.number(), y: z.number() })),
      parent: z.exactOptional(z.string()),
    }),
  ),
  edges: z.array(
    z.object({ id, source: z.string(), target: z.string(), directed: z.exactOptional(z.boolean()), attributes }),
  ),
  layers: z._default(z.array(layerSchema), []),
  sets: z._default(z.array(z.object({ name: z.string().check(z.minLength(1)), nodes: ids, edges: ids })), []),
  filter: z._default(z.nullable(z.object({ steps: z.array(filterStep) })), null),
  layout: z.exactOptional(z.string()),
});

/** Parley's own form, as `writeGraph` writes it. */
export function readOwnJson(json: JsonObject, fileName: string): ReadResult {
  if (typeof json["parley"] === "number" && json["parley"] > 1) {
    return failure(`${fileName} was saved by a newer Parley (form ${json["parley"]}).`, {
      hint: "Open it with that version, or save it there in another form.",
    });
  }
  const parsed = z.safeParse(graphSchema, withSteps(json), inWords);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return failure(`${fileName} is not a whole Parley graph: ${pathOf(issue?.path ?? [])}${issue?.message}.`, {
      hint: "Save it again in Parley, or mend that place.",
    });
  }
  const { parley: _, filter, ...graph } = parsed.data;
  const data: GraphData = { ...graph, filter: filter && filterOf(filter.steps) };
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

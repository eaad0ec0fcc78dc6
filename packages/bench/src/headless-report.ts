import * as z from "zod/mini";
import type { JsonObject, JsonValue } from "@/lib/json";

/** What evaluation reads of the headless entry's JSON (docs/headless.md); everything else of it is left aside. */
const jsonObject = z.custom<JsonObject>((value) => typeof value === "object" && value !== null);
const jsonValue = z.custom<JsonValue>((value) => value !== undefined);
const place = z.object({ x: z.number(), y: z.number() });

const node = z.object({
  id: z.string(),
  label: z.string(),
  attributes: jsonObject,
  style: jsonObject,
  drawn: jsonObject,
  visible: z.boolean(),
  position: z.optional(place),
  parent: z.optional(z.string()),
});

const edge = z.object({
  id: z.string(),
  source: z.string(),
  target: z.string(),
  directed: z.optional(z.boolean()),
  attributes: jsonObject,
  style: jsonObject,
  drawn: jsonObject,
  visible: z.boolean(),
});

const documentReport = z.object({
  name: z.string(),
  directed: z.boolean(),
  labelAttribute: z.optional(z.string()),
  nodes: z.array(node),
  edges: z.array(edge),
  layers: z.array(jsonObject),
  sets: jsonObject,
  selection: z.object({ nodes: z.array(z.string()), edges: z.array(z.string()) }),
  filter: jsonValue,
  layout: z.nullable(z.string()),
  view: z.object({ focus: z.array(z.string()) }),
});

const call = z.object({
  round: z.number(),
  name: z.string(),
  input: jsonObject,
  success: z.boolean(),
  message: z.string(),
  hint: z.optional(z.string()),
  data: jsonValue,
});

const usage = z.object({ inputTokens: z.number(), outputTokens: z.number(), cost: z.optional(z.number()) });

const source = z.object({
  course: z.string(),
  lesson: z.string(),
  number: z.optional(z.number()),
  passage: z.string(),
  from: z.optional(z.string()),
});

const promptStep = z.object({
  prompt: z.string(),
  success: z.boolean(),
  message: z.string(),
  terminationReason: z.string(),
  rounds: z.array(z.unknown()),
  durationMs: z.number(),
  usage,
  calls: z.array(call),
  sources: z.optional(z.array(source)),
  document: documentReport,
});

const commandStep = z.object({
  command: z.string(),
  success: z.boolean(),
  message: z.string(),
  document: documentReport,
});

export const taskReport = z.object({
  id: z.string(),
  opened: documentReport,
  steps: z.array(z.union([promptStep, commandStep])),
});

export const failureReport = z.object({ id: z.optional(z.string()), error: z.string() });

export type TaskReport = z.output<typeof taskReport>;
export type SourceReport = z.output<typeof source>;
export type PromptStep = z.output<typeof promptStep>;
export type DocumentReport = z.output<typeof documentReport>;
export type NodeReport = DocumentReport["nodes"][number];
export type EdgeReport = DocumentReport["edges"][number];
export type ElementReport = NodeReport | EdgeReport;

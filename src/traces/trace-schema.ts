import { changeSchema } from "@parley/formats/read";
import * as z from "zod/mini";
import type { AiOptions } from "@/ai/options/ai-options";
import type { Trace } from "@/ai/trace/trace";
import type { ForeignStep, RecordedPrice, TimedEvent, TraceBefore, TraceEdit } from "@/ai/trace/trace-surroundings";
import type { Price } from "@/ai/usage/prices";
import type { SavedSets } from "@/commands/registry/command-types";
import { isJsonObject } from "@/lib/json";
import { eventSchema, outcomeSchema, resultSchema } from "./trace-event-schema";
import {
  capabilities,
  count,
  elementSet,
  exchange,
  partSchema,
  planSchema,
  requestSchema,
  texts,
} from "./trace-part-schema";

const at = z.number();

const foreignStep: z.ZodMiniType<ForeignStep> = z.looseObject({
  step: z.string(),
  title: z.string(),
  actor: z.enum(["user", "assistant"]),
  changes: z.array(changeSchema),
  undoes: z.exactOptional(texts),
});

/** Where a trace of an earlier Parley has `told`. */
const renamed = z.exactOptional(z.string());
const foundSet = z.pipe(
  z.object({ nodes: texts, edges: texts, foundBy: renamed, told: renamed }),
  z.transform(({ told, foundBy = told, ...ids }) => ({ ...ids, ...(foundBy !== undefined && { foundBy }) })),
);
const sets: z.ZodMiniType<SavedSets> = z.looseObject({
  count,
  last: z.nullable(z.string()),
  numbered: z.array(z.looseObject({ name: z.string(), set: foundSet })),
});

const before: z.ZodMiniType<TraceBefore> = z.looseObject({
  exchanges: count,
  history: z.exactOptional(z.array(exchange)),
  sets: z.exactOptional(sets),
  summary: z.exactOptional(z.looseObject({ text: z.string(), of: count })),
  allowed: texts,
  selection: elementSet,
  plan: z.exactOptional(planSchema),
  byHand: z.array(foreignStep),
});

const moment = { at, events: count, parts: count };
const outside: z.ZodMiniType<TimedEvent> = z.discriminatedUnion("type", [
  z.looseObject({ ...moment, type: z.literal("stop") }),
  z.looseObject({ ...moment, type: z.literal("time-over") }),
  z.looseObject({
    ...moment,
    type: z.literal("answer"),
    callId: z.string(),
    allow: z.boolean(),
    forAll: z.boolean(),
  }),
  z.looseObject({ ...moment, type: z.literal("hand"), step: foreignStep }),
  z.pipe(
    z.looseObject({ ...moment, type: z.literal("plan"), plan: planSchema, message: renamed, told: renamed }),
    z.transform(({ told = "", message = told, ...rest }) => ({ ...rest, message })),
  ),
  z.looseObject({ ...moment, type: z.literal("select"), selection: elementSet }),
]);

const edit: z.ZodMiniType<TraceEdit> = z.looseObject({
  ...moment,
  title: z.string(),
  count,
  digest: z.exactOptional(z.string()),
  changes: z.exactOptional(z.array(changeSchema)),
});

const figures = {
  input: z.number(),
  output: z.number(),
  cachedInput: z.exactOptional(z.number()),
  cacheWrite: z.exactOptional(z.number()),
};
const long = z.looseObject({ ...figures, over: z.number() });
const priceSchema: z.ZodMiniType<Price> = z.looseObject({ ...figures, long: z.exactOptional(long) });

const price: z.ZodMiniType<RecordedPrice> = z.looseObject({
  model: z.string(),
  host: z.exactOptional(z.string()),
  price: z.exactOptional(priceSchema),
});

/** One message as a file holds it. */
export const traceSchema: z.ZodMiniType<Trace> = z.looseObject({
  version: z.literal(1),
  input: z.string(),
  provider: z.looseObject({
    id: z.string(),
    model: z.string(),
    title: z.string(),
    host: z.exactOptional(z.string()),
    capabilities: z.exactOptional(capabilities),
  }),
  /** The loop checks each option again when it is used. */
  options: z.custom<AiOptions>(isJsonObject, "expected a record of options"),
  startedAt: z.number(),
  durationMs: z.number(),
  firstRevision: count,
  finalRevision: count,
  requests: z.array(z.looseObject({ at, request: requestSchema })),
  parts: z.array(z.looseObject({ at, request: count, part: partSchema })),
  events: z.array(z.looseObject({ at, event: eventSchema })),
  calls: z.array(outcomeSchema),
  result: resultSchema,
  step: z.exactOptional(z.string()),
  before: z.exactOptional(before),
  acts: z.exactOptional(z.array(outside)),
  edits: z.exactOptional(z.array(edit)),
  random: z.exactOptional(z.array(z.number())),
  prices: z.exactOptional(z.array(price)),
});

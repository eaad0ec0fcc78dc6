import * as z from "zod/mini";
import type { AiEvent, AiStage } from "@/ai/loop/ai-events";
import type { ExecutionResult, TerminationReason, ToolOutcome } from "@/ai/results/execution-result";
import { messageReadingSchema } from "@/ai/results/message-reading-schema";
import { isNote, type Note } from "@/ai/results/notes";
import { sourceFields } from "@/ai/sources/source-fields";
import { refusalSchema, saidSchema } from "@/commands/registry/refusal-schema";
import type { Source } from "@/knowledge/source";
import {
  answerer,
  block,
  count,
  elementSet,
  failure,
  finishReason,
  jsonObject,
  jsonValue,
  planSchema,
  texts,
  usage,
} from "./trace-part-schema";

const stages = ["idle", "loading", "submitted", "streaming", "executing", "processing", "complete", "error"] as const;
const stage: z.ZodMiniType<AiStage> = z.enum(stages);
const reason: z.ZodMiniType<TerminationReason> = z.enum([
  "natural_completion",
  "max_rounds_reached",
  "tool_failure",
  "repeated_calls",
  "budget",
  "aborted",
  "provider_error",
]);

const source: z.ZodMiniType<Source> = z.looseObject(sourceFields);

export const outcomeSchema: z.ZodMiniType<ToolOutcome> = z.looseObject({
  callId: z.string(),
  name: z.string(),
  title: z.string(),
  input: jsonObject,
  success: z.boolean(),
  message: z.string(),
  hint: z.exactOptional(z.string()),
  refusal: z.exactOptional(refusalSchema),
  said: z.exactOptional(saidSchema),
  data: z.exactOptional(jsonValue),
  affectedNodes: texts,
  affectedEdges: texts,
  approval: z.enum(["none", "allowed", "denied"]),
  isStopped: z.exactOptional(z.literal(true)),
  cached: z.exactOptional(z.boolean()),
  durationMs: z.number(),
});

const round = z.looseObject({
  roundNumber: count,
  toolsUsed: texts,
  toolResults: z.array(outcomeSchema),
  aiText: z.array(block),
  finishReason,
  durationMs: z.number(),
  usage: z.exactOptional(usage),
});

export const resultSchema: z.ZodMiniType<ExecutionResult> = z.looseObject({
  success: z.boolean(),
  message: z.string(),
  choices: z.exactOptional(texts),
  isLost: z.exactOptional(z.literal(true)),
  reading: z.exactOptional(messageReadingSchema),
  sources: z.array(source),
  llmText: z.string(),
  terminationReason: reason,
  rounds: z.array(round),
  affectedNodes: texts,
  affectedEdges: texts,
  usage: z.intersection(usage, z.looseObject({ cost: z.exactOptional(z.number()) })),
  degraded: z.array(z.custom<Note>(isNote)),
  undoStep: z.nullable(z.string()),
});

const turnNumber = count;
const callStart = { callId: z.string(), name: z.string(), input: jsonObject };
const marks = z.looseObject({ added: elementSet, changed: elementSet, leaving: elementSet });

export const eventSchema: z.ZodMiniType<AiEvent> = z.discriminatedUnion("type", [
  z.looseObject({
    type: z.literal("ai-status-change"),
    stage,
    previous: stage,
    note: z.exactOptional(z.string()),
  }),
  z.looseObject({ type: z.literal("ai-turn-start"), turnNumber, messageCount: count, answerer }),
  z.looseObject({ type: z.literal("ai-answerer"), turnNumber, answerer }),
  z.looseObject({ type: z.literal("ai-plan"), plan: planSchema }),
  z.looseObject({ type: z.literal("ai-text-delta"), turnNumber, text: z.string() }),
  z.looseObject({ type: z.literal("ai-tool-call-start"), ...callStart }),
  z.looseObject({
    type: z.literal("ai-tool-call-end"),
    callId: z.string(),
    name: z.string(),
    success: z.boolean(),
    message: z.string(),
    durationMs: z.number(),
    cached: z.exactOptional(z.boolean()),
    sources: z.exactOptional(z.array(source)),
  }),
  z.looseObject({
    type: z.literal("ai-processing-tool-results"),
    toolResults: z.array(z.looseObject({ name: z.string(), success: z.boolean() })),
  }),
  z.looseObject({ type: z.literal("ai-approval-request"), ...callStart, summary: z.string(), marks }),
  z.looseObject({ type: z.literal("ai-turn-end"), turnNumber, finishReason, usage: z.exactOptional(usage) }),
  z.looseObject({ type: z.literal("ai-complete"), result: resultSchema }),
  z.looseObject({ type: z.literal("ai-error"), failure, result: resultSchema }),
]);

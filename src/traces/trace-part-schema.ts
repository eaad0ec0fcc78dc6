import * as z from "zod/mini";
import type { Exchange } from "@/ai/history/messages";
import {
  type Answerer,
  failureKinds,
  type GraphContext,
  type ProviderCapabilities,
  type ProviderPart,
  type ProviderRequest,
  type Usage,
} from "@/ai/port/provider-port";
import { planStepFields } from "@/ai/results/provider-note";
import type { Plan } from "@/commands/plan/plan-types";
import { refusalSchema } from "@/commands/registry/refusal-schema";
import type { ElementSet } from "@/graph/document/graph-types";
import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";

// Records are read loosely: what a later Parley adds to one is kept, so that a replay there finds it.

export const jsonObject = z.custom<JsonObject>(isJsonObject, "expected a record");
export const jsonValue = z.custom<JsonValue>((value) => value !== undefined, "expected a value");
export const texts = z.array(z.string());
export const count = z.int().check(z.nonnegative());
export const elementSet: z.ZodMiniType<ElementSet> = z.object({ nodes: texts, edges: texts });
export const finishReason = z.enum(["stop", "tool-calls", "length", "content-filter", "none"]);

export const usage: z.ZodMiniType<Usage> = z.looseObject({
  inputTokens: z.number(),
  outputTokens: z.number(),
  cachedTokens: z.exactOptional(z.number()),
  tokensPerSecond: z.exactOptional(z.number()),
  cacheWriteTokens: z.exactOptional(z.number()),
  isEstimated: z.exactOptional(z.literal(true)),
});
export const answerer: z.ZodMiniType<Answerer> = z.looseObject({
  model: z.string(),
  title: z.string(),
  host: z.exactOptional(z.string()),
});
export const failure = z.looseObject({
  kind: z.enum(failureKinds),
  message: z.string(),
  detail: z.exactOptional(z.string()),
});
export const block = z.discriminatedUnion("type", [
  z.looseObject({ type: z.literal("text"), text: z.string() }),
  z.looseObject({ type: z.literal("reasoning"), model: z.string(), raw: jsonValue }),
]);
/** What a model sends as the input of a call may be no record; the loop sees to that. */
const call = z.looseObject({
  id: z.string(),
  name: z.string(),
  input: jsonObject,
  rawInput: z.exactOptional(z.string()),
});
const sentCall = z.looseObject({
  id: z.string(),
  name: z.string(),
  input: z.custom<JsonObject>((value) => value !== undefined, "expected a value"),
  rawInput: z.exactOptional(z.string()),
});
const callResult = z.looseObject({
  callId: z.string(),
  success: z.boolean(),
  content: z.string(),
  reason: z.exactOptional(refusalSchema),
});
const round = z.looseObject({ blocks: z.array(block), calls: z.array(call), results: z.array(callResult) });

export const exchange: z.ZodMiniType<Exchange> = z.looseObject({
  user: z.string(),
  rounds: z.array(round),
  answer: z.exactOptional(z.array(block)),
});

export const capabilities: z.ZodMiniType<ProviderCapabilities> = z.looseObject({
  toolChoiceNone: z.boolean(),
  contentNull: z.boolean(),
  textCalls: z.boolean(),
  maxTools: z.number(),
  contextTokens: z.number(),
  reasoningBack: z.boolean(),
  toolProfile: z.enum(["full", "compact"]),
  readsRounds: z.exactOptional(z.boolean()),
  readsNamesAlone: z.exactOptional(z.boolean()),
  toolResultSize: z.exactOptional(z.number()),
});

/** Shown, never sent: its content is displayed unchanged. */
const context = z.custom<GraphContext>(
  (value) => isJsonObject(value) && isJsonObject(value["profile"]),
  "expected a record with the graph's profile",
);
const tool = z.looseObject({ name: z.string(), description: z.string(), parameters: jsonObject });

export const requestSchema: z.ZodMiniType<ProviderRequest> = z.looseObject({
  instructions: z.string(),
  // Older traces have it in their instructions.
  turn: z.exactOptional(
    z.looseObject({
      maxRounds: z.number(),
      roundsLeft: z.number(),
      answerOnly: z.boolean(),
      nudge: z.boolean(),
      wantsPlan: z.boolean(),
    }),
  ),
  context,
  history: z.array(exchange),
  tools: z.array(tool),
  toolChoice: z.enum(["auto", "none"]),
  maxTokens: z.exactOptional(z.number()),
  toolProfile: z.exactOptional(z.enum(["full", "compact"])),
  examples: z.exactOptional(z.boolean()),
  idleSeconds: z.exactOptional(z.number()),
});

export const planSchema: z.ZodMiniType<Plan> = z.looseObject({
  id: z.string(),
  steps: z.array(z.looseObject({ id: count, ...planStepFields })),
  stopAfter: z.exactOptional(count),
  isFixed: z.exactOptional(z.literal(true)),
});

const part = z.discriminatedUnion("type", [
  z.looseObject({
    type: z.literal("load-progress"),
    ratio: z.number(),
    note: z.string(),
    load: z.exactOptional(
      z.looseObject({
        phase: z.enum(["begin", "files", "model", "graphics", "again", "server"]),
        title: z.string(),
        at: z.exactOptional(z.number()),
        all: z.exactOptional(z.number()),
      }),
    ),
  }),
  z.looseObject({
    type: z.literal("text-delta"),
    text: z.string(),
    isPlain: z.exactOptional(z.literal(true)),
    unread: z.exactOptional(texts),
  }),
  z.looseObject({
    type: z.literal("tool-call-delta"),
    callId: z.string(),
    name: z.exactOptional(z.string()),
    argumentsText: z.string(),
  }),
  z.looseObject({ type: z.literal("tool-call"), call: sentCall, written: z.exactOptional(z.string()) }),
  z.looseObject({ type: z.literal("note"), from: z.string(), raw: jsonValue }),
  z.looseObject({ type: z.literal("reasoning"), model: z.string(), raw: jsonValue }),
  z.looseObject({ type: z.literal("answerer"), answerer, note: z.exactOptional(z.string()) }),
  z.looseObject({ type: z.literal("retry"), attempt: z.number(), waitMs: z.number(), reason: z.string() }),
  z.looseObject({ type: z.literal("finish"), reason: finishReason, usage: z.exactOptional(usage) }),
  z.looseObject({ type: z.literal("failure"), failure }),
]);

/** Traces of before 2026-11-28 have parts of their own for what the built-in assistant alone tells. */
function fromOlder(value: unknown): unknown {
  if (!isJsonObject(value)) return value;
  const { type, ...fields } = value;
  const note = (raw: JsonValue): ProviderPart => ({ type: "note", from: "builtin", raw });
  if (type === "choices" || type === "reading") return note(fields);
  if (type === "plan") return note({ plan: fields });
  return type === "requests" ? note({ requests: fields["count"] ?? 1 }) : value;
}

export const partSchema: z.ZodMiniType<ProviderPart> = z.pipe(z.transform(fromOlder), part);

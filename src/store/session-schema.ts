import * as z from "zod/mini";
import type { Exchange } from "@/ai/messages";
import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";
import type { ChatTurn } from "./chat-types";

/** The form of what is stored; another number is another version of Parley's. */
export const sessionVersion = 1;

const jsonObject = z.custom<JsonObject>(isJsonObject, "expected an object");
/** What a browser's database gives back of JSON is JSON. */
const jsonValue = z.custom<JsonValue>((value) => value !== undefined, "expected a value");

const block = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text"), text: z.string() }),
  z.object({ type: z.literal("reasoning"), model: z.string(), raw: jsonValue }),
]);
const call = z.object({ id: z.string(), name: z.string(), input: jsonObject, rawInput: z.exactOptional(z.string()) });
const callResult = z.object({ callId: z.string(), success: z.boolean(), content: z.string() });
const round = z.object({ blocks: z.array(block), calls: z.array(call), results: z.array(callResult) });

export const exchangeSchema: z.ZodMiniType<Exchange> = z.object({
  user: z.string(),
  rounds: z.array(round),
  answer: z.exactOptional(z.array(block)),
});

const step = z.object({
  callId: z.string(),
  name: z.string(),
  input: jsonObject,
  state: z.enum(["running", "waiting", "done", "failed", "denied", "stopped"]),
  message: z.string(),
  hint: z.exactOptional(z.string()),
  data: z.exactOptional(jsonValue),
  cached: z.exactOptional(z.boolean()),
  startedAt: z.number(),
  durationMs: z.nullable(z.number()),
  remark: z.string(),
});

const end = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("running") }),
  z.object({ kind: z.literal("done") }),
  z.object({ kind: z.literal("stopped") }),
  z.object({ kind: z.literal("failed"), reason: z.string(), detail: z.exactOptional(z.string()) }),
]);

export const turnSchema: z.ZodMiniType<ChatTurn> = z.object({
  id: z.string(),
  asked: z.string(),
  provider: z.string(),
  startedAt: z.number(),
  endedAt: z.nullable(z.number()),
  end,
  steps: z.array(step),
  text: z.string(),
  approval: z.nullable(z.object({ callId: z.string(), question: z.string() })),
  degraded: z.array(z.string()),
  undoStep: z.nullable(z.string()),
  change: z.nullable(z.string()),
  note: z.nullable(z.string()),
});

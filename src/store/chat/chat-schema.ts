import * as z from "zod/mini";
import type { Exchange } from "@/ai/history/messages";
import { failureKinds } from "@/ai/port/provider-port";
import { messageReadingSchema } from "@/ai/results/message-reading-schema";
import { isNote, type Note } from "@/ai/results/notes";
import { planStepFields } from "@/ai/results/provider-note";
import { sourceFields } from "@/ai/sources/source-fields";
import { refusalSchema, saidSchema } from "@/commands/registry/refusal-schema";
import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";
import { changeKinds } from "./change-summary";
import type { ChatsOfGraph, SavedChat } from "./chat-list";
import type { ChatBranch, ChatTurn } from "./chat-types";

const jsonObject = z.custom<JsonObject>(isJsonObject, "expected an object");
/** What a browser's database gives back of JSON is JSON. */
const jsonValue = z.custom<JsonValue>((value) => value !== undefined, "expected a value");

const block = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text"), text: z.string() }),
  z.object({ type: z.literal("reasoning"), model: z.string(), raw: jsonValue }),
]);
const call = z.object({ id: z.string(), name: z.string(), input: jsonObject, rawInput: z.exactOptional(z.string()) });
const callResult = z.object({
  callId: z.string(),
  success: z.boolean(),
  content: z.string(),
  reason: z.exactOptional(refusalSchema),
});
const round = z.object({ blocks: z.array(block), calls: z.array(call), results: z.array(callResult) });

export const exchangeSchema: z.ZodMiniType<Exchange> = z.object({
  user: z.string(),
  rounds: z.array(round),
  answer: z.exactOptional(z.array(block)),
  byHand: z.exactOptional(z.array(z.string())),
});

const step = z.object({
  callId: z.string(),
  name: z.string(),
  input: jsonObject,
  state: z.enum(["running", "waiting", "done", "failed", "denied", "stopped"]),
  message: z.string(),
  hint: z.exactOptional(z.string()),
  refusal: z.exactOptional(refusalSchema),
  said: z.exactOptional(saidSchema),
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
  z.object({
    kind: z.literal("failed"),
    reason: z.string(),
    why: z.exactOptional(z.enum(failureKinds)),
    detail: z.exactOptional(z.string()),
    isUnsent: z.exactOptional(z.literal(true)),
  }),
]);

const selection = z.object({ nodes: z.number(), edges: z.number(), names: z.array(z.string()) });
const usage = z.object({
  inputTokens: z.number(),
  outputTokens: z.number(),
  cachedTokens: z.exactOptional(z.number()),
  cost: z.exactOptional(z.number()),
  tokensPerSecond: z.exactOptional(z.number()),
  isEstimated: z.exactOptional(z.literal(true)),
});
const changePart = z.object({ kind: z.enum(changeKinds), count: z.number() });

const source = z.object(sourceFields);

const planStep = z.object({
  id: z.int(),
  ...planStepFields,
  before: z.exactOptional(z.string()),
  isByUser: z.exactOptional(z.literal(true)),
  isAdded: z.exactOptional(z.literal(true)),
});
const plan = z.object({
  id: z.string(),
  steps: z.array(planStep),
  stopAfter: z.exactOptional(z.int()),
  isFixed: z.exactOptional(z.literal(true)),
});

/** What came later than the first version of the form counts as not there. */
export const turnSchema: z.ZodMiniType<ChatTurn> = z.object({
  id: z.string(),
  asked: z.string(),
  provider: z.string(),
  answerer: z.catch(z.nullable(z.object({ model: z.string(), title: z.string() })), null),
  usage: z.catch(z.nullable(usage), null),
  selection: z.catch(z.nullable(selection), null),
  askedAt: z.catch(z.number(), 0),
  startedAt: z.number(),
  endedAt: z.nullable(z.number()),
  end,
  steps: z.array(step),
  text: z.string(),
  choices: z.exactOptional(z.array(z.string())),
  isLost: z.exactOptional(z.literal(true)),
  reading: z.exactOptional(messageReadingSchema),
  sources: z.exactOptional(z.array(source)),
  // A question does not outlive the page it was asked on.
  approval: z.catch(z.null(), null),
  waitedMs: z.exactOptional(z.number()),
  plan: z.exactOptional(plan),
  degraded: z.array(z.custom<Note>(isNote)),
  undoStep: z.nullable(z.string()),
  change: z.catch(z.nullable(z.array(changePart)), null),
  note: z.nullable(z.string()),
});

const branchSchema: z.ZodMiniType<ChatBranch> = z.object({
  after: z.nullable(z.string()),
  turns: z.array(turnSchema).check(z.minLength(1)),
  history: z.array(exchangeSchema),
});

const savedChatSchema: z.ZodMiniType<SavedChat> = z.object({
  id: z.string(),
  title: z.nullable(z.string()),
  startedAt: z.number(),
  turns: z.array(turnSchema),
  history: z.array(exchangeSchema),
  branches: soundOnes(branchSchema),
});

/** The chats of one graph as they are stored. A broken one is left out, the rest is kept. */
export const chatsSchema: z.ZodMiniType<ChatsOfGraph> = z.object({
  current: z.catch(z.nullable(savedChatSchema), null),
  others: soundOnes(savedChatSchema),
});

/** Those items of a list that can be read; none where there is no list. */
function soundOnes<T>(item: z.ZodMiniType<T>): z.ZodMiniType<readonly T[]> {
  const soundOf = (value: unknown): readonly T[] => {
    const read = z.safeParse(item, value);
    return read.success ? [read.data] : [];
  };
  return z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((list: unknown[]) => list.flatMap(soundOf)),
  );
}

import * as z from "zod/mini";

const fault = z.object({ cause: z.string(), reason: z.string() });

/** One run of one task, as on a line of the progress file and in a result. */
export const runRecord = z.object({
  suite: z.string(),
  id: z.string(),
  /** From 1. */
  run: z.number(),
  category: z.string(),
  language: z.string(),
  messages: z.number(),
  /** Tells whether the task is still the one that was run. */
  fingerprint: z.string(),
  passed: z.boolean(),
  faults: z.array(fault),
  answers: z.array(z.string()),
  calls: z.number(),
  /** One number for each message. */
  rounds: z.array(z.number()),
  milliseconds: z.array(z.number()),
  inputTokens: z.number(),
  outputTokens: z.number(),
  cost: z.optional(z.number()),
});
export type RunRecord = z.output<typeof runRecord>;

/** Which assistant was measured; results of unlike ones are never mixed. */
export const subject = z.object({
  provider: z.string(),
  model: z.optional(z.string()),
  baseUrl: z.optional(z.string()),
  contextTokens: z.optional(z.number()),
  builtinFirst: z.optional(z.literal(true)),
  set: z.record(z.string(), z.string()),
});
export type Subject = z.output<typeof subject>;

/** What `--json` writes. */
export const evalResult = z.object({
  version: z.literal(1),
  subject,
  runs: z.number(),
  startedAt: z.string(),
  /** Why it ended before all was run. */
  stopped: z.optional(z.string()),
  records: z.array(runRecord),
});
export type EvalResult = z.output<typeof evalResult>;

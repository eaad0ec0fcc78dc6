import { z } from "zod";
import { type AiOptions, defaultAiOptions } from "@/ai/ai-options";
import { nearest } from "@/lib/nearest";
import { tryJson } from "@/lib/try-json";
import type { UsageError } from "./task-types";

const effect = z.enum(["read", "view", "style", "edit", "destroy"]);

/** Shapes only: what the numbers may be is the controller's to say. */
const optionShapes: Record<keyof AiOptions, z.ZodType> = {
  maxToolIterations: z.number(),
  adaptive: z.boolean(),
  maxToolIterationsCap: z.number(),
  onLimit: z.enum(["answer", "fail"]),
  onAllToolsFailed: z.enum(["continue", "answer", "fail"]),
  toolLimits: z.record(z.string(), z.number().int().nonnegative()),
  includeToolDataInContext: z.boolean(),
  maxToolResultSize: z.number(),
  contextStrategy: z.literal("full"),
  contextTokens: z.number().nullable(),
  parallelReads: z.boolean(),
  textCalls: z.union([z.literal("auto"), z.boolean()]),
  cacheReads: z.boolean(),
  approval: z.strictObject({ effects: z.array(effect), largeEdits: z.boolean() }),
};

/** `name=value`, the value read as JSON, else as text. */
export function readOption(text: string): Partial<AiOptions> | UsageError {
  const cut = text.indexOf("=");
  if (cut < 1) return { usage: `--set takes option=value, not "${text}".` };
  const value = text.slice(cut + 1);
  return checkOption(text.slice(0, cut), tryJson(value) ?? value);
}

export function checkOption(name: string, value: unknown): Partial<AiOptions> | UsageError {
  if (!isOptionName(name)) {
    const [like] = nearest(name, Object.keys(defaultAiOptions));
    return { usage: `There is no option ${name}.${like ? ` Did you mean ${like}?` : ""}` };
  }
  const read = optionShapes[name].safeParse(value);
  if (!read.success)
    return { usage: `${name} cannot be ${JSON.stringify(value)}: ${read.error.issues[0]?.message ?? ""}` };
  return { [name]: read.data };
}

function isOptionName(name: string): name is keyof AiOptions {
  return Object.hasOwn(defaultAiOptions, name);
}

import * as z from "zod/mini";
import { leftReasons, type PlanStep, planStepStates } from "@/commands/plan/plan-types";
import { messageReadingSchema } from "./message-reading-schema";
import type { Offered } from "./offered";

/** All a provider is going to do for a message, and how far it has come; `goesOn`: the plan that stands, taken up again. */
export interface DescribedPlan {
  readonly steps: readonly Omit<PlanStep, "id">[];
  readonly goesOn?: true;
}

/** What the notes hold that are understood. Only who reads without a model sends such. */
export interface ProviderNote extends Offered {
  readonly plan?: DescribedPlan;
  /** The message holds so many requests that are carried out one by one: each may take as many rounds as a message. */
  readonly requests?: number;
}

export const planStepFields = {
  text: z.string(),
  state: z.enum(planStepStates),
  why: z.exactOptional(z.string()),
  left: z.exactOptional(z.enum(leftReasons)),
};

const yes = z.exactOptional(z.literal(true));
const noteSchema: z.ZodMiniType<ProviderNote> = z.object({
  choices: z.exactOptional(z.array(z.string())),
  isLost: yes,
  reading: z.exactOptional(messageReadingSchema),
  plan: z.exactOptional(z.object({ steps: z.array(z.object(planStepFields)), goesOn: yes })),
  requests: z.exactOptional(z.number()),
});

/** Empty where it is a note of another kind, which stands in the trace alone. */
export function readNote(raw: unknown): ProviderNote {
  const read = z.safeParse(noteSchema, raw);
  return read.success ? read.data : {};
}

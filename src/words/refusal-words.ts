import type { RefusalReason } from "@/commands/door/refusal-reason";

/** A sentence for each reason: what happened and what to do. */
export type RefusalWords = {
  readonly [W in RefusalReason["why"]]: (reason: Extract<RefusalReason, { readonly why: W }>) => string;
};

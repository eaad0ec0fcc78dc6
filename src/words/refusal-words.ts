import type { RefusalReason } from "@/commands/registry/refusal-reason";

/** A sentence for each reason: what happened and what to do. */
export type RefusalWords = {
  readonly [W in RefusalReason["why"]]: (reason: ReasonOf<RefusalReason, W>) => string;
};

/** The one of a union whose `why` may be W, where several share a shape. */
type ReasonOf<R extends { readonly why: string }, W extends string> = R extends unknown
  ? W extends R["why"]
    ? R
    : never
  : never;

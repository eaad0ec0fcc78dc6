import type { FailureKind } from "@/ai/port/provider-port";

/** A failure in words: what happened and what to do. */
export type FailureMessage = readonly [kind: FailureKind, message: string];

import type { RefusalWords } from "@/commands/registry/refusal-reason";

/** Commands refuse in English: what they say stands. */
export const refusals: RefusalWords | null = null;

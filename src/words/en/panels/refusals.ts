import type { RefusalWords } from "../../refusal-words";

/** Commands refuse in English: what they say stands. */
export const refusals: RefusalWords | null = null;

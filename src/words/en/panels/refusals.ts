import type { CommandTexts } from "@/commands/registry/command-texts";
import type { RefusalWords } from "@/commands/registry/refusal-reason";
import type { TextsOf } from "@/lib/text/said";

/** Commands refuse in English: what they say stands. */
export const refusals: RefusalWords | null = null;

/** The same of what they did. */
export const said: TextsOf<CommandTexts> | null = null;

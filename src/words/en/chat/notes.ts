import { noteTexts } from "@/ai/results/notes";
import type { TextsOf } from "@/lib/text/said";

/** Notes under an answer. */
export const notes: TextsOf<typeof noteTexts> = noteTexts;

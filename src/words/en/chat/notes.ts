import { noteTexts } from "@/ai/results/notes";

/** Notes under an answer. */
export const notes: Readonly<Record<keyof typeof noteTexts, string>> = noteTexts;

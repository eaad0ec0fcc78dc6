import { noteTexts } from "@/ai/results/notes";

/** Notes under an answer are English as they come. */
export const notes: Readonly<Record<keyof typeof noteTexts, string>> = noteTexts;

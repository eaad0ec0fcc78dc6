import { type Note, noteTexts } from "@/ai/results/notes";
import { say } from "@/lib/text/said";

/** The notes under an answer, in English. */
export function notesOf({ degraded }: { readonly degraded: readonly Note[] }): readonly string[] {
  return degraded.map((note) => say(noteTexts, note));
}

import { readFaultTexts } from "./fault-texts";
import { type ReadHint, readHintTexts } from "./hint-texts";
import { say } from "./host";
import { type ReadNote, readNoteTexts } from "./note-texts";
import type { ReadFailure } from "./read-result";

/** All that is said of files, in English. Loaded where a file is read, not with the page. */
export const readTexts = { ...readNoteTexts, ...readHintTexts, ...readFaultTexts } as const;

export function sayRead(said: ReadFailure["why"] | ReadNote | ReadHint | undefined): string {
  return say(readTexts, said ?? "");
}

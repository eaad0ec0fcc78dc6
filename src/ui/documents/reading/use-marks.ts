import { useMemo } from "react";
import { plainSentences, usedSentences } from "@/knowledge/shelf/used-sentences";
import type { Reading } from "@/store/view/reading";

/** The sentences of a passage, and which of them the answer it was opened from took. */
export function useMarks(passage: string, { id, cited }: Reading) {
  return useMemo(() => {
    const read = plainSentences(passage);
    return { read: new Set(read), used: new Set(cited ? usedSentences(read, cited.answer, id) : []) };
  }, [passage, id, cited]);
}

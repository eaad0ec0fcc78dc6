import { createPacer } from "@/analysis/workers/pacer";
import { cutPassages, type PassageSizes } from "./cut-passages";

/** The passages of a text. */
export type CutText = (text: string) => readonly string[];

interface Cutting {
  readonly sizes: PassageSizes;
  readonly signal: AbortSignal;
  /** 0 to 1, by the characters that are cut. */
  readonly progress: (ratio: number) => void;
}

/**
 * Cuts texts one after another, with other tasks in between, and answers for each of them from then on. Rejects with the
 * signal's reason once it is stopped. A text that was not among them is cut when it is asked for.
 */
export async function cutInSlices(texts: readonly string[], { sizes, signal, progress }: Cutting): Promise<CutText> {
  const cut = new Map<string, readonly string[]>();
  const pacer = createPacer(signal);
  const total = texts.reduce((sum, { length }) => sum + length, 0);
  let done = 0;
  for (const text of texts) {
    cut.set(text, cutPassages(text, sizes));
    done += text.length;
    const pause = pacer.breathe();
    if (pause === undefined) continue;
    progress(done / total);
    await pause;
  }
  return (text) => cut.get(text) ?? cutPassages(text, sizes);
}

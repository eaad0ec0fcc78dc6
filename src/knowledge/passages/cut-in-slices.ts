import { createPacer } from "@/analysis/workers/pacer";
import { cutPassages, type PassageSizes, rangesOf } from "./cut-passages";
import { segmentsOf } from "./segments";
import type { TextRange } from "./text-range";

/** The passages of a text. */
export type CutText = (text: string) => readonly string[];

interface Cutting {
  readonly sizes: PassageSizes;
  readonly signal: AbortSignal;
  /** 0 to 1, by the characters that are cut. */
  readonly progress: (ratio: number) => void;
}

/** Sentences read before it is seen whether others want their turn. */
const readBetween = 64;

/**
 * Cuts texts one after another, with other tasks in between, and answers for each of them from then on. Rejects with the
 * signal's reason once it is stopped. A text that was not among them is cut when it is asked for.
 */
export async function cutInSlices(texts: readonly string[], { sizes, signal, progress }: Cutting): Promise<CutText> {
  const cut = new Map<string, readonly string[]>();
  const pacer = createPacer(signal);
  const total = texts.reduce((sum, { length }) => sum + length, 0);
  let done = 0;
  const rest = async (at: number): Promise<void> => {
    const pause = pacer.breathe();
    if (pause === undefined) return;
    progress(at / total);
    await pause;
  };
  for (const text of texts) {
    const parts: TextRange[] = [];
    for (const part of segmentsOf(text, sizes.size)) {
      parts.push(part);
      if (parts.length % readBetween === 0) await rest(done + part.end);
    }
    cut.set(
      text,
      rangesOf(parts, sizes).map(({ start, end }) => text.slice(start, end)),
    );
    done += text.length;
    await rest(done);
  }
  return (text) => cut.get(text) ?? cutPassages(text, sizes);
}

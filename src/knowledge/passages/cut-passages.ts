import { segments } from "./segments";
import type { TextRange } from "./text-range";

/** In characters. */
export interface PassageSizes {
  /** No passage is longer. */
  readonly size: number;
  /** About as much of a passage stands at the beginning of the next. */
  readonly overlap: number;
}

export const usualSizes: PassageSizes = { size: 800, overlap: 100 };

/**
 * A text as overlapping passages, cut between sentences. The overlap is whole sentences: as many of the last ones as fit in
 * it, at least one that is at most a quarter of a passage. The same text always gives the same passages.
 */
export function cutPassages(text: string, sizes: PassageSizes = usualSizes): readonly string[] {
  return passageRanges(text, sizes).map(({ start, end }) => text.slice(start, end));
}

export function passageRanges(text: string, sizes: PassageSizes): readonly TextRange[] {
  return rangesOf(segments(text, sizes.size), sizes);
}

/** The passages that the smallest parts of a text make. */
export function rangesOf(parts: readonly TextRange[], { size, overlap }: PassageSizes): readonly TextRange[] {
  const found: TextRange[] = [];
  let from = 0;
  while (from < parts.length) {
    const start = parts[from]?.start ?? 0;
    let to = from;
    for (let next = to + 1; fits(parts[next], start, size); next += 1) to = next;
    const end = parts[to]?.end ?? start;
    found.push({ start, end });
    if (to + 1 >= parts.length) break;
    from = nextStart(parts, { from, to }, { size, overlap });
  }
  return found;
}

function fits(part: TextRange | undefined, start: number, size: number): boolean {
  return part !== undefined && part.end - start <= size;
}

/** The first part of the next passage: behind the last one, or as far before its end as overlap goes and a new part still fits. */
function nextStart(
  parts: readonly TextRange[],
  { from, to }: { readonly from: number; readonly to: number },
  { size, overlap }: PassageSizes,
): number {
  const end = parts[to]?.end ?? 0;
  const next = parts[to + 1];
  if (overlap === 0) return to + 1;
  const isNear = (place: number, most: number): boolean => {
    const start = parts[place]?.start ?? end;
    return place > from && end - start <= most && fits(next, start, size);
  };
  if (!isNear(to, Math.max(overlap, size / 4))) return to + 1;
  let at = to;
  while (isNear(at - 1, overlap)) at -= 1;
  return at;
}

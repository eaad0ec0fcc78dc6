import { atOnce } from "@/lib/steps";

/** Tells one text from another at a glance (FNV-1a, 32 bits, and the length): no secret, only a mark that parts belong together. */
export function stampOf(text: string): string {
  return atOnce(stampSteps(text));
}

const stepSize = 500_000;

/** The same in short steps, between which other work may be done. */
export function* stampSteps(text: string): Generator<void, string> {
  let hash = 0x811c9dc5;
  for (let from = 0; from < text.length; from += stepSize) {
    const to = Math.min(from + stepSize, text.length);
    for (let place = from; place < to; place += 1) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
    yield;
  }
  return `${(hash >>> 0).toString(16)}-${text.length}`;
}

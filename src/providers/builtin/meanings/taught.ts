import type { TaughtWord } from "@/graph/document/graph-types";

/** Taught words, as the graph keeps them; the newest last. */
type Taught = readonly TaughtWord[] | undefined;

/** What a word was taught to mean; `null` where nobody taught it. Letters' case and an English plural make no other word. */
export function meaningTaught(taught: Taught, word: string): string | null {
  return taught?.findLast((one) => isSame(one.word, word))?.means ?? null;
}

/** With a word more, or with another meaning for it. */
export function withTaught(taught: Taught, { word, means }: TaughtWord): readonly TaughtWord[] {
  return [...withoutTaught(taught, word), { word: word.trim(), means }];
}

export function withoutTaught(taught: Taught, word: string): readonly TaughtWord[] {
  return (taught ?? []).filter((one) => !isSame(one.word, word));
}

function isSame(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

const plural = /(?<=\p{Script=Latin}{2})(?<!s)s$/u;

function folded(word: string): string {
  return word.normalize("NFKC").trim().toLowerCase().replace(plural, "");
}

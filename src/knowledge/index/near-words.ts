/** A word of the texts that means nearly what was said. */
export interface NearWord {
  readonly word: string;
  /** From 0 to 1. */
  readonly score: number;
  /** One meaning, as far as a dictionary tells; else it is only used alike, or a kind of the other. */
  readonly isSame: boolean;
}

/** A word as it is written, and those of `among` that are near to it, best first; none where no dictionary has it. */
export type FindNear = (word: string, among: readonly string[]) => readonly NearWord[];

/** Dictionaries for the language of a query and of a piece of the texts. Rejects where they cannot be had. */
export type LoadNear = (query: string, texts: string) => Promise<FindNear>;

/** What was taken for a word that stands nowhere. */
export interface TakenWord {
  readonly said: string;
  /** Words of the text that mean the same, best first. */
  readonly meant: readonly string[];
  /** Words of the text that are near to it, no more. */
  readonly perhaps: readonly string[];
}

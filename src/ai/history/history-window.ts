import type { Exchange } from "./messages";

/** The finished exchanges a message is sent with: as many of the newest as fit, whole ones only. */
export interface HistoryWindow {
  /** What goes before the running exchange, which itself is never cut. Its rounds only ever grow in number. */
  before(running: Exchange): readonly Exchange[];
  /** The same with the running exchange at its end. */
  withRunning(running: Exchange): readonly Exchange[];
  /** Estimated tokens of a history that this window gave, or of any other. */
  tokensOf(history: readonly Exchange[]): number;
  /** Characters of the longest schema in the finished exchanges. */
  readonly longestSchema: number;
  /** Halves what is sent from now on, with briefings for what came before; false when that left nothing out. */
  shrink(running: Exchange): boolean;
}

/** A way to shorten what came before. */
export interface Window extends Pick<HistoryWindow, "before" | "withRunning"> {
  /** Of the history it gave last; nothing of any other. */
  tokensOf(history: readonly Exchange[]): number | undefined;
}

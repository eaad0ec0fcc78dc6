import type { HistoryWindow } from "../history/history-window";
import type { Exchange } from "../history/messages";

/** How full the next request of a conversation would be with what came before. */
export interface ContextMeasure {
  /** Estimated tokens of the earlier messages as they would be sent. */
  readonly used: number;
  /** What is given to them at most. */
  readonly budget: number;
  /** Messages that would be sent as they were, in short, and not at all. */
  readonly whole: number;
  readonly shortened: number;
  readonly left: number;
  /** The oldest of those that are not sent as they were. */
  readonly first: string | null;
}

export interface MeasuredContext {
  readonly exchanges: readonly Exchange[];
  readonly window: HistoryWindow;
  readonly budget: number;
  /** What does not fit is left out; otherwise one briefing may stand for many messages. */
  readonly isWhole: boolean;
}

/** By the very window the next message would be sent with. */
export function measureContext({ exchanges, window, budget, isWhole }: MeasuredContext): ContextMeasure {
  const sent = window.before({ user: "", rounds: [] });
  const whole = exchanges.filter((exchange) => sent.includes(exchange)).length;
  const others = exchanges.length - whole;
  const isShortened = !isWhole && sent.length > whole;
  return {
    used: window.tokensOf(sent),
    budget: Math.round(budget),
    whole,
    shortened: isShortened ? others : 0,
    left: isShortened ? 0 : others,
    first: exchanges.find((exchange) => !sent.includes(exchange))?.user ?? null,
  };
}

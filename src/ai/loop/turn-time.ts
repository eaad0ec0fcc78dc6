import { createStopping, type Stopping } from "./abortable";
import type { MessageRun } from "./run-types";

/** What ends the reading of one turn: the user, or the seconds of the message's budget. */
export interface TurnTime {
  readonly signal: AbortSignal;
  readonly onStop: Stopping["onStop"];
  /** The seconds ended it, not the user. */
  isOver(): boolean;
  close(): void;
}

/**
 * Starts the clock of a turn. An answer that is asked for because the seconds are used up may take as long again: without any time
 * there would be none.
 */
export function startTurnTime(run: MessageRun): TurnTime {
  const seconds = run.options.budget?.seconds;
  if (seconds === undefined) {
    return { signal: run.signal, onStop: run.onStop, isOver: () => false, close: () => undefined };
  }
  const left = seconds * 1000 - (run.now() - run.startedAt);
  const stop = new AbortController();
  let isOver = false;
  const forgetTimer = run.after(Math.min(left > 0 ? left : seconds * 1000, longestTimer), () => {
    isOver = !run.signal.aborted;
    run.recorder.act({ type: "time-over" });
    stop.abort();
  });
  const forget = run.onStop(() => stop.abort());
  return {
    signal: stop.signal,
    onStop: createStopping(stop.signal).onStop,
    isOver: () => isOver,
    close() {
      forgetTimer();
      forget();
    },
  };
}

/** Longer ones fire at once. */
const longestTimer = 2 ** 31 - 1;

import { type BriefWindow, createBriefWindow } from "../history/brief-window";
import type { Conversation } from "../history/conversation";
import type { HistoryWindow } from "../history/history-window";
import type { Exchange } from "../history/messages";
import { createHistoryWindow } from "../history/trim-history";
import { needsSummary, writeSummary } from "../history/write-summary";
import type { AiOptions } from "../options/ai-options";
import type { Provider } from "../port/provider-port";
import type { TraceRecorder } from "../trace/trace";
import { addCost, addUsage } from "../usage/add-usage";
import { createStopping } from "./abortable";
import { noProgress, type Progress, type SentMessage, type Session } from "./run-types";

export interface Asked {
  readonly provider: Provider;
  readonly recorder: TraceRecorder;
}

export interface PreparedHistory {
  readonly window: HistoryWindow;
  /** With what a summary took. */
  readonly begin: Progress;
}

/** The rest is for instructions, definitions, the graph's profile and the answer. */
const historyShare = 0.5;

/**
 * What of the conversation is sent: all rounds, to who reads the rounds themselves. Where the rules of a compact context leave lines
 * out, and the user wishes it, the model first writes a summary of them.
 */
export async function prepareHistory(session: Session, sent: SentMessage, asked: Asked): Promise<PreparedHistory> {
  const { conversation } = session;
  const { options } = sent;
  const { budget, isWhole } = historyRoom(options, asked.provider);
  const begin =
    !isWhole && options.summaries
      ? await summed(session, sent, { ...asked, window: briefWindow(conversation, budget) })
      : noProgress;
  return { window: historyWindow(conversation, budget, isWhole), begin };
}

/** Of all there is so far; `isWhole`: of whole messages. */
export function historyWindow(conversation: Conversation, budget: number, isWhole: boolean): HistoryWindow {
  const briefly = isWhole ? undefined : briefWindow(conversation, budget);
  return createHistoryWindow(conversation.measured(), budget, briefly);
}

function briefWindow({ history, summary }: Conversation, budget: number): BriefWindow {
  return createBriefWindow(history(), { budget, summary });
}

/** What is given to the conversation so far, in tokens, and whether it is sent whole as long as it fits. */
export function historyRoom(
  { contextTokens, contextStrategy }: Pick<AiOptions, "contextTokens" | "contextStrategy">,
  { capabilities }: Pick<Provider, "capabilities">,
): { readonly budget: number; readonly isWhole: boolean } {
  return {
    budget: contextTokens ?? historyShare * capabilities.contextTokens,
    isWhole: contextStrategy === "full" || capabilities.readsRounds === true,
  };
}

interface Summing extends Asked {
  readonly window: BriefWindow;
}

async function summed(
  session: Session,
  { input, options, signal, isCurrent }: SentMessage,
  { provider, recorder, window }: Summing,
): Promise<Progress> {
  const { conversation, breaker } = session;
  const running: Exchange = { user: input, rounds: [] };
  const { exchanges, lines } = window.lost(running);
  if (lines === 0 || breaker.refusal(provider) !== null) return noProgress;
  if (!needsSummary(lines, exchanges.length, conversation.summary)) return noProgress;
  const written = await writeSummary(exchanges, conversation.summary, {
    provider,
    recorder,
    signal,
    onStop: createStopping(signal).onStop,
    context: session.toContext([], options.tellSelection),
  });
  if (written === null || !isCurrent()) return noProgress;
  const price = session.price?.(provider);
  recorder.price(provider, price);
  conversation.summary = { text: written.text, of: written.of };
  return {
    ...noProgress,
    usage: addUsage(noProgress.usage, written.usage),
    cost: addCost(noProgress.cost, written.usage, price),
    degraded: [{ id: "summarised" }],
  };
}

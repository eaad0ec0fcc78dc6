import type { Origin } from "@/graph/document/document-types";
import type { ContextMaker } from "../context/graph-context";
import type { GivenTexts } from "../given-data/given-texts";
import type { Approvals } from "../guards/approvals";
import type { CircuitBreaker } from "../guards/circuit-breaker";
import type { EditCount } from "../guards/edit-count";
import type { Conversation } from "../history/conversation";
import type { HistoryWindow } from "../history/history-window";
import type { Block, Round, ToolCall } from "../history/messages";
import type { AiOptions } from "../options/ai-options";
import type { PlanWatch } from "../plan/plan-watch";
import type { AiFailure, Provider, Usage } from "../port/provider-port";
import type { RoundState, TerminationReason, ToolOutcome } from "../results/execution-result";
import type { Note } from "../results/notes";
import type { Offered } from "../results/offered";
import type { TraceRecorder } from "../trace/trace";
import type { TraceListener } from "../trace/trace-listener";
import type { Stopping } from "./abortable";
import type { AiEvent } from "./ai-events";
import type { AiControllerDeps } from "./controller-types";
import type { EventChannel } from "./event-channel";
import type { ReadCache } from "./read-cache";
import type { UserChanges } from "./user-changes";

/** One message while it runs; made in `runMessage` alone. A function of the loop takes the part it needs, or all four. */
export interface MessageRun {
  readonly session: Session;
  readonly message: Message;
  readonly clock: Clock;
  readonly tell: Tell;
}

/** What lives as long as the controller: the graph, its commands and the conversation. */
export interface Session extends Omit<AiControllerDeps, "options" | "onDraw" | "sampleNames"> {
  readonly optionsFor: (own?: Partial<AiOptions>) => AiOptions;
  readonly channel: EventChannel;
  readonly approvals: Approvals;
  readonly conversation: Conversation;
  readonly userChanges: UserChanges;
  readonly toContext: ContextMaker;
  readonly cache: ReadCache;
  readonly breaker: CircuitBreaker;
  /** What models were sent in this conversation: a call found in it is not theirs. */
  readonly given: GivenTexts;
  readonly traceListener: TraceListener;
}

/** A message as it was sent. */
export interface SentMessage {
  readonly input: string;
  /** Checked, with `adaptive` already worked into `maxToolIterations`. */
  readonly options: AiOptions;
  readonly signal: AbortSignal;
  /** False once the conversation it belongs to was cleared: then nothing of it is reported or kept. */
  readonly isCurrent: () => boolean;
}

/** What is asked of whom, and what holds for this message alone. */
export interface Message extends Pick<SentMessage, "input" | "options"> {
  readonly provider: Provider;
  /** Every change of this message, so that one undo takes all of it back. */
  readonly origin: Origin;
  readonly window: HistoryWindow;
  readonly plan: PlanWatch;
  readonly edits: EditCount;
}

/** The time of a message, and what ends its waiting. */
export interface Clock extends Stopping {
  readonly signal: AbortSignal;
  readonly now: () => number;
  readonly startedAt: number;
  readonly after: NonNullable<AiControllerDeps["after"]>;
}

/** Where the news of a message go. */
export interface Tell {
  readonly emit: (event: AiEvent) => void;
  readonly setStage: EventChannel["setStage"];
  readonly callStart: (call: ToolCall) => void;
  /** The outcome can be looked up by the time the event is heard. */
  readonly callEnd: (outcome: ToolOutcome) => void;
  readonly recorder: TraceRecorder;
}

/** What a message has come to so far. Each step of the loop makes a new one. */
export interface Progress {
  readonly turnNumber: number;
  readonly rounds: readonly RoundState[];
  /** The same rounds as the model reads them. */
  readonly sent: readonly Round[];
  readonly usage: Usage;
  /** In dollars, of all turns so far. */
  readonly cost: number | "unknown";
  readonly degraded: readonly Note[];
  readonly lastText: string;
  /** An empty reply is asked again once; `now`: by the next request. */
  readonly nudge: "unused" | "now" | "used";
  /** The request after a failed round has gone out without older data; that is tried once. */
  readonly simplified: boolean;
}

export const noProgress: Progress = {
  turnNumber: 0,
  rounds: [],
  sent: [],
  usage: { inputTokens: 0, outputTokens: 0 },
  cost: 0,
  degraded: [],
  lastText: "",
  nudge: "unused",
  simplified: false,
};

/** How the loop ended. */
export interface RunEnd extends Offered {
  readonly reason: TerminationReason;
  readonly progress: Progress;
  /** The answer, or what there was of it when it was cut short; null when none was asked for. */
  readonly answer: readonly Block[] | null;
  /** The answer was stopped in the middle, by the seconds of the budget. */
  readonly isOutOfTime?: true;
  readonly failure?: AiFailure;
}

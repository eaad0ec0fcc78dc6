import type { CommandRegistry, Download, ToolDefinition } from "@/commands/door/command-types";
import type { ElementMarks } from "@/graph/changes/change-marks";
import type { GraphDocument, Origin } from "@/graph/document/document-types";
import type { JsonObject } from "@/lib/json";
import type { SeenArea } from "../context/seen-part";
import type { GivenTexts } from "../given-data/given-texts";
import type { CircuitBreaker } from "../guards/circuit-breaker";
import type { EditCount } from "../guards/edit-count";
import type { CallIds } from "../history/call-ids";
import type { HistoryWindow } from "../history/history-window";
import type { Block, Round } from "../history/messages";
import type { AiOptions } from "../options/ai-options";
import type { PlanWatch } from "../plan/plan-watch";
import type { AiFailure, Answerer, GraphContext, Provider, Usage } from "../port/provider-port";
import type { RoundState, TerminationReason, ToolOutcome } from "../results/execution-result";
import type { Note } from "../results/notes";
import type { Offered } from "../results/offered";
import type { TraceRecorder } from "../trace/trace";
import type { Price } from "../usage/prices";
import type { Stopping } from "./abortable";
import type { AiEvent, AiStage } from "./ai-events";
import type { AiControllerDeps } from "./controller-types";
import type { EventChannel } from "./event-channel";
import type { ReadCache } from "./read-cache";

export interface ApprovalQuestion {
  readonly callId: string;
  readonly name: string;
  readonly input: JsonObject;
  readonly summary: string;
  /** What the call would add, change and remove. */
  readonly marks: ElementMarks;
}

/** All that one message works with. The loop's functions take it and keep nothing. */
export interface Offer {
  set(tools: readonly ToolDefinition[]): void;
  names(): readonly string[];
}

export interface MessageRun {
  readonly input: string;
  /** Checked, with `adaptive` already worked into `maxToolIterations`. */
  readonly options: AiOptions;
  readonly provider: Provider;
  readonly document: GraphDocument;
  readonly registry: CommandRegistry;
  /** Every change of this message, so that one undo takes all of it back. */
  readonly origin: Origin;
  readonly signal: AbortSignal;
  /** Lets nothing wait longer than the user does. */
  readonly untilStopped: Stopping["untilStopped"];
  readonly onStop: Stopping["onStop"];
  readonly now: () => number;
  readonly startedAt: number;
  readonly after: NonNullable<AiControllerDeps["after"]>;
  /** Of a model, where it is known. */
  readonly priceOf: (who: Answerer) => Price | undefined;
  readonly emit: (event: AiEvent) => void;
  readonly setStage: EventChannel["setStage"];
  /** The stage now, for notes that do not change it. */
  readonly stage: () => AiStage;
  /** Settles when the user answers. */
  readonly askUser: (question: ApprovalQuestion) => Promise<boolean>;
  /** Whether the user has allowed that command for the rest of the conversation. */
  readonly isAllowed: (name: string) => boolean;
  readonly edits: EditCount;
  readonly context: () => GraphContext;
  readonly seen: () => SeenArea | null;
  readonly callIds: CallIds;
  readonly window: HistoryWindow;
  readonly cache: ReadCache;
  readonly breaker: CircuitBreaker;
  readonly recorder: TraceRecorder;
  /** What models were sent in this conversation: a call found in it is not theirs. */
  readonly given: GivenTexts;
  readonly plan: PlanWatch;
  /** What the conversation has asked for beyond the usual commands. */
  readonly asked: Set<string>;
  /** What the newest request offered. */
  readonly offer: Offer;
  readonly keepOutcome: (outcome: ToolOutcome) => void;
  /** A file a command made. */
  readonly deliver: (download: Download) => void;
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

/** The same with these changes. Written out: spreading a record takes the engine microseconds, and this is in every step. */
export function withProgress(before: Progress, changes: Partial<Progress>): Progress {
  return {
    turnNumber: changes.turnNumber ?? before.turnNumber,
    rounds: changes.rounds ?? before.rounds,
    sent: changes.sent ?? before.sent,
    usage: changes.usage ?? before.usage,
    cost: changes.cost ?? before.cost,
    degraded: changes.degraded ?? before.degraded,
    lastText: changes.lastText ?? before.lastText,
    nudge: changes.nudge ?? before.nudge,
    simplified: changes.simplified ?? before.simplified,
  };
}

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

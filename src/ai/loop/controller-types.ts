import type { ConversationPlan } from "@/commands/plan/conversation-plan";
import type { CommandRegistry, Download } from "@/commands/registry/command-types";
import type { Refusal } from "@/commands/registry/undo-step";
import type { GraphDocument, StepId } from "@/graph/document/document-types";
import type { ContextMeasure } from "../context/measure-context";
import type { SeenArea } from "../context/seen-part";
import type { LeftMessage } from "../history/broken-off";
import type { Exchange } from "../history/messages";
import type { Summary } from "../history/write-summary";
import type { AiOptions } from "../options/ai-options";
import type { Answerer, Provider } from "../port/provider-port";
import type { ExecutionResult, ToolOutcome } from "../results/execution-result";
import type { Trace } from "../trace/trace";
import type { Price } from "../usage/prices";
import type { AiEvent, AiStage } from "./ai-events";

export interface AiControllerDeps {
  readonly document: GraphDocument;
  readonly registry: CommandRegistry;
  /** Asked once at the start of each message, so that people can switch in mid-conversation. */
  readonly provider: () => Provider;
  readonly options?: Partial<AiOptions>;
  /** What the provider's model costs; undefined where it is not known; then no cost is shown. */
  readonly price?: (who: Answerer) => Price | undefined;
  readonly now: () => number;
  /** Does it after so many milliseconds, unless what it returns is called before; default: the system's timer. */
  readonly after?: (ms: number, action: () => void) => () => void;
  readonly newId: () => string;
  /** Tells each random number that commands draw, so that a replay has the same. */
  readonly onDraw?: (listener: (value: number) => void) => void;
  /** Names `loadSample` takes, for the context. */
  readonly sampleNames: readonly string[];
  /** What of the picture is in view; null while nothing is drawn, absent where there is no canvas. */
  readonly seen?: () => SeenArea | null;
  /** A file an assistant's call made (`exportGraph`); without it such files go nowhere. */
  readonly onDownload?: (download: Download) => void;
}

/** What a conversation had beside its history. */
export interface SavedConversation {
  /** Commands allowed without asking. */
  readonly allowed?: readonly string[];
  /** A model's summary of its older messages. */
  readonly summary?: Summary;
}

export interface AiController {
  readonly stage: AiStage;
  readonly isBusy: boolean;
  /** The conversation's plan: what a hand does to it holds from the next request on. Gone with `clear` and `restore`. */
  readonly plan: ConversationPlan;
  /**
   * Never rejects for what a provider or command did. A second message while one runs rejects at once with a `BusyError`. An invalid
   * option rejects with a `RangeError`. An empty message comes back refused and unsent.
   */
  execute(input: string, options?: Partial<AiOptions>): Promise<ExecutionResult>;
  /** Stops what runs; nothing when idle. */
  cancel(): void;
  /** Stops what runs, forgets the conversation and its numbered sets. */
  clear(): void;
  /**
   * Undoes the last message's step, takes the message out of the history and sends it again. When there is none, or
   * later changes stand in the way of the undo, nothing is sent and the result says why.
   */
  retry(): Promise<ExecutionResult>;
  /**
   * Takes the newest exchanges out of the history and these steps back, as one undo step, so that another message can
   * are in their place. Null, or why not; then nothing was done. What was written to a database is taken back there. Refused while busy.
   */
  rewind(exchanges: number, undo: readonly StepId[]): Promise<Refusal | null>;
  /**
   * The user's word on a call that waits (`ai-approval-request`); `forAll` lets every later call of that command go on
   * without asking until `revoke`, `clear` or `restore`. Unknown ids are ignored.
   */
  answerApproval(callId: string, allow: boolean, forAll?: boolean): void;
  /** Commands allowed for this conversation. */
  allowed(): readonly string[];
  /** By the user alone: every later call goes on without a question, until this is taken back or another conversation begins. */
  allowAll(isOn: boolean): void;
  /** Calls of that command ask again. */
  revoke(name: string): void;
  subscribe(listener: (event: AiEvent) => void): () => void;
  /** A call of this conversation as it ended, whole data included; undefined while it runs or when unknown. */
  outcomeOf(callId: string): ToolOutcome | undefined;
  /** How the last messages went, oldest first; a message's trace is there once it has ended. */
  traces(): readonly Trace[];
  /** How full the next request would be with what came before, and what of it would be shortened. */
  measureContext(options?: Partial<AiOptions>): Promise<ContextMeasure>;
  /** The message that runs, as it would be in the history were it left now; null: none does. */
  running(): LeftMessage | null;
  /** Finished messages; valid at any time. */
  history(): readonly Exchange[];
  /**
   * Takes up a conversation again (a reload, a chat of the list, a replay); exchanges no provider would take are left out, and
   * nothing is allowed beforehand but these commands. Refused while busy.
   */
  restore(history: readonly Exchange[], saved?: SavedConversation): void;
}

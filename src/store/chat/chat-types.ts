import type { Exchange } from "@/ai/history/messages";
import type { AiEvent, AiStage } from "@/ai/loop/ai-events";
import type { Answerer, FailureKind, Usage, WaitPart } from "@/ai/port/provider-port";
import type { ToolOutcome } from "@/ai/results/execution-result";
import type { Note } from "@/ai/results/notes";
import type { Offered } from "@/ai/results/offered";
import type { Plan } from "@/commands/plan/plan-types";
import type { ElementMarks } from "@/graph/changes/change-marks";
import type { StepId } from "@/graph/document/document-types";
import type { Source } from "@/knowledge/source";
import type { ChangePart } from "./change-summary";

export type ChatStepState = "running" | "waiting" | "done" | "failed" | "denied" | "stopped";

type Shown = "callId" | "name" | "input" | "message" | "hint" | "refusal" | "said" | "data" | "cached";

/** One call of the assistant as people see it: identified by its call, never by its command. `message` is "" while it runs. */
export interface ChatStep extends Pick<ToolOutcome, Shown> {
  readonly state: ChatStepState;
  readonly startedAt: number;
  readonly durationMs: number | null;
  /** What the model said before it made this call. */
  readonly remark: string;
}

/** How a turn stands. */
export type ChatTurnEnd =
  | { readonly kind: "running" }
  | { readonly kind: "done" }
  | { readonly kind: "stopped" }
  /** `isUnsent`: the assistant never had the message. */
  | {
      readonly kind: "failed";
      /** In English, as who was asked tells it. */
      readonly reason: string;
      /** Of the failure, where who was asked knew one. */
      readonly why?: FailureKind;
      readonly detail?: string;
      readonly isUnsent?: true;
    };

/** What was selected, and sent along, when a message was sent. */
export interface SentSelection {
  readonly nodes: number;
  readonly edges: number;
  /** Of the first few nodes. */
  readonly names: readonly string[];
}

/** A call that waits for the user's word. */
export interface WaitingCall {
  readonly callId: string;
  readonly name: string;
  readonly question: string;
  /** What it would add, change and remove. */
  readonly marks: ElementMarks;
  /** By the clock of the turn's beginning. */
  readonly since: number;
}

/** What the answer of one message took. */
export interface TurnUsage extends Omit<Usage, "cacheWriteTokens"> {
  /** In US dollars. */
  readonly cost?: number;
}

/** One message and all that came of it. */
export interface ChatTurn extends Offered {
  readonly id: string;
  readonly asked: string;
  /** Who was asked: a provider's id. */
  readonly provider: string;
  /** Who was asked last, as they call themselves; null where nobody was or it was not kept. */
  readonly answerer: Answerer | null;
  /** Tokens, and the cost where a price is known; null while it runs, where nothing was used or it was not kept. */
  readonly usage: TurnUsage | null;
  /** Null: nothing was selected, or it was left out. */
  readonly selection: SentSelection | null;
  /** By the clock on the wall, in ms since 1970; 0 where that was not kept. */
  readonly askedAt: number;
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly end: ChatTurnEnd;
  readonly steps: readonly ChatStep[];
  /** The answer, as far as it has come. */
  readonly text: string;
  /** While it runs: the texts its calls have read. */
  readonly read?: readonly Source[];
  /** The texts the answer is from; absent where it names none. */
  readonly sources?: readonly Source[];
  readonly approval: WaitingCall | null;
  /** How long it waited for the user's word, in ms; absent where it did not. */
  readonly waitedMs?: number;
  /** Its plan; absent where it made none. */
  readonly plan?: Plan;
  /** What recovery was used. */
  readonly degraded: readonly Note[];
  readonly undoStep: StepId | null;
  /** What the turn changed, in numbers; null when it changed nothing. */
  readonly change: readonly ChangePart[] | null;
  /** Why something asked of this turn was not done (an undo, a retry). */
  readonly note: string | null;
}

/** Another version of the conversation from one message on, kept when that message was edited or sent again. */
export interface ChatBranch {
  /** The turn it goes on from; null: it is the whole conversation. */
  readonly after: string | null;
  /** At least one. */
  readonly turns: readonly ChatTurn[];
  /** What of the turns the model reads. */
  readonly history: readonly Exchange[];
}

/** A message that waits until the one before it is done. */
export interface QueuedMessage {
  readonly id: string;
  readonly text: string;
  /** Whether what is selected then goes with it. */
  readonly tellSelection: boolean;
}

/** Why waiting messages are not sent by themselves. "kept": they are of an earlier visit. "edited": the next one is being reworded. */
export type QueueHold = "stopped" | "failed" | "kept" | "edited";

export interface ChatState {
  readonly queue: readonly QueuedMessage[];
  readonly hold: QueueHold | null;
  readonly turns: readonly ChatTurn[];
  readonly branches: readonly ChatBranch[];
  /** Commands the user allowed for the rest of this chat. */
  readonly allowed: readonly string[];
  /** Nothing is asked in this chat. Kept nowhere: the next one asks again. */
  readonly isAutonomous: boolean;
  readonly stage: AiStage;
  /** What the provider tells beside its answer: a load, a retry. */
  readonly stageNote: string | null;
  /** The same as data, for other languages than English. */
  readonly stageWait: WaitPart | null;
}

/** A message that goes to the assistant. */
export interface AskedMessage {
  readonly turnId: string;
  readonly text: string;
  readonly provider: string;
  readonly selection?: SentSelection | null;
  readonly askedAt?: number;
}

/** Everything that changes the chat: the controller's events and what the page itself does. */
export type ChatEvent =
  | AiEvent
  | ({ readonly type: "chat-asked" } & AskedMessage)
  /** The conversation from `from` on becomes a branch; the next message takes its place. */
  | { readonly type: "chat-branched"; readonly from: string; readonly history: readonly Exchange[] }
  /** The conversation from `from` on changes places with the branch that begins with `to`. */
  | {
      readonly type: "chat-switched";
      readonly from: string;
      readonly to: string;
      readonly history: readonly Exchange[];
    }
  /** The message was never sent. */
  | { readonly type: "chat-refused"; readonly reason: string }
  | { readonly type: "chat-changed"; readonly turnId: string; readonly change: readonly ChangePart[] | null }
  | { readonly type: "chat-noted"; readonly turnId: string; readonly note: string | null }
  /** By the user, whether a message runs or not. */
  | { readonly type: "chat-plan-edited"; readonly plan: Plan }
  | { readonly type: "chat-queued"; readonly queue: readonly QueuedMessage[]; readonly hold: QueueHold | null }
  | { readonly type: "chat-allowed"; readonly names: readonly string[] }
  | { readonly type: "chat-autonomous"; readonly isOn: boolean }
  | { readonly type: "chat-restored"; readonly turns: readonly ChatTurn[]; readonly branches?: readonly ChatBranch[] }
  | { readonly type: "chat-cleared" };

export const emptyChat: ChatState = {
  queue: [],
  hold: null,
  turns: [],
  branches: [],
  allowed: [],
  isAutonomous: false,
  stage: "idle",
  stageNote: null,
  stageWait: null,
};

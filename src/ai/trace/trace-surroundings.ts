import type { Plan } from "@/commands/plan/plan-types";
import type { SavedSets } from "@/commands/registry/command-types";
import type { GraphChange } from "@/graph/changes/change-types";
import type { StepId } from "@/graph/document/document-types";
import type { ElementSet } from "@/graph/document/graph-types";
import type { Exchange } from "../history/messages";
import type { Price } from "../usage/prices";

/** A change that no call of the message made. */
export interface ForeignStep {
  readonly step: StepId;
  readonly title: string;
  readonly actor: "user" | "assistant";
  readonly changes: readonly GraphChange[];
  /** Of an undo or redo: the steps it took back, newest first. */
  readonly undoes?: readonly StepId[];
}

/** What stood when a message was sent, beside the graph. A file holds sets and history of its first message: replay makes the rest. */
export interface TraceBefore {
  /** Finished messages of the conversation. */
  readonly exchanges: number;
  readonly history?: readonly Exchange[];
  readonly sets?: SavedSets;
  /** A model's, of older messages. */
  readonly summary?: { readonly text: string; readonly of: number };
  /** Commands the user had allowed for the conversation. */
  readonly allowed: readonly string[];
  readonly selection: ElementSet;
  /** Of an earlier message, as it stood. */
  readonly plan?: Plan;
  /** Done since the message before had ended, oldest first. */
  readonly byHand: readonly ForeignStep[];
}

/** When something happened, told by what the message had come to: clocks differ, this does not. */
interface Moment {
  /** Milliseconds since the message was sent. */
  readonly at: number;
  /** How many of its events and parts had come. */
  readonly events: number;
  readonly parts: number;
}

/** What people, or the clock, did while the message ran. */
export type OutsideEvent =
  | { readonly type: "stop" }
  | { readonly type: "answer"; readonly callId: string; readonly allow: boolean; readonly forAll: boolean }
  | { readonly type: "hand"; readonly step: ForeignStep }
  /** The user changed the plan: as it was after that, and what the assistant was told. */
  | { readonly type: "plan"; readonly plan: Plan; readonly message: string }
  | { readonly type: "select"; readonly selection: ElementSet }
  /** The seconds of the message's budget were used up in the middle of a turn. */
  | { readonly type: "time-over" };

export type TimedEvent = Moment & OutsideEvent;

/** One change of the graph that a call of the message made. */
export interface TraceEdit extends Moment {
  /** What the call did, as the undo list tells it. */
  readonly title: string;
  /** How many changes it came to. */
  readonly count: number;
  /** In a file, in place of the changes: what tells them from others. */
  readonly digest?: string;
  readonly changes?: readonly GraphChange[];
}

/** Without a price it is not known. */
export interface RecordedPrice {
  readonly model: string;
  readonly host?: string;
  readonly price?: Price;
}

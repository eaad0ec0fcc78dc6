import type { ContextMaker } from "../context/graph-context";
import type { GivenTexts } from "../given-data/given-texts";
import type { Approvals } from "../guards/approvals";
import type { CircuitBreaker } from "../guards/circuit-breaker";
import type { Conversation } from "../history/conversation";
import type { AiOptions } from "../options/ai-options";
import type { TraceEar } from "../trace/trace-ear";
import type { AiControllerDeps } from "./controller-types";
import type { EventChannel } from "./event-channel";
import type { ReadCache } from "./read-cache";
import type { UserChanges } from "./user-changes";

/** What lives as long as the controller. */
export interface SessionParts {
  readonly deps: AiControllerDeps;
  readonly optionsFor: (own?: Partial<AiOptions>) => AiOptions;
  readonly channel: EventChannel;
  readonly approvals: Approvals;
  readonly conversation: Conversation;
  readonly userChanges: UserChanges;
  readonly toContext: ContextMaker;
  readonly cache: ReadCache;
  readonly breaker: CircuitBreaker;
  readonly given: GivenTexts;
  readonly ear: TraceEar;
}

export interface Message {
  readonly input: string;
  readonly options: AiOptions;
  readonly signal: AbortSignal;
  /** False once the conversation it belongs to was cleared: then nothing of it is reported or kept. */
  readonly isCurrent: () => boolean;
}

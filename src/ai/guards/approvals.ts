import type { AiEvent } from "../loop/ai-events";
import type { EventChannel } from "../loop/event-channel";

type ApprovalQuestion = Omit<Extract<AiEvent, { type: "ai-approval-request" }>, "type">;

/** Calls that wait for the user, by their ids. Only `answer` lets one go on: no text a model writes can. */
export interface Approvals {
  ask(question: ApprovalQuestion): Promise<boolean>;
  /** `forAll`: and every later call of that command in this conversation. */
  answer(callId: string, allow: boolean, forAll?: boolean): void;
  isAllowed(name: string): boolean;
  /** Every call of this conversation goes on without a question, or none does by this. */
  allowAll(isOn: boolean): void;
  /** Commands allowed for this conversation. */
  allowed(): readonly string[];
  /** These may go on without asking, as they might before: a conversation that is taken up again. */
  allow(names: readonly string[]): void;
  /** Calls of that command ask again. */
  revoke(name: string): void;
  /** Forgets those that wait; a stop has already ended them. */
  clear(): void;
  /** Another conversation: nothing is allowed beforehand. */
  forgetAllowed(): void;
}

export function createApprovals(channel: EventChannel): Approvals {
  const waiting = new Map<string, { readonly name: string; readonly resolve: (allow: boolean) => void }>();
  const allowed = new Set<string>();
  let isAll = false;
  return {
    ask(question) {
      return new Promise((resolve) => {
        // Before the event, since a listener may answer at once.
        waiting.set(question.callId, { name: question.name, resolve });
        channel.emit({ type: "ai-approval-request", ...question });
      });
    },
    answer(callId, allow, forAll = false) {
      const call = waiting.get(callId);
      waiting.delete(callId);
      if (call && allow && forAll) allowed.add(call.name);
      call?.resolve(allow);
    },
    isAllowed: (name) => isAll || allowed.has(name),
    allowAll(isOn) {
      isAll = isOn;
    },
    allowed: () => [...allowed],
    allow(names) {
      for (const name of names) allowed.add(name);
    },
    revoke: (name) => void allowed.delete(name),
    clear: () => waiting.clear(),
    forgetAllowed() {
      isAll = false;
      allowed.clear();
    },
  };
}

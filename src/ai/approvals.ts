import type { EventChannel } from "./event-channel";
import type { ApprovalQuestion } from "./run-types";

/** Calls that wait for the user, by their ids. Only `answer` lets one go on: no text a model writes can. */
export interface Approvals {
  ask(question: ApprovalQuestion): Promise<boolean>;
  answer(callId: string, allow: boolean): void;
  /** Forgets those that wait; a stop has already ended them. */
  clear(): void;
}

export function createApprovals(channel: EventChannel): Approvals {
  const waiting = new Map<string, (allow: boolean) => void>();
  return {
    ask(question) {
      return new Promise((resolve) => {
        // Before the event, since a listener may answer at once.
        waiting.set(question.callId, resolve);
        channel.emit({ type: "ai-approval-request", ...question });
      });
    },
    answer(callId, allow) {
      const resolve = waiting.get(callId);
      waiting.delete(callId);
      resolve?.(allow);
    },
    clear: () => waiting.clear(),
  };
}

import type { AiEvent } from "../loop/ai-events";
import type { EventChannel } from "../loop/event-channel";

type ApprovalQuestion = Omit<Extract<AiEvent, { type: "ai-approval-request" }>, "type">;

/** Calls that wait for the user, by their ids. Only `answer` lets one go on: no text a model writes can. */
export type Approvals = ReturnType<typeof createApprovals>;

export function createApprovals(channel: EventChannel) {
  const waiting = new Map<string, { readonly name: string; readonly resolve: (allow: boolean) => void }>();
  const allowed = new Set<string>();
  let isAll = false;
  return {
    ask(question: ApprovalQuestion): Promise<boolean> {
      return new Promise((resolve) => {
        // Before the event, since a listener may answer at once.
        waiting.set(question.callId, { name: question.name, resolve });
        channel.emit({ type: "ai-approval-request", ...question });
      });
    },
    /** `forAll`: and every later call of that command in this conversation. */
    answer(callId: string, allow: boolean, forAll: boolean = false): void {
      const call = waiting.get(callId);
      waiting.delete(callId);
      if (call && allow && forAll) allowed.add(call.name);
      call?.resolve(allow);
    },
    isAllowed: (name: string): boolean => isAll || allowed.has(name),
    /** Every call of this conversation goes on without a question, or none does by this. */
    allowAll(isOn: boolean): void {
      isAll = isOn;
    },
    /** Commands allowed for this conversation. */
    allowed: (): readonly string[] => [...allowed],
    /** These may go on without asking, as they might before: a conversation that is taken up again. */
    allow(names: readonly string[]): void {
      for (const name of names) allowed.add(name);
    },
    /** Calls of that command ask again. */
    revoke: (name: string): void => void allowed.delete(name),
    /** Forgets those that wait; a stop has already ended them. */
    clear: (): void => waiting.clear(),
    /** Another conversation: nothing is allowed beforehand. */
    forgetAllowed(): void {
      isAll = false;
      allowed.clear();
    },
  };
}

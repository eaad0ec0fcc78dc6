import type { Exchange } from "@/ai/history/messages";
import type { ChatTurn } from "./chat-types";

/** A message that was left in the middle, as the assistant is told of it later: what its calls did, and that it ended there. */
export function brokenOff({ asked, steps, text }: ChatTurn): Exchange {
  const ended = steps.filter(({ durationMs }) => durationMs !== null);
  const round = {
    blocks: [],
    calls: ended.map(({ callId: id, name, input }) => ({ id, name, input })),
    results: ended.map(({ callId, state, message }) => {
      const success = state === "done";
      return { callId, success, content: JSON.stringify({ success, message }) };
    }),
  };
  const answer = `${text}\n\n(The page was left here, before the answer ended.)`.trim();
  return { user: asked, rounds: ended.length === 0 ? [] : [round], answer: [{ type: "text", text: answer }] };
}

import type { ProviderPart } from "../port/provider-port";
import { createReplyReader } from "./reply-reader";

/** The parts of a model that answers in the form of `reply-form`: calls and answers are taken out of its text. */
export async function* readReplies(parts: AsyncIterable<ProviderPart>): AsyncGenerator<ProviderPart> {
  const reader = createReplyReader();
  for await (const part of parts) {
    if (part.type === "text-delta") yield* reader.push(part.text);
    else if (part.type === "finish") {
      yield* reader.end();
      yield part.reason === "stop" && reader.hasCalls ? { ...part, reason: "tool-calls" } : part;
    } else yield part;
  }
}

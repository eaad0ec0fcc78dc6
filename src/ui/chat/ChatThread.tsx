import { Suspense } from "react";
import { lazyPart } from "../parts/lazy-part";
import { Skeleton } from "../parts/Skeleton";
import { useChat, useWords } from "../use-stores";
import { loadConversation } from "./load-conversation";
import { Welcome } from "./Welcome";

const Conversation = lazyPart(loadConversation);

/** The conversation, or the welcome before it has begun. */
export function ChatThread() {
  const words = useWords("chat");
  const first = useChat((chat) => chat.turns[0]?.id);
  if (first === undefined) {
    return (
      <section className="thread" aria-label={words.welcome}>
        <Welcome />
      </section>
    );
  }
  return (
    <Suspense fallback={<Skeleton />}>
      <Conversation key={first} />
    </Suspense>
  );
}

import { ArrowDown } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { scrollable } from "../parts/scrollable";
import { useChat } from "../use-stores";
import { TurnView } from "./TurnView";
import { Welcome } from "./Welcome";

/** This near to the end counts as at the end. */
const nearPx = 48;

/** The conversation. It follows what is written unless the reader has scrolled up. */
export function ChatThread() {
  const turns = useChat((chat) => chat.turns);
  const thread = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const [isAway, setAway] = useState(false);
  const isBusy = turns.at(-1)?.end.kind === "running";

  const toEnd = () => {
    const element = thread.current;
    if (element) element.scrollTop = element.scrollHeight;
  };
  const lastId = turns.at(-1)?.id;
  const shownId = useRef(lastId);
  useLayoutEffect(() => {
    // Each draw may make the thread longer. One's own message is always brought into view.
    if (shownId.current !== lastId) follows.current = true;
    shownId.current = lastId;
    if (follows.current) toEnd();
  });

  const hearScroll = () => {
    const element = thread.current;
    if (!element) return;
    follows.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearPx;
    setAway(!follows.current);
  };

  if (turns.length === 0) {
    return (
      <section className="thread" aria-label="Welcome" {...scrollable}>
        <Welcome />
      </section>
    );
  }
  return (
    <div className="thread-frame">
      <div
        className="thread"
        role="log"
        aria-label="Conversation"
        aria-busy={isBusy}
        {...scrollable}
        ref={thread}
        onScroll={hearScroll}
      >
        {turns.map((turn, index) => (
          <TurnView key={turn.id} turn={turn} number={index + 1} isLast={index === turns.length - 1} />
        ))}
      </div>
      {isAway && (
        <button
          type="button"
          className="btn line jump"
          onClick={() => {
            follows.current = true;
            toEnd();
          }}
        >
          <ArrowDown size={14} strokeWidth={1.75} aria-hidden="true" />
          Jump to latest
        </button>
      )}
    </div>
  );
}

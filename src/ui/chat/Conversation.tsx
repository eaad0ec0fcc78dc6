import { ArrowDown } from "lucide-react";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../parts/Button";
import { scrollable } from "../parts/scrollable";
import { watchSize } from "../parts/watch-size";
import { useChat, useWords } from "../use-stores";
import { QueueList } from "./queue/QueueList";
import { TurnView } from "./turn/TurnView";

/** This near to the end counts as at the end. */
const nearPx = 48;

/** It follows what is written unless the reader has scrolled up. Of a long one, the last turns are drawn. */
export function Conversation() {
  const words = useWords("chat");
  const turns = useChat((chat) => chat.turns);
  const thread = useRef<HTMLDivElement>(null);
  const { isAway, watchScroll, goToEnd, isFollowing } = useFollowing(thread, turns.at(-1)?.id);
  const { first, showMore } = useTurnWindow(thread, { count: turns.length, isFollowing });
  const isWaiting = useChat((chat) => chat.queue.length > 0);
  return (
    <>
      <div className="thread-frame column">
        <div
          className="thread"
          role="log"
          aria-label={words.thread}
          // Who reads further up is not read to.
          aria-live={isAway ? "off" : "polite"}
          aria-busy={turns.at(-1)?.end.kind === "running"}
          {...scrollable}
          ref={thread}
          onScroll={watchScroll}
        >
          {first > 0 && (
            <Button className="slim earlier" onClick={showMore}>
              {words.earlier(first)}
            </Button>
          )}
          {turns.slice(first).map((turn, index) => (
            <TurnView
              key={turn.id}
              turn={turn}
              number={first + index + 1}
              isLast={first + index === turns.length - 1}
            />
          ))}
        </div>
        {isAway && (
          <Button icon={ArrowDown} className="line jump" onClick={goToEnd}>
            {words.jump}
          </Button>
        )}
      </div>
      {isWaiting && <QueueList />}
    </>
  );
}

/** Keeps the end in view while the reader is there. One's own message is always brought into view. */
function useFollowing(thread: RefObject<HTMLDivElement | null>, lastId: string | undefined) {
  const follows = useRef(true);
  const [isAway, setAway] = useState(false);
  const shownId = useRef(lastId);
  const toEnd = () => {
    const element = thread.current;
    if (element) element.scrollTop = element.scrollHeight;
  };
  useLayoutEffect(() => {
    // Each draw may make the thread longer.
    if (shownId.current !== lastId) follows.current = true;
    shownId.current = lastId;
    if (follows.current) toEnd();
  });
  useEffect(() => {
    const element = thread.current;
    if (!element || lastId === undefined) return undefined;
    // What is loaded into a turn, and what comes between the thread and the message box, is drawn without it.
    const last = element.lastElementChild;
    return watchSize(last ? [element, last] : [element], () => {
      if (follows.current) element.scrollTop = element.scrollHeight;
    });
  }, [thread, lastId]);
  const watchScroll = () => {
    const element = thread.current;
    if (!element) return;
    follows.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearPx;
    setAway(!follows.current);
  };
  const goToEnd = () => {
    follows.current = true;
    toEnd();
  };
  return { isAway, watchScroll, goToEnd, isFollowing: () => follows.current };
}

/** Turns drawn at first, and with each step back. */
const pageSize = 24;
/** This near to the top the turns before come by themselves. */
const nearTopPx = 200;

interface TurnWindowOptions {
  readonly count: number;
  /** Whether the reader is at the end. */
  readonly isFollowing: () => boolean;
}

/** Which turns of a long conversation are drawn: the last ones, and more as the reader goes up. */
function useTurnWindow(thread: RefObject<HTMLElement | null>, { count, isFollowing }: TurnWindowOptions) {
  const [wanted, setWanted] = useState(() => Math.max(0, count - pageSize));
  /** Distance of the view from the end, kept while turns are put before it. */
  const distance = useRef<number | null>(null);
  const first = wanted < count ? wanted : Math.max(0, count - pageSize);

  const showMore = () => {
    const element = thread.current;
    distance.current = element ? element.scrollHeight - element.scrollTop : null;
    setWanted(Math.max(0, first - pageSize));
  };

  useLayoutEffect(() => {
    const element = thread.current;
    if (element && distance.current !== null) element.scrollTop = element.scrollHeight - distance.current;
    distance.current = null;
  });

  useEffect(() => {
    // Back at the end, what was drawn on the way up is let go of.
    if (isFollowing() && count - first > 2 * pageSize) setWanted(count - pageSize);
  }, [count, first, isFollowing]);

  useEffect(() => {
    const element = thread.current;
    if (!element || first === 0) return undefined;
    const onScroll = () => {
      if (element.scrollTop < nearTopPx && !isFollowing()) showMore();
    };
    element.addEventListener("scroll", onScroll, { passive: true });
    return () => element.removeEventListener("scroll", onScroll);
  });

  return { first, showMore };
}

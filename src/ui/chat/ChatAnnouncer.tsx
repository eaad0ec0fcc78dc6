import { useEffect, useRef, useState } from "react";
import { statusLine } from "@/store/chat/status-line";
import { useChat, useWords } from "../use-stores";
import { useTitles } from "./turn/use-titles";

const leastGapMs = 1000;

/** The status line for a screen reader: the same words, without times, at most one a second. The thread reads the answer. */
export function ChatAnnouncer() {
  const words = useWords();
  const titleOf = useTitles();
  const announced = useChat((chat) => {
    const turn = chat.turns.at(-1);
    if (!turn) return "";
    if (turn.approval) return words.chat.waitingFor(turn.approval.question);
    // A turn that lasts no time tells none.
    const still = { ...turn, endedAt: turn.startedAt };
    const { state, detail } = statusLine(still, chat, { words, titleOf, now: 0 });
    return `${state}${detail}`.replace(` · ${words.chat.seconds(0, 1)}`, "");
  });
  return (
    <p className="sr" role="status">
      {useSlowed(announced)}
    </p>
  );
}

function useSlowed(words: string): string {
  const [announced, setAnnounced] = useState("");
  const lastAt = useRef(0);
  useEffect(() => {
    const wait = Math.max(0, lastAt.current + leastGapMs - performance.now());
    const timer = setTimeout(() => {
      lastAt.current = performance.now();
      setAnnounced(words);
    }, wait);
    return () => clearTimeout(timer);
  }, [words]);
  return announced;
}

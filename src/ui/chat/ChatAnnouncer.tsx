import { useEffect, useRef, useState } from "react";
import { statusLine } from "@/store/status-line";
import { useChat } from "../use-stores";
import { runningTitle } from "./step-title";

const leastGapMs = 1000;

/** The status line for a screen reader: the same words, without times, at most one a second. */
export function ChatAnnouncer() {
  const words = useChat((chat) => {
    const turn = chat.turns.at(-1);
    if (!turn) return "";
    if (turn.approval) return `Waiting for you: ${turn.approval.question}`;
    // A turn that lasts no time tells none.
    const { state, detail } = statusLine({ ...turn, endedAt: turn.startedAt }, chat, runningTitle, 0);
    return `${state}${detail}`.replace(" · 0.0 s", "");
  });
  return (
    <p className="sr" role="status">
      {useSlowed(words)}
    </p>
  );
}

function useSlowed(words: string): string {
  const [told, setTold] = useState("");
  const lastAt = useRef(0);
  useEffect(() => {
    const wait = Math.max(0, lastAt.current + leastGapMs - performance.now());
    const timer = setTimeout(() => {
      lastAt.current = performance.now();
      setTold(words);
    }, wait);
    return () => clearTimeout(timer);
  }, [words]);
  return told;
}

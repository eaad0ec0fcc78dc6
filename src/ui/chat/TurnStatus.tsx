import { Check, Square, TriangleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import type { ChatTurn } from "@/store/chat-types";
import { type StatusTone, statusLine } from "@/store/status-line";
import { useServices } from "../services";
import { useChat } from "../use-stores";
import { runningTitle } from "./step-title";

/** The one line that says how a turn stands. What a screen reader hears is told by the panel, more slowly. */
export function TurnStatus({ turn }: { readonly turn: ChatTurn }) {
  const { now } = useServices();
  const stage = useChat((chat) => chat.stage);
  const stageNote = useChat((chat) => chat.stageNote);
  useSecondHand(turn.end.kind === "running");
  const { tone, state, detail } = statusLine(turn, { stage, stageNote }, runningTitle, now());
  return (
    <p className={`state ${tone}`}>
      <ToneSign tone={tone} />
      <span>
        <b>{state}</b>
        {detail}
      </span>
    </p>
  );
}

/** Draws again each second while time is shown. */
function useSecondHand(isRunning: boolean): void {
  const [, setTick] = useState(0);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setTick((tick) => tick + 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
}

function ToneSign({ tone }: { readonly tone: StatusTone }) {
  switch (tone) {
    case "live":
      return <i className="dot live accent" aria-hidden="true" />;
    case "wait":
      return <i className="dot live warn" aria-hidden="true" />;
    case "done":
      return <Check className="ok" size={14} strokeWidth={1.75} aria-hidden="true" />;
    case "stopped":
      return <Square size={12} fill="currentColor" strokeWidth={0} aria-hidden="true" />;
    case "failed":
      return <TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" />;
  }
}

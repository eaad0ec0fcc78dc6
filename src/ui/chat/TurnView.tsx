import { Check, Copy, MessageCircleQuestion, RotateCcw, TriangleAlert } from "lucide-react";
import { memo, useState } from "react";
import type { ChatTurn } from "@/store/chat-types";
import { Markdown } from "../markdown/Markdown";
import { withNames } from "../markdown/markdown-tokens";
import { IconButton } from "../parts/IconButton";
import { useServices } from "../services";
import { ApprovalCard } from "./ApprovalCard";
import { ChangeCard } from "./ChangeCard";
import { StepList } from "./StepList";
import { TurnStatus } from "./TurnStatus";

export interface TurnViewProps {
  readonly turn: ChatTurn;
  /** From 1. */
  readonly number: number;
  readonly isLast: boolean;
}

/** One message: what was asked, how it stands, the steps, the answer, what it changed. */
export const TurnView = memo(function OneTurn({ turn, number, isLast }: TurnViewProps) {
  const isRunning = turn.end.kind === "running";
  return (
    <article className="turn" aria-label={`Turn ${number}`}>
      <p className="ask">{turn.asked}</p>
      <TurnStatus turn={turn} />
      <StepList steps={turn.steps} />
      {turn.approval && <ApprovalCard key={turn.approval.callId} {...turn.approval} />}
      {turn.text !== "" && (
        <div className="answer">
          <Markdown text={turn.text} />
        </div>
      )}
      {turn.end.kind === "failed" && turn.end.detail !== undefined && <Details text={turn.end.detail} />}
      <Notes turn={turn} />
      {turn.change !== null && <ChangeCard turn={turn} change={turn.change} />}
      {!isRunning && <Actions turn={turn} isLast={isLast} />}
    </article>
  );
});

function Details({ text }: { readonly text: string }) {
  return (
    <details className="details">
      <summary>Details</summary>
      <p>{text}</p>
    </details>
  );
}

function Notes({ turn }: { readonly turn: ChatTurn }) {
  const notes = [...turn.degraded, ...(turn.note === null ? [] : [turn.note])];
  return notes.map((note) => (
    <div className="note warn" key={note}>
      <TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
      <span>{note}</span>
    </div>
  ));
}

function Actions({ turn, isLast }: Pick<TurnViewProps, "turn" | "isLast">) {
  const { chat } = useServices();
  return (
    <div className="acts">
      {turn.text !== "" && <CopyAnswer text={turn.text} />}
      {isLast && (
        <IconButton icon={RotateCcw} iconSize={14} className="slim" label="Retry" onClick={() => void chat.retry()} />
      )}
      {isLast && isLost(turn) && <AskModel />}
    </div>
  );
}

/** The built-in assistant offers a model in these words where it did not understand. */
function isLost({ provider, text, steps }: ChatTurn): boolean {
  return provider === "builtin" && steps.length === 0 && /ask a model instead/iu.test(text);
}

/** With an endpoint set up the same message goes there; without one the way to get one opens. */
function AskModel() {
  const { chat, settings, view } = useServices();
  const ask = () => {
    const { baseUrl, model } = settings.getState();
    if (baseUrl === "" || model === "") {
      view.change({ dialog: "settings" });
      return;
    }
    settings.change({ provider: "openai" });
    void chat.retry();
  };
  return (
    <button type="button" className="btn slim" onClick={ask}>
      <MessageCircleQuestion size={14} strokeWidth={1.75} aria-hidden="true" />
      Ask a model instead
    </button>
  );
}

function CopyAnswer({ text }: { readonly text: string }) {
  const { document } = useServices();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard?.writeText(withNames(text, (id) => (document.node(id) ? document.labelOf(id) : id)));
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <IconButton
      icon={isCopied ? Check : Copy}
      iconSize={14}
      className="slim"
      label={isCopied ? "Copied" : "Copy answer"}
      onClick={() => void copy()}
    />
  );
}

import { TriangleAlert } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { useServices } from "../services";

export interface ApprovalCardProps {
  readonly callId: string;
  readonly question: string;
}

/** Asks before something is lost. Focus starts on Deny; Esc denies; nothing happens by itself. */
export function ApprovalCard({ callId, question }: ApprovalCardProps) {
  const { chat } = useServices();
  const [titleId, textId] = [useId(), useId()];
  const deny = useRef<HTMLButtonElement>(null);
  useEffect(() => deny.current?.focus(), []);
  const hear = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    chat.answerApproval(callId, false);
  };
  return (
    <div className="ask-first" role="alertdialog" aria-labelledby={titleId} aria-describedby={textId} onKeyDown={hear}>
      <div className="body">
        <h2 id={titleId}>
          <TriangleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
          {question}
        </h2>
        <p id={textId}>The assistant waits for your word. You can undo this afterwards.</p>
      </div>
      <div className="go">
        <button ref={deny} type="button" className="btn line" onClick={() => chat.answerApproval(callId, false)}>
          Deny <kbd>Esc</kbd>
        </button>
        <button type="button" className="btn line danger push" onClick={() => chat.answerApproval(callId, true)}>
          Allow
        </button>
      </div>
    </div>
  );
}

import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { shortDuration } from "@/store/chat/status-line";
import { scrollable } from "../parts/scrollable";
import { stepTitle } from "../sentences/step-title";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useChat, useWords } from "../use-stores";
import { Fold } from "./Fold";
import { LongText } from "./LongText";

export interface KnownTurnProps {
  readonly turn: string;
  /** Why there is no more. */
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** Where its trace is gone: what the conversation itself knows of a turn. */
export function KnownTurn({ turn: id, title, text, children }: KnownTurnProps) {
  const { registry } = useServices();
  const words = useAllWords("trace");
  const spoken = useWords();
  const turn = useChat(({ turns }) => turns.find((one) => one.id === id));
  return (
    <div className="dialog-body trace" {...scrollable}>
      <div className="note warn">
        <TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
        <span>
          <b>{title}</b> {text}
        </span>
        {children}
      </div>
      {turn && (
        <>
          <p className="trace-asked">{turn.asked}</p>
          {turn.steps.map((step) => (
            <Fold
              key={step.callId}
              title={
                <>
                  {stepTitle(step, registry.get(step.name)?.title ?? step.name, spoken)} <code>{step.name}</code>
                </>
              }
              aside={step.durationMs === null ? undefined : shortDuration(step.durationMs, spoken)}
              content={step}
            >
              {() => (
                <LongText
                  text={JSON.stringify({ input: step.input, message: step.message, data: step.data }, null, 1)}
                  label={step.name}
                />
              )}
            </Fold>
          ))}
          {turn.text !== "" && (
            <>
              <h3>{words.answer}</h3>
              <LongText text={turn.text} isCode={false} label={words.answer} />
            </>
          )}
        </>
      )}
    </div>
  );
}

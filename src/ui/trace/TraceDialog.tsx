import { TriangleAlert } from "lucide-react";
import { type ReactNode, useCallback, useState } from "react";
import type { ChatTurn } from "@/store/chat/chat-types";
import { shortDuration } from "@/store/chat/status-line";
import type { Traced } from "@/store/view/view-store";
import type { AllWords } from "@/words/words";
import { Choice } from "../parts/Choice";
import { Dialog } from "../parts/Dialog";
import { Skeleton } from "../parts/Skeleton";
import { scrollable } from "../parts/scrollable";
import { stepTitle } from "../sentences/step-title";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useLoading } from "../use-loading";
import { useChat, useView, useWords } from "../use-stores";
import { Fold } from "./Fold";
import { LongText } from "./LongText";
import { TraceView } from "./TraceView";
import "./trace.css";
import { Button } from "../parts/Button";

/** What happened, of a turn of the chat or of a file that was opened. */
export function TraceDialog() {
  const { view } = useServices();
  const words = useAllWords("trace");
  const traced = useTraced();
  const close = () => view.change({ dialog: null, traced: null });
  const title = traced?.kind === "file" ? words.ofFile(traced.name) : words.title;
  return (
    <Dialog title={title} isWide onClose={close}>
      {traced === null && <p className="dialog-body trace">{words.none}</p>}
      {traced?.kind === "turn" && <TurnTrace key={traced.turn} turn={traced.turn} />}
      {traced?.kind === "file" && <FileTrace traced={traced} />}
    </Dialog>
  );
}

/** What was asked for, or the last turn. */
function useTraced(): Traced | null {
  const traced = useView((state) => state.traced);
  const last = useChat(({ turns }) => turns.findLast(({ end }) => end.kind !== "running")?.id);
  if (traced !== null) return traced;
  return last === undefined ? null : { kind: "turn", turn: last };
}

function useTurnTrace(turn: string) {
  const { traces: open } = useServices();
  const find = useCallback(async () => {
    const traces = await open();
    return { found: await traces.of(turn), traces };
  }, [open, turn]);
  return useLoading(find);
}

function TurnTrace({ turn }: { readonly turn: string }) {
  const { view } = useServices();
  const words = useAllWords("trace");
  const loaded = useTurnTrace(turn);
  const unsent = useChat(({ turns }) => unsentReason(turns.find(({ id }) => id === turn)));
  if (loaded === null) {
    return (
      <div className="dialog-body trace">
        <Skeleton />
      </div>
    );
  }
  if (loaded === "not-loaded") return <p className="dialog-body trace">{words.notLoaded}</p>;
  const { found, traces } = loaded;
  switch (found.kind) {
    case "found":
      return (
        <TraceView
          trace={found.trace}
          traces={traces}
          notice={found.unkept ? words.unkept[found.unkept.kind] : undefined}
        />
      );
    case "gone":
      return (
        <KnownTurn
          turn={turn}
          {...(unsent === null ? { title: words.goneTitle, text: words.gone } : { title: words.unsent, text: unsent })}
        />
      );
    case "broken":
      return (
        <KnownTurn turn={turn} title={words.brokenTitle} text={words.brokenText(found.reason)}>
          <Button className="line slim" onClick={() => view.change({ dialog: "storage", traced: null })}>
            {words.showCopies}
          </Button>
        </KnownTurn>
      );
    case "unreadable":
      return <KnownTurn turn={turn} title={words.unreadableTitle} text={words.unreadableText} />;
  }
}

/** Why the message never went out; null: it did. */
function unsentReason(turn: ChatTurn | undefined): string | null {
  return turn?.end.kind === "failed" && turn.end.isUnsent === true ? turn.end.reason : null;
}

/** A file may hold several messages: one is shown at a time. */
function FileTrace({ traced: { messages } }: { readonly traced: Extract<Traced, { kind: "file" }> }) {
  const words = useAllWords("trace");
  const traces = useLoading(useServices().traces);
  const [place, setPlace] = useState(0);
  const trace = messages[place];
  if (traces === "not-loaded") return <p className="dialog-body trace">{words.notLoaded}</p>;
  if (traces === null || trace === undefined) return <Skeleton />;
  return (
    <>
      {messages.length > 1 && (
        <label className="trace-choice row top" htmlFor="trace-message">
          {words.message}
          <Choice
            id="trace-message"
            className="field"
            value={String(place)}
            options={messages.map(({ input }, index) => ({ id: String(index), title: optionOf(words, index, input) }))}
            onChange={(chosen) => setPlace(Number(chosen))}
          />
        </label>
      )}
      <TraceView key={place} trace={trace} traces={traces} isForeign />
    </>
  );
}

const longestOption = 60;

function optionOf(words: AllWords["trace"], index: number, input: string): string {
  const points = [...input];
  const text = points.length > longestOption ? `${points.slice(0, longestOption).join("")}…` : input;
  return words.messageAt(index + 1, text);
}

interface KnownTurnProps {
  readonly turn: string;
  /** Why there is no more. */
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** Where its trace is gone: what the conversation itself knows of a turn. */
function KnownTurn({ turn: id, title, text, children }: KnownTurnProps) {
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

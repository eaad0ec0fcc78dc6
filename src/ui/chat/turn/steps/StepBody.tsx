import { Copy, Ellipsis, Redo2, RotateCw, Undo2 } from "lucide-react";
import { useState } from "react";
import { useStore } from "zustand";
import type { CallOfStep } from "@/graph/document/document-types";
import { foldText } from "@/lib/fold-text";
import type { JsonValue } from "@/lib/json";
import { sayAll } from "@/lib/text/said";
import type { ChatStep } from "@/store/chat/chat-types";
import { useChangeState } from "@/ui/chat/turn/use-change-state";
import { useCopy } from "@/ui/chat/turn/use-copy";
import { IconButton } from "@/ui/parts/IconButton";
import { scrollable } from "@/ui/parts/scrollable";
import { cellText } from "@/ui/sentences/cell-text";
import { doneSentence } from "@/ui/sentences/done-sentence";
import { callRefusalText, refusalText } from "@/ui/sentences/refusal-text";
import { resultTable, wordsOf } from "@/ui/sentences/result-table";
import { useServices } from "@/ui/services";
import { useWords } from "@/ui/use-stores";
import type { Words } from "@/words/words";
import { ResultRows } from "./ResultRows";

export interface StepBodyProps {
  readonly step: ChatStep;
  /** Where what it changed can be undone, or redone, alone. */
  readonly call: CallOfStep | null;
  readonly id: string;
}

/** What a call was given and what came back: as people read it, or as JSON. */
export function StepBody({ step, call, id }: StepBodyProps) {
  const words = useWords("steps");
  const [isRaw, setRaw] = useState(false);
  const [again, setAgain] = useState<{ readonly text: string; readonly isRefusal?: true } | null>(null);
  const table = resultTable(step.data);
  const showsMessage = step.state === "failed" || step.state === "denied" || !table;
  return (
    <div className="step-body" id={id}>
      {step.remark !== "" && <p className="remark">{step.remark}</p>}
      {isRaw ? <RawStep step={step} /> : <Arguments input={step.input} />}
      {!isRaw && showsMessage && step.message !== "" && <StepMessage step={step} />}
      {!isRaw && table && <ResultRows table={table} />}
      <div className="step-foot row">
        {/* Empty at first, so that what comes into it is told. */}
        <p className="outcome" aria-live="polite">
          {again !== null && (
            <>
              {again.isRefusal || <b>{words.ranAgain}</b>} {again.text}
            </>
          )}
        </p>
        {call !== null && (
          <UndoCall call={call} onResult={(text) => setAgain(text === null ? null : { text, isRefusal: true })} />
        )}
        <StepButtons step={step} isRaw={isRaw} onRaw={() => setRaw(!isRaw)} onRan={(text) => setAgain({ text })} />
      </div>
    </div>
  );
}

/** What the command said. That it was not allowed or was stopped stands in the title. */
function StepMessage({ step }: { readonly step: ChatStep }) {
  const state = useStore(useServices().words);
  const text = step.state === "failed" ? callRefusalText(step, state) : didText(step, state.words);
  if (text === null) return null;
  return (
    <p className="outcome" lang={state.words.said === null ? "en" : undefined}>
      {text}
    </p>
  );
}

/** Null where there are no words for it, as of an older conversation: the title says it. */
function didText({ state, message, said }: ChatStep, words: Words): string | null {
  if (state !== "done") return null;
  return words.said === null ? message : sayAll(words.said, said, words.language);
}

interface UndoCallProps {
  readonly call: CallOfStep;
  /** Why not; null: it was done. */
  readonly onResult: (refusal: string | null) => void;
}

function UndoCall({ call, onResult }: UndoCallProps) {
  const { edit } = useServices();
  const words = useWords("titles");
  const isUndone = useChangeState(call) === "undone";
  return (
    <IconButton
      isSlim
      icon={isUndone ? Redo2 : Undo2}
      label={isUndone ? words.redoCall : words.undoCall}
      onClick={() => onResult(isUndone ? edit.redoStep(call) : edit.undoStep(call))}
    />
  );
}

interface StepButtonsProps {
  readonly step: ChatStep;
  readonly isRaw: boolean;
  readonly onRaw: () => void;
  /** With what the command said. */
  readonly onRan: (message: string) => void;
}

function StepButtons({ step, isRaw, onRaw, onRan }: StepButtonsProps) {
  const { edit, words: spoken } = useServices();
  const words = useWords();
  const [isCopied, copy] = useCopy();
  const isRunning = step.state === "running" || step.state === "waiting";
  const runAgain = async () => {
    const done = await edit.run({ name: step.name, input: step.input });
    if (done === null) return;
    onRan(done.success ? doneSentence(done, spoken.getState()) : refusalText(done, spoken.getState()));
  };
  return (
    <>
      {!isRunning && <IconButton icon={RotateCw} isSlim label={words.steps.runAgain} onClick={() => void runAgain()} />}
      <IconButton
        isSlim
        icon={Copy}
        label={isCopied ? words.chat.copied : words.steps.copyJson}
        onClick={() => void copy(jsonOf(step))}
      />
      <IconButton
        isSlim
        icon={Ellipsis}
        label={isRaw ? words.steps.asList : words.steps.asJson}
        aria-pressed={isRaw}
        onClick={onRaw}
      />
    </>
  );
}

function Arguments({ input }: Pick<ChatStep, "input">) {
  const { names } = useWords("titles");
  const entries = Object.entries(input);
  if (entries.length === 0) return null;
  return (
    <dl className="args">
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{wordsOf(name, names)}</dt>
          <dd>
            <FoldedText text={valueText(name, value, names)} isCode={isCode(name, value)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Which elements are meant is said in words; all else stands as it was given. */
function valueText(name: string, value: JsonValue, names: Parameters<typeof wordsOf>[1]): string {
  if (isCode(name, value)) return codeText(value);
  return name === "target" && typeof value === "string" ? wordsOf(value, names) : cellText(value);
}

function isCode(name: string, value: JsonValue): boolean {
  return /selector|via$/iu.test(name) || (typeof value === "object" && value !== null);
}

/** JSON on one line where that is short, else with a line for each value. */
function codeText(value: JsonValue): string {
  if (typeof value === "string") return value;
  const line = JSON.stringify(value);
  return line.length > longestLine ? JSON.stringify(value, null, 1) : line;
}

const longestLine = 120;

function RawStep({ step }: { readonly step: ChatStep }) {
  return (
    <pre {...scrollable}>
      <code>{jsonOf(step)}</code>
    </pre>
  );
}

function jsonOf({ name, input, message, hint, data, state }: ChatStep): string {
  return JSON.stringify({ name, input, result: { success: state === "done", message, hint, data } }, null, 2);
}

/** Characters shown of a long text at first. */
const longest = 400;

/** What a model wrote may be very long: its beginning, how much is left, and all of it to read or to copy. */
function FoldedText({ text, isCode: asCode }: { readonly text: string; readonly isCode: boolean }) {
  const { chat, steps: words } = useWords();
  const [isWhole, setWhole] = useState(false);
  const [isCopied, copy] = useCopy();
  const folded = foldText(text, longest);
  const shown = isWhole ? text : folded.shown;
  return (
    <>
      {asCode ? <code>{shown}</code> : <bdi>{shown}</bdi>}
      {folded.left > 0 && (
        <span className="text-rest">
          {!isWhole && <span className="num">{words.left(folded.left)}</span>}
          <button type="button" className="link" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? chat.showLessText : words.showAll}
          </button>
          <button type="button" className="link" onClick={() => void copy(text)}>
            {isCopied ? chat.copied : words.copy}
          </button>
        </span>
      )}
    </>
  );
}

import { type KeyboardEvent, useId, useRef, useState } from "react";
import type { JsonValue } from "@/lib/json";
import { Choice } from "../parts/Choice";
import { useAllWords } from "../use-all-words";
import { problemText } from "./problem-text";
import { draftOf, readDraft } from "./read-draft";
import { ValueField } from "./ValueField";
import { type ValueKind, valueKinds } from "./value-kind";
import "./values.css";
import { Button } from "../parts/Button";

/** Why the editor was left: by which key, or because the focus went elsewhere. */
export type LeftBy = "enter" | "shift-enter" | "tab" | "shift-tab" | "escape" | "blur";

export interface ValueEditorProps {
  /** The attribute's name, as it is. */
  readonly name: string;
  readonly kind: ValueKind;
  /** Offers the other kinds beside the field. */
  readonly canChangeKind?: boolean;
  readonly value: JsonValue | undefined;
  /** What was typed before the field was there: it is in the place of the value. */
  readonly typed?: string | null;
  /** A number there is, for the sentence that asks for one. */
  readonly example?: string;
  /** The editor is left before its value is saved, so that the next key goes where the focus went; who saves tells a refusal. */
  readonly leavesFirst?: boolean;
  /** undefined takes the value away. Null when it is done, else why not. */
  onSave(value: JsonValue | undefined): Promise<string | null>;
  onLeave(by: LeftBy): void;
}

/** Edits one value in place. Enter or Tab keeps it, Esc leaves it as it was; what cannot be kept stays, with the reason. */
export function ValueEditor(props: ValueEditorProps) {
  const { name, kind: ownKind, value, example = "13", typed = null, onSave, onLeave } = props;
  const { canChangeKind = false, leavesFirst = false } = props;
  const words = useAllWords("table");
  const [kind, setKind] = useState(ownKind);
  const first = draftOf(value, ownKind);
  const [draft, setDraft] = useState(typed ?? first);
  const [problem, setProblem] = useState<{ readonly text: string; readonly isOfKind: boolean } | null>(null);
  const problemId = useId();
  const isLeft = useRef(false);

  const save = async (wanted: JsonValue | undefined, by: LeftBy) => {
    isLeft.current = true;
    if (leavesFirst) {
      onLeave(by);
      await onSave(wanted);
      return;
    }
    const refusal = await onSave(wanted);
    if (refusal === null) {
      onLeave(by);
      return;
    }
    isLeft.current = false;
    setProblem({ text: refusal, isOfKind: false });
  };
  const finish = (text: string, by: LeftBy) => {
    if (isLeft.current) return;
    if (text === first && kind === ownKind) {
      isLeft.current = true;
      onLeave(by);
      return;
    }
    const read = readDraft(text, kind);
    if (read.kind !== "wrong") return void save(read.kind === "value" ? read.value : undefined, by);
    setProblem({ text: problemText(read, { name, example }, words), isOfKind: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    const by = leftBy(event, isMultiline(kind, first));
    if (by === null) return;
    event.preventDefault();
    if (by !== "escape") return finish(draft, by);
    isLeft.current = true;
    onLeave(by);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the field in it.
    <div
      className="value-editor"
      onKeyDown={onKeyDown}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || finish(draft, "blur")}
    >
      <ValueField
        kind={kind}
        isMultiline={isMultiline(kind, first)}
        label={words.edit(name)}
        draft={draft}
        problemId={problem ? problemId : undefined}
        isTyped={typed !== null}
        onDraft={(text) => {
          setDraft(text);
          setProblem(null);
        }}
      />
      {canChangeKind && <KindChoice kind={kind} onChange={setKind} />}
      {problem && (
        <div className="value-problem" id={problemId} role="alert">
          <p className="hint bad">{problem.text}</p>
          {problem.isOfKind && (
            <Button className="slim line" onClick={() => void save(draft, "enter")}>
              {words.keepAsText}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function KindChoice({ kind, onChange }: { readonly kind: ValueKind; onChange(kind: ValueKind): void }) {
  const words = useAllWords("table");
  const options = valueKinds.map((id) => ({ id, title: words.kinds[id] }));
  return (
    <Choice
      className="value-kind"
      aria-label={words.attributeKind}
      value={kind}
      options={options}
      onChange={onChange}
    />
  );
}

/** Records and long texts get room; there Enter begins a line and Ctrl Enter keeps. */
function isMultiline(kind: ValueKind, text: string): boolean {
  return kind === "json" || (kind === "text" && (text.length > 60 || text.includes("\n")));
}

function leftBy(event: KeyboardEvent, hasLines: boolean): LeftBy | null {
  if (event.target instanceof HTMLButtonElement) return null;
  if (event.key === "Escape") return "escape";
  if (event.key === "Tab") return event.shiftKey ? "shift-tab" : "tab";
  const keeps = event.key === "Enter" && (!hasLines || event.ctrlKey || event.metaKey);
  if (!keeps) return null;
  return event.shiftKey ? "shift-enter" : "enter";
}

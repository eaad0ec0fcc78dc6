import { type FormEvent, type KeyboardEvent, useId, useState } from "react";
import type { ElementTarget } from "@/graph/document/graph-types";
import type { JsonValue } from "@/lib/json";
import { Button } from "../../parts/Button";
import { Select } from "../../parts/Choice";
import { Problem } from "../../parts/Problem";
import { TextField } from "../../parts/TextField";
import { useServices } from "../../services";
import { useAllWords } from "../../use-all-words";
import { problemText } from "../../values/problem-text";
import { readDraft } from "../../values/read-draft";
import { kindOfColumn, type ValueKind, valueKinds } from "../../values/value-kind";

interface NewAttributeProps {
  readonly target: ElementTarget;
  /** The element's own. */
  readonly taken: readonly string[];
  onSave(name: string, value: JsonValue): Promise<string | null>;
  onClose(): void;
}

/** A name, a kind and a value. A name others have brings its kind. */
export function NewAttribute({ target, taken, onSave, onClose }: NewAttributeProps) {
  const { document } = useServices();
  const words = useAllWords();
  const [name, setName] = useState("");
  const [chosenKind, setKind] = useState<ValueKind | null>(null);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const problemId = useId();
  const table = document.tables[target];
  const known = table.attributeNames();
  const kind = chosenKind ?? (known.includes(name.trim()) ? kindOfColumn(table, name.trim()) : "text");

  const save = async () => {
    const wanted = name.trim();
    if (wanted === "") return setProblem(words.table.nameMissing);
    if (taken.includes(wanted)) return setProblem(words.table.nameTaken(wanted));
    const read = readDraft(text, kind);
    if (read.kind === "missing") return setProblem(words.inspect.valueMissing);
    if (read.kind === "wrong") return setProblem(problemText(read, { name: wanted, example: "13" }, words.table));
    const refusal = await onSave(wanted, read.value);
    if (refusal === null) onClose();
    else setProblem(refusal);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    onClose();
  };
  return (
    <form className="inspect-form boxed" onSubmit={submit} onKeyDown={onKeyDown}>
      <TextField
        label={words.table.attributeName}
        offers={known.filter((one) => !taken.includes(one)).slice(0, 200)}
        value={name}
        ref={takeFocus}
        aria-describedby={problem === null ? undefined : problemId}
        onChange={setName}
      />
      <Select
        label={words.table.attributeKind}
        value={kind}
        options={valueKinds.map((id) => ({ id, title: words.table.kinds[id] }))}
        onChange={(id) => setKind(id)}
      />
      <TextField label={words.inspect.bulkValue} value={text} dir="auto" onChange={setText} />
      <Problem id={problemId} text={problem} />
      <div className="form-foot">
        <Button onClick={onClose}>{words.table.cancel}</Button>
        <Button type="submit" className="ink">
          {words.table.add}
        </Button>
      </div>
    </form>
  );
}

function takeFocus(input: HTMLInputElement | null): void {
  input?.focus();
}

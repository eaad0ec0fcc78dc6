import { type KeyboardEvent, useState } from "react";
import type { ElementTarget } from "@/graph/document/graph-types";
import { Select } from "../../parts/Choice";
import { TextField } from "../../parts/TextField";
import { useServices } from "../../services";
import { useAllWords } from "../../use-all-words";

export interface LabelFieldProps {
  readonly value: string;
  readonly target: ElementTarget;
  onTry(template: string | null): void;
  onSet(template: string): void;
}

/** The text on elements, with names of attributes in braces. */
export function LabelField({ value, target, onTry, onSet }: LabelFieldProps) {
  const { document } = useServices();
  const words = useAllWords("style");
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? value;
  const names = document.tables[target].attributeNames();
  const write = (next: string) => {
    setDraft(next);
    onTry(next);
  };
  const commit = () => {
    setDraft(null);
    if (text !== value) onSet(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") commit();
  };
  return (
    <div>
      <TextField
        label={words.label}
        hint={words.labelHint}
        value={text}
        onChange={write}
        onKeyDown={onKeyDown}
        onBlur={commit}
      />
      {names.length > 0 && (
        <Select
          isBare
          label={words.insertAttribute}
          value=""
          options={[{ id: "", title: words.insertAttribute }, ...names]}
          onChange={(name) => name !== "" && onSet(`${text}{${name}}`)}
        />
      )}
    </div>
  );
}

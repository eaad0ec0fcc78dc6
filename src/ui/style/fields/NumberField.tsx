import { type KeyboardEvent, useId, useState } from "react";

export interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  onSet(value: number): void;
}

/** A number that is typed; taken with Enter or when it is left, and only when it is one. */
export function NumberField({ label, value, onSet }: NumberFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    const number = Number(draft ?? "");
    setDraft(null);
    if (draft !== null && draft.trim() !== "" && Number.isFinite(number) && number !== value) onSet(number);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // The number first, then the form.
    event.preventDefault();
    commit();
  };
  return (
    <div className="number-field row">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        className="typed-number num"
        value={draft ?? String(Number(value.toPrecision(6)))}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={commit}
      />
    </div>
  );
}

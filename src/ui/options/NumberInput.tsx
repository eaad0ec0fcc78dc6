import { useState } from "react";

export interface NumberInputProps {
  readonly id?: string;
  /** Where no label element names it. */
  readonly label?: string;
  /** null: empty. */
  readonly value: number | null;
  readonly placeholder?: string;
  readonly step?: "any";
  /** Of the hint below it. */
  readonly describedBy: string;
  /** What an empty field stands for is always taken. */
  readonly takes: (value: number) => boolean;
  readonly onChange: (value: number | null) => void;
  /** Whether what is in it is no such number; then nothing was changed by it. */
  readonly onWrong: (isWrong: boolean) => void;
}

/** A number as it is typed. What is none of those it takes stays in sight, and what was set before stays as it is. */
export function NumberInput(props: NumberInputProps) {
  const { id, label, value, placeholder, step, describedBy, takes, onChange, onWrong } = props;
  const [text, setText] = useState(toText(value));
  const [isWrong, setWrong] = useState(false);
  const change = (input: HTMLInputElement) => {
    const isEmpty = input.value === "" && !input.validity.badInput;
    const isTaken = isEmpty || takes(input.valueAsNumber);
    setText(input.value);
    setWrong(!isTaken);
    onWrong(!isTaken);
    if (isTaken) onChange(isEmpty ? null : input.valueAsNumber);
  };
  return (
    <div className={`field short${isWrong ? " bad" : ""}`}>
      <input
        id={id}
        type="number"
        min={0}
        step={step}
        aria-label={label}
        placeholder={placeholder}
        value={text}
        aria-invalid={isWrong}
        aria-describedby={describedBy}
        onChange={({ target }) => change(target)}
      />
    </div>
  );
}

function toText(value: number | null): string {
  return value === null ? "" : String(value);
}

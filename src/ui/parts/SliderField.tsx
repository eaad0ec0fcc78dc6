import { type KeyboardEvent, useId, useState } from "react";

export interface SliderFieldProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step?: number;
  /** After the figure: "px", "%". */
  readonly unit?: string;
  /** Said under the slider: "Several sizes". */
  readonly note?: string;
  readonly disabled?: boolean;
  /** While it is dragged; null: given up. */
  onTry?(value: number | null): void;
  /** Let go. */
  onSet(value: number): unknown;
}

/** A number by slider or typed: tried out while it moves, set once when it is let go. */
export function SliderField({ label, value, unit, note, disabled = false, onTry, onSet, ...limits }: SliderFieldProps) {
  const { least, most, step = 1 } = limits;
  const id = useId();
  const [draft, setDraft] = useState<number | null>(null);
  const shown = draft ?? value;
  const move = (next: number) => {
    setDraft(next);
    onTry?.(next);
  };
  const commit = () => {
    if (draft === null) return;
    // Stands until the new value has come back, so that it does not jump.
    void Promise.resolve(onSet(draft)).then(() => setDraft(null));
  };
  return (
    <div className="slider-field">
      <label htmlFor={id}>{label}</label>
      <TypedNumber label={label} value={shown} least={least} most={most} disabled={disabled} onSet={onSet} />
      <span className="quiet">{unit}</span>
      <input
        id={id}
        type="range"
        className="slider"
        min={least}
        max={most}
        step={step}
        value={Math.min(most, Math.max(least, shown))}
        disabled={disabled}
        onChange={(event) => move(event.target.valueAsNumber)}
        onPointerUp={commit}
        onKeyUp={commit}
        onBlur={commit}
      />
      {note !== undefined && <small className="hint">{note}</small>}
    </div>
  );
}

interface TypedNumberProps extends Pick<SliderFieldProps, "label" | "value" | "least" | "most" | "onSet"> {
  readonly disabled: boolean;
}

function TypedNumber({ label, value, least, most, disabled, onSet }: TypedNumberProps) {
  const [text, setText] = useState<string | null>(null);
  const commit = () => {
    const number = Number(text ?? "");
    setText(null);
    if (text === null || text.trim() === "" || !Number.isFinite(number) || number === tidy(value)) return;
    onSet(Math.min(most, Math.max(least, number)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") commit();
  };
  return (
    <input
      type="text"
      inputMode="decimal"
      className="typed-number num"
      aria-label={label}
      value={text ?? String(tidy(value))}
      disabled={disabled}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={commit}
    />
  );
}

/** As exact as can be seen: hundredths of small numbers, tenths of larger ones. */
function tidy(value: number): number {
  const parts = Math.abs(value) < 10 ? 100 : 10;
  return Math.round(value * parts) / parts;
}

import { type KeyboardEvent, useEffect, useRef, useState } from "react";

export interface NameFieldProps {
  readonly label: string;
  readonly name: string;
  onDone(name: string): void;
  onLeave(): void;
}

/** A name in the place of a row: Enter keeps it, Esc gives it up. */
export function NameField({ label, name, onDone, onLeave }: NameFieldProps) {
  const [text, setText] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  /** A field that goes away may lose the focus first. */
  const isOver = useRef(false);
  useEffect(() => field.current?.select(), []);
  const end = (kept: string | null) => {
    if (isOver.current) return;
    isOver.current = true;
    if (kept === null || kept === "") onLeave();
    else onDone(kept);
  };
  const hear = (event: KeyboardEvent) => {
    if (event.key === "Enter" && text.trim() !== "") end(text.trim());
    else if (event.key === "Escape") end(null);
    else return;
    // Esc would close the dialog as well.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="field">
      <input
        ref={field}
        aria-label={label}
        maxLength={120}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={hear}
        onBlur={() => end(text.trim())}
      />
    </div>
  );
}

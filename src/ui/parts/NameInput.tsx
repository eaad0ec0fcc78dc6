import { type KeyboardEvent, useRef, useState } from "react";

interface NameInputProps {
  readonly label: string;
  readonly name: string;
  readonly className?: string;
  /** Characters at most. */
  readonly most?: number;
  /** The new name; null: it stays as it was. */
  onEnd(name: string | null): void;
}

/** A name in the place of what has it: Enter keeps it and so does a click elsewhere, Esc leaves it as it was. */
export function NameInput({ label, name, className, most = 200, onEnd }: NameInputProps) {
  const [text, setText] = useState(name);
  /** A field that goes away may lose the focus first. */
  const isOver = useRef(false);
  const end = (given: string) => {
    if (isOver.current) return;
    isOver.current = true;
    const wanted = given.trim();
    onEnd(wanted === "" || wanted === name ? null : wanted);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") end(text);
    else if (event.key === "Escape") end(name);
    else return;
    // Esc would close what the field is in as well.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <input
      ref={focusAndSelect}
      className={className}
      aria-label={label}
      maxLength={most}
      autoComplete="off"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => end(text)}
    />
  );
}

function focusAndSelect(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}

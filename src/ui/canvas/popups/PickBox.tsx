import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { ScreenPoint } from "@/canvas/canvas-port";
import { useClosePopup } from "./use-close-popup";

export interface PickOption {
  readonly key: string;
  readonly text: string;
  readonly sign?: ReactNode;
}

export interface PickBoxProps {
  readonly title: string;
  readonly hint: string;
  readonly point: ScreenPoint;
  /** Best first, for what is typed. */
  readonly optionsFor: (text: string) => readonly PickOption[];
  /** Where nothing fits what is typed. */
  readonly noMatch: (text: string) => string;
  readonly onPick: (key: string) => void;
}

/** A small list to choose one from by typing: arrows move, Enter takes, Esc closes. */
export function PickBox({ title, hint, point, optionsFor, noMatch, onPick }: PickBoxProps) {
  const id = useId();
  const close = useClosePopup();
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const options = optionsFor(text);
  const active = options[Math.min(at, options.length - 1)];

  useEffect(() => {
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) close(true);
    };
    document.addEventListener("pointerdown", closeOutside, true);
    return () => document.removeEventListener("pointerdown", closeOutside, true);
  }, [close]);
  useEffect(() => {
    if (active) document.getElementById(`${id} ${active.key}`)?.scrollIntoView({ block: "nearest" });
  }, [active, id]);

  const pick = (option: PickOption | undefined) => {
    if (option === undefined) return;
    close();
    onPick(option.key);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setAt((Math.min(at, options.length - 1) + step + options.length) % options.length);
    if (event.key === "Enter") pick(active);
    if (event.key === "Escape" || event.key === "Tab") close();
    if (step !== undefined || ["Enter", "Escape", "Tab"].includes(event.key)) event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div ref={box} className="float pick-box" style={{ translate: `${point.x}px ${point.y}px` }}>
      <label htmlFor={id}>{title}</label>
      <input
        id={id}
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={`${id} list`}
        aria-autocomplete="list"
        aria-activedescendant={active && `${id} ${active.key}`}
        autoComplete="off"
        placeholder={hint}
        value={text}
        // biome-ignore lint/a11y/noAutofocus: it was asked for, to type into.
        autoFocus
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id} list`} role="listbox" aria-label={title} tabIndex={-1}>
        {options.map((option) => (
          <div
            key={option.key}
            id={`${id} ${option.key}`}
            role="option"
            tabIndex={-1}
            aria-selected={option === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(option)}
            onKeyDown={undefined}
          >
            {option.sign}
            <span className="cut">{option.text}</span>
          </div>
        ))}
      </div>
      {options.length === 0 && <p>{noMatch(text)}</p>}
    </div>
  );
}

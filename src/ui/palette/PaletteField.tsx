import { Search } from "lucide-react";
import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { useWords } from "../use-stores";

export interface PaletteFieldProps {
  readonly query: string;
  readonly listId: string;
  readonly activeId: string | undefined;
  onChange(query: string): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** Where it is typed; it names the active row of the list. */
export function PaletteField({ query, listId, activeId, onChange, onKeyDown }: PaletteFieldProps) {
  const words = useWords("palette");
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => input.current?.focus(), []);
  return (
    <div className="palette-field">
      <Search size={16} strokeWidth={1.75} aria-hidden="true" />
      <input
        ref={input}
        type="text"
        role="combobox"
        aria-label={words.placeholder}
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        placeholder={words.placeholder}
        value={query}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

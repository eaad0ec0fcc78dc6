import { Search, X } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { IconButton } from "@/ui/parts/IconButton";
import { useAllWords } from "../../use-all-words";

export interface SearchBoxProps {
  readonly query: string;
  onQuery(query: string): void;
  /** To what was found. */
  onDown(): void;
}

/** The words looked for; Escape empties it, and closes the panel only when it is empty. */
export function SearchBox({ query, onQuery, onDown }: SearchBoxProps) {
  const words = useAllWords("documents");
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    onQuery("");
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown") onDown();
    else if (event.key === "Escape" && query !== "") clear();
    else return;
    event.preventDefault();
  };
  return (
    <search className="field doc-search">
      <Search size={14} strokeWidth={1.75} aria-hidden="true" />
      <input
        ref={field}
        type="text"
        className="grow"
        enterKeyHint="search"
        aria-label={words.search}
        placeholder={words.search}
        value={query}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {query !== "" && <IconButton icon={X} isSlim label={words.clear} onClick={clear} />}
    </search>
  );
}

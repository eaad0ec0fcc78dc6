import { Search } from "lucide-react";
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { useServices } from "../services";
import { useWords } from "../use-stores";
import { PaletteGroups } from "./PaletteGroups";
import type { PaletteItem } from "./palette-types";
import { usePaletteItems } from "./use-palette-items";
import "./palette.css";

interface PaletteProps {
  /** What was typed before it was there. */
  early(): string;
}

/** Finds elements, runs commands and asks the chat: one field, one list, the keyboard in the field (combobox pattern). */
export function Palette({ early }: PaletteProps) {
  const services = useServices();
  const words = useWords("palette");
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [query, setQuery] = useState("");
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const { groups, isSearching } = usePaletteItems(query);
  const items = groups.flatMap((group) => group.items);
  const activeAt = Math.max(
    0,
    items.findIndex(({ key }) => key === activeKey),
  );
  const active = items[activeAt];
  const close = () => services.view.change({ dialog: null });

  // Before anything more is typed.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  const [readEarly] = useState(() => early);
  useLayoutEffect(() => setQuery(readEarly()), [readEarly]);

  const choose = (item: PaletteItem | undefined, isAdding: boolean) => {
    if (!item || item.isOff) return;
    // Closed first, so that the focus is back on the page when the command moves it.
    dialog.current?.close();
    close();
    item.run(services, { isAdding: isAdding && item.isElement === true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = placeFor(event.key, activeAt, items.length);
    if (to !== null) setActiveKey(items[to]?.key ?? null);
    else if (event.key === "Enter") choose(active, event.shiftKey);
    else return;
    event.preventDefault();
  };

  const isFound = items.some(({ section }) => section !== "ask");
  return (
    <dialog
      ref={dialog}
      className="palette"
      aria-label={words.title}
      onClose={() => dialog.current && close()}
      onPointerDown={(event) => event.target === dialog.current && close()}
    >
      <PaletteField
        query={query}
        listId={`${id}-list`}
        activeId={active ? `${id}-${activeAt}` : undefined}
        onChange={(next) => {
          setQuery(next);
          setActiveKey(null);
        }}
        onKeyDown={onKeyDown}
      />
      <div className="palette-list" id={`${id}-list`} role="listbox" aria-label={words.results}>
        <PaletteGroups
          id={id}
          groups={groups}
          query={query}
          activeAt={activeAt}
          onHover={({ key }) => setActiveKey(key)}
          onChoose={choose}
        />
        {!isFound && !isSearching && query.trim() !== "" && (
          <p className="palette-none" role="presentation">
            {words.nothing(query.trim())}
          </p>
        )}
      </div>
      <PaletteFoot count={items.length} isSearching={isSearching} isElement={active?.isElement === true} />
    </dialog>
  );
}

const page = 8;

/** Arrow keys go round; Home and End stay with the text. */
function placeFor(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case "ArrowDown":
      return (at + 1) % count;
    case "ArrowUp":
      return (at - 1 + count) % count;
    case "PageDown":
      return Math.min(count - 1, at + page);
    case "PageUp":
      return Math.max(0, at - page);
    default:
      return null;
  }
}

interface PaletteFootProps {
  readonly count: number;
  readonly isSearching: boolean;
  /** The active row is a node or an edge. */
  readonly isElement: boolean;
}

/** How much was found, announced to screen readers too, and what the keys do. */
function PaletteFoot({ count, isSearching, isElement }: PaletteFootProps) {
  const words = useWords("palette");
  return (
    <footer className="palette-foot row">
      <span role="status" className="num">
        {isSearching ? words.searching : words.count(count)}
      </span>
      <span className="push">
        <kbd>{words.hints.enterKey}</kbd> {isElement ? words.hints.choose : words.hints.run}
      </span>
      {isElement && (
        <span>
          <kbd>{words.hints.shiftEnterKey}</kbd> {words.hints.add}
        </span>
      )}
      <span>
        <kbd>{words.hints.escapeKey}</kbd> {words.hints.close}
      </span>
    </footer>
  );
}

interface PaletteFieldProps {
  readonly query: string;
  readonly listId: string;
  readonly activeId: string | undefined;
  onChange(query: string): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** Where it is typed; it names the active row of the list. */
function PaletteField({ query, listId, activeId, onChange, onKeyDown }: PaletteFieldProps) {
  const words = useWords("palette");
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => input.current?.focus(), []);
  return (
    <div className="palette-field row">
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

import { type KeyboardEvent, type ReactNode, useRef } from "react";

interface TabListProps<Id extends string> {
  readonly label: string;
  readonly className: string;
  readonly tabs: readonly { readonly id: Id; readonly title: ReactNode }[];
  /** The Tab key stops at it. */
  readonly chosen: Id;
  /** False while the panel of the chosen one is closed. */
  readonly isOpen?: boolean;
  /** The panel has the id `<of>-panel`, a tab `<of>-tab-<id>`. */
  readonly of: string;
  readonly tabClass?: string;
  onChoose(id: Id): void;
}

/** A row of tabs: one stop of the Tab key, the arrows choose the one beside. */
export function TabList<Id extends string>({ label, className, tabs, chosen, onChoose, ...rest }: TabListProps<Id>) {
  const { isOpen = true, of, tabClass = "tab" } = rest;
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const at = tabs.findIndex(({ id }) => id === chosen) + (way ?? 0);
    const next = tabs[(at + tabs.length) % tabs.length];
    if (way === undefined || next === undefined) return;
    event.preventDefault();
    onChoose(next.id);
    list.current?.querySelector<HTMLElement>(`#${of}-tab-${next.id}`)?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className={className} onKeyDown={onKeyDown}>
      {tabs.map(({ id, title }) => (
        <button
          key={id}
          id={`${of}-tab-${id}`}
          type="button"
          role="tab"
          className={tabClass}
          aria-selected={isOpen && chosen === id}
          aria-controls={isOpen ? `${of}-panel` : undefined}
          tabIndex={chosen === id ? 0 : -1}
          onClick={() => onChoose(id)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}

import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";

export interface MenuProps {
  /** The button's accessible name. */
  readonly label: string;
  readonly title?: string;
  readonly button: ReactNode;
  readonly buttonClass: string;
  readonly menuClass?: string;
  /** Items are buttons with role menuitem or menuitemradio; a click on one closes the menu. */
  readonly children: ReactNode;
}

/** A button with a menu. Arrow keys move, Esc gives the focus back to the button. */
export function Menu({ label, title, button, buttonClass, menuClass = "", children }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const menuId = useId();
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (isOpen && menu.current) keepInWindow(menu.current);
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return undefined;
    itemsOf(root.current)[0]?.focus();
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside, true);
    return () => document.removeEventListener("pointerdown", closeOutside, true);
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const hear = (event: KeyboardEvent) => {
    if (event.key === "Tab") setOpen(false);
    if (event.key === "Escape") close();
    const next = event.ctrlKey || event.metaKey ? undefined : neighbour(itemsOf(root.current), event.key);
    next?.focus();
    if (next || event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  return (
    <div className="menu-root" ref={root}>
      <button
        ref={opener}
        type="button"
        className={buttonClass}
        aria-label={label}
        title={title ?? label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {button}
      </button>
      {isOpen && (
        <div
          ref={menu}
          id={menuId}
          role="menu"
          aria-label={label}
          className={`menu ${menuClass}`}
          onClick={close}
          onKeyDown={hear}
        >
          {children}
        </div>
      )}
    </div>
  );
}

const edge = 8;

/** Turns the menu to the other side of its button where it would leave the window, and lets it scroll where neither side has room. */
function keepInWindow(menu: HTMLElement): void {
  const { top, bottom, left, right } = menu.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isUp = menu.classList.contains("up");
  if (isUp ? top < edge : bottom > clientHeight - edge) menu.classList.toggle("up", !isUp);
  const isRight = menu.classList.contains("right");
  if (isRight ? left < edge : right > clientWidth - edge) menu.classList.toggle("right", !isRight);
  const turned = menu.getBoundingClientRect();
  if (turned.top < edge || turned.bottom > clientHeight - edge) {
    menu.style.maxHeight = `${Math.max(120, turned.height - Math.max(edge - turned.top, turned.bottom - clientHeight + edge))}px`;
    menu.style.overflowY = "auto";
  }
}

function itemsOf(root: HTMLElement | null): readonly HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
}

function neighbour(items: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const { activeElement } = document;
  const at = activeElement instanceof HTMLElement ? items.indexOf(activeElement) : -1;
  switch (key) {
    case "ArrowDown":
      return items[(at + 1) % items.length];
    case "ArrowUp":
      return items.at(at - 1);
    case "Home":
      return items[0];
    case "End":
      return items.at(-1);
    default:
      return isLetter(key) ? startingWith(items, key, at) : undefined;
  }
}

function isLetter(key: string): boolean {
  return /^[\p{L}\p{N}]$/u.test(key);
}

/** The next item whose words begin with the letter. */
function startingWith(items: readonly HTMLElement[], letter: string, at: number): HTMLElement | undefined {
  const begins = (item: HTMLElement) => (item.textContent ?? "").trim().toLowerCase().startsWith(letter.toLowerCase());
  return [...items.slice(at + 1), ...items.slice(0, at + 1)].find(begins);
}

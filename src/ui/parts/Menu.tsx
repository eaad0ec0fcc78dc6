import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { isWithin, placeAgain, placeMenu } from "./menu-place";

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
    if (isOpen && menu.current) placeMenu(menu.current);
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return undefined;
    itemsOf(root.current)[0]?.focus();
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    // A menu that left what would cut it off is moved with what it belongs to, and closed where that is out of sight.
    const closeScrolled = ({ target }: Event) => {
      const open = menu.current;
      if (open?.style.position !== "fixed" || !(target instanceof Element) || !target.contains(root.current)) return;
      if (opener.current && isWithin(opener.current, target)) return placeAgain(open);
      if (open.contains(document.activeElement)) opener.current?.focus({ preventScroll: true });
      setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside, true);
    document.addEventListener("scroll", closeScrolled, true);
    return () => {
      document.removeEventListener("pointerdown", closeOutside, true);
      document.removeEventListener("scroll", closeScrolled, true);
    };
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
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
          onKeyDown={onKeyDown}
        >
          {children}
        </div>
      )}
    </div>
  );
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

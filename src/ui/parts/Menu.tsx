import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

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

export function MenuItem(props: ComponentProps<"button">) {
  return <button type="button" role="menuitem" {...props} />;
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

/** Of the window, and of the button, in px. */
const edge = 8;
const gap = 6;

/** Puts an open menu where all of it can be seen. */
function placeMenu(menu: HTMLElement): void {
  keepInWindow(menu);
  if (isCutOff(menu)) loosen(menu);
}

/** The same once what it belongs to has moved. */
function placeAgain(menu: HTMLElement): void {
  menu.removeAttribute("style");
  placeMenu(menu);
}

/** Whether all of an element is in sight in what scrolls around it. */
function isWithin(element: Element, around: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const edges = around.getBoundingClientRect();
  return top >= edges.top - 1 && bottom <= edges.bottom + 1;
}

/** Whether a list that scrolls, or another part that shows only what is within it, hides some of the menu. */
function isCutOff(menu: HTMLElement): boolean {
  const { top, bottom, left, right } = menu.getBoundingClientRect();
  for (let part = menu.parentElement; part && part !== document.body; part = part.parentElement) {
    if (getComputedStyle(part).overflow === "visible") continue;
    const edges = part.getBoundingClientRect();
    if (top < edges.top || bottom > edges.bottom || left < edges.left || right > edges.right) return true;
  }
  return false;
}

/** Keeps its place in the window, and belongs to the window from now on. */
function loosen(menu: HTMLElement): void {
  const { left, top, width } = menu.getBoundingClientRect();
  const put = (x: number, y: number) => {
    Object.assign(menu.style, { left: `${x}px`, top: `${y}px` });
  };
  Object.assign(menu.style, { position: "fixed", right: "auto", bottom: "auto", width: `${width}px` });
  put(left, top);
  // Around it may be a part that moves: what is fixed is then counted from there.
  const now = menu.getBoundingClientRect();
  put(2 * left - now.left, 2 * top - now.top);
}

/** Puts the menu above or below its button where it has room, else where it has more, and lets it scroll there. */
function keepInWindow(menu: HTMLElement): void {
  const { left, right, height } = menu.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const button = (menu.parentElement ?? menu).getBoundingClientRect();
  const isUp = menu.classList.contains("up");
  const above = button.top - edge;
  const below = clientHeight - button.bottom - edge;
  const [own, other] = isUp ? [above, below] : [below, above];
  if (height + gap > own && other > own) menu.classList.toggle("up", !isUp);
  const isRight = menu.classList.contains("right");
  if (isRight && left < edge) menu.classList.remove("right");
  // Only as far as it must: what is around the button may cut it off on the other side.
  const over = right - (clientWidth - edge);
  if (!isRight && over > 0) menu.style.left = `${-over}px`;
  const room = Math.max(own, other) - gap;
  if (height > room && height + gap > own) {
    menu.style.maxHeight = `${Math.max(120, room)}px`;
    menu.style.overflowY = "auto";
  }
}

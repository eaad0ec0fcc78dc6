import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { CanvasView, ScreenPoint } from "@/canvas/canvas-port";
import type { CanvasPopup } from "@/store/view/view-store";
import type { Action } from "../../actions/action-types";
import { findAction } from "../../actions/all-actions";
import { shownKeys } from "../../actions/key-match";
import { useServices } from "../../services";
import { useDocumentVersion } from "../../use-document";
import { useWords } from "../../use-stores";
import { menuActions } from "./menu-actions";
import { useClosePopup } from "./use-close-popup";

interface ContextMenuProps {
  readonly canvas: CanvasView;
  readonly popup: Extract<CanvasPopup, { kind: "menu" }>;
}

/** What can be done with what is selected, or with the background; what cannot be done now says why. */
export function ContextMenu({ canvas, popup }: ContextMenuProps) {
  const services = useServices();
  const words = useWords();
  // What was selected just before it opened may come a moment later.
  useDocumentVersion();
  const close = useClosePopup();
  const menu = useRef<HTMLDivElement>(null);
  const point = useInside(menu, popup);
  const groups = menuActions(services, popup.onBackground ? canvas.modelPosition(popup) : null)
    .map((group) => group.flatMap((entry) => (typeof entry === "string" ? findAction(entry) : entry)))
    .filter((group) => group.length > 0);

  useEffect(() => {
    itemsOf(menu.current)[0]?.focus();
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) close(true);
    };
    document.addEventListener("pointerdown", closeOutside, true);
    document.addEventListener("wheel", closeOutside, true);
    return () => {
      document.removeEventListener("pointerdown", closeOutside, true);
      document.removeEventListener("wheel", closeOutside, true);
    };
  }, [close]);

  const run = (action: Action) => {
    close();
    action.run(services);
  };
  const hear = (event: KeyboardEvent) => {
    if (event.key === "Escape" || event.key === "Tab") close();
    else next(itemsOf(menu.current), event.key)?.focus();
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={words.canvas.menu}
      className="menu context-menu"
      style={{ translate: `${point.x}px ${point.y}px` }}
      onKeyDown={hear}
      onContextMenu={(event) => event.preventDefault()}
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of menu items is no set of fields.
        <div key={group[0]?.id} role="group" className="menu-group">
          {group.map((action) => (
            <Item key={action.id} action={action} onRun={() => run(action)} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Item({ action, onRun }: { readonly action: Action; readonly onRun: () => void }) {
  const services = useServices();
  const words = useWords();
  const { icon: Icon, keys, refusal, title } = action;
  const [key] = keys ?? [];
  const reason = refusal?.(services, words) ?? null;
  return (
    <button
      type="button"
      role="menuitem"
      aria-disabled={reason !== null}
      title={reason ?? undefined}
      aria-description={reason ?? undefined}
      className={action.id === "edit.delete" ? "danger" : undefined}
      onClick={() => reason === null && onRun()}
      onKeyDown={(event) => {
        // The menu hears every other key.
        if (event.key === "Enter" || event.key === " ") event.stopPropagation();
      }}
      onPointerEnter={(event) => event.currentTarget.focus({ preventScroll: true })}
    >
      {Icon && <Icon size={16} strokeWidth={1.75} aria-hidden="true" />}
      {title(words)}
      {key !== undefined && <kbd className="push">{shownKeys(key)}</kbd>}
    </button>
  );
}

function itemsOf(menu: HTMLElement | null): readonly HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

/** By arrows, Home and End, or by the first letter. */
function next(items: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const at = items.findIndex((item) => item.matches(":focus"));
  switch (key) {
    case "ArrowDown":
      return items[(at + 1) % items.length];
    case "ArrowUp":
      return items.at(Math.max(at, 0) - 1);
    case "Home":
      return items[0];
    case "End":
      return items.at(-1);
    default: {
      const around = [...items.slice(at + 1), ...items.slice(0, at + 1)];
      return key.length === 1
        ? around.find((item) => item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()))
        : undefined;
    }
  }
}

/** Where it stands so that all of it is on the canvas. */
function useInside(menu: { readonly current: HTMLElement | null }, { x, y }: ScreenPoint): ScreenPoint {
  const [point, setPoint] = useState({ x, y });
  useLayoutEffect(() => {
    const box = menu.current;
    const room = box?.parentElement;
    if (!(box && room)) return;
    setPoint({
      x: Math.max(4, Math.min(x, room.clientWidth - box.offsetWidth - 4)),
      y: Math.max(4, Math.min(y, room.clientHeight - box.offsetHeight - 4)),
    });
  }, [menu, x, y]);
  return point;
}

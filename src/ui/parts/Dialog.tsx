import { X } from "lucide-react";
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { useWords } from "../use-stores";
import { Button } from "./Button";
import { IconButton } from "./IconButton";

export interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** For a form with a table or a picture in it. */
  readonly isWide?: boolean;
  /** The whole page, for what is a place of its own. */
  readonly isPage?: boolean;
  /** The focus begins in the first field, not on the cross. */
  readonly beginsInField?: boolean;
  /** On the button that closes a page; else it is a cross. */
  readonly closeWord?: string;
  readonly children: ReactNode;
}

/** A native dialog: focus stays inside, Esc closes, focus goes back to where it was. */
export function Dialog({
  title,
  onClose,
  isWide = false,
  isPage = false,
  beginsInField = false,
  closeWord,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const words = useWords("frame");
  const close = () => dialog.current?.close();
  // The event comes later than the act. Behind another dialog that was opened meanwhile it would close that one.
  const heed = () => dialog.current && onClose();
  // The dialog closes while it is still on the page: one that is gone gives the focus back to nobody.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) {
      element.showModal();
      if (beginsInField) firstField(element)?.focus();
    }
    return () => element?.close();
  }, [beginsInField]);
  // Another title is another place in the same dialog: the button that led there may be gone, and the focus with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked at when the title changes.
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return;
    dialog.current?.querySelector<HTMLElement>("header button")?.focus();
  }, [title]);
  return (
    <dialog ref={dialog} className={classOf(isWide, isPage)} aria-labelledby={titleId} onClose={heed}>
      <header>
        <h2 id={titleId}>{title}</h2>
        {closeWord === undefined ? (
          <IconButton icon={X} label={words.close} keys="Esc" onClick={close} />
        ) : (
          <Button className="line" onClick={close}>
            {closeWord} <kbd>Esc</kbd>
          </Button>
        )}
      </header>
      {children}
    </dialog>
  );
}

function classOf(isWide: boolean, isPage: boolean): string {
  if (isPage) return "dialog page";
  return isWide ? "dialog wide" : "dialog";
}

function firstField(dialog: HTMLElement): HTMLElement | null {
  return dialog.querySelector<HTMLElement>(".dialog-body :is(input, select, textarea):not(:disabled)");
}

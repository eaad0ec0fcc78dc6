import { Ellipsis } from "lucide-react";
import { type ReactNode, Suspense, useId, useRef, useState } from "react";
import { lazyPart } from "./lazy-part";
import type { MenuPopupProps } from "./menu-popup";

// Base UI is no part of the first load.
const load = () => import("./menu-popup");

const LoadedPopup = lazyPart(async () => (await load()).MenuPopup);
/** In a `MenuPopup`. */
export const MenuItem = lazyPart(async () => (await load()).MenuItem);

/** An open menu. What is around it stands while it is loaded. */
export function MenuPopup(props: MenuPopupProps) {
  return (
    <Suspense>
      <LoadedPopup {...props} />
    </Suspense>
  );
}

interface MenuProps extends Pick<MenuPopupProps, "className" | "side" | "align"> {
  /** The button's accessible name. */
  readonly label: string;
  readonly title?: string;
  readonly button?: ReactNode;
  readonly buttonClass?: string;
  /** Of `MenuItem`. */
  readonly children: ReactNode;
}

/** A button with a menu. Where nothing else is said, it has the three dots. */
export function Menu({ label, title = label, button = <Dots />, buttonClass = "icon-btn slim", ...popup }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const close = (takesFocus: boolean) => {
    if (takesFocus) opener.current?.focus();
    setOpen(false);
  };
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={buttonClass}
        aria-label={label}
        title={title}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        // A pointer that only rests where the button appears does not ask for it.
        onPointerMove={() => void load()}
        onClick={() => setOpen(!isOpen)}
      >
        {button}
      </button>
      {isOpen && <MenuPopup id={id} label={label} anchor={opener.current} onClose={close} {...popup} />}
    </>
  );
}

function Dots() {
  return <Ellipsis size={14} strokeWidth={1.75} aria-hidden="true" />;
}

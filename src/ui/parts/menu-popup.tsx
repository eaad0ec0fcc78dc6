import { Menu } from "@base-ui/react/menu";
import type { LucideIcon } from "lucide-react";
import type { ComponentProps, FocusEvent, ReactNode } from "react";

export interface MenuPopupProps {
  readonly id?: string;
  readonly label: string;
  /** What it stands beside. */
  readonly anchor: Element | null;
  readonly className?: string;
  readonly side?: "top" | "bottom";
  readonly align?: "start" | "end";
  readonly children: ReactNode;
  /** True: the focus goes back to where it was; false: it is elsewhere already. */
  onClose(takesFocus: boolean): void;
}

/** An open menu: arrows and letters move in it, Esc and Tab close it. A dialog has its own, which stands over it. */
export function MenuPopup({
  id,
  label,
  anchor,
  className = "",
  side = "bottom",
  align = "start",
  ...rest
}: MenuPopupProps) {
  const { children, onClose } = rest;
  return (
    <Menu.Root
      open
      modal={false}
      onOpenChange={(_, { event, reason, cancel }) => {
        const isAnswered = reason === "escape-key" || reason === "item-press";
        const near = [event.target, "relatedTarget" in event && event.relatedTarget];
        // A press on its button closes it with the click.
        if (!isAnswered && near.some((one) => one instanceof Node && anchor?.contains(one))) cancel();
        else onClose(isAnswered);
      }}
    >
      <Menu.Portal role="region" aria-label={label} container={anchor?.closest("dialog") ?? undefined}>
        <Menu.Positioner
          anchor={anchor}
          side={side}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className="menu-place"
        >
          <Menu.Popup
            id={id}
            className={`menu ${className}`}
            aria-label={label}
            finalFocus={false}
            onFocus={focusFirst}
            onKeyDown={({ key }) => key === "Tab" && onClose(true)}
          >
            {children}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** A menu hands the focus it is given on to its first item. */
function focusFirst({ currentTarget: menu, relatedTarget: before }: FocusEvent<HTMLElement>): void {
  if (!menu.contains(before)) menu.querySelector<HTMLElement>("[role^=menuitem]")?.focus();
}

interface MenuItemProps extends ComponentProps<typeof Menu.Item> {
  readonly icon?: LucideIcon | undefined;
}

/** What is off stays in the order of the keys, so that it can say why. */
export function MenuItem({ icon: Icon, className = "", children, ...rest }: MenuItemProps) {
  return (
    <Menu.Item className={`menu-item ${className}`} {...rest}>
      {Icon && <Icon size={16} strokeWidth={1.75} aria-hidden="true" />}
      {children}
    </Menu.Item>
  );
}

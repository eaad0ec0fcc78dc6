import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";

export interface IconButtonProps extends ComponentProps<"button"> {
  readonly icon: LucideIcon;
  readonly label: string;
  /** Shown after the label in the tooltip: "Ctrl Z". */
  readonly keys?: string;
  readonly iconSize?: number;
  /** Low enough for a line of text. */
  readonly isSlim?: boolean;
}

/** A button that is only an icon: it always has a name, and its tooltip tells its key. */
export function IconButton({ icon: Icon, label, keys, isSlim = false, className = "", ...given }: IconButtonProps) {
  const { iconSize = isSlim ? 14 : 16, ...rest } = given;
  return (
    <button
      type="button"
      aria-label={label}
      title={keys === undefined ? label : `${label}  ${keys}`}
      className={`icon-btn ${isSlim ? "slim" : ""} ${className}`}
      {...rest}
    >
      <Icon size={iconSize} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}

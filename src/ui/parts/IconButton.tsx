import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";

export interface IconButtonProps extends ComponentProps<"button"> {
  readonly icon: LucideIcon;
  readonly label: string;
  /** Shown after the label in the tooltip: "Ctrl Z". */
  readonly keys?: string;
  readonly iconSize?: number;
}

/** A button that is only an icon: it always has a name, and its tooltip tells its key. */
export function IconButton({ icon: Icon, label, keys, iconSize = 16, className = "", ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={keys === undefined ? label : `${label}  ${keys}`}
      className={`icon-btn ${className}`}
      {...rest}
    >
      <Icon size={iconSize} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}

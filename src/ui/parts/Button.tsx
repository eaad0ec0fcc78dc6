import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";

export interface ButtonProps extends ComponentProps<"button"> {
  /** Before its words. */
  readonly icon?: LucideIcon | undefined;
}

/** A button with words on it; its class says how much it weighs: "ink", "line", or none. */
export function Button({ icon: Icon, className = "", children, ...rest }: ButtonProps) {
  return (
    <button type="button" className={`btn ${className}`} {...rest}>
      {Icon && <Icon size={14} strokeWidth={1.75} aria-hidden="true" />}
      {children}
    </button>
  );
}

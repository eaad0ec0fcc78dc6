import { ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";

export interface SelectProps {
  readonly label: string;
  readonly value: string;
  /** For the eye the label is said elsewhere. */
  readonly isBare?: boolean;
  readonly disabled?: boolean;
  onChange(value: string): void;
  /** `option` and `optgroup` elements. */
  readonly children: ReactNode;
}

/** One of many, in the system's own list. */
export function Select({ label, value, isBare = false, disabled = false, onChange, children }: SelectProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={isBare ? "sr" : "lab"}>
        {label}
      </label>
      <span className="select-box">
        <select
          id={id}
          className="select"
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
        >
          {children}
        </select>
        <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
      </span>
    </div>
  );
}

import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { Choice, type ChoiceProps } from "./Choice";

export interface SelectProps<T extends string> extends ChoiceProps<T> {
  readonly label: string;
  /** For the eye the label is said elsewhere. */
  readonly isBare?: boolean;
}

/** A choice in a panel, under its label. */
export function Select<T extends string>({ label, isBare = false, ...choice }: SelectProps<T>) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={isBare ? "sr" : "lab"}>
        {label}
      </label>
      <span className="select-box">
        <Choice {...choice} id={id} className="select" />
        <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
      </span>
    </div>
  );
}

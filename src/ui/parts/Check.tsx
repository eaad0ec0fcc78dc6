import type { ReactNode } from "react";

export interface CheckProps {
  readonly isOn: boolean;
  readonly disabled?: boolean;
  onChange(isOn: boolean): void;
  readonly children: ReactNode;
}

/** A line to tick. */
export function Check({ isOn, disabled = false, onChange, children }: CheckProps) {
  return (
    <label className="line-check row">
      <input
        type="checkbox"
        className="check"
        checked={isOn}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}

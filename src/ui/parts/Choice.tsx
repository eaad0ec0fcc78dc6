import { ChevronDown } from "lucide-react";
import { type ComponentProps, useId } from "react";

export interface Option<T extends string> {
  readonly id: T;
  readonly title: string;
  readonly isOff?: boolean;
  /** The heading it stands under. */
  readonly group?: string;
}

export interface ChoiceProps<T extends string>
  extends Omit<ComponentProps<"select">, "value" | "onChange" | "children"> {
  readonly value: string;
  /** A plain text is its own title. */
  readonly options: readonly (T | Option<T>)[];
  onChange(value: T): void;
}

/** One of many, in the system's own list. */
export function Choice<T extends string>({ value, options: given, onChange, ...rest }: ChoiceProps<T>) {
  const options = given.map((one): Option<T> => (typeof one === "string" ? { id: one, title: one } : one));
  const groups = [...new Set(options.flatMap(({ group }) => group ?? []))];
  const shown = (wanted?: string) =>
    options
      .filter(({ group }) => group === wanted)
      .map(({ id, title, isOff = false }) => (
        <option key={id} value={id} disabled={isOff}>
          {title}
        </option>
      ));
  return (
    <select
      {...rest}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find(({ id }) => id === target.value);
        if (chosen) onChange(chosen.id);
      }}
    >
      {shown()}
      {groups.map((group) => (
        <optgroup key={group} label={group}>
          {shown(group)}
        </optgroup>
      ))}
    </select>
  );
}

/** A choice in a dialog, under its label. */
export function ChoiceField<T extends string>({
  label,
  className = "",
  ...choice
}: ChoiceProps<T> & { label: string }) {
  const id = useId();
  return (
    <div>
      <label className="lab" htmlFor={id}>
        {label}
      </label>
      <Choice {...choice} id={id} className={`field ${className}`} />
    </div>
  );
}

interface SelectProps<T extends string> extends ChoiceProps<T> {
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

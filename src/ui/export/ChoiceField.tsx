import { useId } from "react";

export interface ChoiceFieldProps<T extends string> {
  readonly title: string;
  readonly value: T;
  readonly options: readonly { readonly id: T; readonly title: string; readonly isOff?: boolean }[];
  onChange(value: T): void;
}

/** One of several, under a label. */
export function ChoiceField<T extends string>({ title, value, options, onChange }: ChoiceFieldProps<T>) {
  const id = useId();
  return (
    <div>
      <label className="lab" htmlFor={id}>
        {title}
      </label>
      <select
        id={id}
        className="field"
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.id === event.target.value);
          if (chosen) onChange(chosen.id);
        }}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id} disabled={option.isOff ?? false}>
            {option.title}
          </option>
        ))}
      </select>
    </div>
  );
}

import { useId } from "react";

export interface SegmentsProps<T extends string> {
  readonly label: string;
  /** For the eye the label is said elsewhere, or goes without saying. */
  readonly isBare?: boolean;
  readonly value: T;
  readonly options: readonly { readonly id: T; readonly title: string }[];
  onChange(id: T): void;
}

/** One of a few, side by side. */
export function Segments<T extends string>({ label, isBare = false, value, options, onChange }: SegmentsProps<T>) {
  const name = useId();
  const choices = (
    <div className="segments" role="radiogroup" aria-label={label}>
      {options.map(({ id, title }) => (
        <label key={id} className={value === id ? "on" : undefined}>
          <input type="radio" name={name} className="sr" checked={value === id} onChange={() => onChange(id)} />
          {title}
        </label>
      ))}
    </div>
  );
  if (isBare) return choices;
  return (
    <div>
      <span className="lab">{label}</span>
      {choices}
    </div>
  );
}

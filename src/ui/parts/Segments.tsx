export interface SegmentsProps<T extends string> {
  /** Of the radio group; unique on the page. */
  readonly name: string;
  readonly labelledBy: string;
  readonly value: T;
  readonly options: readonly { readonly id: T; readonly title: string }[];
  onChange(id: T): void;
}

/** One of a few, side by side. */
export function Segments<T extends string>({ name, labelledBy, value, options, onChange }: SegmentsProps<T>) {
  return (
    <div className="segments" role="radiogroup" aria-labelledby={labelledBy}>
      {options.map(({ id, title }) => (
        <label key={id} className={value === id ? "on" : undefined}>
          <input type="radio" name={name} className="sr" checked={value === id} onChange={() => onChange(id)} />
          {title}
        </label>
      ))}
    </div>
  );
}

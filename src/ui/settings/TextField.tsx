export interface TextFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly type?: "text" | "url";
  onChange(text: string): void;
}

/** A labelled line of text that is no prose. */
export function TextField({ id, label, value, placeholder, type = "text", onChange }: TextFieldProps) {
  return (
    <>
      <label className="lab" htmlFor={id}>
        {label}
      </label>
      <div className="field">
        <input
          id={id}
          type="text"
          inputMode={type === "url" ? "url" : "text"}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </>
  );
}

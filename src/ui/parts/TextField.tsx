import { type ComponentProps, type ReactNode, useId } from "react";

export interface TextFieldProps extends Omit<ComponentProps<"input">, "onChange" | "children"> {
  readonly label: string;
  readonly value: string;
  readonly hint?: string | undefined;
  /** In the place of the hint; null: there is none. */
  readonly problem?: string | null;
  /** Offered while one types; some by another name. */
  readonly offers?: readonly (string | { readonly value: string; readonly label: string })[];
  /** Behind the text, in the field. */
  readonly children?: ReactNode;
  onChange(text: string): void;
}

/** A labelled line of text that is no prose. */
export function TextField({ label, hint, problem = null, offers = [], children, onChange, ...rest }: TextFieldProps) {
  const ownId = useId();
  const { id = ownId, className = "" } = rest;
  const note = problem ?? hint;
  return (
    <>
      <label className="lab" htmlFor={id}>
        {label}
      </label>
      <div className={`field ${className} ${problem === null ? "" : "bad"}`}>
        <input
          autoComplete="off"
          spellCheck={false}
          list={offers.length > 0 ? `${id}-list` : undefined}
          aria-invalid={problem !== null}
          aria-describedby={note === undefined ? undefined : `${id}-hint`}
          {...rest}
          id={id}
          className={undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {children}
      </div>
      {offers.length > 0 && (
        <datalist id={`${id}-list`}>
          {offers.map((offer) => {
            const { value, label: name } = typeof offer === "string" ? { value: offer, label: undefined } : offer;
            return <option key={value} value={value} label={name} />;
          })}
        </datalist>
      )}
      {note !== undefined && (
        <p
          id={`${id}-hint`}
          className={problem === null ? "hint" : "hint bad"}
          role={problem === null ? undefined : "alert"}
        >
          {note}
        </p>
      )}
    </>
  );
}

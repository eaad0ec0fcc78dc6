export interface ProblemProps {
  readonly id?: string;
  /** null: there is none. */
  readonly text: string | null;
}

/** What is wrong with what was typed or asked for, said at once to those who hear the page. */
export function Problem({ id, text }: ProblemProps) {
  if (text === null) return null;
  return (
    <p id={id} className="hint bad" role="alert">
      {text}
    </p>
  );
}

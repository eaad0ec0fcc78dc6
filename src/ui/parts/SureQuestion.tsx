import { Button } from "./Button";

export interface SureQuestionProps {
  /** What is asked about, for screen readers. */
  readonly label: string;
  readonly question: string;
  readonly keep: string;
  readonly remove: string;
  readonly onKeep: () => void;
  readonly onRemove: () => void;
}

/** What is removed for good is asked in place; the focus goes to keeping it. */
export function SureQuestion({ label, question, keep, remove, onKeep, onRemove }: SureQuestionProps) {
  return (
    <div className="note danger" role="alertdialog" aria-label={label}>
      <span>{question}</span>
      <Button className="line slim" ref={focusFirst} onClick={onKeep}>
        {keep}
      </Button>
      <Button className="danger slim" onClick={onRemove}>
        {remove}
      </Button>
    </div>
  );
}

function focusFirst(button: HTMLButtonElement | null): void {
  button?.focus();
}

import { Check } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { IconButton } from "../../parts/IconButton";

export interface LineEditorProps {
  readonly text: string;
  /** Characters at most. */
  readonly most: number;
  readonly labels: { readonly field: string; readonly keep: string };
  /** The new words; null: as they were. */
  readonly onEnd: (text: string | null) => void;
}

/** Words in their place: Enter keeps them, Esc leaves them as they were. */
export function LineEditor({ text, most, labels, onEnd }: LineEditorProps) {
  const [words, setWords] = useState(text);
  const keep = (event: FormEvent) => {
    event.preventDefault();
    onEnd(words.trim() === "" ? null : words.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    onEnd(null);
  };
  return (
    <form className="line-editor row" onSubmit={keep} ref={intoView}>
      <div className="field grow">
        <input
          // biome-ignore lint/a11y/noAutofocus: the field stands where the button was that asked for it.
          autoFocus
          aria-label={labels.field}
          maxLength={most}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <IconButton icon={Check} isSlim label={labels.keep} type="submit" />
    </form>
  );
}

/** The whole row: the browser itself shows no more than the caret. */
function intoView(form: HTMLFormElement | null): void {
  form?.scrollIntoView?.({ block: "nearest" });
}

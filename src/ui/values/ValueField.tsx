import { useState } from "react";
import { useAllWords } from "../use-all-words";
import { isDateText, type ValueKind } from "./value-kind";

interface ValueFieldProps {
  readonly kind: ValueKind;
  readonly isMultiline: boolean;
  readonly label: string;
  readonly draft: string;
  readonly problemId: string | undefined;
  /** The draft was begun by typing: it is written on, not over. */
  readonly isTyped: boolean;
  onDraft(text: string): void;
}

/** The control that fits the kind of value. */
export function ValueField({ kind, isMultiline, label, draft, problemId, isTyped, onDraft }: ValueFieldProps) {
  const words = useAllWords("table");
  const takeFocus = isTyped ? focusAtEnd : focusWhole;
  // A browser's date field shows nothing for a text that is no date; a plain one keeps it. It stays what it was while one types.
  const [isDate] = useState(kind === "date" && !isTyped && (draft === "" || isDateText(draft)));
  const common = {
    "aria-label": label,
    "aria-invalid": problemId !== undefined,
    "aria-describedby": problemId,
    value: draft,
    onChange: (event: { readonly target: { readonly value: string } }) => onDraft(event.target.value),
  };
  if (kind === "boolean") {
    return (
      <select {...common} ref={takeFocus}>
        <option value="">{words.none}</option>
        <option value="true">{words.yes}</option>
        <option value="false">{words.no}</option>
      </select>
    );
  }
  if (isMultiline) {
    const rows = Math.min(12, Math.max(3, draft.split("\n").length));
    const className = kind === "json" ? "code" : undefined;
    return (
      <textarea {...common} ref={takeFocus} rows={rows} dir="auto" title={words.multiline} className={className} />
    );
  }
  return (
    <input
      {...common}
      ref={takeFocus}
      type={isDate ? "date" : "text"}
      inputMode={kind === "number" ? "decimal" : undefined}
      className={kind === "number" ? "num" : undefined}
      dir={kind === "text" ? "auto" : undefined}
      spellCheck={false}
    />
  );
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function focusWhole(field: Field | null): void {
  if (!field || document.activeElement === field) return;
  field.focus({ preventScroll: true });
  if (!(field instanceof HTMLSelectElement)) field.select();
}

function focusAtEnd(field: Field | null): void {
  if (!field || document.activeElement === field) return;
  field.focus({ preventScroll: true });
  if (!(field instanceof HTMLSelectElement)) field.setSelectionRange(field.value.length, field.value.length);
}

import { type KeyboardEvent, useRef, useState } from "react";
import type { GraphDocument } from "@/graph/document/document-types";
import { useServices } from "../services";
import { useDocument } from "../use-document";
import { useWords } from "../use-stores";

/** The graph's name; a click makes it a field. Enter keeps, Esc leaves it as it was. */
export function GraphName() {
  const { edit } = useServices();
  const words = useWords("frame");
  const name = useDocument(nameOf);
  const [draft, setDraft] = useState<string | null>(null);
  const isCancelled = useRef(false);

  const finish = () => {
    const wanted = draft?.trim() ?? "";
    if (!isCancelled.current && wanted !== "" && wanted !== name) edit.rename(wanted);
    isCancelled.current = false;
    setDraft(null);
  };
  const hear = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    isCancelled.current = event.key === "Escape";
    event.currentTarget.blur();
  };
  if (draft === null) {
    return (
      <button type="button" className="file-name" title={words.rename} onClick={() => setDraft(name)}>
        {name === "" ? words.untitled : name}
      </button>
    );
  }
  return (
    <input
      className="file-name editing"
      aria-label={words.graphName}
      value={draft}
      maxLength={200}
      ref={focusAndSelect}
      onChange={(event) => setDraft(event.target.value)}
      onKeyDown={hear}
      onBlur={finish}
    />
  );
}

function focusAndSelect(input: HTMLInputElement | null): void {
  if (input && document.activeElement !== input) {
    input.focus();
    input.select();
  }
}

function nameOf({ meta }: GraphDocument): string {
  return meta.name;
}

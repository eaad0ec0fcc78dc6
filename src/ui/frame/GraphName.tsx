import { type KeyboardEvent, useRef, useState } from "react";
import type { GraphDocument } from "@/graph/document-types";
import { useServices } from "../services";
import { useDocument } from "../use-document";

/** The graph's name; a click makes it a field. Enter keeps, Esc leaves it as it was. */
export function GraphName() {
  const { edit } = useServices();
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
    if (event.nativeEvent.isComposing || (event.key !== "Enter" && event.key !== "Escape")) return;
    isCancelled.current = event.key === "Escape";
    event.currentTarget.blur();
  };
  if (draft === null) {
    return (
      <button type="button" className="file-name" title="Rename" onClick={() => setDraft(name)}>
        {name === "" ? "Untitled graph" : name}
      </button>
    );
  }
  return (
    <input
      className="file-name editing"
      aria-label="Name of the graph"
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

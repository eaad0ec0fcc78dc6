import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import type { AllWords } from "@/words/words";
import { Segments } from "../parts/Segments";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { type Completion, completionsAt } from "./completions";
import type { DraftReading, FilterDraft } from "./filter-draft";

export interface SelectorEditorProps {
  readonly draft: FilterDraft;
  readonly reading: DraftReading;
  /** Nodes or edges is decided. */
  readonly isFixed: boolean;
  onDraft(draft: FilterDraft): void;
  onEnter(): void;
}

/** A condition as text, with what may come next, and where it is wrong. */
export function SelectorEditor({ draft, reading, isFixed, onDraft, onEnter }: SelectorEditorProps) {
  const { document } = useServices();
  const words = useAllWords("filter");
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const caretWanted = useRef<number | null>(null);
  const [options, setOptions] = useState<readonly Completion[]>([]);
  const [at, setAt] = useState(-1);
  const text = draft.selector ?? "";
  const suggest = (value: string, caret: number) => {
    setOptions(completionsAt(value.slice(0, caret), draft.target, document));
    setAt(-1);
  };
  const type = (value: string, caret: number) => {
    onDraft({ ...draft, selector: value });
    suggest(value, caret);
  };
  const take = (option: Completion | undefined) => {
    const caret = field.current?.selectionStart ?? text.length;
    if (!option) return;
    const start = `${text.slice(0, option.from)}${option.text}${/[[(]$/u.test(option.text) ? "" : " "}`;
    type(start + text.slice(caret), start.length);
    caretWanted.current = start.length;
  };
  // With the text, not a frame later: what is typed next goes behind what was taken.
  useLayoutEffect(() => {
    const place = caretWanted.current;
    caretWanted.current = null;
    if (place !== null) field.current?.setSelectionRange(place, place);
  });
  const keys = new Map([
    ["ArrowDown", () => setAt((at + 1) % options.length)],
    ["ArrowUp", () => setAt((at <= 0 ? options.length : at) - 1)],
    ["Escape", () => setOptions([])],
  ]);
  const onKeyDown = (event: KeyboardEvent) => {
    const enter = () => (at >= 0 ? take(options[at]) : onEnter());
    const run = event.key === "Enter" ? enter : options.length > 0 && keys.get(event.key);
    if (!run) return;
    run();
    event.preventDefault();
  };
  const problem = problemOf(reading, words);
  return (
    <>
      {!isFixed && <TargetField draft={draft} onDraft={onDraft} />}
      <div className="completing">
        <label htmlFor={id} className="lab">
          {words.selector}
        </label>
        <span className={problem === null ? "field" : "field bad"}>
          <input
            ref={field}
            id={id}
            type="text"
            role="combobox"
            className="code"
            spellCheck={false}
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={options.length > 0}
            aria-controls={`${id}-options`}
            aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
            aria-invalid={problem !== null}
            aria-describedby={`${id}-hint`}
            value={text}
            onChange={(event) => type(event.target.value, event.target.selectionStart ?? event.target.value.length)}
            onFocus={(event) => suggest(text, event.target.selectionStart ?? text.length)}
            onBlur={() => setOptions([])}
            onKeyDown={onKeyDown}
          />
        </span>
        <Completions id={id} options={options} at={at} onTake={take} />
        <p id={`${id}-hint`} className={problem === null ? "hint" : "hint bad"}>
          {problem ?? words.selectorHint}
        </p>
      </div>
    </>
  );
}

function problemOf(reading: DraftReading, words: AllWords["filter"]): string | null {
  if (reading.kind !== "wrong") return null;
  return reading.place === undefined ? reading.message : words.errorAt(reading.message, reading.place);
}

function TargetField({ draft, onDraft }: Pick<SelectorEditorProps, "draft" | "onDraft">) {
  const words = useAllWords("filter");
  const options = [
    { id: "nodes", title: words.nodesOnly },
    { id: "edges", title: words.edgesOnly },
  ] as const;
  return (
    <Segments
      label={words.target}
      isBare
      value={draft.target}
      options={options}
      onChange={(target) => onDraft({ ...draft, target })}
    />
  );
}

interface CompletionsProps {
  readonly id: string;
  readonly options: readonly Completion[];
  readonly at: number;
  onTake(option: Completion): void;
}

function Completions({ id, options, at, onTake }: CompletionsProps) {
  const words = useAllWords("filter");
  return (
    <div
      id={`${id}-options`}
      role="listbox"
      tabIndex={-1}
      aria-label={words.suggestions}
      className="completions"
      hidden={options.length === 0}
    >
      {options.map((option, place) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option (combobox pattern).
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys.
        <div
          key={option.text}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === at}
          className="completion code cut"
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(option)}
        >
          {option.text}
        </div>
      ))}
    </div>
  );
}

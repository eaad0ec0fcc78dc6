import { Check, Info, TriangleAlert } from "lucide-react";
import { useEffect, useId, useState } from "react";
import type { Words } from "@/words/words";
import { type TextPreview, useServices } from "../services";
import { useView, useWords } from "../use-stores";
import "./paste.css";

/** Text is read once no more comes for a moment. */
const pauseMs = 150;

export interface PasteBoxProps {
  readonly how?: "open" | "add";
}

/** Edges, a table or JSON as text, and what it makes while it is typed. */
export function PasteBox({ how = "open" }: PasteBoxProps) {
  const { files, view } = useServices();
  const words = useWords();
  const [text, setText] = useState("");
  const pasted = useView((state) => (how === "open" ? state.pasted : ""));
  useEffect(() => {
    if (pasted === "") return;
    setText(pasted);
    view.change({ pasted: "" });
  }, [pasted, view]);
  const [read, setRead] = useState<{ readonly text: string; readonly preview: TextPreview } | null>(null);
  const [isOpening, setOpening] = useState(false);
  const statusId = useId();
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const preview = await files.preview(text);
      if (isCurrent) setRead({ text, preview });
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, files]);
  const preview = read?.text === text ? read.preview : null;
  const open = async () => {
    setOpening(true);
    await files.openText(text, how);
    setOpening(false);
    if (how === "add") setText("");
  };
  return (
    <div className="paste">
      <textarea
        aria-label={words.start.paste}
        aria-describedby={statusId}
        placeholder={words.start.pasteHint}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && isOpenable(preview)) void open();
        }}
      />
      <footer>
        <PasteStatus id={statusId} isEmpty={text.trim() === ""} preview={preview} />
        <button
          type="button"
          className="btn ink"
          disabled={!isOpenable(preview) || isOpening}
          onClick={() => void open()}
        >
          {isOpening ? words.start.opening : openTitle(words, preview, how)}
        </button>
      </footer>
    </div>
  );
}

/** What is not surely meant in one way is asked about once it is opened. */
function isOpenable(preview: TextPreview | null): boolean {
  return preview?.kind === "graph" || preview?.kind === "unsure" || preview?.kind === "document";
}

/** Prose is opened only when it is called a document. */
function openTitle({ files, start }: Words, preview: TextPreview | null, how: "open" | "add"): string {
  return preview?.kind === "document" && preview.isProse ? start.asDocument[how] : files[how];
}

interface PasteStatusProps {
  readonly id: string;
  readonly isEmpty: boolean;
  readonly preview: TextPreview | null;
}

function PasteStatus({ id, isEmpty, preview }: PasteStatusProps) {
  const { start, frame, files } = useWords();
  if (isEmpty || preview?.kind === "empty") {
    return (
      <span id={id} role="status" className="quiet">
        {start.pasteEmpty}
      </span>
    );
  }
  if (preview === null) {
    return (
      <span id={id} role="status" className="quiet">
        {start.reading}
      </span>
    );
  }
  if (preview.kind === "unsure") {
    return (
      <span id={id} role="status">
        <Info size={14} strokeWidth={1.75} aria-hidden="true" className="noted" />
        <span>{start.unsure}</span>
      </span>
    );
  }
  if (preview.kind === "wrong") {
    const text = `${files.told(preview.message)} ${files.hint(preview.hint)}`.trim();
    return (
      <span id={id} role="status" className="wrong" title={text}>
        <TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
        <span>{text}</span>
      </span>
    );
  }
  if (preview.kind === "document") return <DocumentStatus id={id} preview={preview} />;
  const { nodes, edges, direction } = preview;
  const notes = preview.notes.map(files.told);
  const Icon = notes.length > 0 ? Info : Check;
  return (
    <span id={id} role="status" title={notes.join(" ") || undefined}>
      <Icon size={14} strokeWidth={1.75} aria-hidden="true" className={notes.length > 0 ? "noted" : "good"} />
      <span>
        <b className="num">{start.makes(frame.nodes(nodes), frame.edges(edges))}</b>
        {direction !== "undirected" && ` · ${start.direction[direction]}`}
        {notes.length > 0 && ` · ${notes[0]}`}
      </span>
    </span>
  );
}

interface DocumentStatusProps {
  readonly id: string;
  readonly preview: Extract<TextPreview, { kind: "document" }>;
}

function DocumentStatus({ id, preview: { isProse, courses, lessons, notes } }: DocumentStatusProps) {
  const { start, files } = useWords();
  const text = isProse ? start.prose : start.course(courses, lessons);
  const noted = isProse ? [] : notes.map(files.told);
  return (
    <span id={id} role="status" title={noted.join(" ") || undefined}>
      <Info size={14} strokeWidth={1.75} aria-hidden="true" className="noted" />
      <span>{[text, ...noted.slice(0, 1)].join(" · ")}</span>
    </span>
  );
}

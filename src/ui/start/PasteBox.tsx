import { Suspense, useEffect, useId, useState } from "react";
import type { Words } from "@/words/words";
import { lazyPart } from "../parts/lazy-part";
import { useServices } from "../services";
import { useView, useWords } from "../use-stores";
import type { TextPreview } from "./file-service";
import "./paste.css";
import { Button } from "../parts/Button";

/** With the words for what can be wrong with a file. */
const PastePreview = lazyPart(async () => (await import("./PastePreview")).PastePreview);

/** Text is read once no more comes for a moment. */
const pauseMs = 150;

/** Edges, a table or JSON as text, and what it makes while it is typed. */
export function PasteBox({ how = "open" }: { readonly how?: "open" | "add" }) {
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
  const isEmpty = text.trim() === "" || preview?.kind === "empty";
  const waiting = <span className="quiet">{words.start.reading}</span>;
  return (
    <div className="paste column">
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
        <span id={statusId} role="status">
          {isEmpty && <span className="quiet">{words.start.pasteEmpty}</span>}
          {!isEmpty && preview === null && waiting}
          {!isEmpty && preview !== null && (
            <Suspense fallback={waiting}>
              <PastePreview preview={preview} />
            </Suspense>
          )}
        </span>
        <Button className="ink" disabled={!isOpenable(preview) || isOpening} onClick={() => void open()}>
          {isOpening ? words.start.opening : openTitle(words, preview, how)}
        </Button>
      </footer>
    </div>
  );
}

/** What is not surely meant in one way is asked about once it is opened. */
function isOpenable(preview: TextPreview | null): boolean {
  return preview?.kind === "graph" || preview?.kind === "unsure" || preview?.kind === "document";
}

/** Prose is opened only when it is called a document. */
function openTitle({ opening, start }: Words, preview: TextPreview | null, how: "open" | "add"): string {
  return preview?.kind === "document" && preview.isProse ? start.asDocument[how] : opening[how];
}

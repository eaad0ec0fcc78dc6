import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import type { Reading } from "@/store/view/reading";
import { Bones } from "@/ui/parts/Bones";
import { useServices } from "@/ui/services";
import { useWords } from "../../use-stores";
import { LessonReading } from "./LessonReading";
import { TextReading } from "./TextReading";
import { useReadingText } from "./use-reading-text";
import { useReturnFocus } from "./use-return-focus";
import "./reading.css";

/** One text to read: a lesson whole, with the passage marked that was looked for. */
export function ReadingPane({ reading }: { readonly reading: Reading }) {
  const { view } = useServices();
  const words = useWords("documents");
  const text = useReadingText(reading);
  const pane = useRef<HTMLElement>(null);
  useReturnFocus(pane);
  // Who opened a text reads on there.
  useEffect(() => {
    if (text.kind !== "waiting") pane.current?.querySelector<HTMLElement>("h3")?.focus({ preventScroll: true });
  }, [text.kind]);
  return (
    <article ref={pane} className="doc-reading" aria-labelledby="doc-title">
      <div className="doc-bar">
        <button type="button" className="btn" onClick={() => view.change({ reading: null })}>
          <ArrowLeft size={14} strokeWidth={1.75} aria-hidden="true" />
          {words.back}
        </button>
        {text.kind === "lesson" && (
          <span className="quiet doc-label" aria-hidden="true">
            {words.lessonTitle(text.place.lesson.number, text.place.lesson.title)}
          </span>
        )}
      </div>
      {text.kind === "waiting" && <Bones />}
      {text.kind === "lesson" && <LessonReading reading={reading} place={text.place} />}
      {text.kind === "text" && <TextReading reading={reading} {...text} />}
      {text.kind === "gone" && (
        <>
          <h3 id="doc-title" tabIndex={-1}>
            {words.gone}
          </h3>
          <p className="quiet">{text.reason ?? words.goneHint}</p>
        </>
      )}
    </article>
  );
}

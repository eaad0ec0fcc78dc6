import { useRef } from "react";
import type { Reading } from "@/store/view/reading";
import { useWords } from "../../use-stores";
import { LessonText } from "./LessonText";
import { ReadingActions } from "./ReadingActions";
import { useMarks } from "./use-marks";
import { useShowMark } from "./use-show-mark";

export interface TextReadingProps {
  readonly reading: Reading;
  readonly title: string;
  readonly about: string;
  readonly text: string;
  /** It stands as it was read: the graph has it no more. */
  readonly isGone: boolean;
}

/** A text that belongs to no lesson. */
export function TextReading({ reading, title, about, text, isGone }: TextReadingProps) {
  const words = useWords("documents");
  const element = useRef<HTMLDivElement>(null);
  const marks = useMarks(reading.cited ? text : "", reading);
  useShowMark(element, reading);
  return (
    <>
      <header>
        <p className="quiet">{about}</p>
        <h3 id="doc-title" tabIndex={-1}>
          {title}
        </h3>
      </header>
      {isGone && <p className="note warn">{words.asItWas}</p>}
      <ReadingActions id={reading.id} from={reading.from} question={words.askText(title)} />
      <LessonText text={text} {...marks} element={element} />
    </>
  );
}

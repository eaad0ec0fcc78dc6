import { ChevronLeft, ChevronRight, ExternalLink } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import type { ShelfPlace } from "@/knowledge/shelf/find-place";
import { readExcerpt } from "@/knowledge/shelf/read-excerpt";
import type { ShelfLesson } from "@/knowledge/shelf/shelf-types";
import type { Reading } from "@/store/view/reading";
import { webHref } from "@/ui/markdown/token-text";
import { useServices } from "@/ui/services";
import { useAllWords } from "../../use-all-words";
import { LessonText } from "./LessonText";
import { ReadingActions } from "./ReadingActions";
import { useMarks } from "./use-marks";
import { useShowMark } from "./use-show-mark";

export interface LessonReadingProps {
  readonly reading: Reading;
  readonly place: ShelfPlace;
}

/** So many passages around the one that was opened are drawn at first, and with each step on. */
const drawnAround = 40;

/** A lesson as continuous text. */
export function LessonReading({ reading, place }: LessonReadingProps) {
  const words = useAllWords("documents");
  const { course, lesson, passage } = place;
  const at = Math.max(0, passage ? lesson.passages.indexOf(passage) : 0);
  const [drawn, setDrawn] = useState({ first: Math.max(0, at - drawnAround), end: at + drawnAround });
  const { text, before, after } = useMemo(() => readExcerpt(lesson, drawn.first, drawn.end), [lesson, drawn]);
  const element = useRef<HTMLDivElement>(null);
  const marks = useMarks(passage?.text ?? "", reading);
  useShowMark(element, reading);
  const link = lesson.link ?? course.link;
  return (
    <>
      <header>
        <p className="quiet">
          {reading.from === "handbook" ? words.handbookCourse(course.title) : course.title}
          {course.instructor !== undefined && ` · ${course.instructor}`}
        </p>
        <h3 id="doc-title" tabIndex={-1}>
          {words.lessonTitle(lesson.number, lesson.title)}
        </h3>
        {link !== undefined && <DocumentLink link={link} />}
      </header>
      <ReadingActions
        id={passage?.id ?? lesson.id}
        from={reading.from}
        question={words.askLesson(lesson.number, course.title)}
      />
      {text === "" && <p className="quiet">{words.noText}</p>}
      {before > 0 && (
        <button
          type="button"
          className="btn"
          onClick={() => setDrawn({ ...drawn, first: Math.max(0, drawn.first - drawnAround) })}
        >
          {words.earlier}
        </button>
      )}
      <LessonText text={text} {...marks} element={element} />
      {after > 0 && (
        <button type="button" className="btn" onClick={() => setDrawn({ ...drawn, end: drawn.end + drawnAround })}>
          {words.further}
        </button>
      )}
      <nav className="doc-turn" aria-label={words.lessons}>
        <Neighbour lesson={place.previous} from={reading.from} isNext={false} />
        <Neighbour lesson={place.next} from={reading.from} isNext={true} />
      </nav>
    </>
  );
}

interface NeighbourProps {
  readonly lesson: ShelfLesson | null;
  readonly from: Reading["from"];
  readonly isNext: boolean;
}

function Neighbour({ lesson, from, isNext }: NeighbourProps) {
  const { view } = useServices();
  const words = useAllWords("documents");
  if (!lesson) return <span />;
  const name = words.lessonTitle(lesson.number, lesson.title);
  return (
    <button
      type="button"
      className="btn"
      title={name}
      aria-label={isNext ? words.next(name) : words.previous(name)}
      onClick={() => view.change({ reading: { id: lesson.id, from } })}
    >
      {!isNext && <ChevronLeft size={14} strokeWidth={1.75} aria-hidden="true" />}
      <span className="doc-label">{lesson.title}</span>
      {isNext && <ChevronRight size={14} strokeWidth={1.75} aria-hidden="true" />}
    </button>
  );
}

/** A link to the web, followed by a click alone; of any other scheme only its text. */
function DocumentLink({ link }: { readonly link: string }) {
  const href = webHref(link);
  if (href === null) return <p className="quiet doc-link">{link}</p>;
  return (
    <p className="doc-link">
      <a href={href} target="_blank" rel="noopener noreferrer" title={href}>
        {new URL(href).host}
        <ExternalLink size={12} strokeWidth={2} aria-hidden="true" />
      </a>
    </p>
  );
}

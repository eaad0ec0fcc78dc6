import { ArrowLeft, ChevronLeft, ChevronRight, ExternalLink } from "lucide-react";
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { findPlace, type ShelfPlace } from "@/knowledge/shelf/find-place";
import { readExcerpt } from "@/knowledge/shelf/read-excerpt";
import type { Shelf, ShelfLesson } from "@/knowledge/shelf/shelf-types";
import { plainSentences, usedSentences } from "@/knowledge/shelf/used-sentences";
import type { Reading } from "@/store/view/reading";
import { useHandbook } from "@/ui/documents/use-handbook";
import { useShelf } from "@/ui/documents/use-shelf";
import { useTextNodes } from "@/ui/documents/use-text-nodes";
import { webHref } from "@/ui/markdown/token-text";
import { Skeleton } from "@/ui/parts/Skeleton";
import { useServices } from "@/ui/services";
import { useDocument } from "@/ui/use-document";
import { useAllWords } from "../../use-all-words";
import { LessonText } from "./LessonText";
import { ReadingActions } from "./ReadingActions";
import "./reading.css";
import { Button } from "../../parts/Button";

/** One text to read: a lesson whole, with the passage marked that was looked for. */
export function ReadingPane({ reading }: { readonly reading: Reading }) {
  const { view } = useServices();
  const words = useAllWords("documents");
  const text = useReadingText(reading);
  const pane = useRef<HTMLElement>(null);
  useReturnFocus(pane);
  // Who opened a text reads on there.
  useEffect(() => {
    if (text.kind !== "waiting") pane.current?.querySelector<HTMLElement>("h3")?.focus({ preventScroll: true });
  }, [text.kind]);
  return (
    <article ref={pane} className="doc-reading" aria-labelledby="doc-title">
      <div className="doc-bar row">
        <Button icon={ArrowLeft} onClick={() => view.change({ reading: null })}>
          {words.back}
        </Button>
        {text.kind === "lesson" && (
          <span className="quiet doc-label cut" aria-hidden="true">
            {words.lessonTitle(text.place.lesson.number, text.place.lesson.title)}
          </span>
        )}
      </div>
      {text.kind === "waiting" && <Skeleton />}
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

/** When the part goes away with the focus in it, the focus goes back to where it was before, as far as that is there. */
function useReturnFocus(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const before = document.activeElement;
    const element = part.current;
    return () => {
      const isLost = document.activeElement === document.body || element?.contains(document.activeElement) === true;
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [part]);
}

interface TextReadingProps {
  readonly reading: Reading;
  readonly title: string;
  readonly about: string;
  readonly text: string;
  /** It stands as it was read: the graph has it no more. */
  readonly isGone: boolean;
}

/** A text that belongs to no lesson. */
function TextReading({ reading, title, about, text, isGone }: TextReadingProps) {
  const words = useAllWords("documents");
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

/** What there is to read of a reading. */
type ReadingText =
  | { readonly kind: "waiting" }
  | { readonly kind: "lesson"; readonly place: ShelfPlace }
  /** A node of its own, or a text that is there no more and is shown as it was read. */
  | {
      readonly kind: "text";
      readonly title: string;
      readonly about: string;
      readonly text: string;
      readonly isGone: boolean;
    }
  | { readonly kind: "gone"; readonly reason: string | null };

const noShelf: Shelf = { courses: [] };

function useReadingText({ id, from, cited }: Reading): ReadingText {
  const isHandbook = from === "handbook";
  const graph = useShelf();
  const handbook = useHandbook(isHandbook);
  const fetched = handbook.kind === "ready" ? handbook.shelf : noShelf;
  const shelf = isHandbook ? fetched : graph;
  const place = useMemo(() => findPlace(shelf, id), [shelf, id]);
  const node = useTextNodes().find((one) => one.id === id);
  const about = useDocument(({ meta }) => meta.name);
  if (place) return { kind: "lesson", place };
  if (isHandbook && handbook.kind === "waiting") return { kind: "waiting" };
  if (node && !isHandbook) return { kind: "text", title: node.label, about, text: node.text, isGone: false };
  if (cited) {
    const { lesson, course, passage } = cited.source;
    return { kind: "text", title: lesson, about: course, text: passage, isGone: true };
  }
  return { kind: "gone", reason: isHandbook && handbook.kind === "failed" ? handbook.reason : null };
}

/** So many passages around the one that was opened are drawn at first, and with each step on. */
const drawnAround = 40;

/** A lesson as continuous text. */
function LessonReading({ reading, place }: { readonly reading: Reading; readonly place: ShelfPlace }) {
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
        <Button onClick={() => setDrawn({ ...drawn, first: Math.max(0, drawn.first - drawnAround) })}>
          {words.earlier}
        </Button>
      )}
      <LessonText text={text} {...marks} element={element} />
      {after > 0 && (
        <Button onClick={() => setDrawn({ ...drawn, end: drawn.end + drawnAround })}>{words.further}</Button>
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
    <Button
      title={name}
      aria-label={isNext ? words.next(name) : words.previous(name)}
      onClick={() => view.change({ reading: { id: lesson.id, from } })}
    >
      {!isNext && <ChevronLeft size={14} strokeWidth={1.75} aria-hidden="true" />}
      <span className="doc-label cut">{lesson.title}</span>
      {isNext && <ChevronRight size={14} strokeWidth={1.75} aria-hidden="true" />}
    </Button>
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

/** The sentences of a passage, and which of them the answer it was opened from took. */
function useMarks(passage: string, { id, cited }: Reading) {
  return useMemo(() => {
    const read = plainSentences(passage);
    return { read: new Set(read), used: new Set(cited ? usedSentences(read, cited.answer, id) : []) };
  }, [passage, id, cited]);
}

/** Brings the first sentence that was used into view, else the beginning of the passage, else that of the text. */
function useShowMark(element: RefObject<HTMLElement | null>, reading: Reading): void {
  useLayoutEffect(() => {
    // Another reading of the same text is shown anew.
    void reading;
    const mark = element.current?.querySelector("mark.used") ?? element.current?.querySelector("mark");
    const scroller = element.current?.closest<HTMLElement>(".flyout-body");
    if (!mark) scroller?.scrollTo?.({ top: 0 });
    else mark.scrollIntoView?.({ block: "center" });
  }, [element, reading]);
}

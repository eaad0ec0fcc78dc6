import { type RefObject, useMemo } from "react";
import { plainSentence } from "@/knowledge/shelf/used-sentences";
import { Blocks } from "@/ui/markdown/Blocks";
import { markSentences, type SentenceLook } from "@/ui/markdown/mark-sentences";
import { markdownTokens } from "@/ui/markdown/markdown-tokens";

export interface LessonTextProps {
  readonly text: string;
  /** Sentences of the passage that was opened, and those of them an answer took; as `plainSentence` gives them. */
  readonly read: ReadonlySet<string>;
  readonly used: ReadonlySet<string>;
  readonly element: RefObject<HTMLDivElement | null>;
}

/** A text to read, inert: no images, no HTML, links to the web alone. */
export function LessonText({ text, read, used, element }: LessonTextProps) {
  const tokens = useMemo(() => {
    const lookOf = (sentence: string): SentenceLook => {
      const plain = plainSentence(sentence);
      if (used.has(plain)) return "used";
      return read.has(plain) ? "read" : null;
    };
    return markSentences(markdownTokens(text), lookOf);
  }, [text, read, used]);
  return (
    <div ref={element} className="doc-text">
      <Blocks tokens={tokens} />
    </div>
  );
}

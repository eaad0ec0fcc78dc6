import { use, useState } from "react";
import { wellFormed } from "@/lib/text/well-formed";
import { scrollable } from "../parts/scrollable";
import { useAllWords } from "../use-all-words";
import { holds, piecesOf } from "./find-in";
import { SearchedContext } from "./searched";

/** Characters shown at first, and with each wish for more. */
const windowSize = 3000;
const moreSize = 20_000;
/** Shown before the place that is searched for. */
const lead = 200;

export interface LongTextProps {
  readonly text: string;
  /** As it was written, in a box that scrolls; else as words in the flow. */
  readonly isCode?: boolean;
  readonly label: string;
}

/** A text as it came, inert: of a long one the part that is searched for, or its beginning, and more on demand. */
export function LongText({ text, isCode = true, label }: LongTextProps) {
  const words = useAllWords("trace");
  const wanted = use(SearchedContext);
  const [size, setSize] = useState(windowSize);
  const first = startOf(text, wanted);
  const shown = wellFormed(text.slice(first, first + size));
  const left = text.length - first - shown.length;
  const Frame = isCode ? "pre" : "p";
  return (
    <div className="trace-text">
      {first > 0 && <p className="hint num">… {words.before(first)}</p>}
      <Frame {...(isCode ? { ...scrollable, role: "group", "aria-label": label } : {})}>
        {piecesOf(shown, wanted).map((piece, place) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name, and are all drawn anew
          piece.isHit ? <mark key={place}>{piece.text}</mark> : piece.text,
        )}
      </Frame>
      {left > 0 && (
        <p className="hint num">
          … {words.left(left)}{" "}
          <button type="button" className="link" onClick={() => setSize(size + moreSize)}>
            {words.showMore}
          </button>
        </p>
      )}
    </div>
  );
}

function startOf(text: string, wanted: string): number {
  if (!holds(text, wanted)) return 0;
  const at = text.toLowerCase().indexOf(wanted.toLowerCase());
  return at < windowSize - lead ? 0 : at - lead;
}

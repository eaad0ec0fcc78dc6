import { useState } from "react";
import { foldText } from "@/lib/fold-text";
import { useAllWords } from "../../use-all-words";

const short = 240;

/** A text that may be very long: its beginning, and all of it when asked for. */
export function LongText({ text }: { readonly text: string }) {
  const words = useAllWords();
  const [isWhole, setWhole] = useState(false);
  if (text === "") return <span className="quiet">{words.table.emptyText}</span>;
  const { shown, left } = foldText(text, short);
  if (left === 0) return <bdi>{text}</bdi>;
  return (
    <>
      <bdi>{isWhole ? text : `${shown}…`}</bdi>{" "}
      <button
        type="button"
        className="link"
        onClick={(event) => {
          event.stopPropagation();
          setWhole(!isWhole);
        }}
      >
        {isWhole ? words.inspect.showLess : words.inspect.showMore(left)}
      </button>
    </>
  );
}

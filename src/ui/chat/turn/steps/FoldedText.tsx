import { useState } from "react";
import { foldText } from "@/lib/fold-text";
import { useCopy } from "@/ui/chat/turn/use-copy";
import { useWords } from "@/ui/use-stores";

interface FoldedTextProps {
  readonly text: string;
  readonly isCode: boolean;
}

/** Characters shown of a long text at first. */
const longest = 400;

/** What a model wrote may be very long: its beginning, how much is left, and all of it to read or to copy. */
export function FoldedText({ text, isCode }: FoldedTextProps) {
  const { chat, steps: words } = useWords();
  const [isWhole, setWhole] = useState(false);
  const [isCopied, copy] = useCopy();
  const folded = foldText(text, longest);
  const shown = isWhole ? text : folded.shown;
  return (
    <>
      {isCode ? <code>{shown}</code> : <bdi>{shown}</bdi>}
      {folded.left > 0 && (
        <span className="text-rest">
          {!isWhole && <span className="num">{words.left(folded.left)}</span>}
          <button type="button" className="link" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? chat.showLessText : words.showAll}
          </button>
          <button type="button" className="link" onClick={() => void copy(text)}>
            {isCopied ? chat.copied : words.copy}
          </button>
        </span>
      )}
    </>
  );
}

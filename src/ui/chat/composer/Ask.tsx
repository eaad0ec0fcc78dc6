import { useState } from "react";
import { foldText } from "@/lib/fold-text";
import type { ChatTurn } from "@/store/chat/chat-types";
import { useWords } from "../../use-stores";
import { VersionPicker } from "../turn/VersionPicker";
import { selectionText, shortNames } from "./selection-text";

/** A longer message is cut until it is asked for: a pasted file must not push the answer away. */
const longest = 1200;

/** What the user wrote, with what was selected then, and the way to its other versions. */
export function Ask({ turn }: { readonly turn: ChatTurn }) {
  const words = useWords("chat");
  const [isWhole, setWhole] = useState(false);
  const { shown, left } = foldText(turn.asked, longest);
  const isLong = left > 0;
  const text = isLong && !isWhole ? `${shown}…` : turn.asked;
  return (
    <div className="asked">
      <div className="ask">
        <p>{text}</p>
        {isLong && (
          <button type="button" className="link" onClick={() => setWhole(!isWhole)}>
            {isWhole ? words.showLessText : words.showAllText}
          </button>
        )}
        {turn.selection && (
          <p className="ctx-told" title={words.toldSelection}>
            <span className="sr">{words.toldSelection}: </span>
            <span className="what">{selectionText(turn.selection, words)}</span> {shortNames(turn.selection.names)}
          </p>
        )}
      </div>
      <VersionPicker turn={turn} />
    </div>
  );
}

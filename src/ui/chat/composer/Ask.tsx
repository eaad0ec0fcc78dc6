import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import { foldText } from "@/lib/fold-text";
import { versionsOf } from "@/store/chat/chat-branches";
import type { ChatTurn } from "@/store/chat/chat-types";
import { IconButton } from "../../parts/IconButton";
import { useServices } from "../../services";
import { useWords } from "../../use-stores";
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
          <p className="ctx-selection" title={words.sentSelection}>
            <span className="sr">{words.sentSelection}: </span>
            <span className="what">{selectionText(turn.selection, words)}</span> {shortNames(turn.selection.names)}
          </p>
        )}
      </div>
      <VersionPicker turn={turn} />
    </div>
  );
}

/** ‹ 2/2 ›: the versions of the conversation from this message on. Nothing where there is one. */
function VersionPicker({ turn }: { readonly turn: ChatTurn }) {
  const { chat } = useServices();
  const words = useWords("chat");
  const versions = useStore(
    chat.store,
    useShallow((state) => versionsOf(state, turn.id)),
  );
  if (versions.length < 2) return null;
  const at = versions.indexOf(turn.id);
  const go = (to: string | undefined) => to !== undefined && chat.showVersion(turn.id, to);
  return (
    <div className="versions num" title={words.versionShown}>
      <IconButton
        isSlim
        icon={ChevronLeft}
        label={words.versionBefore}
        disabled={at === 0}
        onClick={() => go(versions[at - 1])}
      />
      <span aria-hidden="true">{`${at + 1}/${versions.length}`}</span>
      <span className="sr">{words.version(at + 1, versions.length)}</span>
      <IconButton
        isSlim
        icon={ChevronRight}
        label={words.versionAfter}
        disabled={at === versions.length - 1}
        onClick={() => go(versions[at + 1])}
      />
    </div>
  );
}

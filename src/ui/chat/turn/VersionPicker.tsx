import { ChevronLeft, ChevronRight } from "lucide-react";
import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import { versionsOf } from "@/store/chat/chat-branches";
import type { ChatTurn } from "@/store/chat/chat-types";
import { IconButton } from "../../parts/IconButton";
import { useServices } from "../../services";
import { useWords } from "../../use-stores";

/** ‹ 2/2 ›: the versions of the conversation from this message on. Nothing where there is one. */
export function VersionPicker({ turn }: { readonly turn: ChatTurn }) {
  const { chat } = useServices();
  const words = useWords("chat");
  const versions = useStore(
    chat.store,
    useShallow((state) => versionsOf(state, turn.id)),
  );
  if (versions.length < 2) return null;
  const at = versions.indexOf(turn.id);
  const go = (to: string | undefined) => to !== undefined && chat.showVersion(turn.id, to);
  const small = { iconSize: 14, className: "slim" } as const;
  return (
    <div className="versions num" title={words.versionShown}>
      <IconButton
        {...small}
        icon={ChevronLeft}
        label={words.versionBefore}
        disabled={at === 0}
        onClick={() => go(versions[at - 1])}
      />
      <span aria-hidden="true">{`${at + 1}/${versions.length}`}</span>
      <span className="sr">{words.version(at + 1, versions.length)}</span>
      <IconButton
        {...small}
        icon={ChevronRight}
        label={words.versionAfter}
        disabled={at === versions.length - 1}
        onClick={() => go(versions[at + 1])}
      />
    </div>
  );
}

import { Check, Copy, Ellipsis, MessageCircleQuestion, Pencil, RotateCcw } from "lucide-react";
import type { ChatTurn } from "@/store/chat-types";
import { withNames } from "../markdown/with-names";
import { ActionItem } from "../parts/ActionItem";
import { IconButton } from "../parts/IconButton";
import { Menu } from "../parts/Menu";
import { useServices } from "../services";
import { useSettings, useWords } from "../use-stores";
import { useCopy } from "./use-copy";

export interface TurnActionsProps {
  readonly turn: ChatTurn;
  readonly isLast: boolean;
  readonly onEdit: () => void;
}

/** What can be done with a finished turn. */
export function TurnActions({ turn, isLast, onEdit }: TurnActionsProps) {
  const { chat } = useServices();
  const words = useWords().chat;
  const small = { iconSize: 14, className: "slim" } as const;
  return (
    <div className="acts">
      {turn.text !== "" && <CopyAnswer text={turn.text} />}
      {isLast && <IconButton {...small} icon={RotateCcw} label={words.retry} onClick={() => void chat.retry()} />}
      <IconButton {...small} icon={Pencil} label={words.edit} onClick={onEdit} />
      {isLast && <MoreMenu />}
      {isLast && isLost(turn) && <AskModel />}
    </div>
  );
}

function CopyAnswer({ text }: { readonly text: string }) {
  const { document } = useServices();
  const words = useWords().chat;
  const [isCopied, copy] = useCopy();
  return (
    <IconButton
      icon={isCopied ? Check : Copy}
      iconSize={14}
      className="slim"
      label={isCopied ? words.copied : words.copyAnswer}
      onClick={() => void copy(withNames(text, document.labelOf))}
    />
  );
}

function MoreMenu() {
  const words = useWords().chat;
  const other = useOtherModel();
  return (
    <Menu
      label={words.more}
      buttonClass="icon-btn slim"
      menuClass="wide"
      button={<Ellipsis size={14} strokeWidth={1.75} aria-hidden="true" />}
    >
      {other && (
        <button type="button" role="menuitem" onClick={other.retry}>
          <RotateCcw size={16} strokeWidth={1.75} aria-hidden="true" />
          {words.retryWith(other.name)}
        </button>
      )}
      <ActionItem id="chat.copy" />
    </Menu>
  );
}

/** Who else could answer: the model that is set up, or the built-in assistant. */
function useOtherModel(): { readonly name: string; readonly retry: () => void } | null {
  const { chat, settings } = useServices();
  const words = useWords().chat;
  const provider = useSettings((state) => state.provider);
  const model = useSettings((state) => state.model);
  const isReady = useSettings((state) => state.baseUrl !== "" && state.model !== "");
  const other = provider === "builtin" ? "openai" : "builtin";
  if (other === "openai" && !isReady) return null;
  const retry = () => {
    settings.change({ provider: other });
    void chat.retry();
  };
  return { name: other === "openai" ? model : words.builtinLong, retry };
}

/** The built-in assistant offers a model in these words where it did not understand. */
function isLost({ provider, text, steps }: ChatTurn): boolean {
  return provider === "builtin" && steps.length === 0 && /ask a model instead/iu.test(text);
}

/** With an endpoint set up the same message goes there; without one the way to get one opens. */
function AskModel() {
  const { chat, settings, view } = useServices();
  const words = useWords().chat;
  const ask = () => {
    const { baseUrl, model } = settings.getState();
    if (baseUrl === "" || model === "") {
      view.change({ dialog: "settings" });
      return;
    }
    settings.change({ provider: "openai" });
    void chat.retry();
  };
  return (
    <button type="button" className="btn slim" onClick={ask}>
      <MessageCircleQuestion size={14} strokeWidth={1.75} aria-hidden="true" />
      {words.askModel}
    </button>
  );
}

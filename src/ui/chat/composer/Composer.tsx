import { ArrowUp, Check, ChevronDown, Cloud, Cpu, Settings, Square } from "lucide-react";
import { type KeyboardEvent, type RefObject, Suspense, useLayoutEffect, useRef } from "react";
import { composerId } from "../../actions/chat-actions";
import { useDatabaseHost, useDestination } from "../../network/use-destination";
import { Button } from "../../parts/Button";
import { IconButton } from "../../parts/IconButton";
import { lazyPart } from "../../parts/lazy-part";
import { Menu, MenuItem } from "../../parts/Menu";
import { useServices } from "../../services";
import { narrowQuery, useMedia } from "../../use-media";
import { useChat, useView, useWords } from "../../use-stores";
import { expectConversation } from "../load-conversation";
import { type AnswerChoice, type AnswerGroup, useAnswerSources } from "../turn/use-answer-sources";
import { useSentSelection } from "./use-sent-selection";

const ComposerChips = lazyPart(async () => (await import("./ComposerChips")).ComposerChips);

/** Where a message is written. Enter sends, Shift+Enter breaks the line, ↑ in the empty box brings back earlier ones. */
export function Composer() {
  const box = useRef<HTMLTextAreaElement>(null);
  const { chat, view } = useServices();
  const words = useWords("chat");
  const draft = useView((state) => state.draft);
  const isBusy = useChat((state) => state.turns.at(-1)?.end.kind === "running");
  const isAutonomous = useChat((state) => state.isAutonomous);
  const isNarrow = useMedia(narrowQuery);
  const selection = useSentSelection();
  const recall = useMessageHistory();
  const canSend = draft.trim() !== "";
  useGrowing(box, draft);

  const send = () => {
    if (!canSend) return;
    view.change({ draft: "" });
    chat.queue.add(draft, { tellSelection: selection.isSent });
    selection.reset();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const isSending = event.key === "Enter" && !event.shiftKey;
    if (isSending) send();
    if (event.key === "Escape" && isBusy) chat.stop();
    if (isSending || recall(event.key)) event.preventDefault();
  };
  const still = isNarrow ? words.placeholderShort : words.placeholder;
  return (
    <div className="box">
      {(isAutonomous || selection.isSent) && (
        <Suspense>
          <ComposerChips isAutonomous={isAutonomous} selection={selection} onAskAgain={() => box.current?.focus()} />
        </Suspense>
      )}
      <textarea
        ref={box}
        id={composerId}
        aria-label={words.message}
        rows={1}
        placeholder={isBusy ? words.placeholderBusy : still}
        value={draft}
        onChange={(event) => view.change({ draft: event.target.value })}
        onFocus={expectConversation}
        onKeyDown={onKeyDown}
      />
      <p className="hint" aria-live="polite">
        {isBusy && canSend && words.queueHint}
      </p>
      <div className="foot">
        <ProviderMenu />
        {isBusy && (
          <Button className="line stop" title={`${words.stop}  Ctrl /`} onClick={chat.stop}>
            <Square size={12} fill="currentColor" strokeWidth={0} aria-hidden="true" />
            {words.stop}
          </Button>
        )}
        {(canSend || !isBusy) && (
          <IconButton
            icon={ArrowUp}
            className="ink"
            label={isBusy ? words.queueIt : words.send}
            keys="Enter"
            disabled={!canSend}
            onClick={send}
          />
        )}
      </div>
    </div>
  );
}

const tallest = 176;
/** So many characters fill the eight lines of any width: there is nothing to measure. */
const surelyFull = 3000;

/** One to eight lines, as the words need. */
function useGrowing(box: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    if (text.length > surelyFull) {
      element.style.height = `${tallest}px`;
      return;
    }
    element.style.height = "auto";
    element.style.height = `${Math.min(element.scrollHeight, tallest)}px`;
  }, [box, text]);
}

/**
 * ↑ in the empty box brings back the last message, ↑ again the one before, ↓ the next one and at last the empty box.
 * Words that were changed are the user's own: then the keys only move. Returns whether the key was one of these.
 */
function useMessageHistory(): (key: string) => boolean {
  const { chat, view } = useServices();
  /** How many messages back, and what is in the box for it. */
  const place = useRef<{ readonly back: number; readonly text: string }>({ back: 0, text: "" });

  return (key) => {
    const way = ways[key] ?? 0;
    const { draft } = view.getState();
    if (way === 0 || (draft !== "" && draft !== place.current.text)) return false;
    const asked = askedBefore(chat.store.getState().turns.map((turn) => turn.asked));
    const back = (draft === "" ? 0 : place.current.back) + way;
    if (back < 0 || back > asked.length) return false;
    const text = asked[back - 1] ?? "";
    place.current = { back, text };
    view.change({ draft: text });
    return true;
  };
}

const ways: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** Newest first, the same twice in a row once. */
function askedBefore(texts: readonly string[]): readonly string[] {
  return texts.filter((text, index) => text !== texts[index + 1]).toReversed();
}

/** Who answers, and what leaves the device for it. Can be changed in mid-conversation. */
function ProviderMenu() {
  const { view } = useServices();
  const { chat: words, local: modelWords } = useWords();
  const { builtin, locals, groups } = useAnswerSources();
  const chosen = [...locals, ...groups.flatMap(({ choices }) => choices)].find(({ isChosen }) => isChosen);
  const who = chosen?.name ?? words.builtin;
  const hosts = useDestination();
  const database = useDatabaseHost();
  const alone = database === null ? words.nothingLeaves : words.asks(database);
  const leaves = hosts === null ? alone : words.sendsTo(hosts);
  const Icon = hosts === null ? Cpu : Cloud;
  const button = (
    <>
      <Icon size={14} strokeWidth={1.75} aria-hidden="true" />
      <span>
        <b>{who}</b> · {leaves}
      </span>
      <ChevronDown size={12} strokeWidth={2} aria-hidden="true" />
    </>
  );
  return (
    <Menu
      label={words.who(who, leaves)}
      title={`${who} · ${leaves}`}
      buttonClass="provider lit"
      side="top"
      className="wide"
      button={button}
    >
      <Choice choice={builtin} hint={words.builtinHint} />
      {locals.map((local) => (
        <Choice key={local.key} choice={local} hint={modelWords.localHint} />
      ))}
      {groups.map((group) => (
        <Group key={group.key} group={group} />
      ))}
      <hr />
      <MenuItem icon={Cpu} onClick={() => view.change({ dialog: "models" })}>
        {modelWords.menu}
      </MenuItem>
      <MenuItem icon={Settings} onClick={() => view.change({ dialog: "services" })}>
        {groups.length === 0 ? words.addModel : words.openSettings}
      </MenuItem>
    </Menu>
  );
}

function Group({ group }: { readonly group: AnswerGroup }) {
  const { view } = useServices();
  const words = useWords("chat");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of menu items is no fieldset
    <div role="group" aria-label={`${group.title}. ${words.sendsHint(group.host)}`} className="menu-group">
      <p aria-hidden="true">
        {group.title} <small>{words.sendsHint(group.host)}</small>
      </p>
      {group.choices.map((choice) => (
        <Choice key={choice.key} choice={choice} />
      ))}
      {(!group.isReady || group.moreModels > 0) && (
        <MenuItem icon={Settings} onClick={() => view.change({ dialog: "services" })}>
          {group.isReady ? words.moreModels(group.moreModels) : words.endpointNeeds}
        </MenuItem>
      )}
    </div>
  );
}

function Choice({ choice, hint }: { readonly choice: AnswerChoice; readonly hint?: string }) {
  const Icon = choice.host === null ? Cpu : Cloud;
  return (
    <MenuItem icon={Icon} role="menuitemradio" aria-checked={choice.isChosen} onClick={choice.choose}>
      <span>
        {choice.name} {hint !== undefined && <small>{hint}</small>}
      </span>
      {choice.isChosen && <Check className="push" size={14} strokeWidth={1.75} aria-hidden="true" />}
    </MenuItem>
  );
}

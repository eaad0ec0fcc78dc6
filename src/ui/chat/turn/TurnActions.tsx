import { Check, Cloud, CookingPot, Copy, Cpu, ListTree, MessageCircleQuestion, Pencil, RotateCcw } from "lucide-react";
import type { Answerer } from "@/ai/port/provider-port";
import type { ChatTurn, TurnUsage } from "@/store/chat/chat-types";
import type { Words } from "@/words/words";
import { ActionRow } from "../../actions/ActionItem";
import { findAction } from "../../actions/feature";
import { arrowGroup } from "../../parts/arrow-group";
import { Button } from "../../parts/Button";
import { IconButton } from "../../parts/IconButton";
import { Menu, MenuItem } from "../../parts/Menu";
import { answerText } from "../../sentences/answer-text";
import { useServices } from "../../services";
import { useSettings, useWords } from "../../use-stores";
import type { ChatService } from "../chat-service";
import { usageText } from "./usage-text";
import { type AnswerChoice, useOtherSources } from "./use-answer-sources";
import { useCopy } from "./use-copy";

export interface TurnActionsProps {
  readonly turn: ChatTurn;
  readonly isLast: boolean;
  readonly onEdit: () => void;
}

/** What can be done with a finished turn. */
export function TurnActions({ turn, isLast, onEdit }: TurnActionsProps) {
  const { chat, view } = useServices();
  const words = useWords("chat");
  const show = () => view.change({ dialog: "trace", traced: { kind: "turn", turn: turn.id } });
  // An answer that broke off: what to do next is in sight without a pointer on it.
  const isWhole = turn.end.kind === "done";
  return (
    <div className="acts" ref={arrowGroup}>
      {isLast && !isWhole && (
        <Button icon={RotateCcw} className="slim line stays" onClick={() => void chat.retry()}>
          {words.retry}
        </Button>
      )}
      {turn.text !== "" && <CopyAnswer turn={turn} />}
      {isLast && isWhole && (
        <IconButton icon={RotateCcw} isSlim label={words.retry} onClick={() => void chat.retry()} />
      )}
      <IconButton icon={Pencil} isSlim label={words.edit} onClick={onEdit} />
      <IconButton icon={ListTree} isSlim label={words.whatHappened} onClick={show} />
      <MoreMenu turn={turn} isLast={isLast} />
      {isLast && turn.isLost && (
        <span className="stays">
          <AskModel />
        </span>
      )}
      {turn.answerer && <AnsweredBy answerer={turn.answerer} usage={turn.usage} />}
    </div>
  );
}

/** The model's name, which is short, and what it cost; its host and the tokens are in the title. */
function AnsweredBy({ answerer, usage }: { readonly answerer: Answerer; readonly usage: TurnUsage | null }) {
  const words = useWords("chat");
  // Where nobody else answers it goes without saying.
  const isAlone = useSettings(({ source }) => source.kind === "builtin") && answerer.model === "";
  const name = answerer.model || words.builtinLong;
  const by = words.answeredBy(answerer.model === "" ? name : answerer.title);
  const whole = usage === null ? by : `${by}. ${usageText(usage, words)}`;
  return (
    <span className="by num cut" title={whole}>
      <span className="sr">{whole}</span>
      {!isAlone && (
        <span aria-hidden="true">
          {name}
          {usage !== null && <span> · {amountOf(usage, words)}</span>}
        </span>
      )}
    </span>
  );
}

/** What it cost, or where no price is known how much was read and written. */
function amountOf({ inputTokens, outputTokens, cost, isEstimated }: TurnUsage, words: Words["chat"]): string {
  const amount = cost === undefined ? words.tokensInAll(inputTokens + outputTokens) : words.dollars(cost);
  return isEstimated ? words.aboutAmount(amount) : amount;
}

function CopyAnswer({ turn }: { readonly turn: ChatTurn }) {
  const { document } = useServices();
  const words = useWords("chat");
  const [isCopied, copy] = useCopy();
  return (
    <IconButton
      icon={isCopied ? Check : Copy}
      isSlim
      label={isCopied ? words.copied : words.copyAnswer}
      onClick={() => void copy(answerText(turn, document.labelOf, words))}
    />
  );
}

function MoreMenu({ turn, isLast }: Omit<TurnActionsProps, "onEdit">) {
  const services = useServices();
  const { chat, recipes, view } = services;
  const words = useWords("chat");
  const others = useOtherSources();
  // Where its code cannot be had, the dialog says so.
  const openOffer = (id: string) =>
    recipes().then(
      (loaded) => loaded.offer(id),
      () => view.change({ dialog: "recipes" }),
    );
  const didSomething = turn.steps.some(({ state }) => state === "done");
  return (
    <Menu label={words.more} className="wide">
      {didSomething && (
        <MenuItem icon={CookingPot} onClick={() => void openOffer(turn.id)}>
          {words.saveRecipe}
        </MenuItem>
      )}
      {(isLast ? others : []).map((other) => (
        <MenuItem key={other.key} icon={RotateCcw} onClick={() => askAnother(other, chat)}>
          {words.retryWith(other.name)}
        </MenuItem>
      ))}
      <ActionRow action={findAction(services, "chat.copy")} />
    </Menu>
  );
}

function askAnother(other: AnswerChoice, chat: ChatService): void {
  other.choose();
  void chat.retry();
}

/** The same message to a model; where there are several, which; where there is none, the two ways to get one. */
function AskModel() {
  const { chat, view } = useServices();
  const { chat: words, local: modelWords } = useWords();
  const models = useOtherSources().filter(({ key }) => key !== "builtin");
  const [first] = models;
  const face = (
    <>
      <MessageCircleQuestion size={14} strokeWidth={1.75} aria-hidden="true" />
      {words.askModel}
    </>
  );
  if (models.length > 1) {
    return (
      <Menu label={words.askModel} buttonClass="btn slim" className="wide" button={face}>
        {models.map((model) => (
          <MenuItem key={model.key} icon={model.host === null ? Cpu : Cloud} onClick={() => askAnother(model, chat)}>
            <span>
              {model.name} <small>{model.host === null ? modelWords.localHint : words.sendsHint(model.host)}</small>
            </span>
          </MenuItem>
        ))}
      </Menu>
    );
  }
  if (first) {
    return (
      <Button className="slim" onClick={() => askAnother(first, chat)}>
        {face}
      </Button>
    );
  }
  return (
    <Menu label={words.askModel} buttonClass="btn slim" className="wide" button={face}>
      <MenuItem icon={Cpu} onClick={() => view.change({ dialog: "models" })}>
        <span>
          {modelWords.runHere} <small>{modelWords.runHereHint}</small>
        </span>
      </MenuItem>
      <MenuItem icon={Cloud} onClick={() => view.change({ dialog: "key" })}>
        <span>
          {words.useKey} <small>{words.useKeyHint}</small>
        </span>
      </MenuItem>
    </Menu>
  );
}

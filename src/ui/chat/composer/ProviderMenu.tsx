import { Check, ChevronDown, Cloud, Cpu, Settings } from "lucide-react";
import { useDatabaseHost, useDestination } from "../../network/use-destination";
import { Menu } from "../../parts/Menu";
import { useServices } from "../../services";
import { useWords } from "../../use-stores";
import { type AnswerChoice, type AnswerGroup, useAnswerSources } from "../turn/use-answer-sources";

/** Who answers, and what leaves the device for it. Can be changed in mid-conversation. */
export function ProviderMenu() {
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
      buttonClass="provider"
      menuClass="up wide"
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
      <button type="button" role="menuitem" onClick={() => view.change({ dialog: "models" })}>
        <Cpu size={16} strokeWidth={1.75} aria-hidden="true" />
        {modelWords.menu}
      </button>
      <button type="button" role="menuitem" onClick={() => view.change({ dialog: "services" })}>
        <Settings size={16} strokeWidth={1.75} aria-hidden="true" />
        {groups.length === 0 ? words.addModel : words.openSettings}
      </button>
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
        <button type="button" role="menuitem" onClick={() => view.change({ dialog: "services" })}>
          <Settings size={16} strokeWidth={1.75} aria-hidden="true" />
          {group.isReady ? words.moreModels(group.moreModels) : words.endpointNeeds}
        </button>
      )}
    </div>
  );
}

function Choice({ choice, hint }: { readonly choice: AnswerChoice; readonly hint?: string }) {
  const Icon = choice.host === null ? Cpu : Cloud;
  return (
    <button type="button" role="menuitemradio" aria-checked={choice.isChosen} onClick={choice.choose}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      <span>
        {choice.name} {hint !== undefined && <small>{hint}</small>}
      </span>
      {choice.isChosen && <Check className="push" size={14} strokeWidth={1.75} aria-hidden="true" />}
    </button>
  );
}

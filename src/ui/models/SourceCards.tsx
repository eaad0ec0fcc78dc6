import { Check, Cloud, Cpu, type LucideIcon, Server, Zap } from "lucide-react";
import type { InstalledModel } from "@/providers/webllm/model-library-types";
import {
  builtinSource,
  chosenEndpoint,
  hostOf,
  isOwnNetwork,
  isReady,
  localTitle,
  type SavedEndpoint,
} from "@/store/settings/endpoints";
import { keyOf } from "@/store/settings/settings-store";
import type { AllWords } from "@/words/words";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useSettings, useWords } from "../use-stores";

/** The four kinds of who answers, each with what it is set to; one is chosen. */
export function SourceCards({ installed }: { readonly installed: readonly InstalledModel[] | null }) {
  const { settings } = useServices();
  const words = useAllWords("models");
  const localWords = useWords("local");
  const source = useSettings((state) => state.source);
  const endpoints = useSettings((state) => state.endpoints);
  const chosen = useSettings(chosenEndpoint);
  const last = installed?.[0];
  const local = source.kind === "local" ? source.model : last?.id;
  const chooseLocal = () => {
    if (local !== undefined) settings.change({ source: { kind: "local", model: local } });
    else document.getElementById("local-models")?.scrollIntoView({ block: "start" });
  };
  return (
    <fieldset className="from">
      <legend className="sr">{words.answersFrom}</legend>
      <SourceCard
        icon={Zap}
        title={words.builtin}
        says={words.builtinSays}
        state={words.ready}
        isReady={true}
        isChosen={source.kind !== "local" && chosen === null}
        onChoose={() => settings.change({ source: builtinSource })}
      />
      <SourceCard
        icon={Cpu}
        title={words.local}
        says={local === undefined ? words.localSays : localWords.localNow(localTitle(local))}
        state={local === undefined ? words.noneYet : words.readyOffline}
        isReady={local !== undefined}
        isChosen={source.kind === "local"}
        onChoose={chooseLocal}
      />
      <EndpointSource icon={Cloud} title={words.key} says={words.keySays} among={endpoints.filter(isFar)} />
      <EndpointSource
        icon={Server}
        title={words.server}
        says={words.serverSays}
        among={endpoints.filter((one) => !isFar(one))}
      />
    </fieldset>
  );
}

const isFar = ({ baseUrl }: SavedEndpoint) => !isOwnNetwork(hostOf(baseUrl));

interface EndpointSourceProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly says: string;
  readonly among: readonly SavedEndpoint[];
}

function EndpointSource({ icon, title, says, among }: EndpointSourceProps) {
  const { settings, view } = useServices();
  const words = useAllWords("models");
  const chosen = useSettings(chosenEndpoint);
  const keys = useSettings((state) => state.keys);
  const mine = among.find(({ id }) => id === chosen?.id) ?? among.find(isReady);
  const choose = () => {
    if (mine) settings.change({ source: { kind: "endpoint", id: mine.id } });
    else view.change({ dialog: "services" });
  };
  return (
    <SourceCard
      icon={icon}
      title={title}
      says={mine ? words.endpointNow(mine.model, hostOf(mine.baseUrl)) : says}
      state={mine ? stateOf(mine, keyOf({ keys }, mine.baseUrl).apiKey !== "", words) : words.notSetUp}
      isReady={mine !== undefined}
      isChosen={mine !== undefined && chosen?.id === mine.id}
      onChoose={choose}
    />
  );
}

/** What a test found is said as long as the key and the address are those it was of. */
function stateOf({ isProven }: SavedEndpoint, hasKey: boolean, words: AllWords["models"]): string {
  if (isProven !== true) return words.setUp;
  return hasKey ? words.keyWorks : words.answers;
}

interface SourceCardProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly says: string;
  readonly state: string;
  readonly isReady: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function SourceCard({ icon: Icon, title, says, state, isReady: isSetUp, isChosen, onChoose }: SourceCardProps) {
  return (
    <label>
      <span className="top">
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        {title}
        <input
          type="radio"
          name="answers-from"
          className="radio"
          aria-label={title}
          checked={isChosen}
          onChange={onChoose}
        />
      </span>
      <span className="says">{says}</span>
      <span className={isSetUp ? "tag ok" : "tag"}>
        {isSetUp && <Check size={12} strokeWidth={2} aria-hidden="true" />}
        {state}
      </span>
    </label>
  );
}

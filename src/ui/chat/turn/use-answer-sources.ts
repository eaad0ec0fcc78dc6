import { useMemo } from "react";
import type { AnswerSource, SavedEndpoint } from "@/store/settings/endpoints";
import { chosenEndpoint, endpointName, hostOf, isReady, localTitle } from "@/store/settings/endpoints";
import type { SettingsStore } from "@/store/settings/settings-store";
import { useServices } from "../../services";
import { useSettings, useWords } from "../../use-stores";

/** One who could answer. */
export interface AnswerChoice {
  readonly key: string;
  /** The model, or the built-in assistant. */
  readonly name: string;
  /** Null: nothing leaves the device. */
  readonly host: string | null;
  readonly isChosen: boolean;
  /** From the next message on; the conversation goes on. */
  choose(): void;
}

export interface AnswerGroup {
  readonly key: string;
  /** The endpoint as its user called it. */
  readonly title: string;
  readonly host: string;
  readonly isReady: boolean;
  readonly choices: readonly AnswerChoice[];
  /** Models that are not among the choices. */
  readonly moreModels: number;
}

/** So many models of one endpoint are in a menu. */
const mostInMenu = 5;

export interface AnswerSources {
  readonly builtin: AnswerChoice;
  /** The models of this device. */
  readonly locals: readonly AnswerChoice[];
  readonly groups: readonly AnswerGroup[];
}

/** Everyone who could answer: the built-in assistant, a model on this device, and the models of each endpoint. */
export function useAnswerSources(): AnswerSources {
  const { settings } = useServices();
  const name = useWords("chat").builtinLong;
  const endpoints = useSettings((state) => state.endpoints);
  const chosen = useSettings(chosenEndpoint);
  const model = useSettings(({ source }) => (source.kind === "local" ? source.model : null));
  const locals = useSettings(({ localModels }) => localModels);
  return useMemo(() => {
    const choose = () => settings.change({ source: { kind: "builtin" } });
    return {
      builtin: { key: "builtin", name, host: null, isChosen: chosen === null && model === null, choose },
      locals: [...new Set([...(model === null ? [] : [model]), ...locals])].map((id) =>
        localChoice(id, model, settings),
      ),
      groups: endpoints.map((endpoint) => groupOf(endpoint, chosen, settings)),
    };
  }, [settings, name, endpoints, chosen, model, locals]);
}

/** Those of `useAnswerSources` one could ask in place of the chosen one: those of this device, of each endpoint its chosen model. */
export function useOtherSources(): readonly AnswerChoice[] {
  const { builtin, locals, groups } = useAnswerSources();
  const models = groups.flatMap((group) => (group.isReady ? group.choices.slice(0, 1) : []));
  return [builtin, ...locals, ...models].filter((choice) => !choice.isChosen);
}

function localChoice(model: string, chosen: string | null, settings: SettingsStore): AnswerChoice {
  const choose = () => settings.change({ source: { kind: "local", model } });
  return { key: `local ${model}`, name: localTitle(model), host: null, isChosen: model === chosen, choose };
}

function groupOf(endpoint: SavedEndpoint, chosen: SavedEndpoint | null, settings: SettingsStore): AnswerGroup {
  const others = endpoint.models.filter(({ id }) => id !== endpoint.model).map(({ id }) => id);
  const shown = [...(endpoint.model === "" ? [] : [endpoint.model]), ...others].slice(0, mostInMenu);
  return {
    key: endpoint.id,
    title: endpointName(endpoint),
    host: hostOf(endpoint.baseUrl),
    isReady: isReady(endpoint),
    choices: shown.map((model) => ({
      key: `${endpoint.id} ${model}`,
      name: model,
      host: hostOf(endpoint.baseUrl),
      isChosen: chosen?.id === endpoint.id && chosen.model === model,
      choose: () => chooseModel(settings, endpoint, model),
    })),
    moreModels: others.length + (endpoint.model === "" ? 0 : 1) - shown.length,
  };
}

function chooseModel(settings: SettingsStore, { id, model: before }: SavedEndpoint, model: string): void {
  // A context length the user set for one model says nothing about another's.
  if (model !== before) settings.changeEndpoint(id, { model, contextTokens: null });
  const source: AnswerSource = { kind: "endpoint", id };
  settings.change({ source });
}

import { useEffect, useRef, useState } from "react";
import { commonApi } from "@/ai/port/api-table";
import type { EndpointFinding, EndpointQuestion } from "@/ai/port/endpoint-kind";
import { hostOf, mostModels, type SavedEndpoint } from "@/store/settings/endpoints";
import { keyOf } from "@/store/settings/settings-store";
import { allWords } from "@/words/all-words";
import { useServices } from "../services";

export const exampleAddress = commonApi.baseUrl;

export interface EndpointCheck {
  readonly news: { readonly isGood: boolean; readonly text: string } | null;
  readonly isBusy: boolean;
  list(): Promise<void>;
  test(): Promise<void>;
}

/**
 * Asks the endpoint as it is set now, and keeps the answer with it. A new question stops the one before, leaving the
 * form stops all.
 */
export function useEndpointCheck({ id }: SavedEndpoint): EndpointCheck {
  const services = useServices();
  const { endpoint, settings } = services;
  const words = () => allWords(services.words.getState()).settings;
  const host = () => hostOf(settings.getState().endpoints.find((one) => one.id === id)?.baseUrl ?? "");
  const [news, setNews] = useState<EndpointCheck["news"]>(null);
  const [isBusy, setBusy] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const ask = async (
    question: (of: EndpointQuestion, signal: AbortSignal) => Promise<EndpointFinding>,
    say: (found: EndpointFinding) => string,
  ): Promise<void> => {
    const asked = settings.getState().endpoints.find((one) => one.id === id);
    if (!asked) return;
    if (asked.baseUrl.trim() === "") {
      setNews({ isGood: false, text: words().addressFirst(exampleAddress) });
      return;
    }
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    setBusy(true);
    const { apiKey } = keyOf(settings.getState(), asked.baseUrl);
    const { idleSeconds = null } = settings.getState().options;
    const patient = idleSeconds === null ? {} : { idleSeconds };
    const found = await question({ ...toQuestion(asked, apiKey), ...patient }, mine.signal);
    if (mine.signal.aborted) return;
    setBusy(false);
    if (found.success) settings.changeEndpoint(id, learned(asked, found));
    if (question === endpoint.test) settings.changeEndpoint(id, { isProven: found.success });
    setNews({ isGood: found.success, text: say(found) });
  };

  return {
    news,
    isBusy,
    list: () =>
      ask(endpoint.listModels, (found) => {
        if (!found.success) return words().found(found, host());
        const names = found.models.map((model) => model.id);
        return names.length === 0 ? words().noModels : words().modelList(names.length, few(names));
      }),
    test: () => ask(endpoint.test, (found) => words().found(found, host())),
  };
}

function toQuestion({ baseUrl, kind, model }: SavedEndpoint, apiKey: string): EndpointQuestion {
  return {
    baseUrl,
    kind,
    ...(apiKey === "" ? {} : { apiKey }),
    ...(model.trim() === "" ? {} : { model: model.trim() }),
  };
}

/** Its only model is taken where none was chosen. */
function learned(asked: SavedEndpoint, found: EndpointFinding & { readonly success: true }): Partial<SavedEndpoint> {
  const models = found.models
    .slice(0, mostModels)
    .map((one) => ({ contextTokens: undefined, takesTools: undefined, ...one }));
  const [only] = found.models;
  const model = asked.model === "" && found.models.length === 1 && only ? only.id : asked.model;
  return { kind: found.kind, models, model };
}

function few(names: readonly string[]): string {
  return names.length > 6 ? `${names.slice(0, 6).join(", ")} …` : names.join(", ");
}

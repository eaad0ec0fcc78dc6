import { useEffect, useRef, useState } from "react";
import { type EndpointQuestion, useServices } from "../services";

export const exampleAddress = "https://api.openai.com/v1";

export interface EndpointCheck {
  readonly models: readonly string[];
  readonly news: { readonly isGood: boolean; readonly text: string } | null;
  readonly isBusy: boolean;
  list(): Promise<void>;
  test(): Promise<void>;
}

/** Asks the endpoint as it is set now. A new question stops the one before, leaving the form stops all. */
export function useEndpointCheck(): EndpointCheck {
  const services = useServices();
  const { endpoint, settings } = services;
  const words = () => services.words.getState().words.settings;
  const [models, setModels] = useState<readonly string[]>([]);
  const [news, setNews] = useState<EndpointCheck["news"]>(null);
  const [isBusy, setBusy] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const ask = async (
    question: (of: EndpointQuestion, signal: AbortSignal) => Promise<NonNullable<EndpointCheck["news"]>>,
  ) => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    setBusy(true);
    const { baseUrl, apiKey, model } = settings.getState();
    const given = { baseUrl, ...(apiKey === "" ? {} : { apiKey }), ...(model === "" ? {} : { model }) };
    const told =
      baseUrl.trim() === ""
        ? { isGood: false, text: words().addressFirst(exampleAddress) }
        : await question(given, mine.signal);
    if (mine.signal.aborted) return;
    setBusy(false);
    setNews(told);
  };

  return {
    models,
    news,
    isBusy,
    list: () =>
      ask(async (question, signal) => {
        const found = await endpoint.listModels(question, signal);
        if (!found.success) return { isGood: false, text: found.message };
        setModels(found.models);
        if (found.models.length === 0) return { isGood: true, text: words().noModels };
        const { model } = settings.getState();
        const [first] = found.models;
        if (model === "" && first !== undefined && found.models.length === 1) settings.change({ model: first });
        return { isGood: true, text: words().modelList(found.models.length, few(found.models)) };
      }),
    test: () =>
      ask(async (question, signal) => {
        const { success, message } = await endpoint.test(question, signal);
        return { isGood: success, text: message };
      }),
  };
}

function few(names: readonly string[]): string {
  return names.length > 6 ? `${names.slice(0, 6).join(", ")} …` : names.join(", ");
}

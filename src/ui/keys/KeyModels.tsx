import { Check as CheckIcon } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { apis, commonApi } from "@/ai/port/api-table";
import type { EndpointFinding, EndpointQuestion, ModelInfo } from "@/ai/port/endpoint-kind";
import { type EndpointPreset, endpointPresets } from "@/providers/endpoint-presets";
import { hostOf, mostModels } from "@/store/settings/endpoints";
import { composerId } from "../actions/chat-actions";
import { Button } from "../parts/Button";
import { Check } from "../parts/Check";
import { Select } from "../parts/Choice";
import { TextField } from "../parts/TextField";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";

export interface KeyModelsProps {
  /** With the key, where one was given. */
  readonly asked: EndpointQuestion;
  /** The service's name; "" for the user's own address. */
  readonly title: string;
  readonly found: Extract<EndpointFinding, { success: true }>;
  onDone(): void;
}

/** The models a key opens, one of them chosen already, and the one press that begins. */
export function KeyModels({ asked, title, found, onDone }: KeyModelsProps) {
  const { settings } = useServices();
  const words = useAllWords("settings");
  const works = asked.apiKey === undefined ? words.ownKey.answers : words.ownKey.works;
  const start = useRef<HTMLButtonElement>(null);
  const [model, setModel] = useState(preferredModel(found.models) ?? "");
  const [isRemembered, setRemembered] = useState(false);
  useLayoutEffect(() => start.current?.focus(), []);
  const begin = () => {
    const { baseUrl, apiKey } = asked;
    const models = found.models
      .slice(0, mostModels)
      .map((one) => ({ contextTokens: undefined, takesTools: undefined, ...one }));
    const changed = { kind: found.kind, model: model.trim(), models, contextTokens: null };
    const same = settings.getState().endpoints.find((one) => one.baseUrl === baseUrl);
    const id = same?.id ?? settings.addEndpoint({ name: title, baseUrl, thinking: "default", ...changed });
    if (apiKey !== undefined) settings.setKey(baseUrl, apiKey, isRemembered);
    settings.changeEndpoint(id, { ...changed, isProven: true });
    settings.change({ source: { kind: "endpoint", id } });
    onDone();
    document.getElementById(composerId)?.focus();
  };
  return (
    <>
      <p className="note good" role="status">
        <CheckIcon size={14} strokeWidth={1.75} aria-hidden="true" />
        <span>{works(hostOf(asked.baseUrl), found.models.length)}</span>
      </p>
      {found.models.length === 0 ? (
        <TextField id="own-key-model" label={words.model} value={model} onChange={setModel} />
      ) : (
        <Select label={words.model} value={model} options={found.models.map(({ id }) => id)} onChange={setModel} />
      )}
      {asked.apiKey !== undefined && (
        <>
          <Check isOn={isRemembered} onChange={setRemembered}>
            {words.rememberKey}
          </Check>
          <p className="hint">{isRemembered ? words.keyRemembered : words.keyInTab}</p>
        </>
      )}
      <div className="form-foot">
        <Button className="line" onClick={onDone}>
          {words.ownKey.cancel}
        </Button>
        <Button ref={start} className="ink" disabled={model.trim() === ""} onClick={begin}>
          {words.ownKey.start}
        </Button>
      </div>
    </>
  );
}

const isOfOwnApi = ({ kind }: EndpointPreset): boolean =>
  kind !== commonApi.kind && apis.some((api) => api.kind === kind);

/** A service's own before what is offered through OpenAI's API. */
const good: readonly RegExp[] = [
  ...endpointPresets.filter(isOfOwnApi),
  ...endpointPresets.filter((preset) => !isOfOwnApi(preset)),
].flatMap(({ preferredModels = [] }) => preferredModels);

/** The model a new user begins with; null where none is listed. */
export function preferredModel(models: readonly ModelInfo[]): string | null {
  const able = models.filter(({ takesTools }) => takesTools !== false);
  for (const wanted of good) {
    const found = able.find(({ id }) => wanted.test(id));
    if (found) return found.id;
  }
  return (able[0] ?? models[0])?.id ?? null;
}

import type { SavedEndpoint } from "@/store/settings/endpoints";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import type { EndpointCheck } from "./use-endpoint-check";

const exampleModel = "gpt-5-mini";

export interface ModelFieldsProps {
  readonly id: string;
  readonly endpoint: SavedEndpoint;
  readonly check: EndpointCheck;
}

/** Which model, out of the list the endpoint gave or typed, and how much it can read. */
export function ModelFields({ id, endpoint, check }: ModelFieldsProps) {
  const { settings } = useServices();
  const words = useAllWords("settings");
  const { model, models, contextTokens } = endpoint;
  const known = models.find((one) => one.id === model);
  const change = (changed: Partial<SavedEndpoint>) => settings.changeEndpoint(endpoint.id, changed);
  return (
    <>
      <label className="lab" htmlFor={`${id}-model`}>
        {words.model}
      </label>
      <div className="with-button">
        <div className="field">
          <input
            id={`${id}-model`}
            list={`${id}-list`}
            autoComplete="off"
            spellCheck={false}
            placeholder={models[0]?.id ?? exampleModel}
            value={model}
            onChange={(event) => change({ model: event.target.value, contextTokens: null })}
          />
        </div>
        <button type="button" className="btn line big" disabled={check.isBusy} onClick={() => void check.list()}>
          {words.fetchList}
        </button>
      </div>
      <datalist id={`${id}-list`}>
        {models.map((one) => (
          <option key={one.id} value={one.id} />
        ))}
      </datalist>
      {known?.takesTools === false && <p className="hint bad">{words.noTools}</p>}
      <label className="lab" htmlFor={`${id}-context`}>
        {words.context}
      </label>
      <div className="field short">
        <input
          id={`${id}-context`}
          type="number"
          min={256}
          step={1024}
          placeholder={known?.contextTokens === undefined ? "" : String(known.contextTokens)}
          value={contextTokens ?? ""}
          aria-describedby={`${id}-context-hint`}
          onChange={(event) => change({ contextTokens: tokensOf(event.target.valueAsNumber) })}
        />
      </div>
      <p className="hint" id={`${id}-context-hint`}>
        {known?.contextTokens === undefined ? words.contextHint : words.contextKnown(known.contextTokens)}
      </p>
    </>
  );
}

function tokensOf(value: number): number | null {
  return Number.isInteger(value) && value >= 1 ? value : null;
}

import { Check, TriangleAlert } from "lucide-react";
import { hostOf } from "@/store/settings-store";
import { useServices } from "../services";
import { useSettings, useWords } from "../use-stores";
import { type EndpointCheck, exampleAddress, useEndpointCheck } from "./use-endpoint-check";

const exampleModel = "gpt-5-mini";

/** An OpenAI-compatible endpoint: address, key, model; with a list of its models and a test. */
export function EndpointForm() {
  const { settings } = useServices();
  const words = useWords().settings;
  const { baseUrl, model, provider } = useSettings((state) => state);
  const check = useEndpointCheck();
  const canUse = baseUrl.trim() !== "" && model.trim() !== "";
  return (
    <section>
      <h3>{words.endpoint}</h3>
      <p className="lead">{words.endpointLead}</p>
      <AddressFields />
      <ModelField check={check} />
      <CheckNews check={check} />
      <div className="form-foot">
        <button type="button" className="btn line big" disabled={check.isBusy} onClick={() => void check.test()}>
          {check.isBusy ? words.testing : words.test}
        </button>
        {provider === "openai" ? (
          <button type="button" className="btn line big" onClick={() => settings.change({ provider: "builtin" })}>
            {words.useBuiltin}
          </button>
        ) : (
          <button
            type="button"
            className="btn ink big"
            disabled={!canUse}
            onClick={() => settings.change({ provider: "openai" })}
          >
            {words.useEndpoint}
          </button>
        )}
      </div>
    </section>
  );
}

function AddressFields() {
  const { settings } = useServices();
  const words = useWords().settings;
  const { baseUrl, apiKey, rememberKey } = useSettings((state) => state);
  const host = hostOf(baseUrl);
  return (
    <>
      <label className="lab" htmlFor="base-url">
        {words.address}
      </label>
      <div className="field">
        <input
          id="base-url"
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder={exampleAddress}
          value={baseUrl}
          onChange={(event) => settings.change({ baseUrl: event.target.value })}
        />
      </div>
      <label className="lab" htmlFor="api-key">
        {words.apiKey}
      </label>
      <div className="field">
        <input
          id="api-key"
          type="password"
          autoComplete="off"
          value={apiKey}
          aria-describedby="key-hint"
          onChange={(event) => settings.setKey(event.target.value, rememberKey)}
        />
      </div>
      <label className="line-check">
        <input
          className="check"
          type="checkbox"
          checked={rememberKey}
          onChange={(event) => settings.setKey(apiKey, event.target.checked)}
        />
        {words.rememberKey}
      </label>
      <p className="hint" id="key-hint">
        {rememberKey ? words.keyRemembered : words.keyInTab} {host !== "" && words.sentTo(host)}
      </p>
    </>
  );
}

function ModelField({ check }: { readonly check: EndpointCheck }) {
  const { settings } = useServices();
  const words = useWords().settings;
  const model = useSettings((state) => state.model);
  return (
    <>
      <label className="lab" htmlFor="model">
        {words.model}
      </label>
      <div className="with-button">
        <div className="field">
          <input
            id="model"
            list="models"
            autoComplete="off"
            spellCheck={false}
            placeholder={exampleModel}
            value={model}
            onChange={(event) => settings.change({ model: event.target.value })}
          />
        </div>
        <button type="button" className="btn line big" disabled={check.isBusy} onClick={() => void check.list()}>
          {words.fetchList}
        </button>
      </div>
      <datalist id="models">
        {check.models.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

function CheckNews({ check }: { readonly check: EndpointCheck }) {
  const { news } = check;
  const Icon = news?.isGood ? Check : TriangleAlert;
  return (
    <div aria-live="polite">
      {news && (
        <div className={news.isGood ? "note good" : "note danger"}>
          <Icon size={14} strokeWidth={1.75} aria-hidden="true" />
          <span>{news.text}</span>
        </div>
      )}
    </div>
  );
}

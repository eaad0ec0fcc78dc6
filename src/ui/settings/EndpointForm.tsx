import { Check, TriangleAlert } from "lucide-react";
import { hostOf } from "@/store/settings-store";
import { useServices } from "../services";
import { useSettings } from "../use-stores";
import { type EndpointCheck, useEndpointCheck } from "./use-endpoint-check";

/** An OpenAI-compatible endpoint: address, key, model; with a list of its models and a test. */
export function EndpointForm() {
  const { settings } = useServices();
  const { baseUrl, model, provider } = useSettings((state) => state);
  const check = useEndpointCheck();
  const canUse = baseUrl.trim() !== "" && model.trim() !== "";
  return (
    <section>
      <h3>Your endpoint</h3>
      <p className="lead">Any server that speaks the OpenAI chat API: OpenAI itself, Ollama, LM Studio and others.</p>
      <AddressFields />
      <ModelField check={check} />
      <CheckNews check={check} />
      <div className="form-foot">
        <button type="button" className="btn line big" disabled={check.isBusy} onClick={() => void check.test()}>
          {check.isBusy ? "Testing…" : "Test"}
        </button>
        {provider === "openai" ? (
          <button type="button" className="btn line big" onClick={() => settings.change({ provider: "builtin" })}>
            Use the built-in assistant
          </button>
        ) : (
          <button
            type="button"
            className="btn ink big"
            disabled={!canUse}
            onClick={() => settings.change({ provider: "openai" })}
          >
            Use this endpoint
          </button>
        )}
      </div>
    </section>
  );
}

function AddressFields() {
  const { settings } = useServices();
  const { baseUrl, apiKey, rememberKey } = useSettings((state) => state);
  const host = hostOf(baseUrl);
  return (
    <>
      <label className="lab" htmlFor="base-url">
        Address
      </label>
      <div className="field">
        <input
          id="base-url"
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://api.openai.com/v1"
          value={baseUrl}
          onChange={(event) => settings.change({ baseUrl: event.target.value })}
        />
      </div>
      <label className="lab" htmlFor="api-key">
        API key
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
        Remember on this device
      </label>
      <p className="hint" id="key-hint">
        {rememberKey
          ? "Anyone who uses this browser profile can use the key."
          : "Kept in this tab only, gone when it closes."}{" "}
        {host !== "" && `Sent to ${host} and nowhere else.`}
      </p>
    </>
  );
}

function ModelField({ check }: { readonly check: EndpointCheck }) {
  const { settings } = useServices();
  const model = useSettings((state) => state.model);
  return (
    <>
      <label className="lab" htmlFor="model">
        Model
      </label>
      <div className="with-button">
        <div className="field">
          <input
            id="model"
            list="models"
            autoComplete="off"
            spellCheck={false}
            placeholder="gpt-5-mini"
            value={model}
            onChange={(event) => settings.change({ model: event.target.value })}
          />
        </div>
        <button type="button" className="btn line big" disabled={check.isBusy} onClick={() => void check.list()}>
          Fetch list
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

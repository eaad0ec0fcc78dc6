import { Check as CheckIcon, Lock, TriangleAlert } from "lucide-react";
import { useId } from "react";
import { apiOf } from "@/ai/port/api-table";
import { thinkingLevels } from "@/ai/port/thinking-level";
import { isReady, keyHostOf, type SavedEndpoint } from "@/store/settings/endpoints";
import { keyOf } from "@/store/settings/settings-store";
import { Button } from "../parts/Button";
import { Check } from "../parts/Check";
import { ChoiceField } from "../parts/Choice";
import { TextField } from "../parts/TextField";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useSettings } from "../use-stores";
import { KeyInput } from "./KeyInput";
import { type EndpointCheck, exampleAddress, useEndpointCheck } from "./use-endpoint-check";

/** Address, key and model of one endpoint, with a list of its models and a test. What is typed is kept at once. */
export function EndpointForm({ endpoint, isChosen }: { readonly endpoint: SavedEndpoint; readonly isChosen: boolean }) {
  const { settings } = useServices();
  const words = useAllWords("settings");
  const check = useEndpointCheck(endpoint);
  const id = useId();
  const { name, baseUrl } = endpoint;
  const change = (changed: Partial<SavedEndpoint>) => settings.changeEndpoint(endpoint.id, changed);
  return (
    <>
      <TextField
        id={`${id}-name`}
        label={words.name}
        value={name}
        placeholder={words.nameExample}
        onChange={(text) => change({ name: text })}
      />
      <TextField
        id={`${id}-address`}
        label={words.address}
        inputMode="url"
        value={baseUrl}
        placeholder={exampleAddress}
        onChange={(text) => change({ baseUrl: text, models: [] })}
      />
      <KeyField id={`${id}-key`} baseUrl={baseUrl} />
      <ModelFields id={id} endpoint={endpoint} check={check} />
      {apiOf(endpoint.kind).takesThinking && <ThinkingField endpoint={endpoint} />}
      <CheckNews check={check} />
      <div className="form-foot">
        <Button className="line big" disabled={check.isBusy} onClick={() => void check.test()}>
          {check.isBusy ? words.testing : words.test}
        </Button>
        {!isChosen && (
          <Button
            className="ink big"
            disabled={!isReady(endpoint)}
            onClick={() => settings.change({ source: { kind: "endpoint", id: endpoint.id } })}
          >
            {words.useEndpoint}
          </Button>
        )}
      </div>
    </>
  );
}

function CheckNews({ check }: { readonly check: EndpointCheck }) {
  const { news } = check;
  const Icon = news?.isGood ? CheckIcon : TriangleAlert;
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

/** How much the model of an endpoint thinks before it answers. */
function ThinkingField({ endpoint }: { readonly endpoint: SavedEndpoint }) {
  const { settings } = useServices();
  const words = useAllWords("settings");
  const id = useId();
  return (
    <>
      <ChoiceField
        className="helper"
        label={words.thinking}
        value={endpoint.thinking}
        options={thinkingLevels.map((level) => ({ id: level, title: words.thinkingLevels[level] }))}
        aria-describedby={`${id}-hint`}
        onChange={(thinking) => settings.changeEndpoint(endpoint.id, { thinking })}
      />
      <p className="hint" id={`${id}-hint`}>
        {endpoint.thinking === "off" ? words.thinkingOffHint : words.thinkingHint}
      </p>
    </>
  );
}

/** The key of an address's host: for this tab, or on this device where that is asked for. */
function KeyField({ id, baseUrl }: { readonly id: string; readonly baseUrl: string }) {
  const { settings } = useServices();
  const words = useAllWords("settings");
  const { apiKey, isRemembered } = useSettings((state) => keyOf(state, baseUrl));
  const host = keyHostOf(baseUrl);
  return (
    <>
      <KeyInput
        id={id}
        value={apiKey}
        disabled={host === ""}
        describedBy={`${id}-hint`}
        onChange={(text) => settings.setKey(baseUrl, text, isRemembered)}
      />
      {host !== "" && (
        <p className="hint sent-to row">
          <Lock size={12} strokeWidth={1.75} aria-hidden="true" />
          {words.sentTo(host)}
        </p>
      )}
      <Check isOn={isRemembered} disabled={host === ""} onChange={(isOn) => settings.setKey(baseUrl, apiKey, isOn)}>
        {words.rememberKey}
      </Check>
      <p className="hint" id={`${id}-hint`}>
        {isRemembered ? words.keyRemembered : words.keyInTab}
      </p>
    </>
  );
}

const exampleModel = "gpt-5-mini";

interface ModelFieldsProps {
  readonly id: string;
  readonly endpoint: SavedEndpoint;
  readonly check: EndpointCheck;
}

/** Which model, out of the list the endpoint gave or typed, and how much it can read. */
function ModelFields({ id, endpoint, check }: ModelFieldsProps) {
  const { settings } = useServices();
  const words = useAllWords("settings");
  const { model, models, contextTokens } = endpoint;
  const known = models.find((one) => one.id === model);
  const change = (changed: Partial<SavedEndpoint>) => settings.changeEndpoint(endpoint.id, changed);
  return (
    <>
      <div className="with-button">
        <div>
          <TextField
            id={`${id}-model`}
            label={words.model}
            offers={models.map((one) => one.id)}
            placeholder={models[0]?.id ?? exampleModel}
            value={model}
            onChange={(text) => change({ model: text, contextTokens: null })}
          />
        </div>
        <Button className="line big" disabled={check.isBusy} onClick={() => void check.list()}>
          {words.fetchList}
        </Button>
      </div>
      {known?.takesTools === false && <p className="hint bad">{words.noTools}</p>}
      <TextField
        id={`${id}-context`}
        className="short"
        label={words.context}
        hint={known?.contextTokens === undefined ? words.contextHint : words.contextKnown(known.contextTokens)}
        type="number"
        min={256}
        step={1024}
        placeholder={known?.contextTokens === undefined ? "" : String(known.contextTokens)}
        value={String(contextTokens ?? "")}
        onChange={(text) => change({ contextTokens: tokensOf(Number(text)) })}
      />
    </>
  );
}

function tokensOf(value: number): number | null {
  return Number.isInteger(value) && value >= 1 ? value : null;
}

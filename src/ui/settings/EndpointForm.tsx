import { Check, TriangleAlert } from "lucide-react";
import { useId } from "react";
import { apiOf } from "@/ai/port/api-table";
import { isReady, type SavedEndpoint } from "@/store/settings/endpoints";
import { useServices } from "../services";
import { useWords } from "../use-stores";
import { KeyField } from "./KeyField";
import { ModelFields } from "./ModelFields";
import { TextField } from "./TextField";
import { ThinkingField } from "./ThinkingField";
import { type EndpointCheck, exampleAddress, useEndpointCheck } from "./use-endpoint-check";

export interface EndpointFormProps {
  readonly endpoint: SavedEndpoint;
  readonly isChosen: boolean;
}

/** Address, key and model of one endpoint, with a list of its models and a test. What is typed is kept at once. */
export function EndpointForm({ endpoint, isChosen }: EndpointFormProps) {
  const { settings } = useServices();
  const words = useWords("settings");
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
        type="url"
        value={baseUrl}
        placeholder={exampleAddress}
        onChange={(text) => change({ baseUrl: text, models: [] })}
      />
      <KeyField id={`${id}-key`} baseUrl={baseUrl} />
      <ModelFields id={id} endpoint={endpoint} check={check} />
      {apiOf(endpoint.kind).takesThinking && <ThinkingField endpoint={endpoint} />}
      <CheckNews check={check} />
      <div className="form-foot">
        <button type="button" className="btn line big" disabled={check.isBusy} onClick={() => void check.test()}>
          {check.isBusy ? words.testing : words.test}
        </button>
        {!isChosen && (
          <button
            type="button"
            className="btn ink big"
            disabled={!isReady(endpoint)}
            onClick={() => settings.change({ source: { kind: "endpoint", id: endpoint.id } })}
          >
            {words.useEndpoint}
          </button>
        )}
      </div>
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

import { ChevronDown, ChevronUp, Trash2, Undo2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { type EndpointPreset, endpointPresets } from "@/providers/endpoint-presets";
import type { StoredKey } from "@/store/settings/api-keys";
import { chosenEndpoint, endpointName, hostOf, isReady, type SavedEndpoint } from "@/store/settings/endpoints";
import { keyOf } from "@/store/settings/settings-store";
import { IconButton } from "../parts/IconButton";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useSettings } from "../use-stores";
import { EndpointForm } from "./EndpointForm";
import "./sources.css";
import { Button } from "../parts/Button";

/** Every endpoint that is set up, behind what else is in the list, and ways to set up another. */
export function Endpoints({ children }: { readonly children?: ReactNode }) {
  const { settings } = useServices();
  const endpoints = useSettings((state) => state.endpoints);
  const chosen = useSettings(chosenEndpoint);
  const [edited, setEdited] = useState<string | null>(null);
  const [removed, setRemoved] = useState<RemovedEndpoint | null>(null);

  const add = ({ kind, title, baseUrl }: EndpointPreset) => {
    setRemoved(null);
    setEdited(
      settings.addEndpoint({
        name: title,
        kind,
        baseUrl,
        model: "",
        models: [],
        contextTokens: null,
        thinking: "default",
      }),
    );
  };
  const remove = (endpoint: SavedEndpoint) => {
    const key = keyOf(settings.getState(), endpoint.baseUrl);
    settings.removeEndpoint(endpoint.id);
    setRemoved({ endpoint, key, wasChosen: chosen?.id === endpoint.id });
  };
  return (
    <>
      <ul className="sources">
        {children}
        {endpoints.map((endpoint) => (
          <EndpointCard
            key={endpoint.id}
            endpoint={endpoint}
            isChosen={chosen?.id === endpoint.id}
            isOpen={edited === endpoint.id}
            onToggle={() => setEdited(edited === endpoint.id ? null : endpoint.id)}
            onRemove={() => remove(endpoint)}
          />
        ))}
      </ul>
      {removed && <Removed removed={removed} onBack={() => setRemoved(null)} />}
      <AddEndpoint onAdd={add} />
    </>
  );
}

function AddEndpoint({ onAdd }: { readonly onAdd: (preset: EndpointPreset) => void }) {
  const words = useAllWords("settings");
  const groups = [
    { title: words.addCloud, presets: endpointPresets.filter(({ isLocal, baseUrl }) => !isLocal && baseUrl !== "") },
    { title: words.addLocal, presets: endpointPresets.filter(({ isLocal, baseUrl }) => isLocal || baseUrl === "") },
  ];
  return groups.map(({ title, presets }) => (
    <div key={title} className="presets">
      <h4>{title}</h4>
      <ul>
        {presets.map((preset) => (
          <li key={preset.baseUrl}>
            <Button className="line" onClick={() => onAdd(preset)}>
              {preset.title || words.otherAddress}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  ));
}

interface RemovedEndpoint {
  readonly endpoint: SavedEndpoint;
  readonly key: StoredKey;
  readonly wasChosen: boolean;
}

/** Tells that an endpoint is gone, with the way back: its key comes back with it. */
function Removed({ removed, onBack }: { readonly removed: RemovedEndpoint; readonly onBack: () => void }) {
  const { settings } = useServices();
  const words = useAllWords("settings");
  const bringBack = () => {
    const { endpoint, key, wasChosen } = removed;
    const id = settings.addEndpoint(endpoint);
    if (key.apiKey !== "") settings.setKey(endpoint.baseUrl, key.apiKey, key.isRemembered);
    if (wasChosen) settings.change({ source: { kind: "endpoint", id } });
    onBack();
  };
  return (
    <div className="note" role="status">
      <span>{words.removed(endpointName(removed.endpoint))}</span>
      <Button icon={Undo2} className="line" onClick={bringBack}>
        {words.undo}
      </Button>
    </div>
  );
}

interface EndpointCardProps {
  readonly endpoint: SavedEndpoint;
  readonly isChosen: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onRemove: () => void;
}

/** One endpoint: whether it answers, what it is, and its form when opened. */
function EndpointCard({ endpoint, isChosen, isOpen, onToggle, onRemove }: EndpointCardProps) {
  const { settings } = useServices();
  const words = useAllWords("settings");
  const name = endpointName(endpoint) || words.unnamed;
  const canUse = isReady(endpoint);
  const formId = `form-${endpoint.id}`;
  const radioId = `radio-${endpoint.id}`;
  return (
    <li className={isChosen ? "source row on" : "source row"}>
      <div className="source-head row">
        <input
          id={radioId}
          type="radio"
          className="radio"
          name="answer-source"
          aria-describedby={`${radioId}-says`}
          checked={isChosen}
          disabled={!canUse}
          onChange={() => settings.change({ source: { kind: "endpoint", id: endpoint.id } })}
        />
        <div className="source-name">
          <label htmlFor={radioId}>{name}</label>
          <small id={`${radioId}-says`}>
            {canUse ? words.modelAt(endpoint.model, hostOf(endpoint.baseUrl)) : words.needs}
          </small>
        </div>
      </div>
      {!canUse && <span className="tag">{words.notReady}</span>}
      <IconButton
        icon={isOpen ? ChevronUp : ChevronDown}
        label={isOpen ? words.closeForm(name) : words.openForm(name)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? formId : undefined}
        onClick={onToggle}
      />
      <IconButton icon={Trash2} label={words.remove(name)} onClick={onRemove} />
      {isOpen && (
        <div className="source-form" id={formId}>
          <EndpointForm endpoint={endpoint} isChosen={isChosen} />
        </div>
      )}
    </li>
  );
}

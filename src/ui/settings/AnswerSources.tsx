import { Cpu } from "lucide-react";
import { useState } from "react";
import { type EndpointPreset, endpointPresets } from "@/providers/endpoint-presets";
import { builtinSource, chosenEndpoint, localTitle, type SavedEndpoint } from "@/store/endpoints";
import { keyOf } from "@/store/settings-store";
import { useServices } from "../services";
import { useSettings, useWords } from "../use-stores";
import { EndpointCard } from "./EndpointCard";
import { Removed, type RemovedEndpoint } from "./Removed";
import "./sources.css";
import { useSettingsWords } from "./use-settings-words";

/** Where answers come from: the built-in assistant and every endpoint that is set up, with a way to set up another. */
export function AnswerSources() {
  const { settings } = useServices();
  const words = useSettingsWords();
  const endpoints = useSettings((state) => state.endpoints);
  const chosen = useSettings(chosenEndpoint);
  const isBuiltin = useSettings(({ source }) => source.kind !== "local") && chosen === null;
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
    <section>
      <h3>{words.answersFrom}</h3>
      <p className="lead">{words.answersLead}</p>
      <ul className="sources">
        <li className={isBuiltin ? "source on" : "source"}>
          <div className="source-head">
            <input
              id="radio-builtin"
              type="radio"
              className="radio"
              name="answer-source"
              aria-describedby="radio-builtin-says"
              checked={isBuiltin}
              onChange={() => settings.change({ source: builtinSource })}
            />
            <div className="source-name">
              <label htmlFor="radio-builtin">{words.builtin}</label>
              <small id="radio-builtin-says">{words.builtinHint}</small>
            </div>
          </div>
          <span className="tag ok">{words.ready}</span>
        </li>
        <LocalSource />
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
    </section>
  );
}

/** The model of this device while one is chosen, and the way to its page. */
function LocalSource() {
  const { view } = useServices();
  const words = useWords().local;
  const model = useSettings(({ source }) => (source.kind === "local" ? source.model : null));
  return (
    <li className={model === null ? "source" : "source on"}>
      <div className="source-head">
        <Cpu size={16} strokeWidth={1.75} aria-hidden="true" />
        <div className="source-name">
          <b>{model === null ? words.runHere : localTitle(model)}</b>
          <small>{model === null ? words.runHereHint : words.localHint}</small>
        </div>
      </div>
      <button type="button" className="btn line" onClick={() => view.change({ dialog: "models" })}>
        {words.menu}
      </button>
    </li>
  );
}

function AddEndpoint({ onAdd }: { readonly onAdd: (preset: EndpointPreset) => void }) {
  const words = useSettingsWords();
  const groups = [
    { title: words.addCloud, presets: endpointPresets.filter(({ isLocal, baseUrl }) => !isLocal && baseUrl !== "") },
    { title: words.addLocal, presets: endpointPresets.filter(({ isLocal, baseUrl }) => isLocal || baseUrl === "") },
  ];
  return groups.map(({ title, presets }) => (
    <div key={title} className="presets">
      <h4>{title}</h4>
      <ul>
        {presets.map((preset) => (
          <li key={preset.kind}>
            <button type="button" className="btn line" onClick={() => onAdd(preset)}>
              {preset.title || words.otherAddress}
            </button>
          </li>
        ))}
      </ul>
    </div>
  ));
}

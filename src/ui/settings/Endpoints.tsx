import { type ReactNode, useState } from "react";
import { type EndpointPreset, endpointPresets } from "@/providers/endpoint-presets";
import { chosenEndpoint, type SavedEndpoint } from "@/store/settings/endpoints";
import { keyOf } from "@/store/settings/settings-store";
import { useServices } from "../services";
import { useSettings, useWords } from "../use-stores";
import { EndpointCard } from "./EndpointCard";
import { Removed, type RemovedEndpoint } from "./Removed";
import "./sources.css";

/** Every endpoint that is set up, behind what else stands in the list, and ways to set up another. */
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
  const words = useWords("settings");
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
            <button type="button" className="btn line" onClick={() => onAdd(preset)}>
              {preset.title || words.otherAddress}
            </button>
          </li>
        ))}
      </ul>
    </div>
  ));
}

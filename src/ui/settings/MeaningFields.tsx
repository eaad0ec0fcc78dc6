import { useId } from "react";
import { useStore } from "zustand";
import { embeddingModels } from "@/ai/port/embedding-models";
import { endpointName, hostOf } from "@/store/settings/endpoints";
import { type MeaningPlace, meaningEndpoints, meaningPlace } from "@/store/settings/meaning-place";
import type { Settings } from "@/store/settings/settings-store";
import { Button } from "../parts/Button";
import { ChoiceField } from "../parts/Choice";
import { TextField } from "../parts/TextField";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useLoading } from "../use-loading";
import { useSettings, useWords } from "../use-stores";
import type { MeaningService } from "./meaning-service";

const [small, better] = embeddingModels;
/** In the list beside the ids of endpoints. */
const here = "here";

/** Search by meaning: off, by an endpoint, or on this device; and what is sent for it, before it is. */
export function MeaningFields() {
  const { settings } = useServices();
  const words = useAllWords("meaning");
  const { meaning, endpoints } = useSettings((state) => state);
  const id = useId();
  const offered = meaningEndpoints(endpoints);
  return (
    <section>
      <h3>{words.title}</h3>
      <p className="lead">{words.lead}</p>
      <ChoiceField
        className="helper"
        label={words.how}
        value={placeIn(meaning)}
        options={[
          { id: "", title: words.off },
          ...offered.map((endpoint) => ({ id: endpoint.id, title: words.by(endpointName(endpoint)) })),
          { id: here, title: words.here },
        ]}
        onChange={(value) => settings.change({ meaning: choiceOf(value) })}
      />
      {offered.length === 0 && <p className="hint">{words.noServices}</p>}
      {meaning?.kind === "local" && <LocalModel model={meaning.model} />}
      {meaning?.kind === "endpoint" && (
        <>
          <TextField
            id={`${id}-model`}
            label={words.model}
            value={meaning.model}
            onChange={(model) => settings.change({ meaning: { ...meaning, model } })}
          />
          <p className="hint">{words.modelHint}</p>
        </>
      )}
      {meaning !== null && <Sending />}
    </section>
  );
}

function placeIn(meaning: Settings["meaning"]): string {
  if (meaning === null) return "";
  return meaning.kind === "local" ? here : meaning.id;
}

function choiceOf(value: string): Settings["meaning"] {
  if (value === "") return null;
  return value === here ? { kind: "local", model: small } : { kind: "endpoint", id: value, model: "" };
}

function LocalModel({ model }: { readonly model: string }) {
  const { settings } = useServices();
  const words = useAllWords("meaning");
  return (
    <>
      <ChoiceField
        className="helper"
        label={words.localModel}
        value={model}
        options={[
          { id: small, title: words.localModels.small },
          { id: better, title: words.localModels.better },
        ]}
        onChange={(chosen) => settings.change({ meaning: { kind: "local", model: chosen } })}
      />
      <p className="hint">{words.localSays}</p>
    </>
  );
}

function Sending() {
  const { meaning } = useServices();
  const place = useSettings((state) => state);
  const service = useLoading(meaning);
  const found = meaningPlace(place);
  if (service === null || service === "not-loaded") return null;
  return (
    <>
      {found.kind === "endpoint" && <Word service={service} place={found} />}
      <LastFault service={service} />
    </>
  );
}

/** What would be sent of the open graph, and its user's word on it. */
function Word({ service, place }: { readonly service: MeaningService; readonly place: MeaningPlace }) {
  const words = useAllWords("meaning");
  const { bytes } = useWords("storage");
  const graph = service.graph();
  const isGranted = useStore(service.store, ({ grants }) => grants[graph.id] === place.name);
  const amount = service.measure();
  const host = hostOf(place.baseUrl);
  if (amount.texts === 0) {
    return (
      <p className="hint">
        {words.noTexts} {words.eachGraph}
      </p>
    );
  }
  const grant = (name: string | null) => service.store.grant(graph.id, name);
  return (
    <>
      <p className="note plain">{words.sends(amount.texts, bytes(amount.bytes), graph.name, host)}</p>
      <div className="form-foot leading">
        {isGranted ? (
          <Button className="line" onClick={() => grant(null)}>
            {words.takeBack}
          </Button>
        ) : (
          <Button className="line" onClick={() => grant(place.name)}>
            {words.allow(host)}
          </Button>
        )}
      </div>
      <p className="hint" role="status">
        {isGranted ? words.allowed(host) : words.eachGraph}
      </p>
    </>
  );
}

function LastFault({ service }: { readonly service: MeaningService }) {
  const words = useAllWords("meaning");
  const fault = useStore(service.store, (state) => state.fault);
  return fault === null ? null : <p className="note warn">{words.lastFault(fault)}</p>;
}

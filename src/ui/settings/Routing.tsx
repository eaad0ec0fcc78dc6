import { endpointName, isReady, localId, localTitle } from "@/store/settings/endpoints";
import { ChoiceField } from "../parts/Choice";
import { Switch } from "../parts/Switch";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useSettings } from "../use-stores";

/** Who helps the one that was chosen: before it, in its place when it fails, or with what calls found. */
export function Routing() {
  const { settings } = useServices();
  const words = useAllWords("settings");
  const { routing, source, endpoints, localModels } = useSettings((state) => state);
  const change = (changed: Partial<typeof routing>) => settings.change({ routing: { ...routing, ...changed } });
  const others = endpoints
    .filter((endpoint) => isReady(endpoint) && !(source.kind === "endpoint" && source.id === endpoint.id))
    .map((endpoint) => ({ id: endpoint.id, title: `${endpointName(endpoint)}: ${endpoint.model}` }));
  const locals = localModels
    .filter((model) => !(source.kind === "local" && source.model === model))
    .map((model) => ({ id: localId(model), title: words.modelHere(localTitle(model)) }));
  // One engine runs one model: beside one of this device, another would be loaded anew for each round.
  const readers = source.kind === "local" ? others : [...others, ...locals];
  const helpers = [...others, ...locals, { id: "builtin", title: words.builtin }];
  const [first, second] = routing.fallback;
  return (
    <section>
      <h3>{words.routing}</h3>
      <p className="lead">{words.routingLead}</p>
      {source.kind === "builtin" ? (
        <p className="hint">{words.routingBuiltin}</p>
      ) : (
        <>
          <div className="line-switch">
            <Switch
              label={words.builtinFirst}
              isOn={routing.builtinFirst}
              onChange={(isOn) => change({ builtinFirst: isOn })}
            />
          </div>
          <p className="hint">{words.builtinFirstHint}</p>
          <HelperField
            label={words.fallback}
            none={words.nobody}
            value={first}
            options={helpers}
            onChange={(id) =>
              change({ fallback: id === null ? [] : [id, ...(second && second !== id ? [second] : [])] })
            }
          />
          {first !== undefined && first !== "builtin" && (
            <HelperField
              label={words.fallbackThen}
              none={words.nobody}
              value={second}
              options={helpers.filter(({ id }) => id !== first)}
              onChange={(id) => change({ fallback: id === null ? [first] : [first, id] })}
            />
          )}
          <p className="hint">{words.fallbackHint}</p>
          {readers.length > 0 && (
            <>
              <HelperField
                label={words.resultsModel}
                none={words.sameModel}
                value={routing.results ?? undefined}
                options={readers}
                onChange={(id) => change({ results: id })}
              />
              <p className="hint">{words.resultsHint}</p>
            </>
          )}
        </>
      )}
    </section>
  );
}

interface HelperFieldProps {
  readonly label: string;
  readonly none: string;
  readonly value: string | undefined;
  readonly options: readonly { readonly id: string; readonly title: string }[];
  readonly onChange: (id: string | null) => void;
}

/** One of the others, or none. */
function HelperField({ none, value, options, onChange, label }: HelperFieldProps) {
  return (
    <ChoiceField
      className="helper"
      label={label}
      value={options.some(({ id }) => id === value) ? (value ?? "") : ""}
      options={[{ id: "", title: none }, ...options]}
      onChange={(id) => onChange(id === "" ? null : id)}
    />
  );
}

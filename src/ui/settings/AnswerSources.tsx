import { Cpu } from "lucide-react";
import { builtinSource, chosenEndpoint, localTitle } from "@/store/settings/endpoints";
import { useServices } from "../services";
import { useSettings, useWords } from "../use-stores";
import { Endpoints } from "./Endpoints";
import { useSettingsWords } from "./use-settings-words";

/** Where answers come from: the built-in assistant and every endpoint that is set up, with a way to set up another. */
export function AnswerSources() {
  const { settings } = useServices();
  const words = useSettingsWords();
  const chosen = useSettings(chosenEndpoint);
  const isBuiltin = useSettings(({ source }) => source.kind !== "local") && chosen === null;
  return (
    <section>
      <h3>{words.answersFrom}</h3>
      <p className="lead">{words.answersLead}</p>
      <Endpoints>
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
      </Endpoints>
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

import type { Settings } from "@/store/settings/settings-store";
import { languageNames, languages } from "@/words/words";
import { Dialog } from "../parts/Dialog";
import { Segments } from "../parts/Segments";
import { Switch } from "../parts/Switch";
import { useServices } from "../services";
import { useSettings } from "../use-stores";
import { AnswerSources } from "./AnswerSources";
import { BudgetFields } from "./BudgetFields";
import { ClearAll } from "./ClearAll";
import { IdleField } from "./IdleField";
import { Prices } from "./Prices";
import { Routing } from "./Routing";
import { useSettingsWords } from "./use-settings-words";

const themes: readonly Settings["theme"][] = ["system", "light", "dark"];

/** Where answers come from, how many steps a message may take, theme, language and keys. */
export function SettingsDialog() {
  const { settings, view } = useServices();
  const words = useSettingsWords();
  const steps = useSettings((state) => state.maxToolIterations);
  return (
    <Dialog title={words.title} isWide={true} onClose={() => view.change({ dialog: null })}>
      <div className="dialog-body">
        <AnswerSources />
        <section>
          <h3>{words.assistant}</h3>
          <label className="lab" htmlFor="steps">
            {words.steps}
          </label>
          <div className="field short">
            <input
              id="steps"
              type="number"
              min={0}
              max={20}
              value={steps}
              aria-describedby="steps-hint"
              onChange={(event) => changeSteps(event.target.valueAsNumber)}
            />
          </div>
          <p className="hint" id="steps-hint">
            {words.stepsHint}
          </p>
          <BudgetFields />
          <IdleField />
        </section>
        <Routing />
        <Prices />
        <Looks />
        <ClearAll />
      </div>
    </Dialog>
  );

  function changeSteps(value: number): void {
    if (Number.isInteger(value) && value >= 0 && value <= 20) settings.change({ maxToolIterations: value });
  }
}

function Looks() {
  const { settings } = useServices();
  const words = useSettingsWords();
  const { theme, language, singleKeys } = useSettings((state) => state);
  return (
    <>
      <section>
        <h3 id="theme-title">{words.theme}</h3>
        <Segments
          name="theme"
          labelledBy="theme-title"
          value={theme}
          options={themes.map((id) => ({ id, title: words.themes[id] }))}
          onChange={(chosen) => settings.change({ theme: chosen })}
        />
      </section>
      <section>
        <h3 id="language-title">{words.language}</h3>
        <Segments
          name="language"
          labelledBy="language-title"
          value={language ?? "browser"}
          options={[
            { id: "browser" as const, title: words.asBrowser },
            ...languages.map((id) => ({ id, title: languageNames[id] })),
          ]}
          onChange={(chosen) => settings.change({ language: chosen === "browser" ? null : chosen })}
        />
        <p className="hint">{words.languageHint}</p>
      </section>
      <section>
        <h3>{words.keys}</h3>
        <Switch label={words.singleKeys} isOn={singleKeys} onChange={(isOn) => settings.change({ singleKeys: isOn })} />
        <p className="hint">{words.singleKeysHint}</p>
      </section>
    </>
  );
}

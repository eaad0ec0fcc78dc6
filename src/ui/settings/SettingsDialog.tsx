import { Dialog } from "../parts/Dialog";
import { useServices } from "../services";
import { useSettings } from "../use-stores";
import { EndpointForm } from "./EndpointForm";

const themes = [
  { id: "system", title: "As the system" },
  { id: "light", title: "Light" },
  { id: "dark", title: "Dark" },
] as const;

/** Where answers come from, how many steps a message may take, the theme. */
export function SettingsDialog() {
  const { settings, view } = useServices();
  const theme = useSettings((state) => state.theme);
  const steps = useSettings((state) => state.maxToolIterations);
  return (
    <Dialog title="Settings" onClose={() => view.change({ dialog: null })}>
      <div className="dialog-body">
        <EndpointForm />
        <section>
          <h3>Assistant</h3>
          <label className="lab" htmlFor="steps">
            Steps per message
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
            Rounds of commands before it has to answer: 0 to 20. 0 only talks.
          </p>
        </section>
        <section>
          <h3 id="theme-title">Theme</h3>
          <div className="segments" role="radiogroup" aria-labelledby="theme-title">
            {themes.map(({ id, title }) => (
              <label key={id} className={theme === id ? "on" : undefined}>
                <input
                  type="radio"
                  name="theme"
                  className="sr"
                  checked={theme === id}
                  onChange={() => settings.change({ theme: id })}
                />
                {title}
              </label>
            ))}
          </div>
        </section>
      </div>
    </Dialog>
  );

  function changeSteps(value: number): void {
    if (Number.isInteger(value) && value >= 0 && value <= 20) settings.change({ maxToolIterations: value });
  }
}

import { useServices } from "../services";
import { useSettings } from "../use-stores";
import { BudgetFields } from "./BudgetFields";
import { IdleField } from "./IdleField";
import { MeaningFields } from "./MeaningFields";
import { Routing } from "./Routing";
import { useSettingsWords } from "./use-settings-words";

/** How the assistant works, a group a subject: what a message may use, who helps, and how texts are searched. */
export function AssistantSection() {
  return (
    <>
      <Limits />
      <Routing />
      <MeaningFields />
    </>
  );
}

function Limits() {
  const { settings } = useServices();
  const words = useSettingsWords();
  const steps = useSettings((state) => state.maxToolIterations);
  const changeSteps = (value: number) => {
    if (Number.isInteger(value) && value >= 0 && value <= 20) settings.change({ maxToolIterations: value });
  };
  return (
    <section>
      <h3>{words.limits}</h3>
      <p className="lead">{words.limitsLead}</p>
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
  );
}
